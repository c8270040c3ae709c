"""Internal: end the engine and the open window, so that the installer can replace the program's files."""

from __future__ import annotations

import argparse
import time

from app.cli.console import Console
from app.system.home import Home

_PATIENCE = 30.0  # seconds


def add(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.gui.single_instance import tell
    from app.jobs import control

    running = control.stop(home, sink=console.event).state.running
    deadline = time.monotonic() + _PATIENCE
    while (opened := tell(home, b"end")) and time.monotonic() < deadline:
        time.sleep(0.1)
    return 1 if running or opened else 0
