"""What was tried against which crash, and how it went: append-only lines that survive kills and updates."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Try:
    """`outcome`: "worked", "failed" or "cancelled"; `where`: what the memory is bound to (build, driver, card)."""

    remedy: str
    fingerprint: str
    outcome: str
    where: str = ""
    note: str = ""
    time: float = 0.0


class History:
    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, tried: Try) -> None:
        """Write one line and wait until it is on disk. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps({**asdict(tried), "time": tried.time or time.time()}, ensure_ascii=False)
        with open(self.path, "ab") as file:
            file.write(line.encode("utf-8") + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def all(self) -> list[Try]:
        """Everything readable, the oldest first; a torn line is left out."""
        try:
            lines = self.path.read_bytes().splitlines()
        except OSError:
            return []
        found = []
        for line in lines:
            try:
                found.append(Try(**json.loads(line)))
            except (ValueError, TypeError):
                continue
        return found


def failed_for(tries: Sequence[Try], fingerprint: str) -> set[str]:
    """Remedies whose last try against this crash failed."""
    last: dict[str, str] = {item.remedy: item.outcome for item in tries if item.fingerprint == fingerprint}
    return {remedy for remedy, outcome in last.items() if outcome == "failed"}


def worked_for(tries: Sequence[Try], fingerprint: str, where: str) -> list[str]:
    """Remedies that ended this same crash: first those on the same build, driver and card; the newest first."""
    worked = [
        item for item in reversed(tries) if item.outcome == "worked" and item.fingerprint == fingerprint
    ]
    found = sorted(worked, key=lambda item: not where or item.where != where)
    return list(dict.fromkeys(item.remedy for item in found))
