"""Send one request to the running engine; prints the answer and its speed."""

from __future__ import annotations

import argparse
import dataclasses
import sys

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

HELP = "send one request and print the answer"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT", help="what to ask")
    parser.add_argument(
        "--max-tokens", type=int, default=256, metavar="N", help="the longest answer (default 256)"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control

    answer = control.ask(
        home, options.text, max_tokens=options.max_tokens, on_token=None if options.json else _print_piece
    )
    if options.json:
        console.data(dataclasses.asdict(answer), "")
        return 0
    print(flush=True)
    console.note(
        tr(
            "{tokens} tokens, {speed:.1f} tokens per second (prompt: {prompt} tokens)",
            tokens=answer.tokens,
            speed=answer.tokens_per_second,
            prompt=answer.prompt_tokens,
        )
    )
    return 0


def _print_piece(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
