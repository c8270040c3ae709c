"""Internal: print the Vulkan devices as one JSON list; a driver that crashes takes only this process along."""

from __future__ import annotations

import argparse
import json

from app.cli.console import Console
from app.system.home import Home


def add(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults()


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.hardware.vulkan_loader import devices

    print(json.dumps(devices()), flush=True)
    return 0
