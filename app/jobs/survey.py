"""Looking at the machine."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from app.hardware import capture, changes, detect
from app.hardware.machine import Machine
from app.install.manifest import installed
from app.system.home import Home

_lock = threading.Lock()
_last: tuple[dict[str, Any], Machine] | None = None


def survey(home: Home | None = None, *, replay: Path | None = None, record: Path | None = None) -> Machine:
    """The machine as it is now, or as a capture tells it; `record` writes a capture on the way.

    With `home`, engines that are installed there are asked for their own device lists.
    """
    if replay is not None:
        return capture.replay(replay)
    if record is not None:
        return capture.record(record)
    return detect.detect(engines=_listers(home) if home is not None else None)


def _listers(home: Home) -> dict[str, list[str]]:
    """Commands of installed engines that list devices. The llama.cpp wheel knows the processor only and has none."""
    found = {}
    for manifest in installed(home):
        if manifest.kind == "engine" and manifest.facts.get("unpack") in ("zip", "tar"):
            program = manifest.folder / manifest.facts.get("entry", "")
            if program.stem == "llama-server" and program.is_file():
                found["llama.cpp"] = [str(program), "--list-devices"]
            lister = program.with_name("strata-device" + program.suffix)
            if lister.is_file():
                found["strata"] = [str(lister), "--list-devices"]
    return found


def survey_if_changed() -> Machine:
    """The last survey of this process, made anew when the driver, the docking state or the session changed since."""
    global _last
    with _lock:
        now = changes.fingerprint()
        if _last is None or _last[0] != now:
            _last = (now, detect.detect())
        return _last[1]
