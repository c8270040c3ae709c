"""Check every installed file against its hash. Exit code 1 when something is wrong; `repair` mends it."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.events import Cancel
from app.core.i18n import tr
from app.system.home import Home

HELP = "check every installed file"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.install.check import verify

    findings = verify(home, sink=console.event, cancel=Cancel())
    bad = [item for item in findings if not item.good]
    value = {
        "checked": len(findings),
        "bad": [{"file": str(item.path), "of": item.of, "trouble": item.trouble} for item in bad],
    }
    text = "\n".join(f"{item.path}: {item.trouble}" for item in bad) or tr(
        "All {n} files are right.", n=len(findings)
    )
    console.data(value, text if findings else tr("Nothing is installed yet."))
    return 1 if bad else 0
