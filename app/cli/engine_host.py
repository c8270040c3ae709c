"""Internal: load an unpacked llama.cpp wheel and serve its HTTP API."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.console import Console
from app.system.home import Home


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="the engine's config JSON")


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.engines.host import serve

    return serve(options.config)
