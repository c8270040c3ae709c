"""The small file beside a part file that says which of its bytes are there. Survives SIGKILL and power loss.

One JSON object a line, appended. After a kill every line counts, because the page cache is still there; after a
reboot only the first bytes of the journal, as many as its last `synced` line says, because only what they name was
certainly on the disk.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.system.files import write_atomic
from app.transfer.intervals import Intervals

FORMAT = 1


@dataclass(slots=True)
class Saved:
    """What a journal says.

    `marks[n]` is the SHA-256 of everything up to the end of block n: it proves a block without hashing any byte twice.
    """

    size: int | None = None
    validator: str = ""
    have: Intervals = field(default_factory=Intervals)
    marks: dict[int, str] = field(default_factory=dict)
    rebooted: bool = False  # whether the computer was started anew since it was written


class Journal:
    """Appends to one journal file. Not locked; the part locks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None
        self.length = 0

    def load(self) -> Saved:
        """What the file says, an empty `Saved` when there is none or it is of another format."""
        try:
            data = self.path.read_bytes()
        except OSError:
            return Saved()
        records = _parse(data)
        if not records or records[0].get("format") != FORMAT:
            return Saved()
        rebooted = records[0].get("boot") != boot()
        if rebooted:
            records = _parse(data[: max((record.get("synced", 0) for record in records), default=0)])
        saved = Saved(rebooted=rebooted)
        for record in records:
            _apply(saved, record)
        return saved

    def start(self, saved: Saved, *, synced: bool) -> None:
        """Begin the file anew with `saved`, atomically; `synced`: its bytes are on the disk. Raises OSError."""
        self.close()
        head = {"format": FORMAT, "boot": boot(), "size": saved.size, "validator": saved.validator}
        records: list[dict[str, Any]] = [head]
        records += [{"have": [start, end]} for start, end in saved.have]
        records += [{"mark": [block, digest]} for block, digest in sorted(saved.marks.items())]
        data = b"".join(_line(record) for record in records)
        data += _line({"synced": len(data) if synced else 0})
        write_atomic(self.path, data)
        self._descriptor = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        self.length = len(data)

    def append(self, **record: Any) -> None:
        """Add one record. Raises OSError (full disk); then the file is as before."""
        if self._descriptor is None:
            return
        line = _line(record)
        try:
            if os.write(self._descriptor, line) != len(line):
                raise OSError(28, os.strerror(28))
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, self.length)
            raise
        self.length += len(line)

    def synced(self, covered: int) -> None:
        """Note that what the first `covered` bytes of the journal name is on the disk. Raises OSError."""
        self.append(synced=covered)
        if self._descriptor is not None:
            os.fsync(self._descriptor)

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def delete(self) -> None:
        self.close()
        self.path.unlink(missing_ok=True)


def _parse(data: bytes) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = []
    for line in data.split(b"\n"):
        with contextlib.suppress(ValueError, RecursionError):  # a line that a power cut tore
            record = json.loads(line)
            if isinstance(record, dict):
                records.append(record)
    return records


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def _apply(saved: Saved, record: dict[str, Any]) -> None:
    match record:
        case {"format": _}:
            saved.size, saved.validator = record.get("size"), record.get("validator", "")
        case {"have": [int(start), int(end)]}:
            saved.have.add(start, end)
        case {"lost": [int(start), int(end)]}:
            saved.have.remove(start, end)
        case {"mark": [int(block), str(digest)]}:
            saved.marks[block] = digest
        case {"size": int(size)}:
            saved.size = size
        case {"validator": str(validator)}:
            saved.validator = validator
        case {"reset": _}:
            saved.have, saved.marks, saved.validator = Intervals(), {}, ""
        case _:
            pass


@functools.cache
def boot() -> str:
    """Changes with every start of the computer."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    import psutil

    return str(round(psutil.boot_time() / 10))
