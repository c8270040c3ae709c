"""The top of the overview: the state in words, what it is doing, and the big buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar

from app.core.i18n import tr
from app.gui.state_look import detail, look
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import column
from app.gui.widgets.pill import Pill
from app.gui.widgets.text import Text, restyle
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from app.core.events import Progress


class StateCard(Card):
    start = Signal()
    stop = Signal()
    restart = Signal()
    open_web = Signal()

    def __init__(self) -> None:
        super().__init__(name=tr("State"), space=Space.L)
        self._pill = Pill()
        self._headline = Text("", "title")
        self._detail = Text("", "secondary")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Loading the model"))
        self._main = Button(tr("Start"), self._main_pressed, kind="primary", icon="play", large=True)
        self._restart = Button(tr("Restart"), self.restart.emit, icon="restart", large=True)
        self._web = Button(tr("Open web page"), self.open_web.emit, icon="globe", large=True)
        self._status = Status(State.STOPPED, "")
        buttons = Flow(horizontal=Space.M, vertical=Space.M)
        for button in (self._main, self._restart, self._web):
            buttons.add(button)
        self.column.addWidget(self._pill, alignment=Qt.AlignmentFlag.AlignLeft)
        self.column.addLayout(column(self._headline, self._detail, space=Space.XS))
        self.column.addWidget(self._bar)
        self.column.addLayout(buttons)
        self.show_status(self._status)

    def show_status(self, status: Status) -> None:
        self._status = status
        shown = look(status)
        self._pill.show_state(shown.word, shown.tone)
        self._headline.setText(shown.headline)
        words = detail(status)
        self._detail.setText(words)
        self._detail.setVisible(bool(words) and words != shown.word)
        self.setAccessibleDescription(f"{shown.headline}. {words}")
        starting = status.state in (State.STARTING, State.LOADING, State.WARMING)
        self._bar.setVisible(starting)
        self._bar.setRange(0, 0 if status.fraction is None else 1000)
        self._bar.setValue(round((status.fraction or 0.0) * 1000))
        running = status.state.running
        calm = running or status.state in (
            State.CRASHED,
            State.LOOPING,
        )  # then "Fix it for me" is the thing to press
        self._main.setProperty("kind", "" if calm else "primary")
        self._main.setProperty("drawingColor", "text" if calm else "on_accent")
        self._main.retitle(tr("Stop") if running else tr("Start"), "stop" if running else "play")
        restyle(self._main)
        self._main.setEnabled(status.state != State.STOPPING)
        self._restart.setVisible(running)
        self._web.setVisible(running)
        self._web.setEnabled(bool(status.endpoints.get("web")) and not starting)

    def show_working(self, text: str) -> None:
        """What a button that was pressed is doing, until the state says so itself."""
        self._detail.setText(text)
        self._detail.setVisible(bool(text))

    def show_progress(self, progress: Progress) -> None:
        if progress.total and self._bar.isVisible():
            self._bar.setRange(0, progress.total)
            self._bar.setValue(progress.done)

    def _main_pressed(self) -> None:
        if self._status.state.running:
            self.stop.emit()
        else:
            self.start.emit()
