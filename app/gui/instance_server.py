"""The first window's ear: what second starts say arrives as `raised`, what the installer says as `ended`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.gui.log import logger
from app.gui.single_instance import address, wait_until_told
from app.system.lock import FileLock

if TYPE_CHECKING:
    from app.system.home import Home


class InstanceServer(QObject):
    """`listen` once; `raised` fires when another start wants the window to show, `ended` when it is to make way."""

    raised = Signal()
    ended = Signal()

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        # The lock decides: Qt replaces the socket of a living server without a word (Qt 6, with UserAccessOption).
        self._lock = FileLock(home.root / "window.lock")
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        self._callers: list[QLocalSocket] = []

    def listen(self) -> bool:
        """False when another start was faster; it has been told to show itself."""
        if not self._lock.acquire():
            wait_until_told(self._home)
            return False
        name = address(self._home)
        QLocalServer.removeServer(name)  # a dead owner's socket file
        if not self._server.listen(name):
            logger.warning("no second start can find this window: %s", self._server.errorString())
        return True

    def close(self) -> None:
        self._callers.clear()
        self._server.close()
        self._lock.release()

    def _accept(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            self._callers.append(caller)
            caller.readyRead.connect(self._read)
            caller.disconnected.connect(self._read)
        self._read()

    def _read(self) -> None:
        """Answer every caller that has said something; forget those that are gone."""
        for caller in list(self._callers):
            if caller.bytesAvailable():
                said = bytes(caller.readAll().data())
                caller.write(b"ok")
                caller.flush()
                if said == b"raise":
                    self.raised.emit()
                elif said == b"end":
                    self.ended.emit()
            elif caller.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                self._callers.remove(caller)
                caller.deleteLater()
