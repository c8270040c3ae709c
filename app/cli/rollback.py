"""Use the engine build before the last update again. A running engine changes over."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.system.home import Home

HELP = "back to the engine before the last update"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.updates import roll_back

    done = roll_back(home, sink=console.event, cancel=Cancel())
    value = {"from": done.old, "current": done.current}
    console.data(value, tr("{build} is in use again.", build=done.current))
    return 0
