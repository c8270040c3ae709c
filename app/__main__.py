"""The program's front door: `python -m app`, `strata-launcher`, and the frozen builds all begin here."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run with `arguments` (default: the process's own); returns the exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments == ["--version"]:  # the fast way: nothing else is imported
        from app import __version__

        print(f"strata-launcher {__version__}")
        return 0
    if arguments in ([], ["--minimized"]):  # a window need not wait for the parser of all commands
        from app.system.desktop import has_display

        if has_display():
            from app.system.start_errors import guarded

            return guarded(lambda: _window(minimized=bool(arguments)))
    from app.cli.main import main as command_line

    return command_line(arguments)


def _window(*, minimized: bool) -> int:
    from app.gui.main import run
    from app.system.home import Home

    return run(Home.resolve(), minimized=minimized)


if __name__ == "__main__":
    sys.exit(main())
