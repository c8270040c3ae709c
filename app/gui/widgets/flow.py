"""A layout that puts its visible items in lines, like words (Qt has none)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    def __init__(self, horizontal: int, vertical: int) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = QSize(horizontal, vertical)
        self.setContentsMargins(0, 0, 0, 0)

    def add(self, widget: QWidget) -> None:
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() + self._gap.width() for item in self._shown())
        return QSize(width, self.minimumSize().height())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Lay the items out in `rect`; returns the height they take. Follows the reading direction."""
        left, top, line = 0, 0, 0
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item in self._shown():
            size = item.sizeHint()
            if left and left + size.width() > rect.width():
                left, top, line = 0, top + line + self._gap.height(), 0
            if move:
                start = rect.right() + 1 - left - size.width() if mirrored else rect.left() + left
                item.setGeometry(QRect(QPoint(start, rect.top() + top), size))
            left += size.width() + self._gap.width()
            line = max(line, size.height())
        return top + line
