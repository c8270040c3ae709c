"""The bandwidth limit: one bucket for all connections."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

_BURST_SECONDS = 0.1


class Limiter:
    """Lets `rate` bytes a second through; None = everything. The rate may change while it runs."""

    def __init__(self, rate: int | None) -> None:
        self._rate = rate
        self._free_at = time.monotonic()
        self._lock = threading.Lock()

    def portion(self, wanted: int) -> int:
        """How many bytes may be read at once, so that a limit is felt evenly."""
        if self._rate is None:
            return wanted
        return max(1024, min(wanted, int(self._rate * _BURST_SECONDS)))

    def took(self, count: int, stop: Callable[[], bool]) -> None:
        """Account for `count` bytes and wait until they are paid for."""
        if self._rate is None:
            return
        with self._lock:
            now = time.monotonic()
            self._free_at = max(self._free_at, now - _BURST_SECONDS) + count / self._rate
            due = self._free_at
        while (left := due - time.monotonic()) > 0 and not stop():
            time.sleep(min(left, 0.1))
