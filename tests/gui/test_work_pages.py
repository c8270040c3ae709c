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
    assert "Not ours; it is never touched." in shown
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
    named(updates, "Go back").click()
    qtbot.waitUntil(lambda: "roll back" in backend.calls)
