"""A small curve of the last values; the newest is at the right."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.gui.theme.state import current

_FEWEST = 4  # values that make a curve


class Sparkline(QWidget):
    """Decoration beside a figure, so it has no accessible text of its own unless `name` is given."""

    def __init__(self, name: str = "", length: int = 60, height: int = 32) -> None:
        super().__init__()
        self._values: deque[float] = deque(maxlen=length)
        self._height = height
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(height)

    def add(self, value: float) -> None:
        self._values.append(value)
        self.update()

    def clear(self) -> None:
        self._values.clear()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width() - 2.0, self.height() - 4.0
        ink = QColor(current().accent)
        painter.setPen(QPen(QColor(current().border), 1.5))
        painter.drawLine(QPointF(1, height + 2), QPointF(width, height + 2))
        if len(self._values) < _FEWEST:
            painter.end()
            return
        top = max(*self._values, 1e-9) * 1.2
        step = width / max(1, (self._values.maxlen or 1) - 1)
        first = width - step * (len(self._values) - 1)
        points = [
            QPointF(1 + first + step * index, 2 + height * (1 - value / top))
            for index, value in enumerate(self._values)
        ]
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        area = QPainterPath(line)
        area.lineTo(points[-1].x(), height + 2)
        area.lineTo(points[0].x(), height + 2)
        fill = QColor(ink)
        fill.setAlpha(36)
        painter.fillPath(area, fill)
        painter.setPen(QPen(ink, 1.75))
        painter.drawPath(line)
        painter.end()
