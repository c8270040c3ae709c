"""From a crash to an answer, by one click; the report; another profile; undo."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.core.errors import UserFacingError
from app.engines.profile import Overlay
from app.gui.dashboard.model_card import difference
from app.gui.dashboard.report_dialog import ReportDialog
from app.gui.widgets.error_card import ErrorCard
from app.runtime.types import State
from tests.gui.backend_double import PROFILE, status
from tests.gui.test_dashboard import button, words
from tests.gui.test_window import answer

CRASH = {"title": "The driver crashed inside a matrix kernel", "cause": "It ended with 0xC0000005."}


@pytest.fixture
def crashed(qtbot, make_window, backend):
    backend.state = status(State.CRASHED, crash=CRASH)
    window = make_window(set_up=True)
    overview = window.dashboard.overview
    qtbot.waitUntil(lambda: "Switch hipBLASLt off" in words(overview.crash))
    return window


def test_the_crash_is_explained_with_what_helps(crashed):
    text = words(crashed.dashboard.overview.crash)
    assert "The driver crashed inside a matrix kernel" in text
    assert "It ended with 0xC0000005." in text
    assert "Use the Vulkan build" in text


def test_fix_it_for_me_keeps_a_record_and_ends_ready(qtbot, crashed, backend):
    backend.hold = {"fix"}
    card = crashed.dashboard.overview.crash
    button(card, "Fix it for me").click()
    qtbot.waitUntil(lambda: "crashed in the same way" in words(card))
    assert button(card, "Stop trying").isVisible()
    backend.release()
    qtbot.waitUntil(lambda: crashed.watcher.status.state == State.READY)
    qtbot.waitUntil(lambda: not card.isVisible())


def test_trying_can_be_stopped(qtbot, crashed, backend):
    backend.hold = {"fix"}
    card = crashed.dashboard.overview.crash
    button(card, "Fix it for me").click()
    qtbot.waitUntil(lambda: button(card, "Stop trying").isVisible())
    button(card, "Stop trying").click()
    qtbot.waitUntil(lambda: card._fix.isEnabled())


def test_one_remedy_by_hand(qtbot, crashed, backend):
    card = crashed.dashboard.overview.crash
    button(card, "Try this").click()
    qtbot.waitUntil(lambda: "try hipblaslt-off" in backend.calls)
    qtbot.waitUntil(lambda: crashed.watcher.status.state == State.READY)


def test_no_remedy_helped(qtbot, crashed, backend):
    backend.fail["fix"] = UserFacingError("Nothing helped", "All three were tried.", "Send the report.")
    button(crashed.dashboard.overview.crash, "Fix it for me").click()
    qtbot.waitUntil(lambda: bool(crashed.findChildren(ErrorCard)))
    assert crashed.dashboard.overview.crash.isVisible()


def test_the_report_is_shown_before_anything_is_done_with_it(qtbot, crashed, backend, tmp_path, monkeypatch):
    button(crashed.dashboard.overview.crash, "Report …").click()
    qtbot.waitUntil(lambda: bool(crashed.findChildren(ReportDialog)))
    dialog = crashed.findChild(ReportDialog)
    button(dialog, "Copy").click()
    assert QApplication.clipboard().text() == backend.report().markdown
    assert "User names in paths: taken out in 3 places." in words(dialog)
    for name, begins in (("report.zip", b"PK"), ("report.md", b"# Report")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(tmp_path / name), ""))
        button(dialog, "Save …").click()
        assert (tmp_path / name).read_bytes().startswith(begins)
    dialog.accept()


def test_why_this_one_can_be_opened(crashed):
    card = crashed.dashboard.overview.crash
    assert "#2781" not in words(card)
    why = button(card, "Why this fix")
    why.click()
    assert why.accessibleName() == "Why: Switch hipBLASLt off"
    assert "Known from: Niko1221/Strata #2781." in words(card)


def test_another_profile_says_what_changes_and_restarts(qtbot, make_window, backend):
    other = dataclasses.replace(PROFILE, id="gemma", title="Gemma 3 12B", model="g12", context=8192)
    backend.known = (PROFILE, other)
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    card = window.dashboard.overview.model
    qtbot.waitUntil(lambda: card._choice.count() == 2 and window.watcher.status.state == State.READY)
    assert difference(PROFILE, other) == ["Model: q4_k_m → g12", "Context: 32768 → 8192"]
    answer("Use it", [])
    card._choice.setCurrentIndex(1)
    card._choice.activated.emit(1)
    qtbot.waitUntil(lambda: "use gemma" in backend.calls and "restart" in backend.calls)


def test_changes_are_listed_and_taken_back(qtbot, make_window, backend):
    backend.known = (dataclasses.replace(PROFILE, overlays=(Overlay("x", "hipBLASLt off"),)),)
    window = make_window(set_up=True)
    card = window.dashboard.overview.model
    qtbot.waitUntil(lambda: "Changed: hipBLASLt off" in words(card))
    button(card, "Undo").click()
    qtbot.waitUntil(lambda: "Changed" not in words(card))
    assert "undo" in backend.calls
