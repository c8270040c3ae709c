"""A set of byte ranges [start, end) that merges neighbours."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator


class Intervals:
    """Disjoint ranges in order. Not locked; the owner locks."""

    def __init__(self, ranges: Iterable[tuple[int, int]] = ()) -> None:
        self._starts: list[int] = []
        self._ends: list[int] = []
        for start, end in ranges:
            self.add(start, end)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return iter(zip(self._starts, self._ends, strict=True))

    def __len__(self) -> int:
        return len(self._starts)

    @property
    def total(self) -> int:
        """Bytes in all ranges."""
        return sum(self._ends) - sum(self._starts)

    @property
    def front(self) -> int:
        """The end of the range that begins at 0; 0 when there is none."""
        return self._ends[0] if self._starts and self._starts[0] == 0 else 0

    def add(self, start: int, end: int) -> None:
        """Put [start, end) in."""
        if start >= end:
            return
        first = bisect_left(self._ends, start)
        last = bisect_right(self._starts, end)
        if first < last:
            start = min(start, self._starts[first])
            end = max(end, self._ends[last - 1])
        self._starts[first:last] = [start]
        self._ends[first:last] = [end]

    def remove(self, start: int, end: int) -> None:
        """Take [start, end) out."""
        if start >= end:
            return
        kept = [*self._outside(start, end)]
        self._starts = [begin for begin, _ in kept]
        self._ends = [finish for _, finish in kept]

    def _outside(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        for begin, finish in self:
            if begin < min(finish, start):
                yield begin, min(finish, start)
            if max(begin, end) < finish:
                yield max(begin, end), finish

    def gaps(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The ranges of [start, end) that are not in the set."""
        index = bisect_right(self._ends, start)
        while start < end:
            begin = self._starts[index] if index < len(self._starts) else end
            if start < begin:
                yield start, min(begin, end)
            start = self._ends[index] if index < len(self._ends) else end
            index += 1
