"""Cards: quiet frames around things that belong together. `tone` colours the outline: "accent", "warning", "danger"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.gui.theme.icons import set_icon
from app.gui.theme.tokens import Space
from app.gui.widgets.layout import Item, column, row
from app.gui.widgets.text import Text, restyle

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent


class Card(QFrame):
    def __init__(self, *items: Item, name: str = "", space: int = Space.M, tone: str = "") -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("tone", tone)
        if name:
            self.setAccessibleName(name)
        self.column = column(*items, space=space, margins=Space.XL - 4, parent=self)

    def set_tone(self, tone: str) -> None:
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            restyle(self)


class IconLabel(QLabel):
    """A drawing beside text; decoration, so screen readers skip it unless it has a name."""

    def __init__(self, icon: str, color: str = "secondary", size: int = 20, name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        set_icon(self, icon, color, size)


def fact(icon: str, title: str, note: str = "", color: str = "secondary") -> QWidget:
    """An icon with a title and a note below it: the line of a settings page."""
    holder = QWidget()
    holder.setAccessibleName(f"{title}. {note}" if note else title)
    words = column(Text(title), space=2)
    if note:
        words.addWidget(Text(note, "secondary"))
    sign = IconLabel(icon, color, 22)
    outer = row(sign, words, space=Space.M, parent=holder)
    outer.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
    outer.setStretch(1, 1)
    return holder


class ChoiceCard(QFrame):
    """A card that can be chosen like a radio button: click, Space or Enter."""

    chosen = Signal()

    def __init__(self, *items: Item, name: str, space: int = Space.S) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("tone", "")
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.column = column(*items, space=space, margins=Space.L, parent=self)
        self._checked = False

    @property
    def checked(self) -> bool:
        return self._checked

    def set_checked(self, checked: bool) -> None:
        self._checked = checked
        self.setProperty("tone", "accent" if checked else "")
        restyle(self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
