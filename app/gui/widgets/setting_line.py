"""One setting: its name, what it does, and its control at the right; and the controls themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.gui.theme.tokens import Space
from app.gui.widgets.layout import column, row
from app.gui.widgets.switch import Switch
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class SettingLine(QWidget):
    """`words` is what a search looks in."""

    def __init__(self, title: str, note: str, control: QWidget) -> None:
        super().__init__()
        self.words = f"{title} {note}".lower()
        control.setAccessibleName(title)
        control.setAccessibleDescription(note)
        texts = column(Text(title), space=2)
        if note:
            texts.addWidget(Text(note, "caption"))
        layout = row(texts, control, space=Space.XL, parent=self)
        layout.setStretch(0, 1)
        layout.setAlignment(control, Qt.AlignmentFlag.AlignVCenter)
        if not isinstance(control, Switch):
            control.setFixedWidth(_WIDTH)


_WIDTH = 240


def choice(items: Sequence[tuple[str, object]], value: object, save: Callable[[object], object]) -> QComboBox:
    """A list of (title, value) pairs."""
    combo = QComboBox()
    for title, item in items:
        combo.addItem(title, item)
    combo.setCurrentIndex(
        next((number for number, (_, item) in enumerate(items) if item is value or item == value), 0)
    )
    combo.currentIndexChanged.connect(lambda: save(combo.currentData()))
    return combo


def switch(value: bool, save: Callable[[bool], object]) -> Switch:
    box = Switch()
    box.setChecked(value)
    box.toggled.connect(save)
    return box


def text_field(value: str, empty: str, save: Callable[[str], object]) -> QLineEdit:
    field = QLineEdit(value)
    field.setPlaceholderText(empty)
    field.editingFinished.connect(lambda: save(field.text().strip()))
    return field
