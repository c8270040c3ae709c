"""Remove engines, settings or models: only files that stand in a manifest. Models are kept unless asked for."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.cli.setup import can_ask
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "remove engines, settings, models"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do not ask")
    parser.add_argument(
        "--models", action="store_true", help="remove the models too (they are kept otherwise)"
    )
    parser.add_argument(
        "--settings", action="store_true", help="remove settings, profiles, configs and runs too"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control
    from app.jobs.uninstall import plan, remove

    wanted = plan(home, models=options.models, settings=options.settings)
    for item in wanted.items:
        console.note(tr("{name}: {size}", name=item.name, size=download(item.size)))
    for item in wanted.kept:
        console.note(
            tr(
                "kept: {name}, {size} in {folder}",
                name=item.name,
                size=download(item.size),
                folder=item.folder,
            )
        )
    if wanted.items and not options.yes:
        if not can_ask():
            console.note(tr("Nobody can answer here. Call it with --yes to remove these."))
            return 1
        if input(tr("Remove these? [y/N]: ")).strip().lower() not in ("y", "yes", "j", "ja"):
            return 1
    control.stop(home, sink=console.event)
    removed = remove(home, wanted)
    console.data({"removed": list(removed)}, tr("Removed {n} files.", n=len(removed)))
    return 0
