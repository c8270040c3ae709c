"""Takes the body of an answer into the part file: the hot path of every download."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable

from app.core.units import KIB, MIB
from app.transfer.limit import Limiter
from app.transfer.options import Options
from app.transfer.part import Part, Span
from app.transfer.transport import Client, Response

if sys.platform == "linux":
    from app.transfer.pipe import Pipe

BUFFER = 128 * KIB  # fits the processor's cache: half the time of 1 MiB
_QUICK_RATE = 4 * MIB  # bytes per second from which on a whole buffer is waited for
_BOOK_BYTES, _BOOK_SECONDS = 512 * KIB, 0.25  # how often the part's books are kept


class Gear:
    """What one connection's thread works with."""

    def __init__(
        self, options: Options, limiter: Limiter, arrived: threading.Event, stop: threading.Event
    ) -> None:
        self.client = Client(options)
        self.limiter = limiter
        self.arrived = arrived  # set when bytes came, for the hashing thread
        self.stop = stop
        self.buffer = memoryview(bytearray(BUFFER))
        self._pipe: Pipe | None = None

    def pipe(self) -> Pipe | None:
        """A pipe for splice, None where the system has none."""
        if sys.platform == "linux" and self._pipe is None:
            self._pipe = Pipe()
        return self._pipe

    def drop_pipe(self) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()


class Reception:
    """One answer's body on its way into `span` of `part`."""

    def __init__(
        self,
        gear: Gear,
        part: Part,
        span: Span,
        response: Response,
        *,
        inspect: Callable[[bytes], None],
        gained: Callable[[], None],
    ) -> None:
        self._gear = gear
        self._part = part
        self._span = span
        self._response = response
        self._inspect = inspect  # looks at the file's first bytes and raises Fault when they are wrong
        self._gained = gained
        self._quick = False  # whether the line is so fast that a whole buffer is worth waiting for

    def run(self, offset: int, end: int | None) -> int:
        """Take bytes from `offset` on until the body, the span or the transfer ends; where it stopped.

        Raises Fault, and OSError when the disk does not take the bytes. What came before counts in each case.
        """
        counted, began = offset, time.monotonic()
        try:
            while not self._gear.stop.is_set():
                count = self._step(offset, end)
                if not count:
                    break
                offset += count
                now = time.monotonic()
                self._quick = offset - counted >= (now - began) * _QUICK_RATE
                if offset - counted >= _BOOK_BYTES or now - began > _BOOK_SECONDS:
                    self._book(counted, offset)
                    counted, began = offset, now
        except BaseException:
            self._gear.drop_pipe()
            raise
        finally:
            self._book(counted, offset)
        return offset

    def _step(self, offset: int, end: int | None) -> int:
        """Bytes that were read and stored at `offset`, 0 at the end."""
        gear, response = self._gear, self._response
        limit = end if self._span.end is None else min(self._span.end, end or self._span.end)
        room = BUFFER if limit is None else limit - offset
        if room <= 0:
            return 0
        room = gear.limiter.portion(room)
        whole_file = response.status == 200
        if self._quick and offset and not whole_file and response.spliceable and (pipe := gear.pipe()):
            count = response.splice(pipe, self._part.descriptor, offset, room)
        else:
            count = response.readinto(gear.buffer[:room], whole=self._quick)
            if offset == 0 and count:
                self._inspect(bytes(gear.buffer[: min(count, 16)]))
            if not whole_file:
                self._part.put(gear.buffer[:count], offset)
            elif self._part.write(self._span, offset, gear.buffer[:count]):
                self._gained()
        gear.limiter.took(count, gear.stop.is_set)
        return count

    def _book(self, start: int, end: int) -> None:
        if start == end:
            return
        if (
            self._response.status != 200
        ):  # a whole file was booked as it was written, without what was there before
            self._part.add(self._span, start, end)
            self._gained()
        with self._part.locked():
            self._span.position = end
            self._span.received += end - start
            self._span.moved = time.monotonic()
        self._gear.arrived.set()
