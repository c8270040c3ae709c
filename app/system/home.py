"""Where everything of ours lies: one data folder ("home") with fixed places in it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import platformdirs

ENVIRONMENT = "STRATA_LAUNCHER_HOME"


@dataclass(frozen=True, slots=True)
class Home:
    """The data folder. Nothing is created until something is written."""

    root: Path

    @classmethod
    def resolve(cls, explicit: str | Path | None = None) -> Home:
        """`explicit` (--home), else STRATA_LAUNCHER_HOME, else a portable folder, else the system's place for data."""
        chosen = explicit or os.environ.get(ENVIRONMENT) or _portable()
        if chosen:
            return cls(Path(chosen).expanduser().absolute())
        return cls(Path(platformdirs.user_data_dir("strata-launcher", appauthor=False)))

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def journal(self) -> Path:
        return self.root / "install.journal"

    @property
    def engines(self) -> Path:
        return self.root / "engines"

    @property
    def models(self) -> Path:
        return self.root / "models"

    @property
    def downloads(self) -> Path:
        return self.root / "downloads"

    @property
    def profiles(self) -> Path:
        return self.root / "profiles"

    @property
    def configs(self) -> Path:
        return self.root / "config"

    @property
    def scripts(self) -> Path:
        return self.root / "scripts"

    @property
    def runs(self) -> Path:
        return self.root / "runs"

    @property
    def logs(self) -> Path:
        return self.root / "logs"

    def manifest(self, kind: str, name: str) -> Path:
        """The list of files of one installed thing: `kind` is "engine" or "model"."""
        return self.root / "manifests" / f"{kind}-{name}.json"

    @property
    def captures(self) -> Path:
        return self.root / "captures"


def _portable() -> Path | None:
    """A folder `data` beside the program when a file named `portable` lies there."""
    program = Path(sys.executable).parent if getattr(sys, "frozen", False) else Path(__file__).parents[2]
    return program / "data" if (program / "portable").exists() else None
