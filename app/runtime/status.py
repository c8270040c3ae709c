"""Reading the state: the keeper's last word, checked against the processes that must exist for it to be true."""

from __future__ import annotations

import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.core.i18n import tr
from app.engines import registry
from app.runtime import rundir
from app.runtime.adopt import find_foreign
from app.runtime.rundir import Run
from app.runtime.types import State, Status
from app.system.files import write_json
from app.system.home import Home
from app.system.processes import Identity, kill_session

_STARTING_GRACE = 10.0  # seconds a new keeper may take to write its first state


def read(home: Home, *, profile: dict[str, Any] | None = None) -> Status:
    """The state now. `profile` (as in run.json) is the active one: what a foreign engine is recognised by.

    Costs a few file reads and process look-ups. A dead keeper's leftovers are ended on the way.
    """
    run = rundir.current(home)
    if run is not None:
        status = _of_run(run)
        if status.state.running:
            return status
    else:
        status = Status(State.STOPPED, tr("Stopped"))
    foreign = find_foreign(home, profile) if profile else None
    if foreign is not None:
        return foreign
    return status


def keeper_alive(run: Run) -> bool:
    """The run's keeper lives (or is only just starting)."""
    keeper = run.state().get("keeper")
    if keeper is None:
        launched = run.about().get("keeper")
        if launched is not None:
            return Identity(launched["pid"], launched["started"]).alive()
        return time.time() - run.about().get("created", 0.0) < _STARTING_GRACE and not run.exit()
    return Identity(keeper["pid"], keeper["started"]).alive()


def _of_run(run: Run) -> Status:
    about, state = run.about(), run.state()
    value = State(state["state"]) if state else State.STARTING
    text = state.get("text") or tr("Starting the engine")
    if value.running and not keeper_alive(run):
        value, text, state = _keeper_died(run, state)
    elif value.running and state.get("pid") and not Identity(state["pid"], state["started"]).alive():
        # The engine is gone and its keeper is just writing that down.
        value, text = (
            (State.STOPPED, tr("Stopped"))
            if value is State.STOPPING
            else (State.CRASHED, tr("The engine stopped by itself"))
        )
    profile = about.get("profile", {})
    host, port = profile.get("host", "127.0.0.1"), about.get("port", 0)
    shown = about.get("public_port") or port  # where a gateway holds the address, programs use that
    endpoints = asdict(registry.engine(profile["engine"]).endpoints(host, shown)) if value.running else {}
    return Status(
        state=value,
        text=text,
        profile=profile.get("id", ""),
        engine=profile.get("engine", ""),
        build=profile.get("build", ""),
        model=about.get("model_name", ""),
        host=host,
        port=port,
        endpoints=endpoints,
        run=run.folder,
        pid=state.get("pid", 0) if value.running else 0,
        since=state.get("since", about.get("created", 0.0)),
        fraction=state.get("fraction"),
        context_asked=profile.get("context", 0),
        context_given=int(state.get("context_given") or 0),
        answer=state.get("answer", {}),
        exit_code=run.exit().get("code"),
        crash=run.crash() if value in (State.CRASHED, State.LOOPING) else {},
        reason=state.get("reason", ""),
        tokens_per_second=float(state.get("tokens_per_second") or 0.0),
        prompt_per_second=float(state.get("prompt_per_second") or 0.0),
        context_used=int(state.get("context_used") or 0),
        title=profile.get("title", ""),
    )


def _keeper_died(run: Run, state: dict[str, Any]) -> tuple[State, str, dict[str, Any]]:
    """Nobody keeps this run any more: end what it left, and write the end down so that it is said only once."""
    if state.get("pid"):
        engine = Identity(state["pid"], state["started"])
        if engine.alive():
            kill_session(engine.pid, not_before=engine.started)
    text = tr("The program that watched over the engine was ended, and the engine with it")
    asked = state.get("state") == State.STOPPING or run.stop_file.exists()
    value = State.STOPPED if asked else State.CRASHED
    ended = {**state, "state": value.value, "text": tr("Stopped") if asked else text, "since": time.time()}
    ended.pop("pid", None)
    try:
        if not run.exit():
            write_json(run.folder / "exit.json", {"code": None, "expected": asked, "time": time.time()})
        write_json(run.state_file, ended)
    except OSError:
        pass  # a full or read-only disk: the same is found again at the next reading
    return value, ended["text"], ended


def watch_paths(home: Home) -> list[Path]:
    """What a window watches instead of polling: the pointer to the current run and that run's folder."""
    run = rundir.current(home)
    return [home.runs, *([run.folder] if run is not None else [])]
