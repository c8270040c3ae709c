"""The state machine's table: complete, no dead ends, drawn in the docs."""

from __future__ import annotations

from pathlib import Path

from app.runtime.machine import TABLE, Happening, after, mermaid
from app.runtime.types import State

DOCS = Path(__file__).parents[2] / "docs" / "states.md"


def test_every_state_can_be_reached_and_every_running_one_left() -> None:
    reached, todo = {State.STOPPED}, [State.STOPPED]
    while todo:
        state = todo.pop()
        for (origin, _), target in TABLE.items():
            if origin is state and target not in reached:
                reached.add(target)
                todo.append(target)
    assert reached == set(State)
    for state in State:
        if state.running:
            assert after(state, Happening.DIED) in (State.CRASHED, State.STOPPED)


def test_green_only_by_an_answer_or_after_one() -> None:
    into_ready = {
        (origin, happening) for (origin, happening), target in TABLE.items() if target is State.READY
    }
    assert {happening for _, happening in into_ready} == {Happening.ANSWERED, Happening.BACK}
    assert all(origin is State.LOST for origin, happening in into_ready if happening is Happening.BACK)


def test_a_death_during_a_stop_is_no_crash() -> None:
    assert after(State.STOPPING, Happening.DIED) is State.STOPPED


def test_the_drawing_in_the_docs_is_current() -> None:
    assert mermaid() in DOCS.read_text(encoding="utf-8")
