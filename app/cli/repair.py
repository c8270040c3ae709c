"""Fetch again what `verify` finds wrong, and nothing else."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.system.home import Home

HELP = "fetch again what is missing or damaged"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.repair import repair

    mended = repair(home, sink=console.event, cancel=Cancel())
    console.data({"repaired": list(mended)}, "\n".join(mended) or tr("Nothing was wrong."))
    return 0
