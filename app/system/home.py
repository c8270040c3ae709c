"""Where everything of ours lies: one data folder ("home") with fixed places in it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.files import write_atomic

ENVIRONMENT = "STRATA_LAUNCHER_HOME"
# Engines and many drivers open no path of 260 characters (Microsoft Learn: maximum path length limitation), and an
# engine's own files lie up to this deep in the data folder (its name, a ROCm library's folder and file).
_WINDOWS_LIMIT, _INSIDE = 259, 150
MOVED = "moved-to.txt"  # in a data folder that was moved: where it is now


@dataclass(frozen=True, slots=True)
class Home:
    """The data folder. Nothing is created until something is written."""

    root: Path

    @classmethod
    def resolve(cls, explicit: str | Path | None = None) -> Home:
        """`explicit` (--home), else STRATA_LAUNCHER_HOME, else a portable folder, else the one that the user chose in
        the window (`choose`), else the system's place for data."""
        chosen = explicit or os.environ.get(ENVIRONMENT) or _portable() or _chosen()
        return cls(_followed(Path(chosen).expanduser().absolute() if chosen else _usual()))

    @property
    def can_move(self) -> bool:
        """True when another folder may be chosen: this one was not given by hand, and nothing is set up in it."""
        given = os.environ.get(ENVIRONMENT) or _portable()
        return not given and self == Home.resolve() and not self.profiles.exists()

    @property
    def can_be_chosen(self) -> bool:
        """True when later starts find a folder by the note that `choose` writes: none is given by hand or portable."""
        return not os.environ.get(ENVIRONMENT) and _portable() is None

    def choose(self) -> None:
        """Make this the folder for later starts. Raises OSError when it, or the note of it, cannot be written."""
        self.root.mkdir(parents=True, exist_ok=True)
        write_atomic(_note(), str(self.root).encode())

    def check_length(self, platform: str = sys.platform) -> None:
        """Raise UserFacingError "path-too-long" when Windows could not open what will lie in this folder."""
        most = _WINDOWS_LIMIT - _INSIDE
        if platform == "win32" and len(str(self.root)) > most:
            raise UserFacingError(
                tr("The folder's path is too long"),
                tr(
                    "Windows programs open paths of up to 259 characters; {folder} has {length} already.",
                    folder=self.root,
                    length=len(str(self.root)),
                ),
                tr("Choose a folder with a path of at most {most} characters.", most=most),
                code="path-too-long",
            )

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
    def catalogue(self) -> Path:
        """Catalogues that came by an update, one folder a version."""
        return self.root / "catalogue"

    @property
    def hub_cache(self) -> Path:
        """Answers of the Hub; may be deleted at any time."""
        return self.root / "hub-cache"

    @property
    def captures(self) -> Path:
        return self.root / "captures"


def _followed(root: Path) -> Path:
    """Where a data folder is now that was moved, also when that drive is away."""
    for _ in range(10):  # moved there and back again must end
        try:
            text = (root / MOVED).read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return root
        if not text or not Path(text).is_absolute():
            return root
        root = Path(text)
    return root


def _usual() -> Path:
    import platformdirs  # late: a start with a folder of its own needs none

    return Path(platformdirs.user_data_dir("strata-launcher", appauthor=False))


def _note() -> Path:
    """The file in the usual place that names the folder that was chosen instead."""
    return _usual() / "folder.txt"


def _chosen() -> Path | None:
    """The chosen folder, also when its drive is away: an empty home elsewhere would look like a loss of everything."""
    try:
        text = _note().read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return None
    return Path(text) if text and Path(text).is_absolute() else None


def _portable() -> Path | None:
    """A folder `data` beside the program when a file named `portable` lies there."""
    program = Path(sys.executable).parent if getattr(sys, "frozen", False) else Path(__file__).parents[2]
    return program / "data" if (program / "portable").exists() else None
