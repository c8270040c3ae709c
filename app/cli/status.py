"""Print the state of the engine. Exit code 3 when it crashed, 1 when it runs but does not answer, else 0."""

from __future__ import annotations

import argparse

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.system.home import Home

HELP = "the state of the engine"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control

    status = control.status(home)
    console.data(show.status_value(status), show.status_text(status))
    return show.exit_code(status)
