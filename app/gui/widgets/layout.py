"""Layout helpers, so that pages read as what they show."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from app.gui.theme.tokens import Space
from app.gui.widgets.text import restyle

L = TypeVar("L", bound=QBoxLayout)

Item = QWidget | QLayout | int | None  # an int is a distance, None a spring


def column(
    *items: Item, space: int = Space.S, margins: int = 0, parent: QWidget | None = None
) -> QVBoxLayout:
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    return _fill(layout, items, space, margins)


def row(*items: Item, space: int = Space.S, margins: int = 0, parent: QWidget | None = None) -> QHBoxLayout:
    layout = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    return _fill(layout, items, space, margins)


def _fill(layout: L, items: tuple[Item, ...], space: int, margins: int) -> L:
    layout.setSpacing(space)
    layout.setContentsMargins(margins, margins, margins, margins)
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
    return layout


def clear(layout: QLayout) -> None:
    """Remove and delete everything in a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            clear(inner)


class Page(QScrollArea):
    """A page that scrolls when it does not fit; its content is a column of a readable width in the middle."""

    def __init__(self, name: str, width: int = 760) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its bar keeps its room also where all fits, so that pages do not jump sideways against each other.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._show_bar)
        self._show_bar(0, 0)  # a page that fits from the beginning sees no change
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outside = QWidget()
        inside = QWidget()
        inside.setMaximumWidth(width)
        self.column = column(space=Space.L, parent=inside)
        self.column.setContentsMargins(Space.XXL, Space.XXL, Space.XXL, Space.XXL)
        layout = QHBoxLayout(outside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(1)
        layout.addWidget(inside, 1000)
        layout.addStretch(1)
        self.setWidget(outside)

    def _show_bar(self, _: int, end: int) -> None:
        bar = self.verticalScrollBar()
        if bar.property("idle") != (end == 0):
            bar.setProperty("idle", end == 0)
            restyle(bar)

    def add(self, *items: Item) -> None:
        for item in items:
            if item is None:
                self.column.addStretch(1)
            elif isinstance(item, int):
                self.column.addSpacing(item)
            elif isinstance(item, QLayout):
                self.column.addLayout(item)
            else:
                self.column.addWidget(item)
