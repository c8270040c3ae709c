"""One page: the machine, what is installed, the engine, the network, and what is wrong."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.system.home import Home

HELP = "one page: machine, install, engine, network, what is wrong"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.checkup import checkup

    page = checkup(home)
    console.data(page.as_dict(), page.as_text())
    return 0
