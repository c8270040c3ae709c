"""Arguments that several commands share."""

from __future__ import annotations

import argparse

from app.advisor.types import Wish


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object on stdout and nothing else there"
    )


def add_wish(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--engine", default="", metavar="E", help="the engine: llamacpp or strata (default: advised)"
    )
    parser.add_argument(
        "--family", default="", metavar="F", help="the model family, see `catalog` (default: advised)"
    )
    parser.add_argument("--model", default="", metavar="M", help="the size of the family (default: advised)")
    parser.add_argument(
        "--context", type=_tokens, metavar="N", help="context in tokens (default: the largest that fits)"
    )
    parser.add_argument(
        "--use", default="chat", choices=("chat", "coding", "documents", "try"), help="what it is for"
    )


def wish(options: argparse.Namespace) -> Wish:
    return Wish(
        use=options.use,
        engine=options.engine,
        family=options.family,
        model=options.model,
        context=options.context,
    )


def _tokens(text: str) -> int:
    """ "8192" or "8k". Raises ValueError, which argparse turns into a usage error."""
    number = int(text[:-1]) * 1024 if text[-1:] in "kK" and text[:-1] else int(text)
    if number < 256:
        raise argparse.ArgumentTypeError(f"{number} tokens are too few for a conversation; take 256 or more")
    return number
