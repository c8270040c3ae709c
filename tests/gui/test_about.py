"""About: the version, and the licences that the build collected."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QPlainTextEdit

from app import __version__
from app.gui.dashboard.licences_dialog import LicencesDialog
from app.gui.dashboard.settings_page import SettingsPage
from app.gui.widgets.buttons import Button
from app.gui.widgets.setting_line import SettingLine


def test_the_settings_name_the_version(qtbot, backend):
    page = SettingsPage(backend)
    qtbot.addWidget(page)
    (line,) = (line for line in page.findChildren(SettingLine) if __version__ in line.words)
    assert line.findChildren(Button)


def test_a_frozen_build_shows_what_was_collected(qtbot, tmp_path, monkeypatch):
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "third-party.txt").write_text(
        "GNU LESSER GENERAL PUBLIC LICENSE", encoding="utf-8"
    )
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert "LESSER" in shown(qtbot)


def test_a_checkout_says_where_they_lie(qtbot):
    assert "source code" in shown(qtbot)


def shown(qtbot) -> str:
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)
    return dialog.findChild(QPlainTextEdit).toPlainText()
