"""A run is a folder: run.json (what was started), engine.log, state.json (the keeper's word), exit.json, crash.json.

`stop` is a file that asks the keeper to stop: it works the same on every system, and for every user who may write here.
"""

from __future__ import annotations

import os
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.system.files import read_json, write_json
from app.system.home import Home

KEEP_BYTES = 200 * 10**6  # of old runs


@dataclass(frozen=True, slots=True)
class Run:
    folder: Path

    @property
    def log(self) -> Path:
        return self.folder / "engine.log"

    @property
    def state_file(self) -> Path:
        return self.folder / "state.json"

    @property
    def stop_file(self) -> Path:
        return self.folder / "stop"

    def about(self) -> dict[str, Any]:
        """run.json: profile, config, command, port ..."""
        return _object(self.folder / "run.json")

    def state(self) -> dict[str, Any]:
        return _object(self.state_file)

    def exit(self) -> dict[str, Any]:
        """exit.json: code, expected, time; {} while it runs."""
        return _object(self.folder / "exit.json")

    def crash(self) -> dict[str, Any]:
        return _object(self.folder / "crash.json")

    def write(self, name: str, value: dict[str, Any]) -> None:
        write_json(self.folder / name, value)


def create(home: Home, profile_id: str, about: dict[str, Any]) -> Run:
    """Make the folder of a new run and let `runs/current.json` point at it. Raises OSError."""
    stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    for number in range(1000):
        folder = home.runs / (f"{stamp}-{profile_id}" + (f"-{number}" if number else ""))
        try:
            folder.mkdir(parents=True)
            break
        except FileExistsError:
            continue
    run = Run(folder)
    run.write("run.json", {**about, "created": time.time()})
    write_json(home.runs / "current.json", {"run": folder.name})
    return run


def current(home: Home) -> Run | None:
    """The run that was started last, None when there was none or its folder is gone."""
    name = _object(home.runs / "current.json").get("run")
    if not isinstance(name, str) or not (home.runs / name).is_dir():
        return None
    return Run(home.runs / name)


def history(home: Home) -> list[Run]:
    """All runs, the newest first."""
    if not home.runs.is_dir():
        return []
    return [
        Run(folder) for folder in sorted(home.runs.iterdir(), reverse=True) if (folder / "run.json").exists()
    ]


def previous(home: Home, run: Run) -> Run | None:
    """The run of the same profile before `run`."""
    profile = run.about().get("profile", {}).get("id")
    for other in history(home):
        if other.folder.name < run.folder.name and other.about().get("profile", {}).get("id") == profile:
            return other
    return None


def prune(home: Home, keep: Run) -> None:
    """Remove the oldest ended runs when all runs together are larger than `KEEP_BYTES`. `keep` always stays."""
    total = 0
    for run in history(home):
        total += sum(entry.stat().st_size for entry in os.scandir(run.folder) if entry.is_file())
        if total > KEEP_BYTES and run != keep and run.exit():
            shutil.rmtree(run.folder, ignore_errors=True)


def _object(path: Path) -> dict[str, Any]:
    value = read_json(path)
    return value if isinstance(value, dict) else {}
