"""This program and its catalogue: looked for when asked, and what was found with a button for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Signal

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

    from app.jobs.own_updates import Looked, Release
    from app.jobs.update_check import Check


class OwnUpdatesCard(Card):
    look_wanted = Signal()
    launcher_wanted = Signal()
    catalogue_wanted = Signal()

    def __init__(self) -> None:
        title = tr("Strata Launcher and its catalog")
        self._found = column(space=Space.M)
        self._state = Text("", "secondary")
        self._next = Text("")
        self._next.hide()
        self._button = Button(tr("Check for updates"), icon="search")
        words = column(Text(title, "strong"), self._state, space=2)
        line = row(words, self._button, space=Space.M)
        line.setStretch(0, 1)
        super().__init__(line, self._next, self._found, name=title)
        self._button.clicked.connect(self.look_wanted)

    def show_check(self, check: Check) -> None:
        """What is installed, what it is compared with, when that was last done, and what is newer."""
        clear(self._found)
        self._button.setEnabled(True)
        now = {"launcher": check.launcher, "catalogue": check.catalogue}
        lines = [tr("Version {launcher}, catalog {catalogue}.", **now)]
        if check.address:
            lines.append(tr("Compared with the signed releases at {address}.", address=check.address))
        else:
            lines.append(tr("No update address is set. You can enter one in Settings."))
        if check.time is None:
            lines.append(tr("Not checked yet."))
        else:
            when = QLocale().toString(
                QDateTime.fromSecsSinceEpoch(int(check.time)), QLocale.FormatType.ShortFormat
            )
            lines.append(tr("Last checked: {when}.", when=when))
        if check.looked is not None:
            newer = check.looked.launcher or check.looked.catalogue
            lines.append(tr("Newer versions are available.") if newer else tr("Nothing newer was found."))
            self._show_found(check.looked)
        self._state.setText("\n".join(lines))

    def show_looking(self) -> None:
        self._button.setEnabled(False)
        self._state.setText(tr("Checking …"))

    def show_ready(self, next_step: str) -> None:
        """The new version of the program is there; what comes next, in words."""
        self._next.setText(next_step)
        self._next.show()

    def _show_found(self, looked: Looked) -> None:
        launcher, catalogue = looked.launcher, looked.catalogue
        if launcher is not None:
            title = tr("Strata Launcher {version}", version=launcher.version)
            fetch = Button(
                tr("Download it"),
                self.launcher_wanted.emit,
                icon="download",
                name=tr("Download {what}", what=title),
            )
            self._found.addLayout(self._line(title, launcher, fetch if launcher.file else None))
        if catalogue is not None:
            title = tr("Catalog {version}", version=catalogue.version)
            use = Button(
                tr("Use it"), self.catalogue_wanted.emit, icon="download", name=tr("Use {what}", what=title)
            )
            self._found.addLayout(self._line(title, catalogue, use))

    @staticmethod
    def _line(title: str, release: Release, button: Button | None) -> QLayout:
        words = column(Text(title, "strong"), space=2)
        if button is None:
            words.addWidget(
                Text(
                    tr("This copy was not installed from a package. Update it the way you got it."),
                    "secondary",
                )
            )
        if release.notes:
            words.addWidget(Text(release.notes))
        line = row(words, *([button] if button else []), space=Space.M)
        line.setStretch(0, 1)
        return line
