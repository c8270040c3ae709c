"""Moving files to another drive: copied and flushed, read back and compared, and only then removed where they were."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.system import files
from app.transfer.progress import Meter

_BLOCK = 1 << 20
_ENDING = ".moving"  # of a file that is not complete yet


@dataclass(frozen=True, slots=True)
class Copied:
    """A file that lies at both places. `state` is size and modification time (ns) of the original when it was read."""

    source: Path
    target: Path
    state: tuple[int, int]


def copy(
    pairs: Sequence[tuple[Path, Path]], *, step: str, sink: Sink, cancel: Cancel, total: int | None = None
) -> tuple[Copied, ...]:
    """Copy each (source, target), flush it and compare what the drive gives back. A target that is right already is
    kept, so that an interrupted move goes on. Symbolic links stay links.

    Raises UserFacingError "copy-differs", OSError (full drive, gone drive), Cancelled. Never touches a source.
    """
    size = sum(source.lstat().st_size for source, _ in pairs) if total is None else total
    meter = _Both(Meter(step, size, sink))
    return tuple(_copy_one(source, target, meter, cancel) for source, target in pairs)


def remove_originals(copied: Iterable[Copied]) -> tuple[Path, ...]:
    """Remove what was copied; a file that changed since stays and is returned. Empty folders are the caller's."""
    kept = []
    for item in copied:
        with contextlib.suppress(FileNotFoundError):
            if _state(item.source) == item.state:
                item.source.unlink()
            else:
                kept.append(item.source)
    return tuple(kept)


def remove_empty(folder: Path) -> bool:
    """Remove the folder when it and everything below it holds no file. True when it is gone."""
    if not folder.is_dir():
        return True
    for inner in sorted(folder.rglob("*"), key=lambda path: len(path.parts), reverse=True):
        if inner.is_dir() and not inner.is_symlink():
            with contextlib.suppress(OSError):
                inner.rmdir()
    with contextlib.suppress(OSError):
        folder.rmdir()
    return not folder.exists()


class _Both:
    """Bytes of all files together, told by file."""

    def __init__(self, meter: Meter) -> None:
        self._meter, self._done = meter, 0

    def add(self, count: int, name: str) -> None:
        self._done += count
        self._meter.update(self._done, name)


def _copy_one(source: Path, target: Path, meter: _Both, cancel: Cancel) -> Copied:
    cancel.check()
    state = _state(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_symlink():
        target.unlink(missing_ok=True)
        os.symlink(os.readlink(source), target)
        return Copied(source, target, state)
    if not (_same_stat(source, target) and _digest(source, cancel) == _digest(target, cancel)):
        _write(source, target, meter, cancel)
    else:
        meter.add(state[0], source.name)
    return Copied(source, target, state)


def _write(source: Path, target: Path, meter: _Both, cancel: Cancel) -> None:
    part = target.with_name(target.name[:200] + _ENDING)
    digest = hashlib.sha256()
    with open(source, "rb", buffering=0) as reading, open(part, "wb") as writing:
        while block := reading.read(_BLOCK):
            cancel.check()
            digest.update(block)
            writing.write(block)
            meter.add(len(block), source.name)
        writing.flush()
        os.fsync(writing.fileno())
        _forget_cache(writing.fileno())
    if _digest(part, cancel) != digest.hexdigest():
        part.unlink()
        raise UserFacingError(
            tr("The copy is not like the original"),
            tr("{path} reads back other than it was written. The drive may be failing.", path=target),
            tr("Everything is still where it was. Choose another drive, and check this one."),
            code="copy-differs",
        )
    with contextlib.suppress(OSError):  # a file system without times or modes takes the content all the same
        shutil.copystat(source, part)
    files.replace(part, target)
    files.sync_folder(target.parent)


def _forget_cache(descriptor: int) -> None:
    """Ask the system to read the file from the drive next time, so that comparing it proves the drive."""
    if hasattr(os, "posix_fadvise"):
        with contextlib.suppress(OSError):
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)


def _same_stat(source: Path, target: Path) -> bool:
    try:
        return not target.is_symlink() and source.stat().st_size == target.stat().st_size
    except OSError:
        return False


def _digest(path: Path, cancel: Cancel) -> str:
    digest = hashlib.sha256()
    buffer = memoryview(bytearray(_BLOCK))
    with open(path, "rb", buffering=0) as file:
        while count := file.readinto(buffer):
            cancel.check()
            digest.update(buffer[:count])
    return digest.hexdigest()


def _state(path: Path) -> tuple[int, int]:
    state = path.lstat()
    return state.st_size, state.st_mtime_ns
