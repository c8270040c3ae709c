"""A switch: a check box drawn as what settings pages use. Role, keyboard and state are the check box's own."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from app.gui.theme.state import current
from app.gui.theme.tokens import Space

_WIDTH, _HEIGHT, _EDGE = 40, 22, 3


class Switch(QCheckBox):
    """With `text`, the words stand to the right of it."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setAccessibleName(text)
        self.setSizePolicy(
            QSizePolicy.Policy.Fixed if not text else QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        )
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text()) + Space.M if self.text() else 0
        return QSize(_WIDTH + 2 * _EDGE + words, max(_HEIGHT, self.fontMetrics().height()) + 2 * _EDGE + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - _WIDTH - _EDGE if mirrored else _EDGE
        track = QRectF(left, (self.height() - _HEIGHT) / 2, _WIDTH, _HEIGHT)
        on = self.isChecked()
        painter.setPen(QPen(QColor(colors.accent if on else colors.control_border), 1.5))
        painter.setBrush(QColor(colors.accent if on else colors.card))
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), _HEIGHT / 2 - 1, _HEIGHT / 2 - 1)
        radius = _HEIGHT / 2 - 5
        at_right = on != mirrored
        center = track.right() - _HEIGHT / 2 if at_right else track.left() + _HEIGHT / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.on_accent if on else colors.control_border))
        painter.drawEllipse(QRectF(center - radius, track.center().y() - radius, 2 * radius, 2 * radius))
        if self.hasFocus():
            painter.setPen(QPen(QColor(colors.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), _HEIGHT / 2 + 2, _HEIGHT / 2 + 2)
        painter.setPen(QColor(colors.text))
        words = (
            self.rect().adjusted(0, 0, -_WIDTH - _EDGE - Space.M, 0)
            if mirrored
            else self.rect().adjusted(_WIDTH + _EDGE + Space.M, 0, 0, 0)
        )
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | side, self.text())
        painter.end()
