"""The steps of a longer job, each with its state as a drawing and a word."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.core.events import StepState
from app.core.i18n import tr
from app.gui.theme.icons import set_icon
from app.gui.theme.tokens import Space
from app.gui.widgets.card import IconLabel
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.text import Text

_LOOK = {
    StepState.WAITING: ("waiting", "secondary"),
    StepState.RUNNING: ("current", "accent"),
    StepState.DONE: ("done", "success"),
    StepState.SKIPPED: ("done", "success"),
    StepState.FAILED: ("error", "danger"),
}


class StepRow(QWidget):
    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._icon = IconLabel("waiting", "secondary", 20)
        self._words = Text(title, "secondary", wrap=False)
        self._note = Text("", "caption", wrap=False)
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row(self._icon, self._words, None, self._note, space=Space.M, parent=self)
        self.show_state(StepState.WAITING)

    def show_state(self, state: StepState, note: str = "") -> None:
        icon, color = _LOOK[state]
        set_icon(self._icon, icon, color, 20)
        self._words.set_role(
            "secondary" if state == StepState.WAITING else "strong" if state == StepState.RUNNING else "body"
        )
        self._note.setText(note or (tr("already there") if state == StepState.SKIPPED else ""))
        self.setAccessibleName(f"{self._title}: {_word(state)} {note}".strip())


class StepList(QWidget):
    """`set_steps` once, then `show_state` as events come."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[str, StepRow] = {}
        self._column = column(space=Space.M, parent=self)

    def set_steps(self, steps: list[tuple[str, str]]) -> None:
        """`steps` are (id, title)."""
        clear(self._column)
        self._rows = {}
        for step, title in steps:
            self.add_step(step, title)

    def add_step(self, step: str, title: str) -> None:
        """One more at the end; nothing when it is there."""
        if step not in self._rows:
            self._rows[step] = StepRow(title)
            self._column.addWidget(self._rows[step])

    def show_state(self, step: str, state: StepState, note: str = "") -> None:
        if step in self._rows:
            self._rows[step].show_state(state, note)


def _word(state: StepState) -> str:
    return {
        StepState.WAITING: tr("waiting"),
        StepState.RUNNING: tr("in progress"),
        StepState.DONE: tr("done"),
        StepState.SKIPPED: tr("already there"),
        StepState.FAILED: tr("failed"),
    }[state]
