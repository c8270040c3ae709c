"""Begin anew: settings, profiles and configs are set aside, never deleted. Engines and models stay."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

HELP = "set settings and profiles aside and begin anew"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control
    from app.jobs.reset import reset

    control.stop(home, sink=console.event)
    kept = reset(home)
    lines = [tr("Set aside: {path}", path=path) for path in kept]
    console.data(
        {"aside": [str(path) for path in kept]}, "\n".join(lines) or tr("There was nothing to reset.")
    )
    return 0
