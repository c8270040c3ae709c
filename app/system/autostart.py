"""Start at login through the system's own mechanism: XDG autostart, the registry's Run key, a LaunchAgent.

The system is the only record: `enabled` reads it back, and nothing but `set_enabled` ever writes it.
"""

from __future__ import annotations

import os
import plistlib
import subprocess
import sys
from pathlib import Path
from xml.parsers.expat import ExpatError

from app.system.files import write_atomic
from app.system.home import Home
from app.system.program import frozen

NAME = "strata-launcher"
_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
_APPROVED_KEY = r"Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run"
_VALUE = "Strata Launcher"


def command(home: Home) -> list[str]:
    """What is started at login: the window, in the tray only."""
    arguments = ["--home", str(home.root), "--minimized"]
    if frozen():
        return [sys.executable, *arguments]
    starter = Path(__file__).parents[2] / ("run.bat" if sys.platform == "win32" else "run")
    return [str(starter), *arguments]


def enabled() -> bool:
    """True when the system will start us; False also when the user switched it off in the system's own settings."""
    if sys.platform == "win32":
        return _windows_enabled()
    if sys.platform == "darwin":
        return _agent_enabled(_agent())
    return _desktop_enabled(_desktop_file())


def set_enabled(home: Home, on: bool) -> None:
    """Raises OSError when the system does not let us."""
    if sys.platform == "win32":
        _windows_set(subprocess.list2cmdline(command(home)) if on else "")
    elif sys.platform == "darwin":
        _write_or_remove(_agent(), agent(command(home)) if on else b"")
    else:
        _write_or_remove(_desktop_file(), desktop_entry(command(home)).encode() if on else b"")


def desktop_entry(argv: list[str]) -> str:
    """The autostart file (freedesktop.org Desktop Application Autostart Specification 0.5)."""
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Name=Strata Launcher",
            f"Exec={' '.join(_quoted(part) for part in argv)}",
            "Icon=strata-launcher",
            "Terminal=false",
            "X-GNOME-Autostart-enabled=true",
            "",
        )
    )


def agent(argv: list[str]) -> bytes:
    """The LaunchAgent (launchd.plist(5))."""
    return plistlib.dumps(
        {"Label": _label(), "ProgramArguments": argv, "RunAtLoad": True, "ProcessType": "Interactive"}
    )


def _quoted(part: str) -> str:
    """An Exec argument (Desktop Entry Specification, "The Exec key"): quotes, with reserved characters escaped.

    Backslashes are escaped twice: once for Exec, once for the file's own string escapes.
    """
    escaped = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in part.replace("%", "%%"))
    return '"' + escaped.replace("\\", "\\\\") + '"'


def _desktop_file() -> Path:
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "autostart" / f"{NAME}.desktop"


def _desktop_enabled(path: Path) -> bool:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    off = {"hidden=true", "x-gnome-autostart-enabled=false"}
    return not any(line.strip().lower().replace(" ", "") in off for line in lines)


def _label() -> str:
    return f"org.{NAME}"


def _agent() -> Path:
    return Path.home() / "Library" / "LaunchAgents" / f"{_label()}.plist"


def _agent_enabled(path: Path) -> bool:
    try:
        return not plistlib.loads(path.read_bytes()).get("Disabled", False)
    except (OSError, ValueError, ExpatError):
        return False


def _write_or_remove(path: Path, content: bytes) -> None:
    if content:
        write_atomic(path, content)
    else:
        path.unlink(missing_ok=True)


if sys.platform == "win32":
    import winreg

    def _windows_enabled() -> bool:
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                winreg.QueryValueEx(key, _VALUE)
        except FileNotFoundError:
            return False
        try:  # Task Manager's switch: an odd first byte means off
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _APPROVED_KEY) as key:
                state, _ = winreg.QueryValueEx(key, _VALUE)
        except FileNotFoundError:
            return True
        return not (isinstance(state, bytes) and state and state[0] & 1)

    def _windows_set(line: str) -> None:
        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
            if line:
                winreg.SetValueEx(key, _VALUE, 0, winreg.REG_SZ, line)
                return
            try:
                winreg.DeleteValue(key, _VALUE)
            except FileNotFoundError:
                pass  # it was off
else:

    def _windows_enabled() -> bool:
        raise NotImplementedError

    def _windows_set(line: str) -> None:
        raise NotImplementedError
