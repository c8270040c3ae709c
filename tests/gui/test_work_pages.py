"""Storage and updates: what is shown, and what the buttons do."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from app.core.errors import UserFacingError
from app.gui.widgets.text import Text


def words(widget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(Text) if label.isVisible())


def named(widget, name: str) -> QPushButton:
    return next(item for item in widget.findChildren(QPushButton) if item.accessibleName() == name)


@pytest.fixture
def storage(qtbot, make_window):
    dashboard = make_window(set_up=True).dashboard
    dashboard.show_page("storage")
    page = dashboard.page("storage")
    qtbot.waitUntil(lambda: "Model qwen3-14b" in words(page))
    return page


@pytest.fixture
def updates(qtbot, make_window):
    dashboard = make_window(set_up=True).dashboard
    dashboard.show_page("updates")
    page = dashboard.page("updates")
    qtbot.waitUntil(lambda: "b7000" in words(page))
    return page


def test_what_lies_where_the_largest_first(storage):
    shown = words(storage)
    assert shown.index("9.7 GB") < shown.index("4.1 GB") < shown.index("98.0 MB")
    assert "Not part of this program. It is never touched." in shown
    names = [item.accessibleName() for item in storage.findChildren(QPushButton)]
    assert "Remove holiday.jpg" not in names
    assert "Move Model mine" not in names


def test_a_model_moves(qtbot, storage, backend, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    named(storage, "Move Model qwen3-14b").click()
    qtbot.waitUntil(lambda: f"move qwen3-14b {tmp_path}" in backend.calls)
    qtbot.waitUntil(lambda: backend.calls.count("storage") == 2)  # looked at anew


def test_removing_is_asked_first(qtbot, storage, backend, monkeypatch):
    asked = []

    def answer(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        next(item for item in box.buttons() if item.text() == "Remove").click()

    monkeypatch.setattr(QMessageBox, "exec", answer)
    named(storage, "Remove Model qwen3-14b").click()
    qtbot.waitUntil(lambda: "remove qwen3-14b" in backend.calls)
    assert "qwen3" in asked[0]


def test_an_update_shows_its_steps_and_can_be_stopped(qtbot, updates, backend):
    backend.hold.add("update llamacpp-b7000-vulkan")
    assert "Faster prompts" in words(updates)
    named(updates, "Update to llamacpp-b7000-vulkan").click()
    qtbot.waitUntil(lambda: "with a real request" in words(updates))
    named(updates, "Stop").click()
    qtbot.waitUntil(lambda: not updates.progress_card.isVisible())


def test_a_failed_update_is_said(qtbot, updates, backend):
    error = UserFacingError("The new build did not answer", "It stays.", "Nothing.")
    backend.fail["update llamacpp-b7000-vulkan"] = error
    named(updates, "Update to llamacpp-b7000-vulkan").click()
    qtbot.waitUntil(lambda: "The new build did not answer" in words(updates))


def test_the_way_back(qtbot, updates, backend):
    named(updates, "Roll back").click()
    qtbot.waitUntil(lambda: "roll back" in backend.calls)


def test_nobody_is_asked_before_the_user_looks(qtbot, updates, backend):
    assert "look for updates" not in backend.calls
    named(updates, "Check for updates").click()
    qtbot.waitUntil(lambda: "A calmer wizard." in words(updates))
    assert "Three more families." in words(updates)


def test_the_catalogue_is_used(qtbot, updates, backend):
    named(updates, "Check for updates").click()
    qtbot.waitUntil(lambda: "Three more families." in words(updates))
    named(updates, "Use Catalog 2099.1.1").click()
    qtbot.waitUntil(lambda: "update catalogue" in backend.calls)
    qtbot.waitUntil(lambda: "Three more families." not in words(updates))


def test_the_new_program_says_what_comes_next(qtbot, updates):
    named(updates, "Check for updates").click()
    qtbot.waitUntil(lambda: "A calmer wizard." in words(updates))
    named(updates, "Download Strata Launcher 9.0").click()
    qtbot.waitUntil(lambda: "Version 9.0 lies in /new" in words(updates))


def test_a_look_in_vain_is_said(qtbot, updates, backend):
    backend.fail["look for updates"] = UserFacingError("No address for updates is set", "None.", "Set it.")
    named(updates, "Check for updates").click()
    qtbot.waitUntil(lambda: "No address for updates is set" in words(updates))
    assert named(updates, "Check for updates").isEnabled()


@pytest.mark.parametrize("wanted", [True, False])
def test_the_opening_window_looks_only_when_told_to(qtbot, make_window, backend, wanted):
    backend.change_settings(check_updates=wanted)
    window = make_window(set_up=True)
    if wanted:
        qtbot.waitUntil(lambda: "An update is available" in words(window.dashboard))
    else:
        qtbot.waitUntil(lambda: bool(backend.calls))  # it has begun its work
        assert "look for updates" not in backend.calls
