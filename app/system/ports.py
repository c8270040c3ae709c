"""Loopback ports: is one free, who holds it, which is the next free one. Decided by error number, never by words."""

from __future__ import annotations

import errno
import socket
import sys
from dataclasses import dataclass

import psutil

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.processes import describe

_WSAEACCES, _WSAEADDRINUSE = 10013, 10048


@dataclass(frozen=True, slots=True)
class PortUse:
    """`free`, or why not: "taken" (then `holder` may be known) or "forbidden" (reserved by the system)."""

    state: str
    holder: int = 0

    @property
    def free(self) -> bool:
        return self.state == "free"


def check_number(port: int) -> None:
    """Raises UserFacingError "bad-port" when it is no port number."""
    if not 1 <= port <= 65535:
        raise UserFacingError(
            tr("That is not a port"),
            tr("{port} is not a port number.", port=port),
            tr("Choose a number from 1024 to 65535, for example 8080."),
            code="bad-port",
        )


def examine(port: int, host: str = "127.0.0.1") -> PortUse:
    """Try to listen on `port` for a moment. Raises UserFacingError "bad-port" or "bad-host"."""
    check_number(port)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        _as_servers_do(probe)
        try:
            probe.bind((host, port))
            probe.listen(1)
            return PortUse("free")
        except OSError as error:
            number = getattr(error, "winerror", None) or error.errno
            if number in (errno.EACCES, errno.EPERM, _WSAEACCES):
                return PortUse("forbidden")
            if number in (errno.EADDRINUSE, _WSAEADDRINUSE):
                return PortUse("taken", holder_of(port))
            raise UserFacingError(
                tr("The address cannot be used"),
                tr("{host}:{port} is not an address of this computer.", host=host, port=port),
                tr("Use 127.0.0.1 for this computer only."),
                str(error),
                code="bad-host",
            ) from error


def _as_servers_do(probe: socket.socket) -> None:
    """POSIX: closed connections that linger do not count. Windows: nobody may share the port with us."""
    if sys.platform == "win32":
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def holder_of(port: int) -> int:
    """The pid that listens on `port`, 0 when it cannot be known (another user's process)."""
    try:
        for connection in psutil.net_connections("tcp"):
            if connection.status == psutil.CONN_LISTEN and connection.laddr and connection.laddr.port == port:
                return connection.pid or 0
    except psutil.Error:
        return 0
    return 0


def next_free(port: int, host: str = "127.0.0.1") -> int:
    """The first free port after `port`, within the next 200; else any free one."""
    for candidate in range(port + 1, min(port + 200, 65535)):
        if examine(candidate, host).free:
            return candidate
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def why_not(use: PortUse, port: int) -> str:
    """A sentence that says why `port` cannot be had."""
    if use.state == "forbidden":
        return tr("Port {port} is reserved by the system; no program holds it.", port=port)
    if use.holder:
        return tr("Port {port} is used by {holder}.", port=port, holder=describe(use.holder))
    return tr("Port {port} is used by another program.", port=port)
