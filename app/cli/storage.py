"""Say what lies where and how large it is; with --remove, remove one engine, one model, the downloads or the logs."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.core.units import download
from app.system.home import Home

HELP = "what lies where, with sizes"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--remove", default="", metavar="NAME", help="remove this engine or model, downloads, logs"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.storage import remove, storage

    if options.remove:
        freed = remove(home, options.remove)
        console.data(
            {"removed": options.remove, "freed": freed}, tr("{size} became free.", size=download(freed))
        )
        return 0
    found = storage(home)
    lines = [tr("Data folder: {folder}", folder=home.root)]
    for place in found.places:
        note = "" if place.reachable else tr(" (not reachable: its drive is away)")
        note += tr(" (yours, only used)") if place.adopted else ""
        note += tr(" (not ours)") if place.kind == "foreign" else ""
        lines.append(f"  {download(place.size):>9}  {place.name}{note}\n             {place.folder}")
    lines.append(tr("{size} in all, {free} free", size=download(found.size), free=download(found.free)))
    if found.unfinished:
        lines.append(tr("A move of “{what}” was interrupted; the same call goes on.", what=found.unfinished))
    console.data(found.as_dict(), "\n".join(lines))
    return 0
