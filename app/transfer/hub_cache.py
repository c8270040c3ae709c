"""Answers of the Hub on disk, with their ETags: asked for again cheaply, and there when the network is not."""

from __future__ import annotations

import contextlib
import hashlib
import time
from dataclasses import dataclass
from pathlib import Path

from app.system.files import read_json, write_json

_CLOCK = 86400.0  # seconds that a clock may have been set back
_MOST_FILES, _MOST_BYTES = 400, 64 << 20


@dataclass(frozen=True, slots=True)
class Kept:
    """`at` is when the Hub last said that this is the answer (seconds since 1970); `following` the next page's address
    as the Hub gave it, "" on the last one."""

    body: str
    etag: str = ""
    following: str = ""
    at: float = 0.0


class HubCache:
    """A folder of answers. What cannot be read or written is as if it were not there: a cache loses nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: str) -> Kept | None:
        try:
            value = read_json(self._path(key))
            if not isinstance(value, dict) or value.get("key") != key:
                return None
            if not 0 <= float(value["at"]) <= time.time() + _CLOCK:
                return None
            return Kept(str(value["body"]), str(value["etag"]), str(value["following"]), float(value["at"]))
        except (OSError, KeyError, TypeError, ValueError, RecursionError):
            return None

    def put(self, key: str, kept: Kept) -> None:
        value = {"key": key, "at": kept.at, "etag": kept.etag, "following": kept.following, "body": kept.body}
        with contextlib.suppress(OSError):
            write_json(self._path(key), value)
            self._prune()

    def touch(self, key: str, kept: Kept) -> None:
        """The Hub says that it still counts."""
        self.put(key, Kept(kept.body, kept.etag, kept.following, time.time()))

    def _path(self, key: str) -> Path:
        return self._folder / f"{hashlib.sha256(key.encode()).hexdigest()[:40]}.json"

    def _prune(self) -> None:
        """Drop the oldest answers beyond 400 files or 64 MiB."""
        found = sorted(
            ((path.stat(), path) for path in self._folder.glob("*.json")), key=lambda item: -item[0].st_mtime
        )
        size = 0
        for number, (status, path) in enumerate(found):
            size += status.st_size
            if number >= _MOST_FILES or (size > _MOST_BYTES and number):
                path.unlink(missing_ok=True)
