"""Which files each step put down, so that the manifests at the end name every file of ours and no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.install.manifest import ManifestFile
from app.system.files import read_json, write_json
from app.system.home import Home


def note(home: Home, step: str, folder: Path, files: list[tuple[str, int, str]], origin: str) -> None:
    """Keep (path below `folder`, size, SHA-256) of a step; an earlier list of the same step is replaced."""
    value = _load(home)
    value[step] = {"folder": str(folder), "origin": origin, "files": [list(file) for file in files]}
    write_json(_path(home), value)


def files(home: Home, folder: Path, *steps: str) -> tuple[ManifestFile, ...]:
    """The files of these steps that lie below `folder`, with their paths from there."""
    value = _load(home)
    found: dict[str, ManifestFile] = {}
    for step in steps:
        entry = value.get(step, {"folder": str(folder), "files": [], "origin": ""})
        for path, size, digest in entry["files"]:
            place = Path(entry["folder"]) / path
            if place.is_relative_to(folder):
                name = place.relative_to(folder).as_posix()
                found[name] = ManifestFile(name, size, digest, entry["origin"])
    return tuple(found.values())


def whole(home: Home, step: str) -> bool:
    """Every file that the step put down is there with its size. True also when another program put them down."""
    entry = _load(home).get(step)
    if not isinstance(entry, dict):
        return True
    return all(_size(Path(entry["folder"]) / path) == size for path, size, _ in entry["files"])


def origin(home: Home, step: str) -> str:
    """Where the files of a step came from, "" when it never ran."""
    entry = _load(home).get(step)
    return str(entry["origin"]) if isinstance(entry, dict) else ""


def _size(path: Path) -> int | None:
    try:
        return path.stat().st_size
    except OSError:
        return None


def _path(home: Home) -> Path:
    return home.engines / "strata" / "files.json"


def _load(home: Home) -> dict[str, Any]:
    value = read_json(_path(home))
    return value if isinstance(value, dict) else {}
