"""Say what this computer has, and for each graphics adapter why it is used or not."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.arguments import add_json
from app.cli.console import Console
from app.system.home import Home

HELP = "what this computer has, with reasons"


def add(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--record",
        type=Path,
        metavar="DIR",
        help="also write what every probe read, without personal details",
    )
    which.add_argument(
        "--replay", type=Path, metavar="DIR", help="answer from such a recording, on any computer"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.hardware.page import as_json, as_text
    from app.jobs.survey import survey

    machine = survey(home, replay=options.replay, record=options.record)
    console.data(as_json(machine), as_text(machine))
    return 0
