"""List the models that other programs keep here; with a path, take one over where it lies, without a copy."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "use models that other programs keep"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", nargs="?", type=Path, help="a GGUF file, or a folder with some, to take over")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import takeover

    if options.path is not None:
        family = takeover.adopt(home, options.path)
        text = tr("Taken over. Set it up with `strata-launcher setup --family {family}`.", family=family.id)
        console.data({"family": family.id}, text)
        return 0
    found = takeover.found(home)
    lines = [
        f"{download(item.size):>9}  {item.path}" + (f"  ({item.family})" if item.family else "")
        for item in found
    ]
    value = [{"path": str(item.path), "size": item.size, "family": item.family} for item in found]
    console.data({"models": value}, "\n".join(lines) or tr("No model of another program was found."))
    return 0
