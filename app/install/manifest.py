"""Manifests: every file that is ours, with size, hash and origin. Only what stands in one is ever moved or deleted."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.system.files import read_json, write_json
from app.system.home import Home

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class ManifestFile:
    """`path` is relative to the manifest's folder, with forward slashes; `size` in bytes."""

    path: str
    size: int
    sha256: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """One installed thing: `kind` is "engine" or "model", `id` its name, `folder` where its files lie (absolute)."""

    kind: str
    id: str
    folder: Path
    files: tuple[ManifestFile, ...]
    facts: dict[str, str] = field(default_factory=dict)

    @property
    def adopted(self) -> bool:
        """The files are the user's own and lie where he put them: we use them and never move or delete them."""
        return self.facts.get("adopted") == "yes"

    @property
    def size(self) -> int:
        return sum(file.size for file in self.files)

    def save(self, home: Home) -> None:
        """Write it atomically. From then on the thing counts as installed."""
        value = {**dataclasses.asdict(self), "folder": str(self.folder), "schema": SCHEMA}
        write_json(home.manifest(self.kind, self.id), value)

    @classmethod
    def load(cls, path: Path) -> Manifest | None:
        """None when the file is missing or is no manifest."""
        value = read_json(path)
        try:
            if not all(_stays_inside(item["path"]) for item in value["files"]):
                return None  # not written by us: what it names must neither be moved nor removed
            return cls(
                kind=value["kind"],
                id=value["id"],
                folder=Path(value["folder"]),
                files=tuple(ManifestFile(**item) for item in value["files"]),
                facts=value["facts"],
            )
        except (KeyError, TypeError, AttributeError):
            return None

    def quick_check(self) -> tuple[ManifestFile, ...]:
        """Files that are missing or have another size. Costs one `stat` a file."""
        return tuple(file for file in self.files if _size(self.folder / file.path) != file.size)


def installed(home: Home) -> tuple[Manifest, ...]:
    """All manifests of this home, engines before models."""
    folder = home.root / "manifests"
    found = (Manifest.load(path) for path in sorted(folder.glob("*.json")))
    return tuple(manifest for manifest in found if manifest is not None)


def find(home: Home, kind: str, name: str) -> Manifest | None:
    return Manifest.load(home.manifest(kind, name))


def _stays_inside(path: str) -> bool:
    """A relative path that leads nowhere but below its folder, on every system."""
    parts = path.replace("\\", "/").split("/")
    return path != "" and ".." not in parts and parts[0] != "" and ":" not in parts[0]


def _size(path: Path) -> int | None:
    try:
        return path.stat().st_size
    except OSError:
        return None


def as_json(manifest: Manifest) -> dict[str, Any]:
    """Plain data for `--json`."""
    return {
        "kind": manifest.kind,
        "id": manifest.id,
        "folder": str(manifest.folder),
        "size": manifest.size,
        "files": len(manifest.files),
    }
