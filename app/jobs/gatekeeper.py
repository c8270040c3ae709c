"""The gateway's process: started beside the engine, adopted while it lives, ended with `stop`."""

from __future__ import annotations

import dataclasses
import threading
import time
from pathlib import Path
from typing import Any

from app.engines.profile import Profile
from app.system import ports
from app.system.files import read_json, write_json
from app.system.home import Home
from app.system.processes import Identity, end_tree, spawn
from app.system.program import own_command, own_environment

LOOPBACK = "127.0.0.1"
_GRACE = 5.0  # seconds it gets to end its connections
_COMES = 10.0  # seconds until it must listen


def wanted(profile: Profile, *, on: bool) -> bool:
    """Whether a gateway holds this profile's address. What listens to other computers is left as it is."""
    return on and profile.host in (LOOPBACK, "localhost")


def holds(home: Home, port: int) -> bool:
    """A gateway of this home lives and holds the port."""
    known = _known(home)
    return known is not None and known[1] == port and known[0].alive()


def ensure(home: Home, port: int) -> None:
    """A gateway that listens on `port`: the one that lives, or a new one. Raises OSError when it cannot be started."""
    if holds(home, port):
        return
    end(home)
    with open(home.runs / "gateway.log", "ab") as log:
        process = spawn(
            own_command("--home", str(home.root), "gateway", "--listen", f"{LOOPBACK}:{port}"),
            env=own_environment(),
            cwd=home.root,
            output=log,
        )
    threading.Thread(target=process.wait, name="reap gateway", daemon=True).start()
    identity = Identity.of(process.pid)
    if identity is not None:
        write_json(_file(home), {**dataclasses.asdict(identity), "port": port})
    deadline = time.monotonic() + _COMES
    while ports.examine(port).free and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)


def end(home: Home) -> None:
    """End the home's gateway, if one lives."""
    known = _known(home)
    if known is not None:
        if known[0].alive():
            end_tree(known[0].pid, grace=_GRACE)
        _file(home).unlink(missing_ok=True)


def _known(home: Home) -> tuple[Identity, int] | None:
    value: Any = read_json(_file(home))
    try:
        return Identity(int(value["pid"]), float(value["started"])), int(value["port"])
    except (TypeError, KeyError, ValueError):
        return None


def _file(home: Home) -> Path:
    return home.runs / "gateway.json"
