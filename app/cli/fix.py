"""After a crash: what can help, one thing of it, or all of it in order until the engine answers."""

from __future__ import annotations

import argparse
import dataclasses
from typing import TYPE_CHECKING

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.system.home import Home

if TYPE_CHECKING:
    from app.jobs.trouble import Offer

HELP = "after a crash: try what helps until it answers"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", help="only this remedy, which is kept")
    parser.add_argument("--list", action="store_true", help="only say what can help, and why")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    """3 when the engine does not answer afterwards."""
    from app.jobs import control, trouble

    if options.list:
        offers = trouble.remedies(home)
        console.data(
            {"remedies": [dataclasses.asdict(offer) for offer in offers]},
            "\n\n".join(map(_words, offers)) or tr("Nothing has crashed."),
        )
        return 0
    if options.id:
        status = trouble.apply(home, options.id, sink=console.event, cancel=Cancel())
        console.data(show.status_value(status), show.status_text(status))
        return show.exit_code(status)
    climbed = trouble.fix(home, sink=console.event, cancel=Cancel())
    status = control.status(home)
    value = {
        "worked": climbed.worked.id if climbed.worked else None,
        "tried": [dataclasses.asdict(item) for item in climbed.tried],
        "status": show.status_value(status),
    }
    console.data(value, show.status_text(status))
    return show.exit_code(status) if climbed.worked else show.CRASHED


def _words(offer: Offer) -> str:
    by_hand = "" if offer.by_click else f"  {tr('This is for you to do.')}\n"
    return f"{offer.id}: {offer.title}\n  {offer.text}\n{by_hand}  {offer.why}"
