"""The keeper with the doctor at its side: what the hidden command `keep` and `start --foreground` run."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from app.jobs import gatekeeper, lastgood
from app.jobs.aftermath import collect
from app.runtime import rundir
from app.runtime.keeper import Keeper
from app.runtime.rundir import Run
from app.system.home import Home

_GATEWAY_LOOK = 0.5  # seconds between looks at the gateway


def keep(run: Run, *, echo: Callable[[str], None] | None = None) -> int:
    """Keep the run until its engine ends; returns the engine's exit code."""
    home = Home(run.folder.parents[1])
    if public := run.about().get("public_port"):
        threading.Thread(target=_tend, args=(home, run, public), name="tend the gateway", daemon=True).start()
    return Keeper(run, diagnose=read_crash, answered=lambda: lastgood.remember(home, run), echo=echo).keep()


def _tend(home: Home, run: Run, port: int) -> None:
    """Bring the gateway back when it dies, as long as the run is not to stop."""
    while not run.stop_file.exists() and run.folder.exists():
        try:
            gatekeeper.ensure(home, port)
        except OSError as error:  # the engine serves on; the next look tries again
            print(f"keeper: the gateway could not be started: {error}", file=sys.stderr, flush=True)
        time.sleep(_GATEWAY_LOOK)


def read_crash(run: Run, code: int) -> dict[str, Any]:
    """The doctor's reading of how the run ended, for crash.json.

    "loop" is true when the engine crashed in the same way in this run or in the one before, with no answer between.
    """
    from app.doctor.diagnose import diagnose  # late: a healthy run never needs it

    home = Home(run.folder.parents[1])
    changed = lastgood.changed(home, run)
    evidence = collect(run, home, changed)
    crash: dict[str, Any] = diagnose(run.log, exit_code=code, evidence=evidence).as_dict()
    crash.update(
        changed=list(changed),
        missing_files=list(evidence.missing_files),
        system=evidence.system,
        core=evidence.core,
        remedies=list(dict.fromkeys([*lastgood.way_back(home, run), *crash["remedies"]])),
    )
    before = rundir.previous(home, run)
    if before is not None and not run.state().get("answer"):
        crash["loop"] = crash["loop"] or before.crash().get("fingerprint") == crash["fingerprint"]
    return crash
