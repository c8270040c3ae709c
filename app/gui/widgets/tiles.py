"""A grid of tiles that fills every row; the width decides how many stand in one, and hidden ones take no place."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Tiles(QLayout):
    """`narrowest` is the least width of a column; `most` the greatest number of columns."""

    def __init__(self, parent: QWidget, *, narrowest: int, most: int, gap: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._narrowest, self._most, self._gap = narrowest, most, gap
        self.setContentsMargins(0, 0, 0, 0)

    def columns(self, width: int) -> int:
        """The columns of the fullest row: tiles are spread evenly, so 6 tiles where 4 fit make two rows of 3."""
        return max((len(row) for row in self.rows(width)), default=1)

    def rows(self, width: int) -> list[list[QLayoutItem]]:
        """The tiles that are shown, in as few rows as the width allows, the fuller rows first."""
        shown = [item for item in self._items if not item.isEmpty()]
        fitting = max(1, min(self._most, (width + self._gap) // (self._narrowest + self._gap)))
        rows = max(1, -(-len(shown) // fitting))
        cuts = [-(-len(shown) * number // rows) for number in range(rows + 1)]
        return [shown[start:end] for start, end in pairwise(cuts)]

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        width = self._most * (self._narrowest + self._gap) - self._gap
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        height = max((item.minimumSize().height() for item in self._items if not item.isEmpty()), default=0)
        return QSize(self._narrowest, height)

    def _place(self, rect: QRect, *, move: bool) -> int:
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        top = 0
        for row in filter(None, self.rows(rect.width())):
            columns = len(row)
            width = (rect.width() - self._gap * (columns - 1)) // columns
            height = max(_height(item, width) for item in row)
            for number, item in enumerate(row):
                column = columns - 1 - number if mirrored else number
                if move:
                    left = rect.left() + column * (width + self._gap)
                    item.setGeometry(QRect(left, rect.top() + top, width, height))
            top += height + self._gap
        return max(0, top - self._gap)


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
