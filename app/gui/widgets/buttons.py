"""Buttons in the design's kinds; each has an accessible name from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from app.gui.theme.icons import set_icon

if TYPE_CHECKING:
    from collections.abc import Callable


class Button(QPushButton):
    """`kind` is "", "primary", "quiet", "fold" (a heading that opens) or "nav".

    Without text it is an icon button and `name` is its tooltip too.
    """

    def __init__(
        self,
        text: str = "",
        clicked: Callable[[], object] | None = None,
        *,
        kind: str = "",
        icon: str = "",
        name: str = "",
        large: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setProperty("kind", kind)
        if large:
            self.setProperty("size", "large")
        self.setAccessibleName(name or text.replace("&", ""))
        if not text:
            self.setToolTip(name)
        if icon:
            set_icon(self, icon, "on_accent" if kind == "primary" else "text", 18)
        if clicked is not None:
            self.clicked.connect(lambda *_: clicked())

    def retitle(self, text: str, icon: str = "") -> None:
        """Another text (and icon) on the same button."""
        self.setText(text)
        self.setAccessibleName(text.replace("&", ""))
        if icon:
            set_icon(self, icon, self.property("drawingColor") or "text", 18)
