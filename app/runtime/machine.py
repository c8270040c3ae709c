"""The state machine as a table: (state, event) -> state. docs/states.md is drawn from it."""

from __future__ import annotations

from enum import StrEnum

from app.runtime.types import State


class Happening(StrEnum):
    """What evidence says has happened."""

    SPAWNED = "the process was started"
    READING = "the log says that weights are read"
    LOADED = "the port answers and the model is in memory"
    ANSWERED = "a real request was answered"
    UNANSWERED = "the first request was not answered"
    REQUEST = "a request began"
    SILENT = "the port stopped answering"
    BACK = "the port answers again"
    REDUCED = "it works, but not as asked"
    STOP_ASKED = "a stop was asked for"
    EXITED_AS_ASKED = "the process ended after a stop was asked for"
    DIED = "the process ended by itself"
    DIED_AGAIN = "the process ended in the same way as before, without a good answer between"


_S, _H = State, Happening
_ALIVE = (_S.STARTING, _S.LOADING, _S.WARMING, _S.READY, _S.BUSY, _S.DEGRADED, _S.LOST)

TABLE: dict[tuple[State, Happening], State] = {
    **{(state, _H.SPAWNED): _S.STARTING for state in (_S.STOPPED, _S.CRASHED, _S.LOOPING)},
    (_S.STARTING, _H.READING): _S.LOADING,
    **{(state, _H.LOADED): _S.WARMING for state in (_S.STARTING, _S.LOADING)},
    **{(state, _H.ANSWERED): _S.READY for state in (_S.WARMING, _S.READY, _S.BUSY, _S.LOST)},
    (_S.WARMING, _H.UNANSWERED): _S.LOST,
    **{(state, _H.REQUEST): _S.BUSY for state in (_S.READY, _S.BUSY)},
    **{(state, _H.REDUCED): _S.DEGRADED for state in (_S.READY, _S.BUSY)},
    **{(state, _H.SILENT): _S.LOST for state in (_S.WARMING, _S.READY, _S.BUSY, _S.DEGRADED)},
    (_S.LOST, _H.BACK): _S.READY,
    **{(state, _H.STOP_ASKED): _S.STOPPING for state in _ALIVE},
    **{(state, _H.EXITED_AS_ASKED): _S.STOPPED for state in (*_ALIVE, _S.STOPPING)},
    **{(state, _H.DIED): _S.CRASHED for state in _ALIVE},
    (_S.STOPPING, _H.DIED): _S.STOPPED,
    **{(state, _H.DIED_AGAIN): _S.LOOPING for state in (*_ALIVE, _S.CRASHED)},
}


def after(state: State, happening: Happening) -> State:
    """The state after `happening`; the same state where the table has no entry (the event changes nothing)."""
    return TABLE.get((state, happening), state)


def mermaid() -> str:
    """The table as a Mermaid state diagram for the docs."""
    arrows: dict[tuple[State, State], list[str]] = {}
    for (state, happening), target in TABLE.items():
        if state != target:
            arrows.setdefault((state, target), []).append(happening.value)
    lines = [f"    {a} --> {b}: {' / '.join(why)}" for (a, b), why in arrows.items()]
    return "\n".join(["stateDiagram-v2", "    [*] --> stopped", *lines, ""])
