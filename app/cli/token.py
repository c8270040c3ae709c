"""Keep, show or forget the access token for Hugging Face (for models whose licence must be accepted first)."""

from __future__ import annotations

import argparse
import getpass
import sys

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

HELP = "the access token for Hugging Face"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        nargs="?",
        default="show",
        choices=("show", "set", "forget"),
        help="set: asks for it, or reads it from the input; it is never an argument, which others could see",
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import access
    from app.jobs.knowledge import settings_store

    if options.action == "set":
        asked = sys.stdin is not None and sys.stdin.isatty()
        token = getpass.getpass(tr("Token: ")) if asked else sys.stdin.readline()
        text = access.keep_token(home, token)
    elif options.action == "forget":
        text = tr("Forgotten.") if access.forget_token(home) else tr("No token was kept.")
    else:
        text = access.told(settings_store(home).load().hf_token_place)
    kept = bool(settings_store(home).load().hf_token_place)
    console.data({"kept": kept, "text": text}, text)
    return 0
