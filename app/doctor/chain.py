"""The final error burst of a life: from its first error after the last sign of health to the end."""

from __future__ import annotations

from dataclasses import dataclass

from app.doctor import grammars
from app.doctor.grammars import Rank
from app.doctor.ranks import Line

_BEFORE = 2  # lines before the first error: an engine names its step just before it fails
_TAIL = 48  # lines of an end without any error
_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Chain:
    """`lines`: the burst, the root first. `whole`: all of the life after the last sign of health, errors or not."""

    lines: tuple[Line, ...]
    whole: tuple[Line, ...]

    @property
    def steps(self) -> tuple[str, ...]:
        """The errors in the order in which they fell, each said once."""
        bad = dict.fromkeys(line.text.strip() for line in self.lines if line.bad and line.text.strip())
        return tuple(text[:400] for text in list(bad)[:_SHOWN])


def final(lines: tuple[Line, ...], *, failed: bool = False) -> Chain:
    """What stands before an answered request was overcome and is no part of it.

    A run that failed did not overcome its last fatal line: what was answered after it was answered by another program.
    """
    fatal = max((line.number for line in lines if line.rank is Rank.FATAL), default=-1) if failed else -1
    end = fatal if fatal >= 0 else len(lines)
    healthy = next((line.number for line in reversed(lines[:end]) if grammars.answers(line.text)), -1)
    whole = lines[healthy + 1 :]
    first = next((number for number, line in enumerate(whole) if line.bad), None)
    if first is None:
        return Chain((), whole)
    return Chain(whole[max(0, first - _BEFORE) :], whole)


def deciding(chain: Chain, *, failed: bool) -> tuple[Line, ...]:
    """The lines in which a decisive pattern counts. Where the run failed and no error was seen, its last lines do."""
    lines = chain.lines or (chain.whole[-_TAIL:] if failed else ())
    return tuple(line for line in lines if line.rank not in (Rank.NOISE, Rank.INFORMATION) or failed)
