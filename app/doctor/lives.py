"""A log cut into the runs of the process that wrote it."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from app.doctor import grammars


@dataclass(frozen=True, slots=True)
class Life:
    """One run: its lines, where it begins in the log, and whether a request was answered in it."""

    begin: int
    lines: tuple[str, ...]
    answered: bool

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def cut(lines: tuple[str, ...]) -> tuple[Life, ...]:
    """At least one, which may be empty. A start line begins a life; the end belongs to the old one."""
    starts = [number for number, line in enumerate(lines) if grammars.starts(line)]
    edges = [0, *(number for number in starts if number > 0), len(lines)]
    found = []
    for begin, end in itertools.pairwise(edges):
        part = lines[begin:end]
        found.append(Life(begin, part, any(map(grammars.answers, part))))
    return tuple(found)
