"""A view for logs of any length: it paints the lines that are seen and nothing else.

It keeps the last `KEEP` lines; older ones are in the file. Appending the millionth line costs what the first did.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from app.core.i18n import tr
from app.gui.theme.state import current

KEEP = 100_000
_TRIM = 20_000  # lines dropped at once, so that dropping is rare
_MARGIN = 12
_LONGEST = 4_000  # characters of a line that are shown

ERROR = re.compile(
    r"\b(error|fatal|failed|exception|abort\w*|segfault|crash\w*|panic)\b|0xC0000", re.IGNORECASE
)
_WARNING = re.compile(r"\bwarn(ing)?\b", re.IGNORECASE)


def level_of(line: str) -> str:
    """ "error", "warning" or "info", by the words that engines use."""
    if ERROR.search(line):
        return "error"
    return "warning" if _WARNING.search(line) else "info"


class LogView(QAbstractScrollArea):
    """`append` takes lines. While `following`, the end stays in sight; scrolling up stops that, End resumes it."""

    following_changed = Signal()  # read `following`

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(max(9.0, font.pointSizeF() * 0.95))
        self.viewport().setFont(font)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self._all: list[str] = []
        self._shown: list[str] = self._all  # the same list while nothing is filtered
        self._filter, self._level = "", ""
        self._following = True
        self._anchor = self._mark = -1  # selected lines, by index in `_shown`
        self._dirty = False
        self._paint_soon = QTimer(self, singleShot=True, interval=16)
        self._paint_soon.timeout.connect(self._refresh)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    # -- data in

    def append(self, lines: list[str]) -> None:
        if not lines:
            return
        self._all += lines
        if self._shown is not self._all:
            self._shown += [line for line in lines if self._matches(line)]
        self._trim()
        if not self._paint_soon.isActive() and self.isVisible():
            self._paint_soon.start()

    def clear(self) -> None:
        self._all = []
        self._shown = self._all
        self._anchor = self._mark = -1
        self._refilter()

    def show_only(self, text: str = "", level: str = "") -> None:
        """Only lines with `text` in them (any case), and of `level` ("" = all, "warning" includes errors)."""
        self._filter, self._level = text.lower(), level
        self._refilter()

    def set_following(self, following: bool) -> None:
        if following != self._following:
            self._following = following
            self.following_changed.emit()
        if following:
            self._refresh()

    def jump_to(self, pattern: re.Pattern[str]) -> bool:
        """Scroll to the last line that matches and select it; False when none does."""
        for index in range(len(self._shown) - 1, -1, -1):
            if pattern.search(self._shown[index]):
                self.set_following(False)
                self._anchor = self._mark = index
                self._refresh()
                self.verticalScrollBar().setValue(max(0, index - self._rows() // 3))
                return True
        return False

    # -- what it holds

    @property
    def following(self) -> bool:
        return self._following

    @property
    def lines(self) -> list[str]:
        """The lines in memory, unfiltered."""
        return self._all

    @property
    def shown(self) -> list[str]:
        return self._shown

    def selected_text(self) -> str:
        """The selected lines, all shown ones when nothing is selected."""
        if self._anchor < 0:
            return "\n".join(self._shown)
        first, last = sorted((self._anchor, self._mark))
        return "\n".join(self._shown[first : last + 1])

    # -- inside

    def _matches(self, line: str) -> bool:
        if self._filter and self._filter not in line.lower():
            return False
        if not self._level:
            return True
        level = level_of(line)
        return level == "error" or (self._level == "warning" and level == "warning")

    def _refilter(self) -> None:
        free = not self._filter and not self._level
        self._shown = self._all if free else [line for line in self._all if self._matches(line)]
        self._anchor = self._mark = -1
        self._refresh()

    def _trim(self) -> None:
        dropped = 0
        if len(self._all) > KEEP + _TRIM:
            dropped = len(self._all) - KEEP
            del self._all[:dropped]
        if self._shown is not self._all:
            dropped = max(0, len(self._shown) - KEEP - _TRIM)
            del self._shown[:dropped]
        if dropped:
            self._anchor, self._mark = (max(-1, value - dropped) for value in (self._anchor, self._mark))
            if not self._following:
                bar = self.verticalScrollBar()
                bar.setValue(max(0, bar.value() - dropped))

    def _rows(self) -> int:
        return max(1, (self.viewport().height() - _MARGIN) // self._line_height())

    def _line_height(self) -> int:
        return self.viewport().fontMetrics().lineSpacing() + 2

    def _refresh(self) -> None:
        bar = self.verticalScrollBar()
        rows = self._rows()
        bar.setPageStep(rows)
        bar.blockSignals(True)
        bar.setRange(0, max(0, len(self._shown) - rows))
        if self._following:
            bar.setValue(bar.maximum())
        bar.blockSignals(False)
        self.viewport().update()

    def _scrolled(self, value: int) -> None:
        at_end = value >= self.verticalScrollBar().maximum()
        if at_end != self._following:
            self._following = at_end
            self.following_changed.emit()
        self.viewport().update()

    def _line_at(self, y: float) -> int:
        index = self.verticalScrollBar().value() + int((y - _MARGIN / 2) // self._line_height())
        return min(max(index, 0), len(self._shown) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._shown:
            line = self._line_at(event.position().y())
            self._mark = line
            if not (event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self._anchor >= 0):
                self._anchor = line
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._anchor >= 0:
            self._mark = self._line_at(event.position().y())
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -self._rows(),
            Qt.Key.Key_PageDown: self._rows(),
            Qt.Key.Key_Home: -len(self._shown),
            Qt.Key.Key_End: len(self._shown),
        }
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self._anchor, self._mark = 0, len(self._shown) - 1
            self.viewport().update()
        elif event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape and self._anchor >= 0:
            self._anchor = self._mark = -1
            self.viewport().update()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = current()
        painter = QPainter(self.viewport())
        area = self.viewport().rect()
        painter.fillRect(area, QColor(colors.sunken))
        if not self._shown:
            painter.setPen(QColor(colors.secondary))
            empty = tr("No lines match.") if self._all else tr("Nothing has been written yet.")
            painter.setFont(self.font())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, empty)
        inks = {
            "error": QColor(colors.danger),
            "warning": QColor(colors.warning),
            "info": QColor(colors.text),
        }
        height, first = self._line_height(), self.verticalScrollBar().value()
        low, high = sorted((self._anchor, self._mark))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
        for row in range(self._rows() + 1):
            index = first + row
            if index >= len(self._shown):
                break
            line = self._shown[index]
            box = QRect(0, _MARGIN // 2 + row * height, area.width(), height)
            if low >= 0 and low <= index <= high:
                painter.fillRect(
                    box, QColor(colors.accent_soft if colors.name != "contrast" else colors.pressed)
                )
            painter.setPen(inks[level_of(line)])
            painter.drawText(box.adjusted(_MARGIN, 0, 0, 0), flags, line[:_LONGEST].expandtabs(4))
        if self.hasFocus():
            painter.setPen(QColor(colors.focus))
            painter.drawRect(area.adjusted(0, 0, -1, -1))
        painter.end()
