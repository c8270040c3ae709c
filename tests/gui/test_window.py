"""Closing, quitting, the tray's absence, and the second start."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.gui.single_instance import SingleInstance
from app.gui.tray import Tray
from app.runtime.types import State
from app.system.home import Home
from tests.gui.backend_double import status


def answer(text: str, seen: list[str]) -> None:
    """Press the button `text` of the message box that will open."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(20, press)
            return
        seen.append(box.text())
        next(item for item in box.buttons() if item.text().replace("&", "") == text).click()

    QTimer.singleShot(0, press)


def running_window(qtbot, make_window, backend):
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY)
    return window


def test_quit_asks_once_and_remembers(qtbot, make_window, backend):
    window = running_window(qtbot, make_window, backend)
    seen: list[str] = []
    answer("Stop it and quit", seen)
    with qtbot.waitSignal(window.quitting):
        window.ask_quit()
    assert seen == ["The engine is running. Stop it as well?"]
    assert "stop" in backend.calls
    assert backend.settings().quit_stops_engine is True


def test_quit_does_not_ask_again(qtbot, make_window, backend):
    backend.change_settings(quit_stops_engine=False)
    window = running_window(qtbot, make_window, backend)
    with qtbot.waitSignal(window.quitting):
        window.ask_quit()
    assert "stop" not in backend.calls


def test_quit_can_be_taken_back(qtbot, make_window, backend):
    window = running_window(qtbot, make_window, backend)
    answer("Cancel", [])
    window.ask_quit()
    assert window.isVisible()
    assert backend.settings().quit_stops_engine is None


def test_without_a_tray_closing_minimises_and_says_so_once(qtbot, make_window, backend, monkeypatch):
    monkeypatch.setattr(Tray, "available", staticmethod(lambda: False))
    window = make_window(set_up=True)
    seen: list[str] = []
    answer("OK", seen)
    window.close()
    assert len(seen) == 1
    assert window.isMinimized()
    window.show_and_raise()
    window.close()  # a second box would hang here
    assert window.isMinimized()


def test_with_a_tray_closing_hides(qtbot, make_window, backend, monkeypatch):
    window = make_window(set_up=True)
    monkeypatch.setattr(Tray, "visible", property(lambda self: True))
    window.close()
    assert not window.isVisible()
    window.show_and_raise()
    assert window.isVisible()


def test_close_means_quit_when_chosen_so(qtbot, make_window, backend):
    backend.change_settings(close_to_tray=False)
    window = make_window(set_up=True)
    with qtbot.waitSignal(window.quitting):
        window.close()


def test_second_start_raises_the_first(qtbot, tmp_path):
    home = Home(tmp_path)
    first, second = SingleInstance(home), SingleInstance(home)
    assert first.claim()
    code = (
        "import sys, time; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from app.gui.single_instance import SingleInstance; from app.system.home import Home;"
        "app = QCoreApplication([]); sys.exit(SingleInstance(Home(Path(sys.argv[1]))).claim())"
    )
    begin = time.monotonic()
    with qtbot.waitSignal(first.raised, timeout=8000):
        other = subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)], env={**os.environ, "PYTHONPATH": os.getcwd()}
        )
    assert other.wait(10) == 0
    assert time.monotonic() - begin < 8
    first.release()
    assert second.claim()
    second.release()


def test_a_dead_owners_socket_does_not_stop_the_start(qtbot, tmp_path):
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from app.gui.single_instance import SingleInstance; from app.system.home import Home;"
        "app = QCoreApplication([]); one = SingleInstance(Home(Path(sys.argv[1]))); assert one.claim(); os._exit(9)"
    )
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    assert (
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)], env=environment, timeout=20, check=False
        ).returncode
        == 9
    )
    instance = SingleInstance(Home(tmp_path))
    assert instance.claim()
    instance.release()


def test_two_homes_are_two_programs(tmp_path):
    one, two = SingleInstance(Home(tmp_path / "a")), SingleInstance(Home(tmp_path / "b"))
    assert one.claim()
    assert two.claim()
    one.release()
    two.release()
