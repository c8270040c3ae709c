"""Lets Ctrl+C and SIGTERM end the program properly: Python wakes Qt's loop through a socket, nothing polls."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier

if TYPE_CHECKING:
    from collections.abc import Callable


class SignalBridge(QObject):
    def __init__(self, on_signal: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._write = socket.socketpair()
        self._write.setblocking(False)
        self._read.setblocking(False)
        self._notifier = QSocketNotifier(self._read.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        self._before = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False)
        self._handlers = {
            number: signal.signal(number, lambda *_: on_signal())
            for number in (signal.SIGINT, signal.SIGTERM)
        }

    def _woken(self) -> None:
        """Python runs its handlers on the way in; one of them may have closed this bridge."""
        if self._notifier.isEnabled():
            self._read.recv(64)

    def close(self) -> None:
        self._notifier.setEnabled(False)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._before)
        self._read.close()
        self._write.close()
