"""A quiet "working" line: a turning arc and a sentence. With reduced motion the arc stands still."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from app.gui.theme import motion
from app.gui.theme.state import current
from app.gui.theme.tokens import Space
from app.gui.widgets.layout import row
from app.gui.widgets.text import Text

_STEP_MS = 60


class _Arc(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 20)
        self._angle = 90
        self._timer = QTimer(self, interval=_STEP_MS)
        self._timer.timeout.connect(self._turn)

    def showEvent(self, event: QShowEvent) -> None:
        if motion.allowed():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()

    def _turn(self) -> None:
        self._angle = (self._angle - 24) % 360
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(current().pressed), 2.5))
        painter.drawEllipse(box)
        painter.setPen(QPen(QColor(current().accent), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(box, self._angle * 16, 100 * 16)
        painter.end()


class Busy(QWidget):
    """Hidden until `start`."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._words = Text(text, "secondary")
        row(_Arc(), self._words, space=Space.M, parent=self).setStretch(1, 1)
        self.setAccessibleName(text)
        self.hide()

    def start(self, text: str = "") -> None:
        if text:
            self._words.setText(text)
            self.setAccessibleName(text)
        self.show()

    def stop(self) -> None:
        self.hide()
