"""Writing what the engine reads: the config JSON from the effective profile, and the launch scripts beside it.

Keys and environment entries that a user put into the config survive; the last five versions are kept.
"""

from __future__ import annotations

import dataclasses
import os
import shutil
import time
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import registry
from app.engines.base import Command, Configured, OwnInstall
from app.engines.profile import Profile
from app.engines.scripts import batch_script, posix_script
from app.system.files import read_json, write_atomic, write_json
from app.system.home import ENVIRONMENT, Home
from app.system.program import frozen, own_command, project_folder

KEPT_VERSIONS = 5


def configure(home: Home, profile: Profile) -> Configured:
    """Write config and scripts of `profile` (its overlays applied). Writing the same again changes no file.

    Raises UserFacingError when a file that the config must name is not installed, OSError when it cannot be written.
    """
    effective = profile.effective()
    engine = registry.engine(effective.engine)
    if isinstance(engine, OwnInstall):
        return dataclasses.replace(engine.configure(home, profile), script=_write_script(home, profile))
    path = config_path(home, profile.id)
    old = read_json(path)
    new = merged(old if isinstance(old, dict) else {}, engine.config(home, effective))
    if new != old:
        if path.exists():
            _keep_version(home, path)
        write_json(path, new)
    return Configured(path, _write_script(home, profile))


def preview(home: Home, profile: Profile) -> tuple[str, ...]:
    """What `configure` would change in a config that is there, in sentences; () for a new one or no change."""
    effective = profile.effective()
    engine = registry.engine(effective.engine)
    if isinstance(engine, OwnInstall):
        return engine.preview(home, profile)
    old = read_json(config_path(home, profile.id))
    if not isinstance(old, dict):
        return ()
    try:
        new = merged(old, engine.config(home, effective))
    except UserFacingError:
        return ()  # what it names is not installed yet, so there is nothing to compare with
    return tuple(
        tr("{key}: {old} becomes {new}", key=key, old=old.get(key, tr("nothing")), new=value)
        for key, value in new.items()
        if old.get(key) != value
    )


def config_file(home: Home, profile: Profile) -> Path:
    """Where the config of an effective profile lies: with the engine, or with ours."""
    engine = registry.engine(profile.engine)
    return (
        engine.config_file(home, profile) if isinstance(engine, OwnInstall) else config_path(home, profile.id)
    )


def config_path(home: Home, profile_id: str) -> Path:
    return home.configs / f"{profile_id}.json"


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """`new` plus what only `old` has: unknown keys, and entries of `env` that are not ours."""
    result = {**{key: value for key, value in old.items() if key not in new}, **new}
    foreign = old.get("env")
    if isinstance(foreign, dict) and isinstance(new.get("env"), dict):
        result["env"] = {**foreign, **new["env"]}
    return result


def versions(home: Home, profile_id: str) -> list[Path]:
    """Kept earlier versions of a config, the newest first."""
    return sorted((home.configs / "history").glob(f"{profile_id}.*.json"), reverse=True)


def _keep_version(home: Home, path: Path) -> None:
    folder = home.configs / "history"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, folder / f"{path.stem}.{time.time_ns():020d}.json")
    for old in versions(home, path.stem)[KEPT_VERSIONS:]:
        old.unlink(missing_ok=True)


def _write_script(home: Home, profile: Profile) -> Path:
    """`run-<profile>`: the same start as the window's button, in a terminal, so that there is one code path."""
    argv = own_command("start", "--foreground", "--profile", profile.id)
    environment = {ENVIRONMENT: str(home.root)}
    if not frozen():
        environment["PYTHONPATH"] = str(project_folder())
    command = Command(tuple(argv), environment, home.root)
    title = tr("Strata Launcher: {title}", title=profile.title)
    if os.name == "nt":
        path = home.scripts / f"run-{profile.id}.bat"
        text = batch_script(command, title).encode("utf-8")
    else:
        path = home.scripts / f"run-{profile.id}.sh"
        text = posix_script(command, title).encode("utf-8")
    if not path.exists() or path.read_bytes() != text:
        write_atomic(path, text, mode=0o755)
    return path
