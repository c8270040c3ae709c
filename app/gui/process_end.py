"""Says when a process ends, so that a hidden window need not look: a kill leaves no file that would tell."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

_LOOK_MS = 2000  # where the system has no handle that can be waited for


class ProcessEnd(QObject):
    """`ended` once for the pid given to `watch`; 0 watches nothing."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pid = 0
        self._handle = -1
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)

    def watch(self, pid: int) -> None:
        if pid == self._pid:
            return
        self._forget()
        self._pid = pid
        if not pid:
            return
        if sys.platform == "linux":
            try:
                self._handle = os.pidfd_open(pid)
            except OSError:
                self._end()  # gone already
                return
            self._notifier = QSocketNotifier(self._handle, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._end)
        else:
            self._timer.start()

    def _look(self) -> None:
        import psutil

        if not psutil.pid_exists(self._pid):
            self._end()

    def _end(self) -> None:
        self._forget()
        self.ended.emit()

    def _forget(self) -> None:
        self._pid = 0
        self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
