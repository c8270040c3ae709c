"""Turns counts into progress events: never backwards, a smoothed rate, a time left that does not jump."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.core.events import Progress, Sink

_EVERY = 0.2  # seconds between two events
_SMOOTH = 4.0  # seconds after which the weight of an old rate has fallen to a third


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
        self._rate: float | None = None
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
        self._seen, self._last = done, now
        self._done = max(self._done, done)
        self._estimate(elapsed)
        self._emit(item, waiting)

    def _measure(self, rate: float, elapsed: float) -> None:
        if self._rate is None:
            self._rate = rate
            return
        weight = 1 - pow(2.718281828, -elapsed / _SMOOTH)
        self._rate += weight * (rate - self._rate)

    def _estimate(self, elapsed: float) -> None:
        if self.total is None or not self._rate:
            self._eta = None
            return
        fresh = max(0, self.total - self._done) / self._rate
        if self._eta is None:
            self._eta = fresh
            return
        expected = max(0.0, self._eta - elapsed)
        weight = 1 - pow(2.718281828, -elapsed / _SMOOTH)
        self._eta = expected + weight * (fresh - expected)

    def _emit(self, item: str, waiting: float | None = None) -> None:
        done = self._done if self.total is None else min(self._done, self.total)
        self._sink(
            Progress(self.step, done, self.total, self._rate or 0.0, self._eta, item=item, waiting=waiting)
        )
