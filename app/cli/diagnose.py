"""Read the log of a crashed engine, ours or not, and say what happened and what helps."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from app.cli import show
from app.cli.arguments import add_json
from app.cli.console import Console
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.home import Home

HELP = "read any engine's log and name the crash"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("log", type=Path, metavar="LOG", help="the log file")
    parser.add_argument(
        "--exit-code", metavar="CODE", help="how it ended, in any spelling: -1073741819, 0xC0000005, 139 ..."
    )
    parser.add_argument(
        "--platform",
        choices=("win32", "linux", "darwin"),
        default=sys.platform,
        help="where it ran (default: here)",
    )
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.doctor.diagnose import diagnose

    if not options.log.is_file():
        raise UserFacingError(
            tr("There is no such log"),
            tr("{path} is not a file.", path=options.log),
            tr("Give the path of the engine's log file."),
            code="no-log",
        )
    reading = diagnose(options.log, exit_code=options.exit_code, platform=options.platform).as_dict()
    console.data(reading, "\n".join(show.crash_lines(reading)).strip())
    return 0
