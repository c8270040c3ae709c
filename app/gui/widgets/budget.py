"""The memory budget: one bar a pool, its parts in the order of the legend below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.core.i18n import tr
from app.core.units import memory
from app.gui.theme.state import current
from app.gui.theme.tokens import Space
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.advisor.types import BudgetLine, Pool

_KINDS = {"weights": "accent", "kv": "kv", "buffers": "buffers", "system": "system"}
_HEIGHT = 14


class BudgetBar(QWidget):
    """The pool's parts side by side, each as wide as its share; what is free stays empty."""

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self._pool = pool
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(describe(pool))

    def sizeHint(self) -> QSize:
        return QSize(320, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        outline = QPainterPath()
        outline.addRoundedRect(box, _HEIGHT / 2, _HEIGHT / 2)
        painter.fillPath(outline, QColor(colors.pressed if colors.name != "contrast" else colors.card))
        painter.save()
        painter.setClipPath(outline)
        left, total = box.left(), max(1, self._pool.total)
        for line in self._pool.lines:
            width = box.width() * line.size / total
            if line.kind != "free":
                painter.fillRect(QRectF(left, box.top(), max(width, 2.0), box.height()), color_of(line.kind))
                painter.fillRect(
                    QRectF(left + max(width, 2.0) - 1, box.top(), 1.5, box.height()), QColor(colors.card)
                )
            left += width
        painter.restore()
        if colors.name == "contrast":
            painter.setPen(QPen(QColor(colors.border), 1))
            painter.drawPath(outline)
        painter.end()


class _Swatch(QWidget):
    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self.setFixedSize(10, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._kind == "free":
            painter.setPen(QPen(QColor(current().control_border), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color_of(self._kind))
        painter.drawRoundedRect(box, 2.5, 2.5)
        painter.end()


class Budget(QWidget):
    """All pools of a recommendation with their legends."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        super().__init__()
        layout = column(space=Space.L, parent=self)
        for pool in pools:
            layout.addLayout(_pool(pool))


def _pool(pool: Pool) -> QVBoxLayout:
    head = row(Text(pool.name, "strong"))
    head.setStretch(0, 1)
    head.addWidget(
        Text(
            tr("{free} of {total} stay free", free=memory(pool.free), total=memory(pool.total)),
            "secondary",
            wrap=False,
        )
    )
    legend = Flow(horizontal=Space.L, vertical=Space.XS)
    for line in pool.lines:
        if line.kind != "free":  # said at the right already
            legend.add(_legend(line))
    holder = QWidget()
    holder.setLayout(legend)
    return column(head, BudgetBar(pool), holder, space=Space.S)


def _legend(line: BudgetLine) -> QWidget:
    holder = QWidget()
    row(
        _Swatch(line.kind),
        Text(f"{line.label[:1].upper()}{line.label[1:]}  {memory(line.size)}", "caption", wrap=False),
        space=6,
        parent=holder,
    )
    return holder


def color_of(kind: str) -> QColor:
    return QColor(getattr(current(), _KINDS.get(kind, "system")))


def describe(pool: Pool) -> str:
    """The bar in words, for screen readers."""
    parts = ", ".join(f"{line.label} {memory(line.size)}" for line in pool.lines)
    return f"{pool.name}, {memory(pool.total)}: {parts}"
