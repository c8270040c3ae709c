"""Use the engine build before the last update again. A running engine changes over. Or the catalogue before."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.system.home import Home

HELP = "back to the engine or catalogue before the last update"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--catalogue", action="store_true", help="the catalogue instead of the engine")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    if options.catalogue:
        from app.jobs.own_updates import roll_back_catalogue

        version = roll_back_catalogue(home)
        console.data({"catalogue": version}, tr("The catalogue {version} is in use.", version=version))
        return 0
    from app.jobs.updates import roll_back

    done = roll_back(home, sink=console.event, cancel=Cancel())
    value = {"from": done.old, "current": done.current}
    console.data(value, tr("{build} is in use again.", build=done.current))
    return 0
