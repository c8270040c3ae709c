"""The engine's state as a signal. The file system says when it may have changed; a worker thread reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from app.gui.process_end import ProcessEnd
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Task, Tasks

_SETTLE_MS = 30  # several files change together
_VISIBLE_MS = 1000  # while the window shows: an engine killed together with its keeper writes nothing


class StatusWatcher(QObject):
    """`changed` carries every new reading that differs from the last; `status` is the last one."""

    changed = Signal(Status)

    def __init__(self, backend: Backend, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backend, self._tasks = backend, tasks
        self.status = Status(State.STOPPED, "")
        self._files = QFileSystemWatcher(self)
        self._files.directoryChanged.connect(self.look_soon)
        self._files.fileChanged.connect(self.look_soon)
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._soon.timeout.connect(self.look)
        self._regular = QTimer(self, interval=_VISIBLE_MS)
        self._regular.timeout.connect(self.look)
        self._engine = ProcessEnd(self)
        self._engine.ended.connect(self.look_soon)
        self._reading: Task | None = None
        self._again = False

    def look_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def look(self) -> None:
        """Read the state now; at most one reading at a time."""
        if self._reading is not None:
            self._again = True
            return
        self._reading = self._tasks.run(
            lambda *_: (
                self._backend.status(),
                [str(path) for path in self._backend.watch_paths()],
            ),
            on_done=self._read,
            on_error=self._failed,
        )

    def set_visible(self, visible: bool) -> None:
        """Hidden: only the file system wakes us."""
        if visible:
            self._regular.start()
            self.look_soon()
        else:
            self._regular.stop()

    def _read(self, result: tuple[Status, list[str]]) -> None:
        status, paths = result
        self._reading = None
        self._rewatch(paths)
        self._engine.watch(status.pid)
        if status != self.status:
            self.status = status
            self.changed.emit(status)
        if self._again:
            self._again = False
            self.look_soon()

    def _failed(self, error: Exception) -> None:
        from app.gui.log import logger

        logger.warning("the state could not be read: %s", error)
        self._reading = None

    def _rewatch(self, paths: list[str]) -> None:
        watched = set(self._files.directories()) | set(self._files.files())
        if gone := watched - set(paths):
            self._files.removePaths(list(gone))
        if new := set(paths) - watched:
            self._files.addPaths(list(new))
