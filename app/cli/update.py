"""Say what is newer than the installed engines; with --yes, install it beside the old one, try it, and use it."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "newer engines: list, install, pin"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("build", nargs="?", default="", help="the build to update to (default: the newest)")
    parser.add_argument("--yes", action="store_true", help="do it, not only say what there is")
    parser.add_argument("--metered", action="store_true", help="also on a line that is paid by volume")
    parser.add_argument("--pin", default="", metavar="BUILD", help="keep this installed build as it is")
    parser.add_argument("--unpin", default="", metavar="BUILD", help="let it be updated again")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import updates

    if options.pin or options.unpin:
        updates.pin(home, options.pin or options.unpin, on=bool(options.pin))
    if options.yes:
        done = updates.update_engine(
            home, options.build, sink=console.event, cancel=Cancel(), anyway=options.metered
        )
        text = tr("{build} is in use.", build=done.current)
        value = {"old": done.old, "new": done.new, "current": done.current, "ok": done.ok}
        console.data(value, text)
        return 0 if done.ok else 1
    found = updates.available(home)
    lines = []
    for update in found:
        line = f"{update.installed} -> {update.build.id} ({download(update.size)})"
        line += tr(" (pinned)") if update.pinned else ""
        line += tr(" (did not answer here)") if update.failed else ""
        lines += [line, *(f"    {note}" for note in update.notes.splitlines())]
    console.data(
        {"updates": [update.as_dict() for update in found]},
        "\n".join(lines) or tr("Nothing newer is known."),
    )
    return 0
