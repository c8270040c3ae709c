"""Keep the access token for Hugging Face in the system's keyring, clear it, or say whether there is one."""

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
        "action", nargs="?", default="show", choices=("show", "set", "clear"),
        help="show says whether there is one, never the token; set reads it from the terminal or standard input",
    )  # fmt: skip
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.system import secrets

    if options.action == "set":
        # Never an argument: the shell's history and the list of processes would keep it.
        token = getpass.getpass(tr("Token: ")) if sys.stdin.isatty() else sys.stdin.readline()
        kept = secrets.write(home, secrets.HUGGING_FACE, token.strip())
    elif options.action == "clear":
        kept = secrets.write(home, secrets.HUGGING_FACE, "")
    else:
        kept = secrets.where(home, secrets.HUGGING_FACE)
    console.data({"kept": kept.where}, kept.note)
    return 0
