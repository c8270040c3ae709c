"""The program's sign and name, at the top of the rail."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.gui.theme.tokens import Space
from app.gui.widgets.card import IconLabel
from app.gui.widgets.layout import row
from app.gui.widgets.text import Text


class Brand(QWidget):
    def __init__(self) -> None:
        super().__init__()
        row(
            IconLabel("strata-launcher", "text", 24),
            Text("Strata Launcher", "strong", wrap=False),
            None,
            space=Space.S,
            parent=self,
        )
