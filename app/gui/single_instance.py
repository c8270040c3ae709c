"""One window a home: the first start listens on a local socket, the second sends "raise" to it and ends."""

from __future__ import annotations

import getpass
import hashlib

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.system.home import Home

_ANSWER_MS = 2000


class SingleInstance(QObject):
    """`claim` says whether this process is the first; `raised` fires when another start wants the window to show."""

    raised = Signal()

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        key = hashlib.sha256(f"{getpass.getuser()}\n{home.root}".encode()).hexdigest()[:16]
        self.name = f"strata-launcher-{key}"
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []

    def claim(self, message: bytes = b"raise") -> bool:
        """True = we are the first and listen now. False = another answered and was given `message`."""
        if self._tell(message):
            return False
        QLocalServer.removeServer(self.name)  # a dead owner's socket file
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self.name):
            return not self._tell(message)  # another start was faster; without a listener we are on our own
        server.newConnection.connect(self._accept)
        self._server = server
        return True

    def release(self) -> None:
        self._callers.clear()
        if self._server is not None:
            self._server.close()
            self._server = None

    def _tell(self, message: bytes) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(_ANSWER_MS):
            return False
        socket.write(message)
        socket.waitForBytesWritten(_ANSWER_MS)
        socket.waitForReadyRead(
            _ANSWER_MS
        )  # stay until it was read; a busy window is a living one all the same
        socket.disconnectFromServer()
        return True

    def _accept(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            self._callers.append(socket)
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._read)
        self._read()

    def _read(self) -> None:
        """Answer every caller that has said something; forget those that are gone."""
        for socket in list(self._callers):
            if socket.bytesAvailable():
                if bytes(socket.readAll().data()) == b"raise":
                    self.raised.emit()
                socket.write(b"ok")
                socket.flush()
            elif socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                self._callers.remove(socket)
                socket.deleteLater()
