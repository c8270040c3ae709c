"""For developers: every widget of the window in every state and theme."""

from __future__ import annotations

import argparse

from app.cli.console import Console
from app.system.home import Home


def add(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.gui.gallery import main

    return main()
