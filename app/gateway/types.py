"""What the gateway needs of the engines behind it. It owns none of them: `jobs` gives it an `Engines`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Phase(StrEnum):
    """How requests are met: sent on, kept waiting, or answered 503 with the reason."""

    READY = "ready"
    COMING = "coming"  # it starts, loads, or is brought back after a crash
    DOWN = "down"  # stopped by the user, or nothing is set up
    LOOPING = "looping"  # it crashes again and again, or was brought back too often


@dataclass(frozen=True, slots=True)
class Back:
    """The engine now. `life` names this process of it: another life means that it died in between."""

    phase: Phase
    url: str = ""  # "http://127.0.0.1:PORT", without a slash at the end
    key: str = ""  # the run's key, which only gateway and keeper know
    life: str = ""
    sentence: str = ""  # the state, or the crash card's title, in the user's words
    model: str = ""  # the id of the model that it serves


@dataclass(frozen=True, slots=True)
class Model:
    """An installed model. `context` in tokens and `size` in bytes, 0 = not known."""

    id: str
    title: str = ""
    context: int = 0
    size: int = 0
    pictures: bool = False
    loaded: bool = False
    aliases: tuple[str, ...] = ()


class Engines(Protocol):
    """Every call returns at once; work that takes time goes on elsewhere and shows in `back`."""

    def back(self) -> Back:
        """Where requests go now."""

    def models(self) -> tuple[Model, ...]:
        """What is installed; () = not known, then the engine's own list is passed on."""

    def bring(self, model: str) -> None:
        """Serve this model in place of the one that runs."""

    def died(self, life: str) -> None:
        """A request found the engine of `life` gone: bring it back. Saying so twice does it once."""

    def poisoned(self, life: str, path: str) -> None:
        """A request to `path` ended the engine, was sent once more, and ended it again."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds and bytes. `hold`: how long a request waits for an engine; `silence`: of an engine that works on one."""

    body: int = 512 << 20
    hold: float = 600.0
    silence: float = 1800.0
    upload: float = 60.0  # silence of a client in the middle of its request's body
    replays: int = 1
