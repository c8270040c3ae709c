"""Writing `strata-<tag>.json` and `run-<tag>` into the Strata folder, where its own setup looks for them."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Any

from app.engines.base import Command, Configured
from app.engines.profile import Profile
from app.engines.scripts import batch_script, posix_script
from app.engines.strata.config import config, text
from app.engines.strata.installed import Installed, installed
from app.engines.strata.merge import difference, merged
from app.engines.strata.runtime_files import complete_runtime
from app.system.files import read_json, write_atomic, write_json
from app.system.home import Home

KEPT_VERSIONS = 5


def preview(home: Home, profile: Profile) -> tuple[str, ...]:
    """What `configure` would change in the config that is there, in sentences; () for a new one or no change."""
    path, old, new = _plan(home, profile.effective(), installed(home, profile.effective()))
    return tuple(difference(old, new)) if path.exists() and old != new else ()


def configure(home: Home, profile: Profile) -> Configured:
    """Write config and run script of `profile`, its overlays applied. Writing the same again changes no file.

    The config that was there becomes `.json.bak`, as Strata's setup does it, and one of five kept versions. Raises
    UserFacingError when something is not installed, OSError.
    """
    effective = profile.effective()
    model = installed(home, effective)
    if model.backend == "hip":
        complete_runtime(Path(model.places.engine(model.cuda)))  # before each start, as Strata's setup does
    path, old, new = _plan(home, effective, model)
    existed = path.exists()
    if new != old:
        if existed:
            _keep(home, path)
        write_atomic(path, text(new))
    write_json(_record(home, path), config(effective, model))
    script = _write_script(effective, model, path)
    return Configured(path, script, tuple(difference(old, new)) if existed and new != old else ())


def run_script(profile: Profile, model: Installed) -> str:
    """The text of `run-<tag>.bat` or `.sh` (install contract 5.4)."""
    places = model.places
    argv = [
        str(places.python),
        str(places.server),
        *("--engine", "strata", "--config", str(places.config(model.tag)), "--port", str(profile.port)),
        *(() if profile.options.get("open_browser") is False else ("--open",)),
    ]
    command = Command(tuple(argv), {}, Path(str(places.root)))
    write = batch_script if places.windows else posix_script
    return write(command, f"Strata {model.tag}")


def versions(home: Home, path: Path) -> list[Path]:
    """Kept earlier versions of a config, the newest first."""
    return sorted((home.configs / "history").glob(f"{path.stem}.*.json"), reverse=True)


def _plan(home: Home, profile: Profile, model: Installed) -> tuple[Path, dict[str, Any], dict[str, Any]]:
    path = Path(model.places.config(model.tag))
    old = read_json(path)
    written = read_json(_record(home, path))
    new = merged(
        old if isinstance(old, dict) else {},
        config(profile, model),
        written=written if isinstance(written, dict) else None,
    )
    return path, old if isinstance(old, dict) else {}, new


def _record(home: Home, path: Path) -> Path:
    """What the launcher wrote last, without what is the user's: so that "undo" takes back its own entries only."""
    return home.configs / "written" / path.name


def _keep(home: Home, path: Path) -> None:
    write_atomic(path.with_name(f"{path.name}.bak"), path.read_bytes())
    history = home.configs / "history"
    history.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, history / f"{path.stem}.{time.time_ns():020d}.json")
    for old in versions(home, path)[KEPT_VERSIONS:]:
        old.unlink(missing_ok=True)


def _write_script(profile: Profile, model: Installed, config_file: Path) -> Path:
    path = config_file.parent / model.places.script(model.tag).name
    data = run_script(profile, model).encode("utf-8", "surrogateescape" if os.name == "posix" else "strict")
    if not path.exists() or path.read_bytes() != data:
        write_atomic(path, data, mode=0o755)
    return path
