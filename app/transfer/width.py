"""How many connections to use: as few as give the speed that more would give."""

from __future__ import annotations

from app.core.units import MB

_FAST = 150 * MB  # bytes per second: one connection fills a gigabit line, more would only cost processor time
_LOOK = 0.02  # seconds after which a slow first connection gets company
_TRIAL = 3.0  # seconds for which half as many are tried
_WORTH = 0.93  # half as many must give at least this share of the speed
_AGAIN = 60.0  # seconds until the next trial


class Width:
    """Starts with one connection, goes to `most` when one is not fast, then finds out whether half would do."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.now = 1
        self.rate = 0.0  # bytes per second of all connections, over the last moments
        self._mark: tuple[float, int] | None = None
        self._period: tuple[float, int] | None = None
        self._before: float | None = None  # the speed before the trial that is running
        self._next_trial = 0.0

    @property
    def known(self) -> bool:
        """Whether the speed of the line was seen."""
        return self.rate > 0

    def update(self, moment: float, received: int) -> bool:
        """`received` bytes had come at `moment` (seconds); call it often. Whether more connections may start now."""
        before = self.now
        self._look(moment, received)
        return self.now > before

    def _look(self, moment: float, received: int) -> None:
        if self._mark is None or received < self._mark[1]:
            self._mark = self._period = (moment, received)
            return
        since, count = self._mark
        if moment - since < _LOOK:
            return
        self.rate += (0.5 if self.rate else 1.0) * ((received - count) / (moment - since) - self.rate)
        self._mark = (moment, received)
        if self.now == 1 and self._before is None and self.rate < _FAST:
            self._change(self.most, moment, received)
            self._next_trial = moment + _TRIAL
            return
        self._try(moment, received)

    def _try(self, moment: float, received: int) -> None:
        assert self._period is not None
        since, count = self._period
        if self.now == 1 or moment - since < _TRIAL:
            return
        speed = (received - count) / (moment - since)
        if self._before is None:
            if moment >= self._next_trial and self.now > 2:
                self._before = speed
                self._change(self.now // 2, moment, received)
            return
        if speed < self._before * _WORTH:
            self._change(min(self.now * 2, self.most), moment, received)
            self._next_trial = moment + _AGAIN
        self._before = None
        self._period = (moment, received)

    def _change(self, width: int, moment: float, received: int) -> None:
        self.now = width
        self._period = (moment, received)
