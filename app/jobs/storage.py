"""What lies where and how large it is: engines, models, downloads, logs, settings, and what is not ours."""

from __future__ import annotations

import dataclasses
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import profiles
from app.install.manifest import Manifest, installed
from app.jobs import control, uninstall
from app.system.files import read_json
from app.system.home import Home
from app.system.lock import held


@dataclass(frozen=True, slots=True)
class Place:
    """One thing on a drive.

    `kind` is "engine", "model", "downloads", "logs", "runs", "settings" or "foreign" (never touched).
    `id` is what `remove` and `move` take ("" = neither does). `size` is in bytes; of a thing that is away, its size
    when it was installed. `reachable` is False while its drive is away: nothing of it is forgotten. `used_by` names
    profiles.
    """

    kind: str
    id: str
    name: str
    folder: Path
    size: int
    reachable: bool = True
    adopted: bool = False
    used_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Storage:
    """`free` is of the home's drive in bytes. `unfinished` names a move that was interrupted, "" when there is none."""

    home: Home
    places: tuple[Place, ...]
    free: int
    unfinished: str = ""

    @property
    def size(self) -> int:
        """Bytes of ours that are on drives now."""
        return sum(p.size for p in self.places if p.reachable and not p.adopted and p.kind != "foreign")

    def as_dict(self) -> dict[str, Any]:
        places = [{**dataclasses.asdict(place), "folder": str(place.folder)} for place in self.places]
        return {
            "home": str(self.home.root),
            "size": self.size,
            "free": self.free,
            "unfinished_move": self.unfinished,
            "places": places,
        }


def storage(home: Home) -> Storage:
    """Look at everything; reads sizes only. Never raises for what is away or may not be read."""
    manifests = installed(home)
    places = [_installed(home, manifest) for manifest in manifests]
    own = (
        ("downloads", tr("Downloads and unfinished parts"), [home.downloads]),
        ("logs", tr("Logs"), [home.logs]),
        ("runs", tr("Runs of the engine"), [home.runs]),
        ("settings", tr("Settings, profiles and configs"), _settings(home)),
    )
    for kind, name, paths in own:
        if size := sum(tree_size(path) for path in paths):
            removable = kind if kind in _FOLDERS else ""
            places.append(Place(kind, removable, name, paths[0] if len(paths) == 1 else home.root, size))
    places += [Place("foreign", "", path.name, path, tree_size(path)) for path in foreign(home, manifests)]
    move = read_json(home.root / "move.json")
    unfinished = str(move.get("what", "")) if isinstance(move, dict) else ""
    return Storage(home, tuple(places), free_bytes(home.root), unfinished)


_FOLDERS = ("downloads", "logs")


def remove(home: Home, what: str) -> int:
    """Remove one engine or model by its id, or "downloads" or "logs"; returns the bytes that became free.

    Raises UserFacingError: "unknown-thing", "in-use" (the engine runs with it), "not-reachable" (its drive is away),
    "busy". An adopted model's files stay; it is only forgotten.
    """
    with held(home.root / "setup.lock", tr("removing files")):
        if what in _FOLDERS:
            folder: Path = getattr(home, what)
            size = tree_size(folder)
            if folder.exists():
                shutil.rmtree(folder)
            return size
        manifest = named(home, what)
        _check_idle(home, manifest)
        check_reachable(manifest)
        uninstall.remove_manifest(home, manifest)
        return 0 if manifest.adopted else manifest.size


def named(home: Home, what: str) -> Manifest:
    """The installed engine or model with this id. Raises UserFacingError "unknown-thing" naming what there is."""
    known = installed(home)
    found = next((manifest for manifest in known if manifest.id.lower() == what.lower()), None)
    if found is None:
        names = ", ".join(manifest.id for manifest in known) or tr("nothing")
        raise UserFacingError(
            tr("There is no such thing here"),
            tr("Nothing called “{name}” is installed.", name=what),
            tr("Installed: {names}.", names=names),
            code="unknown-thing",
        )
    return found


