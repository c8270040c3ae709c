"""Internal: own the engine of one run until it ends."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.console import Console
from app.system.home import Home


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("run_folder", type=Path, metavar="RUN", help="the run's folder")


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.keeping import keep
    from app.runtime.rundir import Run
    from app.system import language

    language.install_from_environment()
    keep(Run(options.run_folder))
    return 0
