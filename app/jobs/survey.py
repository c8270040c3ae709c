"""Looking at the machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.hardware import capture, changes, detect
from app.hardware.machine import Machine
from app.install.manifest import installed
from app.system.home import Home

_last: dict[str, Any] | None = None  # what the machine looked like at the last survey


def survey(home: Home | None = None, *, replay: Path | None = None, record: Path | None = None) -> Machine:
    """The machine as it is now, or as a capture tells it; `record` writes a capture on the way.

    With `home`, engines that are installed there are asked for their own device lists.
    """
    if replay is not None:
        return capture.replay(replay)
    if record is not None:
        return capture.record(record)
    global _last
    _last = changes.fingerprint()
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


def changed() -> bool:
    """Driver, docking state or session are other than at this process's last survey. Takes milliseconds."""
    return _last is not None and changes.fingerprint() != _last
