"""Closing, quitting, the tray's absence, and the second start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.gui.instance_server import InstanceServer
from app.gui.single_instance import tell
from app.gui.tray import Tray
from app.runtime.types import State
from app.system.home import Home
from tests.conftest import wait_for
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


def other_process(code: str, home: Path) -> subprocess.Popen:
    imports = "import os, sys; from pathlib import Path;"
    imports += "from app.system.home import Home; home = Home(Path(sys.argv[1]));"
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    return subprocess.Popen([sys.executable, "-c", imports + code, str(home)], env=environment)


def test_second_start_raises_the_first(qtbot, qapp, tmp_path):
    home = Home(tmp_path)
    first = InstanceServer(home, qapp)
    assert first.listen()
    with qtbot.waitSignal(first.raised, timeout=8000):
        other = other_process("from app.gui.main import run; sys.exit(run(home))", tmp_path)
    assert other.wait(10) == 0
    first.close()
    assert not tell(home, b"raise")


def test_a_start_in_the_same_moment_gives_way(qtbot, qapp, tmp_path):
    first = InstanceServer(Home(tmp_path), qapp)
    assert first.listen()
    code = (
        "from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from app.gui.instance_server import InstanceServer; sys.exit(InstanceServer(home).listen())"
    )
    with qtbot.waitSignal(first.raised, timeout=8000):
        other = other_process(code, tmp_path)
    assert other.wait(10) == 0
    first.close()


def test_a_dead_owners_socket_does_not_stop_the_start(qapp, tmp_path):
    code = (
        "from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from app.gui.instance_server import InstanceServer; assert InstanceServer(home).listen(); os._exit(9)"
    )
    assert other_process(code, tmp_path).wait(20) == 9
    assert not tell(Home(tmp_path), b"raise")
    server = InstanceServer(Home(tmp_path), qapp)
    assert server.listen()
    server.close()


def test_two_homes_are_two_programs(qapp, tmp_path):
    one, two = (InstanceServer(Home(tmp_path / name), qapp) for name in "ab")
    assert one.listen()
    assert two.listen()
    one.close()
    two.close()


def test_the_program_opens_and_ends_on_a_signal(tmp_path):
    """The whole program in a process of its own: open, raise, SIGTERM."""
    code = "from app.gui.main import run; sys.exit(run(home))"
    program = other_process(code, tmp_path)
    try:
        wait_for(lambda: tell(Home(tmp_path), b"raise"), 20)
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) == 0
    finally:
        program.kill()
    assert not tell(Home(tmp_path), b"raise")
