"""The gateway before this home's engine: the run's files say what is so, a death found by a request brings it back."""

from __future__ import annotations

import dataclasses
import os
from typing import Any

from app.engines.profile import Profile
from app.gateway.types import Phase
from app.jobs.behind import RESTARTS_AN_HOUR, HomeEngine
from app.runtime import rundir
from app.runtime.rundir import Run
from app.system.home import Home
from app.system.processes import Identity
from tests.conftest import wait_for

PROFILE = Profile("p", "P", "llamacpp", "b", "f", "m", 2048, port=4242, options={"api_key": "k"})
ME = dataclasses.asdict(Identity.of(os.getpid()))  # type: ignore[type-var]


def begin(home: Home, **state: Any) -> Run:
    """A run whose keeper and engine are this very process, so that both live."""
    about = {"profile": dataclasses.asdict(PROFILE), "port": 4242, "model_name": "m"}
    run = rundir.create(home, "p", about)
    run.write("state.json", {"state": "ready", "text": "Ready", "keeper": ME, **ME, **state})
    return run


def crash(run: Run, **more: Any) -> None:
    """What a keeper leaves of a crash; it is gone itself."""
    dead = {"pid": 2**22 + 1, "started": 1.0}
    run.write("exit.json", {"code": 3})
    run.write("crash.json", {"title": "Out of video memory", "loop": False, **more})
    run.write("state.json", {"state": "crashed", "text": "Out of video memory", "keeper": dead})


def test_a_running_engine_is_told_with_its_key(home: Home) -> None:
    run = begin(home)
    back = HomeEngine(home, lambda: None).back()
    assert (back.phase, back.url, back.key) == (Phase.READY, "http://127.0.0.1:4242", "k")
    assert back.life == f"{run.folder.name}:{os.getpid()}"


def test_loading_is_waited_for_and_stopped_is_not(home: Home) -> None:
    engine = HomeEngine(home, lambda: None)
    assert engine.back().phase is Phase.DOWN
    run = begin(home, state="loading", text="Reading")
    wait_for(lambda: engine.back().phase is Phase.COMING)
    run.write("state.json", {"state": "stopped", "text": "Stopped", "keeper": ME})
    wait_for(lambda: engine.back().phase is Phase.DOWN)


def test_a_dead_one_is_brought_back_once(home: Home) -> None:
    started: list[Run] = []
    engine = HomeEngine(home, lambda: started.append(begin(home)))
    old = begin(home)
    life = engine.back().life
    crash(old)
    engine.died(life)
    engine.died(life)
    wait_for(lambda: engine.back().phase is Phase.READY and engine.back().life != life)
    assert len(started) == 1


def test_a_loop_is_not_started_again(home: Home) -> None:
    started: list[Run] = []
    engine = HomeEngine(home, lambda: started.append(begin(home)))
    old = begin(home)
    life = engine.back().life
    crash(old, loop=True)
    engine.died(life)
    wait_for(lambda: engine.back().phase is Phase.LOOPING)
    assert engine.back().sentence == "Out of video memory"
    assert started == []


def test_restarts_have_a_budget(home: Home) -> None:
    started: list[Run] = []
    engine = HomeEngine(home, lambda: started.append(begin(home)))
    run = begin(home)
    for number in range(RESTARTS_AN_HOUR + 1):
        life = wait_for(lambda: engine.back().life)
        crash(run)
        engine.died(str(life))
        if number < RESTARTS_AN_HOUR:
            wait_for(lambda number=number: len(started) == number + 1)
            wait_for(lambda life=life: engine.back().life not in ("", life))
            run = started[-1]
    wait_for(lambda: engine.back().phase is Phase.LOOPING)
    assert len(started) == RESTARTS_AN_HOUR
