"""Move the data folder, or one model, to another drive: copy, compare, switch, then remove. May be interrupted."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "move the data folder or one model to another drive"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", type=Path, metavar="DIR", help="the folder to move it to")
    parser.add_argument("--model", default="", metavar="M", help="move only this model, see `storage`")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.move import move_home, move_model

    cancel = Cancel()
    if options.model:
        moved = move_model(home, options.model, options.target, sink=console.event, cancel=cancel)
    else:
        moved = move_home(home, options.target, sink=console.event, cancel=cancel)
    text = [tr("{size} lie in {folder} now.", size=download(moved.size), folder=moved.folder)]
    text += [tr("Not ours, or changed meanwhile, and left: {path}", path=path) for path in moved.kept]
    value = {"folder": str(moved.folder), "home": str(moved.home.root), "size": moved.size}
    console.data({**value, "kept": [str(path) for path in moved.kept]}, "\n".join(text))
    return 0
