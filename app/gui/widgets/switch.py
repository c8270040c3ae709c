"""A switch: a check box drawn as what settings pages use. Role, keyboard and state are the check box's own.

Unlike a check box it breaks its words into lines.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from app.gui.theme.state import current
from app.gui.theme.tokens import Space

_WIDTH, _HEIGHT, _EDGE = 40, 22, 3
_BESIDE = _WIDTH + _EDGE + Space.M  # where the words begin
_NARROWEST = 120  # of the words, before they are broken no further
_WRAP = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Switch(QCheckBox):
    """With `text`, the words stand to the right of it."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setAccessibleName(text)
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred if text else QSizePolicy.Policy.Fixed,
            QSizePolicy.Policy.Minimum if text else QSizePolicy.Policy.Fixed,
        )
        policy.setHeightForWidth(bool(text))
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text()) + Space.M if self.text() else 0
        width = _WIDTH + 2 * _EDGE + words
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = min(self.sizeHint().width(), _BESIDE + _NARROWEST if self.text() else _WIDTH + 2 * _EDGE)
        return QSize(width, self.heightForWidth(self.sizeHint().width()))

    def hasHeightForWidth(self) -> bool:
        return bool(self.text())

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - _BESIDE), 10_000)
        words = self.fontMetrics().boundingRect(room, _WRAP, self.text()).height() if self.text() else 0
        return max(_HEIGHT, words, self.fontMetrics().height()) + 2 * _EDGE + 2

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
        words = self.rect().adjusted(0 if mirrored else _BESIDE, 0, -_BESIDE if mirrored else 0, 0)
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, _WRAP | side, self.text())
        painter.end()
