"""One window a home: the first start listens on a local socket, the second sends "raise" to it and ends.

Asking needs no Qt, so that a second start is quick and the first one's window does not wait for QtNetwork.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.system.home import Home

_ANSWER_SECONDS = 2.0


def address(home: Home) -> str:
    """Where the home's window listens: a socket file of this user, or the name of a Windows pipe."""
    user = os.environ.get("USERNAME", "") if sys.platform == "win32" else os.getuid()
    name = f"strata-launcher-{zlib.crc32(f'{user} {home.root}'.encode()):08x}"
    return name if sys.platform == "win32" else str(Path(tempfile.gettempdir()) / name)


def tell(home: Home, message: bytes) -> bool:
    """Give `message` to the window that is open already; False when there is none."""
    if sys.platform == "win32":
        return _tell_pipe(rf"\\.\pipe\{address(home)}", message)
    if not os.path.exists(address(home)):
        return False
    import socket  # late: most starts are first ones

    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_ANSWER_SECONDS)
        try:
            connection.connect(address(home))
        except OSError:
            return False  # nobody, or the socket file of a dead one
        try:
            connection.sendall(message)
            connection.recv(8)  # stay until it was read; a busy window is a living one all the same
        except OSError:
            pass
        return True


def wait_until_told(home: Home) -> None:
    """Raise the window of a start that was faster by moments and does not listen yet."""
    for _ in range(40):
        if tell(home, b"raise"):
            return
        time.sleep(0.05)


def _tell_pipe(name: str, message: bytes) -> bool:
    try:
        with open(name, "r+b", buffering=0) as pipe:
            pipe.write(message)
            pipe.read(8)
    except FileNotFoundError:
        return False
    except OSError:
        pass  # all its ends are busy, or it closed while we wrote: it lives
    return True
