"""This program and its catalogue: looked for when asked, and what was found with a button for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app import __version__
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

    from app.jobs.own_updates import Looked, Release


class OwnUpdatesCard(Card):
    look_wanted = Signal()
    launcher_wanted = Signal()
    catalogue_wanted = Signal()

    def __init__(self) -> None:
        title = tr("This program and its catalogue")
        self._found = column(space=Space.M)
        self._state = Text("", "secondary")
        self._button = Button(tr("Look for updates"), icon="search")
        words = column(Text(title, "strong"), self._state, space=2)
        line = row(words, self._button, space=Space.M)
        line.setStretch(0, 1)
        super().__init__(line, self._found, name=title)
        self._button.clicked.connect(self.look_wanted)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Before anybody looked."""
        clear(self._found)
        self._button.setEnabled(True)
        self._state.setText(tr("Version {version}. No server is asked until you look.", version=__version__))

    def show_looking(self) -> None:
        self._button.setEnabled(False)
        self._state.setText(tr("Looking …"))

    def show_ready(self, next_step: str) -> None:
        """The new version of the program is there; what comes next, in words."""
        self._state.setText(next_step)

    def show_looked(self, looked: Looked) -> None:
        clear(self._found)
        self._button.setEnabled(True)
        launcher, catalogue = looked.launcher, looked.catalogue
        self._state.setText(
            tr("Here is what is newer.")
            if launcher or catalogue
            else tr(
                "Program {launcher} and catalogue {catalogue} are the newest.",
                launcher=looked.launcher_now,
                catalogue=looked.catalogue_now,
            )
        )
        if launcher is not None:
            title = tr("Strata Launcher {version}", version=launcher.version)
            fetch = Button(
                tr("Fetch it"),
                self.launcher_wanted.emit,
                icon="download",
                name=tr("Fetch {what}", what=title),
            )
            self._found.addLayout(self._line(title, launcher, fetch if launcher.file else None))
        if catalogue is not None:
            title = tr("Catalogue {version}", version=catalogue.version)
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
                    tr("This copy was not installed as a package; update it as you fetched it."), "secondary"
                )
            )
        if release.notes:
            words.addWidget(Text(release.notes))
        line = row(words, *([button] if button else []), space=Space.M)
        line.setStretch(0, 1)
        return line
