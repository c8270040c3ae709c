"""Engines that we did not start: by their launch script or by hand. Found by the config file that they serve."""

from __future__ import annotations

import socket
from dataclasses import asdict
from typing import Any

import psutil

from app.core.i18n import tr
from app.engines import registry
from app.runtime.types import State, Status
from app.system.files import read_json, write_json
from app.system.home import Home

_PROOF = "foreign.json"


def find_foreign(home: Home, profile: dict[str, Any]) -> Status | None:
    """The state of an engine that serves the profile's config without a keeper of ours, None when there is none.

    `profile` needs "id", "engine", "build", "model_name", "host", "port", "config", "context". First the port is
    asked (refused at once when nothing listens); only then processes are looked at.
    """
    if not _listens(profile["port"]):
        return None
    process = _serving(profile["config"])
    if process is None:
        return None
    engine = registry.engine(profile["engine"])
    health = engine.health(profile["port"], timeout=1.0)
    proof = _proof(home, process)
    if not health.loaded:
        state, text = State.LOADING, tr("Loading; started outside the launcher")
    elif proof:
        state, text = State.READY, tr("Ready; started outside the launcher")
    else:
        state, text = State.WARMING, tr("Takes requests; started outside the launcher, nothing was asked yet")
    return Status(
        state=state,
        text=text,
        answer=proof,
        profile=profile["id"],
        engine=profile["engine"],
        build=profile["build"],
        model=profile["model_name"],
        host=profile["host"],
        port=profile["port"],
        endpoints=asdict(engine.endpoints(profile["host"], profile["port"])),
        pid=process.pid,
        since=process.create_time(),
        context_asked=profile["context"],
        foreign=True,
    )


def proven(home: Home, status: Status, answer: dict[str, Any]) -> None:
    """A foreign engine answered a real request: from now on, and as long as this process lives, it is ready."""
    write_json(home.runs / _PROOF, {"pid": status.pid, "started": status.since, "answer": answer})


def _proof(home: Home, process: psutil.Process) -> dict[str, Any]:
    """The answer that this very process gave, {} when none is known."""
    kept = read_json(home.runs / _PROOF)
    if (
        not isinstance(kept, dict)
        or kept.get("pid") != process.pid
        or kept.get("started") != process.create_time()
    ):
        return {}
    answer = kept.get("answer")
    return answer if isinstance(answer, dict) else {}


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.3)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _serving(config: str) -> psutil.Process | None:
    """The process whose command line names the config file (the topmost one when several do)."""
    for process in psutil.process_iter(["cmdline"]):
        if config in (process.info["cmdline"] or ()):
            return process
    return None
