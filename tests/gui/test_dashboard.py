"""The dashboard shows what is, and its buttons do what they say."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton

from app.core.errors import UserFacingError
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.pill import Pill
from app.gui.widgets.text import Text
from app.runtime.types import State
from tests.gui.backend_double import status


def words(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(Text) if label.isVisible())


def button(widget, text: str) -> QPushButton:
    return next(item for item in widget.findChildren(QPushButton) if item.text() == text and item.isVisible())


def test_start_and_stop(qtbot, make_window, backend):
    window = make_window(set_up=True)
    overview = window.dashboard.overview
    button(overview, "Start").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY)
    assert "Qwen3 14B is ready" in words(overview)
    assert "http://127.0.0.1:8080/v1" in [field.text() for field in overview.findChildren(QLineEdit)]
    button(overview, "Stop").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.STOPPED)
    assert "The engine is stopped" in words(overview)


def test_a_start_can_be_stopped(qtbot, make_window, backend):
    backend.hold = {"start"}
    window = make_window(set_up=True)
    button(window.dashboard, "Start").click()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.LOADING)
    button(window.dashboard.overview, "Stop").click()
    qtbot.waitUntil(lambda: "stop" in backend.calls)


@pytest.mark.parametrize("state", list(State))
def test_every_state_has_its_words(make_window, backend, state):
    backend.state = status(state, "Some words")
    window = make_window(set_up=True)
    window.dashboard.show_status(backend.state)
    assert window.dashboard._pill.text
    window.tray.show_status(backend.state)


def test_a_change_is_on_screen_within_200_ms(qtbot, make_window, backend):
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: "status" in backend.calls and window.watcher._files.directories() != [])
    begin = time.monotonic()
    backend.change_state(status(State.READY))
    qtbot.waitUntil(lambda: "is ready" in words(window.dashboard.overview), timeout=1000)
    assert time.monotonic() - begin < 0.2


def test_a_failed_start_is_a_card(qtbot, dashboard, backend):
    backend.fail["start"] = UserFacingError("The port is taken", "Port 8080 belongs to python.", "Stop it.")
    button(dashboard, "Start").click()
    qtbot.waitUntil(lambda: bool(dashboard.findChildren(ErrorCard)))
    qtbot.waitUntil(lambda: "Port 8080 belongs to python." in words(dashboard.overview))


def test_try_it_streams_the_answer(qtbot, make_window, backend):
    backend.state = status(State.READY)
    backend.hold = {"ask"}
    window = make_window(set_up=True)
    box = window.dashboard.overview.try_it
    window.watcher.look()
    qtbot.waitUntil(lambda: box._question.isEnabled())
    qtbot.keyClicks(box._question, "Why?")
    qtbot.keyClick(box._question, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "The sky is blue." in words(box))
    backend.release()
    qtbot.waitUntil(lambda: "41.0 tokens/s" in words(box))


def test_copy_puts_the_address_on_the_clipboard(qtbot, make_window, backend):
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: "is ready" in words(window.dashboard.overview))
    button(window.dashboard.overview._address_card, "Copy").click()
    assert QGuiApplication.clipboard().text() == "http://127.0.0.1:8080/v1"
    assert button(window.dashboard.overview._address_card, "Copied")


def test_nothing_is_read_while_hidden(qtbot, make_window, backend):
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: window.dashboard._metrics_timer.isActive())
    window.hide()
    assert not window.watcher._regular.isActive()
    assert not window.dashboard._metrics_timer.isActive()
    qtbot.waitUntil(lambda: window.watcher._reading is None)


def test_settings_search_hides_what_does_not_match(qtbot, dashboard):
    dashboard.show_page("settings")
    settings = dashboard.page("settings")
    settings._search.setText("language")
    assert "Language" in words(settings)
    assert "Port" not in words(settings)
    settings._search.clear()
    assert "Port" in words(settings)


def test_a_cut_context_is_said(make_window, backend):
    backend.state = status(State.DEGRADED, reason="The context was cut to 8,192 tokens.", context_given=8192)
    window = make_window(set_up=True)
    window.dashboard.show_status(backend.state)
    text = words(window.dashboard.overview)
    assert "32,768 requested" in text
    assert "The context was cut to 8,192 tokens." in text


def test_a_killed_engine_is_seen_while_hidden(qtbot, make_window, backend):
    """No file changes when the engine and its keeper are killed; its end itself is the message."""
    engine = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    backend.state = status(State.READY, pid=engine.pid)
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY)
    window.hide()
    backend.state = status(State.CRASHED)
    engine.kill()
    engine.wait()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.CRASHED, timeout=3000)


def test_history_tells_how_runs_ended(qtbot, dashboard, backend):
    dashboard.show_page("history")
    page = dashboard.page("history")
    qtbot.waitUntil(lambda: "The driver crashed inside a matrix kernel" in words(page))
    assert "2 h 01 min" in words(page)
    assert [pill.text for pill in page.findChildren(Pill)] == ["Running", "Crashed", "Stopped"]
