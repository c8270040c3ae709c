"""The last run that answered: engine build, config and driver. After a failure it tells what has changed since."""

from __future__ import annotations

import json
import time
from typing import Any

from app.core.i18n import tr
from app.hardware import changes
from app.runtime.rundir import Run
from app.system.files import read_json, write_json
from app.system.home import Home

_SETTINGS = ("context", "kv_type", "gpu_layers", "devices", "args", "env", "threads")


def remember(home: Home, run: Run) -> None:
    """Keep what a run that has just answered was made of. Raises OSError."""
    known = _all(home)
    profile = run.about().get("profile", {})
    known[str(profile.get("id", ""))] = {**_made_of(run), "time": time.time()}
    write_json(home.root / "last-good.json", known)


def of(home: Home, profile_id: str) -> dict[str, Any]:
    """What the profile's last good run was made of: "build", "settings", "drivers", "time"; {} when there was none."""
    found = _all(home).get(profile_id, {})
    return found if isinstance(found, dict) else {}


def changed(home: Home, run: Run) -> tuple[str, ...]:
    """In sentences: what is other than at the last run that answered. () when nothing is, or none ever answered."""
    profile = run.about().get("profile", {})
    good, now = of(home, str(profile.get("id", ""))), _made_of(run)
    if not good:
        return ()
    found = []
    if good.get("build") != now["build"]:
        found.append(
            tr(
                "The engine was changed from {before} to {after}.",
                before=good.get("build"),
                after=now["build"],
            )
        )
    if good.get("drivers") != now["drivers"]:
        found.append(tr("The graphics driver is another one than when it last worked."))
    before, after = good.get("settings", {}), now["settings"]
    found += [
        tr(
            "{name} was changed from {before} to {after}.",
            name=name,
            before=before.get(name),
            after=after.get(name),
        )
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    ]
    return tuple(found)


def way_back(home: Home, run: Run) -> tuple[str, ...]:
    """Remedies that undo what changed since the last good run, the likeliest first."""
    profile = run.about().get("profile", {})
    good, now = of(home, str(profile.get("id", ""))), _made_of(run)
    if not good:
        return ()
    found = []
    if good.get("build") != now["build"]:
        found.append("engine-previous-build")
    if good.get("settings") != now["settings"] and run.about().get("overlays"):
        found.append("undo-change")
    return tuple(found)


def drivers() -> str:
    """The graphics drivers that are loaded now, as one text to compare. Takes milliseconds."""
    return json.dumps(changes.fingerprint().get("drivers", {}), sort_keys=True)


def _made_of(run: Run) -> dict[str, Any]:
    about = run.about()
    profile = about.get("profile", {})
    settings = {name: profile.get(name) for name in _SETTINGS}
    return {"build": profile.get("build"), "settings": settings, "drivers": about.get("drivers", "")}


def _all(home: Home) -> dict[str, Any]:
    try:
        value = read_json(home.root / "last-good.json")
    except OSError:
        return {}
    return value if isinstance(value, dict) else {}
