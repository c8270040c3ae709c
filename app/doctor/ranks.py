"""The lines of a life with their phase and rank."""

from __future__ import annotations

from dataclasses import dataclass

from app.doctor import grammars
from app.doctor.frames import parse_frame
from app.doctor.grammars import Rank


@dataclass(frozen=True, slots=True)
class Line:
    """`number` counts within the life."""

    number: int
    text: str
    phase: str
    rank: Rank

    @property
    def bad(self) -> bool:
        return self.rank in (Rank.FATAL, Rank.ERROR)


def ranked(lines: tuple[str, ...]) -> tuple[Line, ...]:
    """A line without a rank of its own belongs to a stack when it looks so, and is information else."""
    found: list[Line] = []
    phase = "start"
    for number, text in enumerate(lines):
        phase = grammars.phase(text) or phase
        rank = grammars.rank(text)
        if rank is None:
            rank = Rank.BACKTRACE if text[:1] in "#0123456789 \t/" and parse_frame(text) else Rank.INFORMATION
        found.append(Line(number, text, phase, rank))
    return tuple(found)
