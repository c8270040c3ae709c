"""Looking at the machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.hardware import capture, changes, detect
from app.hardware.machine import Machine
from app.hardware.probes import engine_list
from app.hardware.probes.engine_list import Lister
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


def _listers(home: Home) -> dict[str, Lister]:
    """How engines that are installed list devices. The llama.cpp wheel knows the processor only and has no list."""
    found = {}
    for manifest in installed(home):
        program = manifest.folder / manifest.facts.get("entry", "")
        if manifest.kind != "engine" or not program.is_file():
            continue
        if program.stem == "llama-server":
            found[engine_list.LLAMA] = Lister((str(program), "--list-devices"))
        device = program.with_name("strata-device" + program.suffix)
        if device.is_file():
            libraries = tuple(manifest.facts.get("lib_dirs", "").splitlines())
            found[engine_list.STRATA] = Lister((str(device), "--list-devices"), libraries)
    return found


def changed() -> bool:
    """Driver, docking state or session are other than at this process's last survey. Takes milliseconds."""
    return _last is not None and changes.fingerprint() != _last
