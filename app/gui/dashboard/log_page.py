"""The engine's log: live, searchable, by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.core.i18n import tr
from app.gui.log_follow import LogFollower
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.layout import column, row
from app.gui.widgets.log_view import ERROR, LogView
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from pathlib import Path

    from app.runtime.types import Status


class LogPage(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(tr("Log"))
        self.view = LogView(tr("Engine log"))
        self._follower = LogFollower(self)
        self._follower.lines.connect(self._append)
        self._wants_error = False
        self._follower.restarted.connect(self.view.clear)
        self._path: Path | None = None
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Search"))
        self._search.setAccessibleName(tr("Search in the log"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._level = QComboBox()
        self._level.setAccessibleName(tr("Which lines"))
        for title, level in (
            (tr("All lines"), ""),
            (tr("Warnings and errors"), "warning"),
            (tr("Errors"), "error"),
        ):
            self._level.addItem(title, level)
        self._level.currentIndexChanged.connect(self._filter)
        self._follow = Button(tr("Follow"), lambda: self.view.set_following(True), icon="down", kind="quiet")
        self._jump = Button(tr("Last error"), self.show_last_error, icon="warning", kind="quiet")
        self._copy = Button(tr("Copy"), self._copy_text, icon="copy", kind="quiet", name=tr("Copy the log"))
        self._folder = Button(tr("Open folder"), self._open_folder, icon="folder", kind="quiet")
        self.view.following_changed.connect(lambda: self._follow.setEnabled(not self.view.following))
        self._follow.setEnabled(False)
        bar = row(self._search, self._level, space=Space.M)
        bar.setStretch(0, 1)
        layout = column(
            row(
                Text(tr("Log"), "title", wrap=False), None, self._follow, self._jump, self._copy, self._folder
            ),
            bar,
            self.view,
            space=Space.L,
            parent=self,
        )
        layout.setContentsMargins(Space.XXL, Space.XXL, Space.XXL, Space.XL)
        layout.setStretch(2, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.setFocus)

    def show_status(self, status: Status) -> None:
        self.show_file(status.run / "engine.log" if status.run is not None else None)

    def show_file(self, path: Path | None) -> None:
        self._path = path
        self._follower.follow(path)
        self._folder.setEnabled(path is not None)

    def show_last_error(self) -> None:
        """Now, or as soon as it has been read."""
        if not self.view.jump_to(ERROR):
            self._wants_error = True

    def _append(self, lines: list[str]) -> None:
        self.view.append(lines)
        if self._wants_error and self.view.jump_to(ERROR):
            self._wants_error = False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follower.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._follower.watch(False)

    def _filter(self) -> None:
        self.view.show_only(self._search.text(), self._level.currentData() or "")

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.view.selected_text())

    def _open_folder(self) -> None:
        if self._path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent)))
