"""A sentence with a sign: info, warning or error, inside a page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.gui.theme.tokens import Space
from app.gui.widgets.card import IconLabel
from app.gui.widgets.layout import row
from app.gui.widgets.text import Text

_COLORS = {"info": "secondary", "warning": "warning", "error": "danger"}


class Notice(QWidget):
    def __init__(self, text: str, level: str = "info") -> None:
        super().__init__()
        self.setAccessibleName(text)
        sign = IconLabel(level, _COLORS[level], 18)
        words = Text(text, "secondary" if level == "info" else "body")
        layout = row(sign, words, space=Space.S + 2, parent=self)
        layout.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
        layout.setStretch(1, 1)
