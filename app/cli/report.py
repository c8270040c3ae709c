"""Write the report of the last crash: what a maintainer needs, without personal data."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.i18n import tr
from app.system.files import write_atomic
from app.system.home import Home

HELP = "the bug report, without personal data"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="write it there; a .zip gets the log tails too"
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs.trouble import report

    made = report(home)
    if options.output is not None:
        write_atomic(
            options.output,
            made.as_zip() if options.output.suffix == ".zip" else made.markdown.encode("utf-8"),
        )
        console.note(tr("Written to {path}.", path=options.output))
    value = {"markdown": made.markdown, "removed": list(made.removed), "file": str(options.output or "")}
    console.data(value, "" if options.output else made.markdown)
    return 0
