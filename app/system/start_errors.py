"""When the window cannot open: a native message and a line in the start log, never silence.

Uses the standard library only: what is broken may be any of the libraries that the program brings.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

TOLD = 70  # the exit code that says: the user was told already (EX_SOFTWARE of sysexits.h)
_TITLE = "Strata Launcher"


def guarded(start: Callable[[], int]) -> int:
    """`start()`; when it fails, the user is told and the exit code is `TOLD`."""
    try:
        return start()
    except Exception as error:  # noqa: BLE001  (there is nobody above who could tell the user)
        tell(error)
        return TOLD


def tell(error: Exception) -> None:
    """Write the failure down and show it: in the terminal when there is one, else in a message box of the system."""
    import traceback  # late, as all that only a failed start needs

    details = "".join(traceback.format_exception(error)).rstrip()
    log = _write_down(details)
    text = f"{sentence(error)}\n\nThe details are in {log}" if log else f"{sentence(error)}\n\n{details}"
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"{text}\n\n{details}", file=sys.stderr)
    else:
        show(text)


def sentence(error: Exception) -> str:
    """What happened and what helps, in plain words."""
    if hasattr(error, "what_to_do"):
        return f"{error.args[0]}\n\n{error.what_to_do}"
    if isinstance(error, ImportError | FileNotFoundError):
        return (
            "Strata Launcher cannot start: a file of the program or of the system is missing or damaged.\n"
            f"{error}\n\n"
            "Install Strata Launcher again. If an antivirus program took the file away, allow the program's folder."
        )
    what = f"Strata Launcher cannot start.\n{type(error).__name__}: {error}"
    return f"{what}\n\nInstall it again; if that does not help, report it."


def start_log() -> Path:
    """Where failed starts are written down. Not in the data folder, which may be what cannot be reached."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "strata-launcher" / "start.log"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Logs" / "strata-launcher" / "start.log"
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "strata-launcher" / "start.log"


def show(text: str) -> None:
    """A message box of the system; it stays until it is read."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, _TITLE, 0x10)  # MB_ICONERROR
        return
    import shutil
    import subprocess

    for command in _boxes(text):
        if shutil.which(command[0]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def _boxes(text: str) -> list[list[str]]:
    if sys.platform == "darwin":
        script = "on run argv\ndisplay alert (item 1 of argv) message (item 2 of argv) as critical\nend run"
        return [["osascript", "-e", script, _TITLE, text]]
    return [
        ["zenity", "--error", "--no-markup", f"--title={_TITLE}", f"--text={text}"],
        ["kdialog", "--title", _TITLE, "--error", text],
        ["xmessage", "-center", text],
    ]


def _write_down(details: str) -> Path | None:
    from datetime import UTC, datetime

    log = start_log()
    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with open(log, "a", encoding="utf-8") as file:
            file.write(f"{now} {details}\n")
    except OSError:
        return None  # the message shows the details then
    return log
