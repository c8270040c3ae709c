"""The state of the engine as evidence shows it: what `status` prints, the dashboard paints and the tray colours."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.engines.base import Answer


class State(StrEnum):
    STOPPED = "stopped"
    STARTING = "starting"
    LOADING = "loading"
    WARMING = "warming"  # loaded; the first real request is not answered yet
    READY = "ready"  # only after a real answer
    BUSY = "busy"
    DEGRADED = "degraded"  # works, but not as asked: on the CPU though there is a card, context cut ...
    STOPPING = "stopping"
    CRASHED = "crashed"
    LOOPING = "looping"  # crashed twice in the same way without a good answer between
    LOST = "lost"  # alive but answers nothing

    @property
    def running(self) -> bool:
        """An engine process exists."""
        return self in _RUNNING


_RUNNING = frozenset(
    {
        State.STARTING,
        State.LOADING,
        State.WARMING,
        State.READY,
        State.BUSY,
        State.DEGRADED,
        State.STOPPING,
        State.LOST,
    }
)


def as_proof(question: str, answer: Answer) -> dict[str, Any]:
    """A real answer as it stands in state.json and in `Status.answer`; speeds in tokens per second."""
    return {
        "question": question,
        "text": answer.text,
        "tokens": answer.tokens,
        "tokens_per_second": round(answer.tokens_per_second, 2),
        "prompt_per_second": round(answer.prompt_per_second, 2),
        "seconds": round(answer.seconds, 3),
        "time": time.time(),
    }


@dataclass(frozen=True, slots=True)
class Status:
    """One reading of the state. Times are seconds since the epoch; `fraction` is 0..1 while loading, else None."""

    state: State
    text: str  # the state in words, with what it is doing
    profile: str = ""
    engine: str = ""
    build: str = ""
    model: str = ""
    host: str = ""
    port: int = 0
    endpoints: dict[str, str] = field(default_factory=dict)  # "openai", "anthropic", "web", "metrics"
    run: Path | None = None  # the run's folder: run.json, engine.log, state.json, exit.json, crash.json
    pid: int = 0
    since: float = 0.0
    fraction: float | None = None
    context_asked: int = 0
    context_given: int = 0
    answer: dict[str, Any] = field(
        default_factory=dict
    )  # the first real answer: text, tokens, tokens_per_second
    exit_code: int | None = None
    crash: dict[str, Any] = field(
        default_factory=dict
    )  # the doctor's reading (`diagnose --json`), when crashed
    reason: str = ""  # why degraded, lost or looping
    foreign: bool = False  # started by hand, not by us: it has no keeper
    tokens_per_second: float = 0.0  # of the last request
    prompt_per_second: float = 0.0
    context_used: int = 0
    title: str = ""  # the profile's, for people
