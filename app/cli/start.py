"""Start the engine of a profile and wait until it has answered a first real request."""

from __future__ import annotations

import argparse

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.system.home import Home

HELP = "start the engine and wait for its first answer"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile", default="", metavar="P", help="the profile to start (default: the active one)"
    )
    parser.add_argument(
        "--foreground",
        action="store_true",
        help="keep the engine in this terminal; Ctrl+C stops it (launch scripts)",
    )
    parser.add_argument(
        "--direct", action="store_true", help="the engine itself holds the address, without a gateway"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control

    if options.foreground:
        code = control.keep_here(home, options.profile, console.note)
        status = control.status(home)
        console.data(show.status_value(status), show.status_text(status) if status.crash else "")
        return show.exit_code(status) if code else 0
    status = control.start(home, options.profile, sink=console.event, cancel=Cancel(), direct=options.direct)
    console.data(show.status_value(status), show.status_text(status))
    return show.exit_code(status)
