"""How work reports: plain functions take a `Cancel` token and a `Sink`; the faces turn events into lines or signals."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from app.core.errors import Cancelled


class Cancel:
    """A stop request that work checks often. Safe to share between threads."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def set(self) -> None:
        """Ask the work to stop; it raises `Cancelled` at its next check."""
        self._event.set()

    @property
    def requested(self) -> bool:
        return self._event.is_set()

    def check(self) -> None:
        """Raise `Cancelled` when a stop was asked for."""
        if self._event.is_set():
            raise Cancelled

    def wait(self, seconds: float) -> None:
        """Pause for `seconds`, or raise `Cancelled` as soon as a stop is asked for."""
        if self._event.wait(seconds):
            raise Cancelled


class StepState(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    SKIPPED = "skipped"  # proven already, nothing to do
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class StepChanged:
    """A step of a longer job began or ended."""

    step: str
    title: str
    state: StepState
    note: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a step is.

    `done` never goes backwards within a step and counts verified units only. `total` is None when nobody knows it.
    `rate` is units per second, smoothed; `eta` is seconds left, None when unknown. The unit is bytes unless said.
    """

    step: str
    done: int
    total: int | None
    rate: float = 0.0
    eta: float | None = None
    unit: str = "bytes"
    item: str = ""  # the file being worked on
    waiting: float | None = None  # seconds until the work goes on, when it waits for a server; a countdown


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence for the user: `level` is "info", "warning" or "error"."""

    text: str
    level: str = "info"


Event = StepChanged | Progress | Message
Sink = Callable[[Event], None]


def ignore(event: Event) -> None:
    """A sink for work whose events nobody watches."""
