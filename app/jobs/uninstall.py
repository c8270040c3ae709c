"""Uninstall: only what stands in a manifest or what the launcher itself wrote; models are kept unless asked for."""

from __future__ import annotations

import contextlib
import shutil
from dataclasses import dataclass
from pathlib import Path

from app.core.i18n import tr
from app.engines import registry
from app.engines.base import OwnInstall
from app.install.manifest import Manifest, installed
from app.install.relocate import remove_empty
from app.jobs import connect
from app.system import secrets
from app.system.home import MOVED, Home
from app.system.lock import held
from app.system.settings import SettingsStore


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be removed: its name for people, its size in bytes, where it lies."""

    name: str
    size: int
    folder: Path
    manifest: Manifest | None = None  # None = the launcher's own files in `folder`


@dataclass(frozen=True, slots=True)
class Removal:
    items: tuple[Item, ...]
    kept: tuple[Item, ...]


def plan(home: Home, *, models: bool, settings: bool) -> Removal:
    """What would go and what stays, with sizes. Removes nothing."""
    items: list[Item] = []
    kept: list[Item] = []
    for manifest in installed(home):
        kind = tr("Engine") if manifest.kind == "engine" else tr("Model")
        item = Item(f"{kind} {manifest.id}", manifest.size, manifest.folder, manifest)
        if manifest.adopted:
            kept.append(item)
            continue
        (items if manifest.kind == "engine" or models else kept).append(item)
    own = Item(tr("Settings, profiles, configs and runs"), _own_size(home), home.root)
    (items if settings else kept).append(own)
    return Removal(tuple(items), tuple(item for item in kept if item.size))


def remove(home: Home, removal: Removal) -> tuple[str, ...]:
    """Remove what the plan names; folders only when nothing is left in them. Returns the removed files.

    Raises UserFacingError "busy"; OSError when a file cannot be removed: what is gone by then is gone, and a second
    call goes on.
    """
    doing = tr("uninstalling")
    with (
        held(home.root / "setup.lock", doing, temporary=True, moved_too=True),
        held(home.root / "start.lock", doing, temporary=True, moved_too=True),
    ):
        removed: list[str] = []
        for item in removal.items:
            removed += _remove_own(home) if item.manifest is None else remove_manifest(home, item.manifest)
    with contextlib.suppress(OSError):
        home.root.rmdir()
    return tuple(removed)


def remove_manifest(home: Home, manifest: Manifest) -> list[str]:
    """Remove its files, then forget it; of an adopted thing only the entry. Returns the removed files."""
    removed: list[str] = []
    if manifest.adopted:
        home.manifest(manifest.kind, manifest.id).unlink(missing_ok=True)
        return removed
    for file in manifest.files:
        path = manifest.folder / file.path
        if path.exists() and _inside(path, manifest.folder):
            path.unlink()
            removed.append(str(path))
    for path in leftovers(home, manifest):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        removed.append(str(path))
    for proof in (manifest.folder / "proofs").glob("*.json"):  # what the transfer noted of its files
        proof.unlink()
    remove_empty(manifest.folder)
    for parent in manifest.folder.parents:
        if parent == home.root or not remove_empty(parent):
            break
    home.manifest(manifest.kind, manifest.id).unlink(missing_ok=True)
    remove_empty(home.root / "manifests")
    return removed


def _inside(path: Path, folder: Path) -> bool:
    """The file lies below the folder, not behind a link that somebody put in between."""
    return path.parent.resolve().is_relative_to(folder.resolve())


def leftovers(home: Home, manifest: Manifest) -> list[Path]:
    """What an engine says its installation made besides the listed files."""
    engines = [registry.engine(name) for name in registry.engines()]
    own = [engine for engine in engines if isinstance(engine, OwnInstall)]
    return [path for engine in own for path in engine.leftovers(home, manifest) if path.exists()]


def own_paths(home: Home) -> list[Path]:
    """What the launcher itself writes into the data folder, apart from engines and models."""
    files = [home.settings, home.settings.with_suffix(".good.json"), home.journal]
    files += [
        home.root / name
        for name in (
            "connect.lock",
            "connect",
            "setup-pending.json",
            "catalog.toml",
            "start.log",
            "updates.json",
            "update-check.json",
            "last-good.json",
            "catalogue",
            "trust",
            "secrets",
            MOVED,
        )
    ]
    return [
        *files,
        home.hub_cache,
        home.profiles,
        home.configs,
        home.scripts,
        home.runs,
        home.logs,
        home.downloads,
    ]


def _own_size(home: Home) -> int:
    total = 0
    for path in own_paths(home):
        total += (
            sum(item.stat().st_size for item in path.rglob("*") if item.is_file()) if path.is_dir() else 0
        )
        total += path.stat().st_size if path.is_file() else 0
    return total


def _remove_own(home: Home) -> list[str]:
    removed = []
    stuck = connect.disconnect_all(home)
    if place := SettingsStore(home.settings).load().hf_token_place:
        secrets.forget(place)  # from the keyring too
    for path in own_paths(home):
        if stuck and path == home.root / "connect":
            continue  # the way back for a program's settings is all that is left of them
        if path.is_symlink():
            path.unlink()  # the link is in our place; what it leads to is somebody's own
        elif path.is_dir():
            shutil.rmtree(path)
        elif path.exists():
            path.unlink()
        else:
            continue
        removed.append(str(path))
    return removed
