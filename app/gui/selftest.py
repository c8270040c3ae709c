"""The window's part of `--self-test`: it opens without a screen, draws itself, and the tray shows every state."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from app.jobs import selftest
from app.jobs.selftest import Check
from app.system.home import Home

_PATIENCE = 30.0  # seconds


def run() -> int:
    """All checks, a line each on stdout; the exit code is 0 when all passed."""
    passed = selftest.run((*selftest.CHECKS, Check("window", _window)), _say)
    return 0 if passed else 1


def _say(line: str) -> None:
    if sys.stdout is not None:  # Windows gives a windowed program none
        print(line, flush=True)


def _window(folder: Path) -> str:
    from PySide6.QtCore import QTimer, qVersion

    from app.gui import i18n
    from app.gui.jobs_backend import JobsBackend
    from app.gui.theme import Theme, application
    from app.gui.window import MainWindow
    from app.runtime.types import State, Status

    app = application("-platform", "offscreen")
    i18n.install("de")
    window = MainWindow(JobsBackend(Home(folder)), Theme(app, "dark"))
    window.show()
    deadline = time.monotonic() + _PATIENCE
    waker = QTimer()  # wakes the loop below, so that it sees its deadline
    waker.start(20)
    while window.windowIcon().isNull():  # set after the first picture, with the tray
        assert time.monotonic() < deadline, "the window did not draw itself"
        app.processEvents()
    image = window.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}
    assert len(colours) > 10, "the window is empty"
    for state in State:
        window.tray.show_status(Status(state, state.value))
    window.close_down()
    window.deleteLater()
    app.processEvents()
    return f"Qt {qVersion()}, {image.width()} x {image.height()} pixels, {len(State)} tray states"
