"""What a line of a log means, whoever wrote it: the grammars of resources/logs, one file a writer."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path

from app.system.resources import resource


class Rank(Enum):
    """How much a line weighs."""

    FATAL = "fatal"
    ERROR = "error"
    WARNING = "warning"
    INFORMATION = "information"
    BACKTRACE = "backtrace"
    NOISE = "noise"


PHASES = ("start", "devices", "load", "context", "warm-up", "prompt", "generation", "stop")
_MARKS = ("begins", "answered")
_KEYS = {"about", "sources", "rank", "phase", *_MARKS}


@dataclass(frozen=True, slots=True)
class Grammar:
    """The patterns of one writer; `begins` starts a life, `answered` proves that a request was served."""

    name: str
    ranks: dict[Rank, tuple[str, ...]]
    phases: dict[str, tuple[str, ...]]
    begins: tuple[str, ...]
    answered: tuple[str, ...]


def read(path: Path) -> Grammar:
    """Raises ValueError naming the file for an unknown key or a bad pattern."""
    data = tomllib.loads(path.read_bytes().decode("utf-8"))
    unknown = (set(data) - _KEYS) | (set(data.get("phase", {})) - set(PHASES))
    if unknown:
        raise ValueError(f"{path.name}: unknown key {', '.join(sorted(unknown))}")
    try:
        ranks = {Rank(name): tuple(patterns) for name, patterns in data.get("rank", {}).items()}
        phases = {name: tuple(patterns) for name, patterns in data.get("phase", {}).items()}
        found = Grammar(
            path.stem, ranks, phases, tuple(data.get("begins", ())), tuple(data.get("answered", ()))
        )
        for pattern in (*found.begins, *found.answered, *sum((*ranks.values(), *phases.values()), ())):
            re.compile(pattern, re.IGNORECASE)
    except (TypeError, AttributeError, ValueError, re.error) as error:
        raise ValueError(f"{path.name}: {error}") from error
    return found


@cache
def load() -> tuple[Grammar, ...]:
    return tuple(read(path) for path in sorted(resource("logs").glob("*.toml")))


@cache
def _any(kind: str, name: str) -> re.Pattern[str]:
    """All writers' patterns of one kind as one expression; nothing matches where no writer has any."""
    parts: list[str] = []
    for grammar in load():
        if kind == "rank":
            parts += grammar.ranks.get(Rank(name), ())
        elif kind == "phase":
            parts += grammar.phases.get(name, ())
        else:
            parts += grammar.begins if name == "begins" else grammar.answered
    return re.compile("|".join(f"(?:{part})" for part in parts) or r"(?!)", re.IGNORECASE)


def starts(line: str) -> bool:
    return _any("mark", "begins").search(line) is not None


def answers(line: str) -> bool:
    return _any("mark", "answered").search(line) is not None


# What is said to be harmless is, whatever words it uses; then the worst word counts.
_ENOUGH = 1000  # letters of a line that say what it is
_ORDER = (Rank.NOISE, Rank.BACKTRACE, Rank.INFORMATION, Rank.WARNING, Rank.FATAL, Rank.ERROR)


def rank(line: str) -> Rank | None:
    """None for a line that no grammar knows."""
    return next((item for item in _ORDER if _any("rank", item.value).search(line[:_ENOUGH])), None)


def phase(line: str) -> str:
    """The last phase whose words the line has; "" for none."""
    return next((item for item in reversed(PHASES) if _any("phase", item).search(line[:_ENOUGH])), "")
