"""The tray icon in a real tray (trayer) on the X display of the tests."""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess

import pytest

from app.gui.tray import Tray, state_icon
from app.runtime.types import State
from tests.gui.backend_double import PROFILE, status


@pytest.fixture
def trayer(qapp, qtbot):
    if shutil.which("trayer") is None or not os.environ.get("DISPLAY") or qapp.platformName() != "xcb":
        pytest.skip("needs trayer and an X display")
    process = subprocess.Popen(
        ["trayer", "--edge", "bottom", "--width", "10", "--height", "32"], stderr=subprocess.DEVNULL
    )
    qtbot.waitUntil(Tray.available, timeout=10_000)
    yield process
    process.terminate()
    process.wait(10)


def titles(tray: Tray) -> list[str]:
    return [action.text() for action in tray.menu.actions() if action.isVisible() and action.text()]


def test_the_icon_sits_in_the_tray_and_its_menu_works(qtbot, trayer, make_window, backend):
    window = make_window(set_up=True)
    qtbot.waitUntil(lambda: window.tray.visible)
    assert titles(window.tray)[1:] == ["Start", "Open web page", "Copy address", "Show window", "Quit"]
    next(action for action in window.tray.menu.actions() if action.text() == "Start").trigger()
    qtbot.waitUntil(lambda: window.watcher.status.state == State.READY)
    assert "Stop" in titles(window.tray)
    assert "Start" not in titles(window.tray)
    window.close()
    assert not window.isVisible()
    next(action for action in window.tray.menu.actions() if action.text() == "Show window").trigger()
    assert window.isVisible()


def test_the_window_follows_the_engine_while_hidden(qtbot, trayer, make_window, backend):
    window = make_window(set_up=True)
    window.watcher.look()
    qtbot.waitUntil(lambda: window.tray.visible and window.watcher._files.directories() != [])
    window.close()
    backend.change_state(status(State.CRASHED))
    qtbot.waitUntil(lambda: "What went wrong …" in titles(window.tray), timeout=2000)


def test_another_model_from_the_tray(qtbot, make_window, backend):
    other = dataclasses.replace(PROFILE, id="other", title="Another model")
    backend.known = (PROFILE, other)
    window = make_window(set_up=True)
    menu = window.tray._profiles
    window.tray.menu.aboutToShow.emit()
    qtbot.waitUntil(lambda: [action.text() for action in menu.actions()] == [PROFILE.title, other.title])
    assert [action.isChecked() for action in menu.actions()] == [True, False]
    menu.actions()[1].trigger()
    qtbot.waitUntil(lambda: backend.active == "other")
    assert "restart" not in backend.calls  # it was stopped


def test_notifications_lead_somewhere(make_window, monkeypatch):
    window = make_window(set_up=True)
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    said = []
    monkeypatch.setattr(window.tray, "say", lambda title, text, **more: said.append((title, text, more)))
    for state in (State.LOADING, State.READY, State.BUSY, State.READY, State.CRASHED):
        window.tray.show_status(status(state))
    window._fetched()
    ready, crashed, fetched = said
    assert "is ready" in ready[0]
    assert crashed[1].endswith("Click to see how to fix it.")
    window.dashboard.show_page("settings")
    window.hide()
    crashed[2]["clicked"]()
    assert window.isVisible()
    assert window.dashboard._stack.currentWidget() is window.dashboard.overview
    assert "complete" in fetched[0]


def test_every_state_has_its_own_shape(qapp):
    pictures = {
        name: state_icon(name).pixmap(32, 32).toImage()
        for name in ("tray-stopped", "tray-working", "tray-ready", "tray-trouble")
    }
    for name, picture in pictures.items():
        grey = picture.convertToFormat(picture.Format.Format_Grayscale8)
        others = [other for key, other in pictures.items() if key != name]
        assert all(grey != other.convertToFormat(other.Format.Format_Grayscale8) for other in others)
