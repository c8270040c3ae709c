"""The window with the real engine: wizard, answer, dashboard, stop, start, quit. Pictures go to `.check/pictures`."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.gui.dashboard.report_dialog import ReportDialog
from app.gui.garbage import GuiCollector
from app.gui.jobs_backend import JobsBackend
from app.gui.theme import Theme
from app.gui.tray import Tray
from app.gui.widgets.code_field import CodeBlock
from app.gui.widgets.text import Text
from app.gui.window import MainWindow
from app.jobs import control
from app.runtime.types import State
from app.system.home import Home

PICTURES = Path(__file__).parents[2] / ".check" / "pictures"
pytestmark = [pytest.mark.e2e, pytest.mark.gui]


def words(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(Text) if label.isVisible())


def button(widget: QWidget, text: str) -> QPushButton:
    return next(item for item in widget.findChildren(QPushButton) if item.text() == text and item.isVisible())


def picture(window: MainWindow, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(PICTURES / f"{name}.png"))


@contextlib.contextmanager
def trayer(qapp: QApplication, qtbot: QtBot) -> Iterator[None]:
    """A real tray on the X display of the tests."""
    if shutil.which("trayer") is None or qapp.platformName() != "xcb":
        pytest.skip("needs trayer and an X display")
    process = subprocess.Popen(["trayer", "--edge", "bottom", "--height", "32"], stderr=subprocess.DEVNULL)
    try:
        qtbot.waitUntil(Tray.available, timeout=10_000)
        yield
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(autouse=True)
def _collector(qapp) -> Iterator[None]:
    """As in the program: Python's collector runs in the GUI thread alone."""
    collector = GuiCollector(qapp)
    yield
    collector.stop()
    gc.collect()
    collector.deleteLater()


@pytest.fixture
def home(parts, tmp_path) -> Iterator[Home]:
    home = Home(tmp_path / "home")
    parts.put_into(home)
    yield home
    control.stop(home)  # whatever a failing test left running


def test_from_nothing_to_an_answer_and_back(qtbot, qapp, home):
    qapp.setQuitOnLastWindowClosed(False)
    backend = JobsBackend(home)
    window = MainWindow(backend, Theme(qapp, "light"))
    window.show()
    wizard = window.wizard
    assert wizard is not None
    qtbot.waitUntil(lambda: wizard.page.ready, timeout=30_000)
    picture(window, "1-welcome")
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.page.ready, timeout=60_000)
    picture(window, "2-choose")
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.page.ready, timeout=30_000)
    picture(window, "3-place")
    wizard.go_on()
    qtbot.waitUntil(lambda: wizard.index == 4, timeout=120_000)
    picture(window, "4-test")
    qtbot.waitUntil(lambda: wizard.page.ready, timeout=120_000)
    qtbot.waitUntil(lambda: "tokens/s" in words(wizard.page))
    picture(window, "5-answer")
    wizard.go_on()
    picture(window, "6-done")
    wizard.go_on()

    overview = window.dashboard.overview
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=10_000)
    qtbot.keyClicks(overview.try_it._question, "Name a colour.")
    qtbot.keyClick(overview.try_it._question, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "tokens/s  ·" in words(overview.try_it), timeout=60_000)
    qtbot.waitUntil(lambda: "running" in words(overview.figures), timeout=10_000)  # as /metrics says
    picture(window, "7-dashboard")
    window.dashboard.show_page("log")
    qtbot.waitUntil(lambda: len(window.dashboard.page("log").view.lines) > 10, timeout=5_000)
    picture(window, "8-log")
    window.dashboard.show_page("overview")

    engine = window.watcher.status.pid
    button(overview, "Stop").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.STOPPED, timeout=30_000)
    qtbot.waitUntil(lambda: not psutil.pid_exists(engine))  # its parent has reaped it
    picture(window, "9-stopped")

    button(overview, "Start").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=60_000)
    engine = window.watcher.status.pid
    backend.change_settings(quit_stops_engine=True)
    with qtbot.waitSignal(window.quitting, timeout=30_000):
        window.ask_quit()
    qtbot.waitUntil(lambda: not psutil.pid_exists(engine))  # its parent has reaped it
    window.deleteLater()


def test_a_crash_is_seen_explained_fixed_and_survives_a_quit(qtbot, qapp, home):
    """SIGSEGV to the real engine: the card at once, a remedy by one click, the answer again, the report."""
    backend = JobsBackend(home)
    window = MainWindow(backend, Theme(qapp, "light"))
    window.show()
    wizard = window.wizard
    assert wizard is not None
    wizard.hurry()
    qtbot.waitUntil(lambda: wizard.index == 4 and wizard.page.ready, timeout=200_000)
    wizard.go_on()
    wizard.go_on()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=10_000)
    os.kill(window.watcher.status.pid, signal.SIGSEGV)
    qtbot.waitUntil(lambda: window.watcher.status.state == State.CRASHED, timeout=3_000)
    card = window.dashboard.overview.crash
    qtbot.waitUntil(lambda: card.isVisible() and bool(card._uses), timeout=10_000)
    picture(window, "10-crashed")

    button(card, "Report …").click()
    qtbot.waitUntil(lambda: bool(window.findChildren(ReportDialog)), timeout=30_000)
    dialog = window.findChild(ReportDialog)
    PICTURES.mkdir(parents=True, exist_ok=True)
    dialog.grab().save(str(PICTURES / "11-report.png"))
    assert "SIGSEGV" in dialog.findChild(CodeBlock).toPlainText()
    dialog.accept()

    button(card, "Fix it for me").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=120_000)
    qtbot.waitUntil(lambda: not card.isVisible(), timeout=10_000)
    # Only the answer to a longer request ends the try.
    qtbot.waitUntil(lambda: window.dashboard.desk.mending._task is None, timeout=120_000)
    kept = [overlay.title for profile in backend.profiles()[0] for overlay in profile.overlays]
    qtbot.waitUntil(lambda: all(title in words(window.dashboard.overview.model) for title in kept))
    picture(window, "12-fixed")
    _away_in_the_tray_quit_and_start_again(qtbot, qapp, window, backend)


def _away_in_the_tray_quit_and_start_again(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, backend: JobsBackend
) -> None:
    """The end of the story: closed into a real tray, ended from its menu, started anew with what was mended."""
    with trayer(qapp, qtbot):
        qtbot.waitUntil(lambda: window.tray.visible, timeout=10_000)
        backend.change_settings(close_to_tray=True)
        window.close()
        assert not window.isVisible()
        qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=30_000)
        backend.change_settings(quit_stops_engine=True)
        engine = window.watcher.status.pid
        with qtbot.waitSignal(window.quitting, timeout=30_000):
            next(action for action in window.tray.menu.actions() if action.text() == "Quit").trigger()
        qtbot.waitUntil(lambda: not psutil.pid_exists(engine))  # its parent has reaped it
        window.deleteLater()
    again = MainWindow(JobsBackend(backend.home), Theme(qapp, "light"))
    again.show()
    assert again.wizard is None
    button(again.dashboard.overview, "Start").click()
    qtbot.waitUntil(lambda: again.watcher.status.state == State.READY, timeout=60_000)
    kept = [overlay.title for profile in backend.profiles()[0] for overlay in profile.overlays]
    qtbot.waitUntil(lambda: all(title in words(again.dashboard.overview.model) for title in kept))
    with qtbot.waitSignal(again.quitting, timeout=30_000):
        again.ask_quit()
    again.deleteLater()
