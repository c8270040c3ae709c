"""Stop the running engine with all its children."""

from __future__ import annotations

import argparse

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.system.home import Home

HELP = "stop the engine"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control

    status = control.stop(home, sink=console.event)
    console.data(show.status_value(status), show.status_text(status))
    return 1 if status.state.running else 0
