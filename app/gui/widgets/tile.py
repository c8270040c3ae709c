"""A tile: one figure with its name, a note and the course of its last values."""

from __future__ import annotations

from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.layout import row
from app.gui.widgets.sparkline import Sparkline
from app.gui.widgets.text import Text


class Tile(Card):
    def __init__(self, title: str) -> None:
        super().__init__(space=Space.XS)
        self._title = title
        self.column.setContentsMargins(Space.L, Space.M, Space.L, Space.M)
        self._figure = Text("–", "figure", wrap=False)
        self._unit = Text("", "secondary", wrap=False)
        self._note = Text("", "caption", wrap=False)
        self._curve = Sparkline()
        head = row(self._figure, self._unit, None, space=6)
        self.column.addWidget(Text(title, "caption", wrap=False))
        self.column.addLayout(head)
        self.column.addWidget(self._note)
        self.column.addWidget(self._curve)
        self.show_value("", "", "")

    def show_value(self, figure: str, unit: str, note: str = "", point: float | None = None) -> None:
        """`point` is the next value of the curve."""
        self._figure.setText(figure or "–")
        self._unit.setText(unit if figure else "")
        self._note.setText(note)
        self.setAccessibleName(f"{self._title}: {figure or '–'} {unit} {note}".strip())
        if point is not None:
            self._curve.add(point)
