"""Print the log of the current or last run."""

from __future__ import annotations

import argparse
import time

from app.cli.console import Console
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.home import Home

HELP = "the engine's log"
_LOOK = 0.2  # seconds between looks while following


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-f", "--follow", action="store_true", help="go on printing until Ctrl+C")
    parser.add_argument(
        "-n", "--lines", type=int, default=50, metavar="N", help="how many lines from the end (default 50)"
    )
    parser.add_argument("--json", action="store_true", help='print {"log": file, "lines": [...]}')


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import control
    from app.runtime.logtail import LogTail, last_lines

    log = control.log_file(home)
    if log is None:
        raise UserFacingError(
            tr("There is no log yet"),
            tr("No engine was started in {folder}.", folder=home.root),
            tr("Start one with `strata-launcher start`."),
            code="no-log",
        )
    lines = last_lines(log, options.lines)
    console.data({"log": str(log), "lines": lines}, "\n".join(lines))
    if not options.follow:
        return 0
    tail = LogTail(log)
    while tail.new_lines():
        pass  # what is there was shown
    while True:
        for line in tail.new_lines():
            print(line, flush=True)
        time.sleep(_LOOK)
