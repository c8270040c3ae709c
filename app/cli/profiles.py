"""List the profiles, apply a remedy to the active one, or take the last change back."""

from __future__ import annotations

import argparse
import dataclasses

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.home import Home

HELP = "profiles; apply a remedy, undo the last"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    apply = actions.add_parser(
        "apply", help="apply a remedy or switch to a profile", description=_apply.__doc__
    )
    apply.add_argument("id", metavar="ID", help="a remedy's or a profile's id")
    add_json(apply)
    undo = actions.add_parser("undo", help="take the last change back", description=_undo.__doc__)
    add_json(undo)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    return {None: _list, "apply": _apply, "undo": _undo}[options.action](options, home, console)


def _list(options: argparse.Namespace, home: Home, console: Console) -> int:
    """List the profiles of this home."""
    from app.jobs import profiles

    active, known = profiles.active_id(home), profiles.every(home)
    lines = [
        f"{'*' if item.id == active else ' '} {item.id}: {item.title}"
        + (
            f" + {', '.join(overlay.title or overlay.id for overlay in item.overlays)}"
            if item.overlays
            else ""
        )
        for item in known
    ]
    value = {"active": active, "profiles": [dataclasses.asdict(item) for item in known]}
    console.data(value, "\n".join(lines) or tr("No profile yet; run set-up."))
    return 0


def _apply(options: argparse.Namespace, home: Home, console: Console) -> int:
    """Apply a remedy to the active profile, or switch to another profile. It takes effect at the next start."""
    from app.jobs import profiles

    profile, change = profiles.apply(home, options.id)
    console.data({"profile": dataclasses.asdict(profile), "change": change}, change)
    return 0


def _undo(options: argparse.Namespace, home: Home, console: Console) -> int:
    """Take back the last remedy of the active profile."""
    from app.jobs import profiles

    profile, change = profiles.undo(home)
    console.data({"profile": dataclasses.asdict(profile), "change": change}, change)
    return 0
