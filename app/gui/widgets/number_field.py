"""A whole number in a field; empty means "none given" and shows the placeholder."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QLineEdit


class NumberField(QLineEdit):
    """`changed` when the user has finished with another valid number; 0 stands for an empty field."""

    changed = Signal(int)

    def __init__(self, lowest: int, highest: int, value: int = 0, *, empty: str = "") -> None:
        super().__init__(str(value) if value else "")
        self._lowest, self._last = lowest, value
        self.setValidator(QIntValidator(lowest, highest, self))
        self.setPlaceholderText(empty)
        self.editingFinished.connect(self._finished)

    @property
    def value(self) -> int:
        return int(self.text()) if self.text() and self.hasAcceptableInput() else 0

    def _finished(self) -> None:
        if self.value != self._last and (self.value >= self._lowest or not self.text()):
            self._last = self.value
            self.changed.emit(self.value)
