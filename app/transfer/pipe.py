"""Moves bytes from a socket to a file within the Linux kernel, which saves a copy of each byte."""

from __future__ import annotations

import fcntl
import os
import socket

from app.core.units import MIB

_SIZE = 1 * MIB


class Pipe:
    """What splice(2) needs between the two. For one thread."""

    def __init__(self) -> None:
        self._out, self._in = os.pipe()
        try:
            fcntl.fcntl(self._in, fcntl.F_SETPIPE_SZ, _SIZE)
        except OSError:
            pass  # the system allows a user less; the default size works too

    def move(self, source: socket.socket, descriptor: int, offset: int, most: int) -> int:
        """Bytes moved to `offset` of the file, 0 at the end of the stream.

        Raises OSError; bytes that were in the pipe are lost then, and the pipe must not be used again.
        """
        count = left = os.splice(source.fileno(), self._in, min(most, _SIZE), flags=os.SPLICE_F_MOVE)
        while left:
            moved = os.splice(self._out, descriptor, left, offset_dst=offset, flags=os.SPLICE_F_MOVE)
            left, offset = left - moved, offset + moved
        return count

    def close(self) -> None:
        os.close(self._out)
        os.close(self._in)
