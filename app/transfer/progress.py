"""Turns counts into progress events: never backwards, a smoothed rate, a time left that does not jump."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from app.core.events import Progress, Sink

_EVERY = 0.2  # seconds between two events
_SMOOTH = 6.0  # seconds after which the weight of an old rate has fallen to a third
_SURE = 1.0  # seconds of measuring before a time left is told


class Meter:
    """Counts the bytes of one step."""

    def __init__(
        self, step: str, total: int | None, sink: Sink, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.step = step
        self.total = total
        self._sink = sink
        self._clock = clock
        self._done = 0
        self._seen = 0
        self._rate = 0.0
        self._measured = 0.0  # seconds
        self._eta: float | None = None
        self._last = clock()
        self._began = False

    def begin(self, done: int) -> None:
        """`done` bytes were there before the start; they do not count for the rate."""
        self._done = self._seen = done
        self._emit("")

    def update(self, done: int, item: str = "", *, waiting: float | None = None, force: bool = False) -> None:
        """The step has `done` verified bytes now."""
        now = self._clock()
        elapsed = now - self._last
        if elapsed < _EVERY and not force:
            return
        if elapsed > 0:
            self._measure(max(0, done - self._seen) / elapsed, elapsed)
        self._seen, self._last = max(self._seen, done), now
        self._done = max(self._done, done)
        if elapsed > 0:
            self._estimate(elapsed)
        self._emit(item, waiting)

    def _measure(self, rate: float, elapsed: float) -> None:
        self._measured += elapsed
        self._rate += self._weight(elapsed) * (rate - self._rate)

    def _weight(self, elapsed: float) -> float:
        """How much the newest value counts: a plain mean at the beginning, then the last seconds most."""
        return max(1 - math.exp(-elapsed / _SMOOTH), elapsed / self._measured)

    def _estimate(self, elapsed: float) -> None:
        if self.total is None or not self._rate or self._measured < _SURE:
            return
        fresh = max(0, self.total - self._done) / self._rate
        expected = fresh if self._eta is None else max(0.0, self._eta - elapsed)
        self._eta = expected + self._weight(elapsed) * (fresh - expected)

    def _emit(self, item: str, waiting: float | None = None) -> None:
        done = self._done if self.total is None else min(self._done, self.total)
        self._sink(Progress(self.step, done, self.total, self._rate, self._eta, item=item, waiting=waiting))
