"""Reset: settings, profiles and configs are set aside, never deleted; engines and models stay."""

from __future__ import annotations

import time
from pathlib import Path

from app.core.i18n import tr
from app.system.files import replace
from app.system.home import Home
from app.system.lock import held


def reset(home: Home) -> tuple[Path, ...]:
    """Set aside what the user chose; returns where it lies now. Putting it back is moving the files back.

    The next start is like the first one, and set-up finds engines and models there already. Raises UserFacingError
    "busy", OSError.
    """
    with held(home.root / "setup.lock", tr("resetting")):
        parts = [home.settings, home.settings.with_suffix(".good.json"), home.profiles, home.configs]
        # The last good copy goes first: it would stand in for missing settings.
        parts = [path for path in (parts[1], parts[0], parts[2], parts[3]) if path.exists()]
        if not parts:
            return ()
        aside = _unused(home.root / "aside" / time.strftime("%Y%m%d-%H%M%S", time.gmtime()))
        aside.mkdir(parents=True)
        for path in parts:
            replace(path, aside / path.name)
        return tuple(aside / path.name for path in parts)


def _unused(folder: Path) -> Path:
    number, found = 2, folder
    while found.exists():
        found, number = folder.with_name(f"{folder.name}-{number}"), number + 1
    return found
