"""What is known of a finished file: enough to trust it without reading it, and to find a bad block in it later."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.system.files import read_json, write_json
from app.transfer.journal import boot

_FOLDER = "proofs"


@dataclass(frozen=True, slots=True)
class Proof:
    """`marks[n]` is the SHA-256 of the file up to the end of block n (8 MiB each).

    `changed` is the file's modification time in ns when it was proven. `boot` names the start of the computer in which
    it was written when nobody waited for the disk, "" when it was certainly on the disk.
    """

    size: int
    sha256: str
    changed: int
    boot: str
    marks: dict[int, str]

    def holds(self, path: Path) -> bool:
        """Whether `path` is untouched since it was proven, so that reading it again can be spared. Raises OSError."""
        state = path.stat()
        return (state.st_size, state.st_mtime_ns) == (self.size, self.changed) and self.boot in ("", boot())


def save(parts: Path, path: Path, sha256: str, marks: dict[int, str], *, durable: bool) -> None:
    """Keep the proof of `path`, which was hashed right now. Raises OSError."""
    state = path.stat()
    proof = Proof(state.st_size, sha256, state.st_mtime_ns, "" if durable else boot(), marks)
    write_json(_file(parts, sha256), asdict(proof))


def load(parts: Path, sha256: str) -> Proof | None:
    """The kept proof of the file with this SHA-256, None when there is none."""
    value: Any = read_json(_file(parts, sha256)) if sha256 else None
    try:
        marks = {int(block): str(mark) for block, mark in value["marks"].items()}
        return Proof(
            int(value["size"]), str(value["sha256"]), int(value["changed"]), str(value["boot"]), marks
        )
    except (TypeError, KeyError, ValueError, AttributeError):
        return None


def sha256_of(parts: Path, path: Path) -> str:
    """The SHA-256 that `path` was proven to have when it was fetched, "" when it has changed since or was not."""
    try:
        state = path.stat()
    except OSError:
        return ""
    for file in (parts / _FOLDER).glob("*.json"):
        found = load(parts, file.stem)
        if found is not None and (found.size, found.changed) == (state.st_size, state.st_mtime_ns):
            return found.sha256
    return ""


def drop(parts: Path, sha256: str) -> None:
    """Forget a proof, because its file is wrong."""
    _file(parts, sha256).unlink(missing_ok=True)


def _file(parts: Path, sha256: str) -> Path:
    return parts / _FOLDER / f"{sha256.lower()}.json"