def check_reachable(manifest: Manifest) -> None:
    """Raises UserFacingError "not-reachable" when the drive with the files is away."""
    if not manifest.adopted and not manifest.folder.exists():
        raise UserFacingError(
            tr("A folder cannot be reached"),
            tr("{folder} is away. Perhaps its drive is not connected.", folder=manifest.folder),
            tr("Connect the drive and try again. Nothing was forgotten."),
            code="not-reachable",
        )


def _check_idle(home: Home, manifest: Manifest) -> None:
    running = control.status(home)
    if running.state.running and running.profile in users(home, manifest):
        raise UserFacingError(
            tr("It is in use"),
            tr("The engine runs with {name}.", name=manifest.id),
            tr("Stop the engine first, then try again."),
            code="in-use",
        )


def users(home: Home, manifest: Manifest) -> tuple[str, ...]:
    """Ids of the profiles that need it."""
    found = []
    for profile in profiles.every(home):
        now = profile.effective()
        if manifest.id in (now.build, f"{now.family}-{now.model}"):
            found.append(profile.id)
    return tuple(found)


def foreign(home: Home, manifests: tuple[Manifest, ...]) -> tuple[Path, ...]:
    """What lies in the data folder and is not ours: entries at the top, and in `engines` and `models` files that no
    manifest lists."""
    if not home.root.is_dir():
        return ()
    ours = {path.name for path in uninstall.own_paths(home)} | _AT_TOP
    top = [p for p in home.root.iterdir() if p.name not in ours and not _known_name(p.name)]
    listed = {manifest.folder / file.path for manifest in manifests for file in manifest.files}
    inside = [
        path
        for folder in (home.engines, home.models)
        for path in folder.rglob("*")
        if path.is_file() and path not in listed and not _technical(path.relative_to(home.root))
    ]
    made = {path for manifest in manifests for path in uninstall.leftovers(home, manifest)}
    inside = [path for path in inside if not made.intersection([path, *path.parents])]
    return tuple(sorted([*top, *inside]))


_AT_TOP = {
    "engines",
    "models",
    "manifests",
    "captures",
    "setup.lock",
    "move.json",
    "updates.json",
    "update-check.json",
    "aside",
}


def _known_name(name: str) -> bool:
    """Files that we write under names that vary: temporary ones, broken settings, locks."""
    return name.startswith((".", "settings.")) or name.endswith((".lock", ".tmp"))


def _technical(path: Path) -> bool:
    """Part files, staging folders and proofs of the transfer."""
    return (
        any(part.startswith(".") or part == "proofs" for part in path.parts)
        or path.suffix in (".part", ".moving", ".lock")
        or path.parts[:2] == ("engines", "strata")
    )


def _installed(home: Home, manifest: Manifest) -> Place:
    name = (
        tr("Engine {id}", id=manifest.id) if manifest.kind == "engine" else tr("Model {id}", id=manifest.id)
    )
    return Place(
        kind=manifest.kind,
        id=manifest.id,
        name=name,
        folder=manifest.folder,
        size=manifest.size,
        reachable=manifest.folder.exists(),
        adopted=manifest.adopted,
        used_by=users(home, manifest),
    )


def _settings(home: Home) -> list[Path]:
    apart = (home.downloads, home.logs, home.runs)
    return [path for path in uninstall.own_paths(home) if path not in apart]


def tree_size(path: Path) -> int:
    """Bytes of a file or of all files below a folder; what cannot be read counts as nothing."""
    if not path.is_dir() or path.is_symlink():
        return _size(path)
    return sum(_size(item) for item in path.rglob("*") if item.is_symlink() or not item.is_dir())


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0


def free_bytes(folder: Path) -> int:
    """Free bytes on the drive of a folder that may not exist yet; 0 when the drive is away."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0
