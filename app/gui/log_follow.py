"""Follows the engine's log file for a view that is on screen. Nothing runs while it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.core.i18n import tr
from app.core.units import download

if TYPE_CHECKING:
    from pathlib import Path

_TICK_MS = 50
_REST_MS = 400  # between looks when nothing was new
_CHUNK = 1 << 19  # bytes a tick: about 100,000 lines a second at the usual length
_TAIL = 4 << 20  # bytes shown of a log that was there before
_BEHIND = 32 << 20  # further behind than this, the view jumps forward


class LogFollower(QObject):
    """Emits new whole lines of `path` while `watch(True)`. A file that shrinks, or another path, begins anew."""

    lines = Signal(list)
    restarted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._offset, self._rest = 0, b""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._watching = False

    def follow(self, path: Path | None) -> None:
        if path != self._path:
            self._path = path
            self._begin()

    def watch(self, on: bool) -> None:
        self._watching = on
        if on:
            self._timer.start(0)
        else:
            self._timer.stop()

    def _begin(self) -> None:
        self._offset, self._rest = 0, b""
        self.restarted.emit()
        if self._watching:
            self._timer.start(0)

    def _look(self) -> None:
        more = self._read() if self._path is not None else False
        if self._watching:
            self._timer.start(_TICK_MS if more else _REST_MS)

    def _read(self) -> bool:
        """Read a chunk; True when something was new."""
        assert self._path is not None
        try:
            with open(self._path, "rb") as file:
                size = file.seek(0, 2)
                if size < self._offset:
                    self._begin()
                notice = self._jump(size)
                file.seek(self._offset)
                data = file.read(_CHUNK)
        except OSError:
            return False  # not there yet, or its drive is away: looked at again at the next tick
        if not data:
            return False
        self._offset += len(data)
        *whole, self._rest = (self._rest + data).split(b"\n")
        if len(self._rest) > _CHUNK:
            whole, self._rest = [*whole, self._rest], b""
        text = [line.decode("utf-8", "replace").rstrip("\r") for line in whole]
        self.lines.emit([notice, *text] if notice else text)
        return True

    def _jump(self, size: int) -> str:
        """Skip what is too far back to be shown; says so in a line."""
        limit = _TAIL if self._offset == 0 else _BEHIND
        if size - self._offset <= limit:
            return ""
        skipped = size - _TAIL - self._offset
        self._offset, self._rest = size - _TAIL, b""
        return tr("… {size} before this are in the file {path}", size=download(skipped), path=self._path)
