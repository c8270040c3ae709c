"""A heading that opens and closes what belongs to it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.layout import column, row


class Expander(QWidget):
    """`name` is what a screen reader says where several have the same title."""

    def __init__(self, title: str, content: QWidget, *, opened: bool = False, name: str = "") -> None:
        super().__init__()
        self._content, self._name = content, name or title
        self._button = Button(title, kind="fold", icon="next", name=name)
        self._button.setCheckable(True)
        self._button.toggled.connect(self._toggle)
        column(row(self._button, None), content, space=Space.S, parent=self)
        content.setVisible(opened)
        self._button.setChecked(opened)

    def _toggle(self, opened: bool) -> None:
        self._content.setVisible(opened)
        self._button.retitle(self._button.text(), "down" if opened else "next")
        self._button.setAccessibleName(self._name)
