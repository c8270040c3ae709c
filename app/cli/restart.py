"""Stop the running engine and start the active profile."""

from __future__ import annotations

import argparse

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.system.home import Home

HELP = "stop the engine and start it again"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control

    status = control.restart(home, sink=console.event, cancel=Cancel())
    console.data(show.status_value(status), show.status_text(status))
    return show.exit_code(status)
