"""Parses the command line and calls one command. Exit codes: 0 done, 1 user-facing error, 2 usage, 3 the engine
crashed, 130 interrupted."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from app import __version__
from app.cli.console import Console
from app.core.errors import Cancelled, UserFacingError
from app.system.home import ENVIRONMENT, Home

COMMANDS = (
    "setup", "start", "stop", "restart", "status", "ask", "logs", "profiles",
    "detect", "recommend", "catalog", "diagnose", "fix", "report", "doctor", "verify", "repair", "uninstall",
    "models", "storage", "token", "lan", "gateway", "keys", "connect", "move", "update", "rollback", "reset", "adopt",
)  # fmt: skip
HIDDEN = ("end", "engine_host", "gallery", "keep", "probe_vulkan")
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit code. Without a command the window opens."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    home = Home.resolve(options.home)
    if options.self_test:
        from app.gui.selftest import run as self_test

        return self_test()
    if options.command is None:
        return _window(home, options)
    console = Console(as_json=getattr(options, "json", False))
    try:
        return int(options.run(options, home, console))
    except UserFacingError as error:
        console.error(error)
        return 1
    except (Cancelled, KeyboardInterrupt):
        console.note("Interrupted. Nothing that was finished is lost; the same command goes on from here.")
        return INTERRUPTED
    except BrokenPipeError:  # the reader (`| head`) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        console.error(_system_error(error))
        return 1


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="strata-launcher",
        description="Installs, starts, watches and mends local AI engines. Without a command the window opens.",
        epilog="Exit codes: 0 done, 1 an explained error, 2 wrong usage, 3 the engine crashed, 130 interrupted.",
    )
    parser.add_argument("--version", action="version", version=f"strata-launcher {__version__}")
    parser.add_argument("--minimized", action="store_true", help="open in the tray only")
    parser.add_argument("--self-test", action="store_true", help="try every part of this copy of the program")
    _add_home(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name in (*COMMANDS, *HIDDEN):
        module = importlib.import_module(f"app.cli.{name}")
        hidden = name in HIDDEN
        sub = commands.add_parser(
            name.replace("_", "-"), description=module.__doc__, **({} if hidden else {"help": module.HELP})
        )
        _add_home(sub, default=argparse.SUPPRESS)
        module.add(sub)
        sub.set_defaults(run=module.run)
    return parser


def _add_home(parser: argparse.ArgumentParser, default: object = None) -> None:
    parser.add_argument(
        "--home", metavar="DIR", default=default, help=f"the folder for all data (also {ENVIRONMENT})"
    )


def _window(home: Home, options: argparse.Namespace) -> int:
    from app.system.desktop import has_display

    if not has_display():
        return _terminal(home)
    from app.gui.main import run
    from app.system.start_errors import guarded

    return guarded(lambda: run(home, minimized=options.minimized))


def _terminal(home: Home) -> int:
    """No screen: the same set-up in the terminal."""
    from app.cli import setup

    console = Console()
    console.note("There is no display, so set-up runs here in the terminal.")
    return main(["--home", str(home.root), "setup", *([] if setup.can_ask() else ["--yes"])])


def _system_error(error: OSError) -> UserFacingError:
    """A refusal of the system in plain words; the traceback is for bugs, not for a full disk."""
    from app.system.oserrors import explain

    return explain(error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
