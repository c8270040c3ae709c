"""Keys of the programs that may use the engine: list them, make one, end one."""

from __future__ import annotations

import argparse
import time

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.home import Home

HELP = "the keys of programs that may ask"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action", nargs="?", default="list", choices=("list", "add", "revoke"), help="what to do"
    )
    parser.add_argument("name", nargs="?", default="", metavar="NAME", help="the program's name")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.gateway import keys

    if options.action == "list":
        known = keys.every(home)
        value = [
            {"name": key.name, "created": key.created, "last_used": key.last_used, "tokens": key.tokens}
            for key in known
        ]
        lines = [f"{key.name}: {_day(key.created)}, {_day(key.last_used)}, {key.tokens}" for key in known]
        console.data({"keys": value}, "\n".join(lines))
        return 0
    if not options.name:
        raise UserFacingError(
            tr("Which program?"),
            tr("A key belongs to a program."),
            tr("Name it: `strata-launcher keys add NAME`."),
            code="name-missing",
        )
    if options.action == "add":
        key = keys.create(home, options.name)
        console.data({"name": options.name, "key": key}, key)
        return 0
    gone = keys.revoke(home, options.name)
    console.data({"name": options.name, "revoked": gone}, "")
    return 0 if gone else 1


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(moment)) if moment else "-"
