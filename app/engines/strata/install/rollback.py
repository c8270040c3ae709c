"""Back to the engine that the last update replaced (contract: `setup.py --rollback-engine`)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from app.engines.strata.install import ledger
from app.engines.strata.install.engine import PREVIOUS, engine_version, roll_back
from app.engines.strata.places import Places
from app.install.manifest import ManifestFile, installed
from app.system.home import Home


def roll_back_engine(home: Home, cuda: int = 13) -> str:
    """Swap the kept engine back in and the present one out; the version that is in place now.

    The next set-up installs the catalogue's engine again. Raises UserFacingError "no-previous-engine" or
    "engine-running".
    """
    places = Places.in_home(home)
    root, folder = Path(places.root), Path(places.engine(cuda))
    roll_back(folder)
    version = engine_version(folder)
    kept = [path for path in sorted(folder.rglob("*")) if path.is_file() and PREVIOUS not in path.parts]
    files = [(path.relative_to(folder).as_posix(), path.stat().st_size, "") for path in kept]
    ledger.note(home, "engine", folder, files, f"v{version}, rolled back")
    prefix = f"{folder.relative_to(root).as_posix()}/"
    for manifest in installed(home):
        if manifest.kind == "engine" and manifest.folder == root:
            others = [file for file in manifest.files if not file.path.startswith(prefix)]
            ours = [ManifestFile(f"{prefix}{name}", size, digest) for name, size, digest in files]
            facts = {**manifest.facts, "version": version}
            dataclasses.replace(manifest, files=(*others, *ours), facts=facts).save(home)
    return version
