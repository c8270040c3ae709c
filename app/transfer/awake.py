"""Keeps the machine from falling asleep while a transfer runs; the screen may go dark."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

_WHY = "A download is running"


class Awake:
    """From `start` to `stop`. Does nothing where the system offers nothing.

    On Linux and macOS a small helper holds the lock; it ends with our process in any case, because it reads from a
    pipe whose other end is ours (Linux) or watches our process id (macOS).
    """

    def __init__(self) -> None:
        self.running = False
        self._helper: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        if self.running:
            return
        self.running = True
        if sys.platform == "win32":
            _execution_state(0x80000001)  # ES_CONTINUOUS | ES_SYSTEM_REQUIRED, winbase.h
            return
        command = _command()
        if command is None:
            return
        import subprocess

        with contextlib.suppress(OSError):  # a machine that may sleep is no reason to fail a download
            self._helper = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )

    def stop(self) -> None:
        if sys.platform == "win32" and self.running:
            _execution_state(0x80000000)
        self.running = False
        helper, self._helper = self._helper, None
        if helper is not None:
            assert helper.stdin is not None
            helper.stdin.close()
            helper.terminate()
            helper.wait()


def _command() -> list[str] | None:
    if sys.platform == "darwin":
        return ["caffeinate", "-i", "-w", str(os.getpid())]
    if shutil.which("systemd-inhibit"):
        return [
            "systemd-inhibit",
            "--what=sleep",
            "--who=Strata Launcher",
            f"--why={_WHY}",
            "--mode=block",
            "cat",
        ]
    return None


def _execution_state(flags: int) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetThreadExecutionState(flags)
