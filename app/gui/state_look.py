"""How a state of the engine looks and reads, for the dashboard and the tray alike."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.i18n import tr
from app.runtime.types import State, Status


@dataclass(frozen=True, slots=True)
class Look:
    word: str  # on the pill
    headline: str  # the sentence
    tone: str  # pill tone
    icon: str  # tray icon: shape and colour both say it


def look(status: Status) -> Look:
    """Words for people; what the engine is doing comes from `status.text`."""
    state = status.state
    model = status.title or status.model or tr("The engine")
    words = {
        State.STOPPED: (tr("Stopped"), tr("The engine is stopped"), "neutral", "tray-stopped"),
        State.STARTING: (tr("Starting"), tr("{model} is starting", model=model), "accent", "tray-working"),
        State.LOADING: (tr("Loading"), tr("{model} is loading", model=model), "accent", "tray-working"),
        State.WARMING: (
            tr("Warming up"),
            tr("{model} is answering a test request", model=model),
            "accent",
            "tray-working",
        ),
        State.READY: (tr("Ready"), tr("{model} is ready", model=model), "success", "tray-ready"),
        State.BUSY: (tr("Answering"), tr("{model} is answering", model=model), "success", "tray-ready"),
        State.DEGRADED: (
            tr("Limited"),
            tr("{model} is running, but not as configured", model=model),
            "warning",
            "tray-ready",
        ),
        State.STOPPING: (tr("Stopping"), tr("The engine is stopping"), "accent", "tray-working"),
        State.CRASHED: (tr("Crashed"), tr("The engine crashed"), "danger", "tray-trouble"),
        State.LOOPING: (
            tr("Crash loop"),
            tr("The engine keeps crashing in the same way"),
            "danger",
            "tray-trouble",
        ),
        State.LOST: (
            tr("Not answering"),
            tr("The engine runs but does not answer"),
            "danger",
            "tray-trouble",
        ),
    }
    return Look(*words[state])


def detail(status: Status) -> str:
    """The line below the headline."""
    if status.state in (State.DEGRADED, State.LOST, State.LOOPING) and status.reason:
        return status.reason
    if status.state == State.CRASHED:
        return tr("See below for the cause and how to fix it.")
    if status.state in (State.READY, State.BUSY) and status.port:
        return tr("Listening on {host}:{port}", host=status.host or "127.0.0.1", port=status.port)
    return status.text
