"""Text in the roles of the design: title, heading, strong, body, secondary, caption, figure, danger ..."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class Text(QLabel):
    """Plain text in a role. It wraps and can be selected with the mouse unless it is a short label."""

    def __init__(
        self, text: str = "", role: str = "body", *, wrap: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setProperty("role", role)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
            self.setMinimumWidth(40)

    def set_role(self, role: str) -> None:
        """Change the role; the style sheet is asked again."""
        if self.property("role") != role:
            self.setProperty("role", role)
            restyle(self)


def restyle(widget: QWidget) -> None:
    """Let the style sheet look at the widget's properties again."""
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else the style is yet to come to it
        widget.style().unpolish(widget)
        widget.style().polish(widget)
    widget.update()
