"""A status pill: a small shape and a word. The shape differs per tone, so that colour is never the only sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.gui.theme.state import current

TONES = ("neutral", "success", "warning", "danger", "accent")


class Pill(QWidget):
    """`tone` is one of `TONES`."""

    def __init__(self, text: str = "", tone: str = "neutral") -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._text, self._tone = "", "neutral"
        self.show_state(text, tone)

    def show_state(self, text: str, tone: str) -> None:
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        return self._text

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = metrics.height() + 8
        return QSize(metrics.horizontalAdvance(self._text) + height + 7, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = current()
        soft = "neutral_soft" if self._tone == "neutral" else f"{self._tone}_soft"
        ink = QColor(colors.secondary if self._tone == "neutral" else getattr(colors, self._tone))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(ink, 1.5) if colors.name == "contrast" else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(colors, soft)))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        center = QPointF(box.left() + box.height() / 2, box.center().y())
        _mark(painter, self._tone, center, ink)
        painter.setPen(ink)
        words = box.adjusted(box.height() - 2, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text)
        painter.end()


def _mark(painter: QPainter, tone: str, at: QPointF, ink: QColor) -> None:
    """neutral = square, success = disc, accent and warning = ring and diamond, danger = triangle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    size = 4.0
    if tone == "neutral":
        painter.drawRoundedRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), 1.5, 1.5)
    elif tone == "success":
        painter.drawEllipse(at, size + 0.5, size + 0.5)
    elif tone == "accent":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 2))
        painter.drawEllipse(at, size, size)
    else:
        step = size + 1
        top, right = QPointF(at.x(), at.y() - step), QPointF(at.x() + step, at.y())
        if tone == "warning":
            points = [top, right, QPointF(at.x(), at.y() + step), QPointF(at.x() - step, at.y())]
        else:
            points = [top, QPointF(at.x() + step, at.y() + size), QPointF(at.x() - step, at.y() + size)]
        painter.drawPolygon(QPolygonF(points))
