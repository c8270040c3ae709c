"""The install journal: append-only JSON lines, on disk before a step acts and after it is proven."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """`event` is "begin", "done" or "failed"; `time` is seconds since the epoch."""

    event: str
    step: str
    time: float
    facts: dict[str, Any] = field(default_factory=dict)


class Journal:
    """One file; a torn last line (a kill while writing) is ignored and overwritten by the next entry."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def append(self, event: str, step: str, **facts: Any) -> None:
        """Write one entry and wait until it is on disk. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps(
            {"event": event, "step": step, "time": time.time(), "facts": facts}, ensure_ascii=False
        )
        with open(self.path, "ab") as file:
            torn = file.tell() > 0 and not self._ends_with_newline()
            file.write((b"\n" if torn else b"") + line.encode("utf-8") + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def entries(self) -> list[Entry]:
        """Everything readable, in order."""
        try:
            lines = self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        found = []
        for line in lines:
            try:
                value = json.loads(line)
                found.append(Entry(value["event"], value["step"], value["time"], value["facts"]))
            except (ValueError, KeyError, TypeError, RecursionError):
                continue
        return found

    def unfinished(self) -> tuple[str, ...]:
        """Steps that began and neither ended nor failed: what a kill interrupted."""
        open_steps: dict[str, None] = {}
        for entry in self.entries():
            if entry.event == "begin":
                open_steps[entry.step] = None
            else:
                open_steps.pop(entry.step, None)
        return tuple(open_steps)

    def _ends_with_newline(self) -> bool:
        with open(self.path, "rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"
