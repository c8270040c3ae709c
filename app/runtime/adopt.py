"""Engines that we did not start: by their launch script or by hand. Found by the config file that they serve."""

from __future__ import annotations

import socket
from dataclasses import asdict
from typing import Any

import psutil

from app.core.i18n import tr
from app.engines import registry
from app.runtime.types import State, Status


def find_foreign(profile: dict[str, Any]) -> Status | None:
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
    state = State.READY if health.loaded else State.LOADING
    return Status(
        state=state,
        text=tr("Ready; started outside the launcher")
        if health.loaded
        else tr("Loading; started outside the launcher"),
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
