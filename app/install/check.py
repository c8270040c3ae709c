"""Verify: every file of every manifest against its size and hash, drives and files side by side."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from app.core.events import Cancel, Progress, Sink
from app.core.i18n import tr
from app.install.manifest import Manifest, ManifestFile, installed
from app.system.home import Home

_BLOCK = 1 << 20
_EVERY = 0.1  # seconds between progress events


@dataclass(frozen=True, slots=True)
class Finding:
    """One file. `trouble` is "" when it is right, else a few words; `of` names the engine build or model."""

    of: str
    path: Path
    trouble: str

    @property
    def good(self) -> bool:
        return not self.trouble


def verify(home: Home, *, sink: Sink, cancel: Cancel) -> list[Finding]:
    """Read every file of ours. A file on a drive that is away is "not reachable". Raises Cancelled."""
    work = [(manifest, file) for manifest in installed(home) for file in manifest.files]
    meter = _Meter(sum(file.size for _, file in work), sink)
    with contextlib.ExitStack() as open_pools:
        pools: dict[int, ThreadPoolExecutor] = {}
        futures = []
        for manifest, file in work:
            drive = _drive(manifest.folder)
            if drive not in pools:
                readers = 1 if _turns(drive) else os.cpu_count() or 1
                pools[drive] = open_pools.enter_context(ThreadPoolExecutor(max_workers=readers))
            futures.append(pools[drive].submit(_check, manifest, file, meter, cancel))
        return [future.result() for future in futures]


def _drive(folder: Path) -> int:
    """The number of the drive that holds the folder, 0 when it is away."""
    try:
        return folder.stat().st_dev
    except OSError:
        return 0


def _turns(drive: int) -> bool:
    """A hard disk, whose head would jump between files read side by side. Only Linux says so without asking long."""
    if not hasattr(os, "major"):
        return False
    block = Path(f"/sys/dev/block/{os.major(drive)}:{os.minor(drive)}").resolve()
    for place in (block, block.parent):  # a partition has no queue of its own
        with contextlib.suppress(OSError):
            return (place / "queue" / "rotational").read_text().strip() == "1"
    return False


def _check(manifest: Manifest, file: ManifestFile, meter: _Meter, cancel: Cancel) -> Finding:
    path = manifest.folder / file.path
    cancel.check()
    return Finding(manifest.id, path, _trouble(manifest.folder, path, file, meter, cancel))


def _trouble(folder: Path, path: Path, file: ManifestFile, meter: _Meter, cancel: Cancel) -> str:
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return tr("missing") if folder.exists() else tr("not reachable: its folder or drive is away")
    except OSError as error:
        return tr("not readable: {error}", error=error.strerror)
    if size != file.size:
        return tr("{have} bytes instead of {want}", have=size, want=file.size)
    try:
        digest = _digest(path, meter, cancel)
    except OSError as error:
        return tr("not readable: {error}", error=error.strerror)
    return "" if not file.sha256 or digest == file.sha256 else tr("its content has changed")


def _digest(path: Path, meter: _Meter, cancel: Cancel) -> str:
    digest = hashlib.sha256()
    buffer = bytearray(_BLOCK)
    view = memoryview(buffer)
    with open(path, "rb", buffering=0) as source:
        while count := source.readinto(buffer):
            cancel.check()
            digest.update(view[:count])
            meter.add(count)
    return digest.hexdigest()


class _Meter:
    """Progress from several threads, told at most ten times a second."""

    def __init__(self, total: int, sink: Sink) -> None:
        self._lock = threading.Lock()
        self._total, self._sink = total, sink
        self._done, self._began, self._next = 0, time.monotonic(), 0.0

    def add(self, count: int) -> None:
        with self._lock:
            self._done += count
            now = time.monotonic()
            if now < self._next and self._done < self._total:
                return
            self._next = now + _EVERY
            rate = self._done / max(now - self._began, 1e-6)
            left = (self._total - self._done) / rate if rate else None
            self._sink(Progress("verify", self._done, self._total, rate, left))
