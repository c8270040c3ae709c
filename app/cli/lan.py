"""Let other computers of the home network use the engine, with a key, or close it again (the default)."""

from __future__ import annotations

import argparse
import dataclasses

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

HELP = "let other computers use the engine, with a key"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", default="show", choices=("show", "on", "off"), help="what to do")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import access

    if options.action == "off":
        access.close_lan(home)
    found = access.open_lan(home) if options.action == "on" else access.lan(home)
    if not found.on:
        lines = [tr("Only this computer can reach the engine.")]
    else:
        lines = [
            tr("Other computers reach the engine here: {addresses}", addresses=", ".join(found.addresses)),
            tr("They must send this key: {key}", key=found.key),
            tr("Whoever has the key can use the engine. Do this only in a network that you trust."),
        ]
    if options.action != "show":
        lines.append(tr("It takes effect at the next start."))
    console.data(dataclasses.asdict(found), "\n".join(lines))
    return 0
