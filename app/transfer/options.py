"""What the user may set for downloads."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time
from pathlib import Path

from app.core.units import GB


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the day, local time; `end` before `start` means over midnight."""

    start: time
    end: time

    @classmethod
    def parse(cls, text: str) -> Window | None:
        """From "22:00-06:00"; None for "" and for what makes no sense (a setting that was edited by hand)."""
        try:
            start, end = (time.fromisoformat(part.strip()) for part in text.split("-"))
        except ValueError:
            return None
        return cls(start, end)

    def contains(self, moment: time) -> bool:
        if self.start <= self.end:
            return self.start <= moment < self.end
        return moment >= self.start or moment < self.end


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of a transfer; every one has a default that suits most people.

    "" means: what the system or the environment says (proxy, HF_ENDPOINT, HF_TOKEN, pip's own configuration).
    """

    limit_bytes_per_second: int | None = None
    schedule: Window | None = None  # download only within this part of the day
    pause_when_metered: bool = False
    connections: int = 8  # at most; fewer are used when more gain nothing
    proxy: str = ""
    ca_bundle: Path | None = None  # a PEM file; None = the system's trust store
    hf_endpoint: str = ""
    hf_token: str = ""
    index_url: str = ""
    reserve_bytes: int = 1 * GB  # stays free on every drive that is written to
    stall_seconds: float = 20.0  # a connection that is silent for so long is replaced
    patience_seconds: float = 900.0  # so long may a download that had begun stay without a new byte
    first_patience_seconds: float = 10.0  # the same before the first byte
    use_existing: bool = True  # look for the file in other programs' folders first
    existing_folders: tuple[Path, ...] = ()  # further folders to look in, such as another data folder of ours
    hf_mirrors: tuple[str, ...] = ()  # further endpoints; the quicker one is used when the first is slow
    background: bool = False  # gives way to transfers that the user waits for
