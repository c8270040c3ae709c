"""A lock on a file that the system releases when its owner dies, so that no stale lock can stop a start."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from app.core.errors import UserFacingError
from app.core.i18n import tr


class FileLock:
    """An exclusive lock. `acquire` says whether it was got; the holder's pid stands in the file for messages."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock without waiting. Raises OSError when the file cannot be made."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = open(self.path, "a+b")  # noqa: SIM115  (held open: closing it releases the lock)
        if not _lock(file):
            file.close()
            return False
        file.seek(0)
        file.truncate()
        # The first byte is what Windows locks, so the pid stands behind it where others may read it.
        file.write(b" " + str(os.getpid()).encode())
        file.flush()
        self._file = file
        return True

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def holder(self) -> int:
        """The pid in the file, 0 when it cannot be read."""
        try:
            with open(self.path, "rb") as file:
                file.seek(1)
                return int(file.read(20) or b"0")
        except (OSError, ValueError):
            return 0


@contextlib.contextmanager
def held(path: Path, doing: str) -> Iterator[None]:
    """Hold the lock at `path`, or raise UserFacingError "busy" naming the process that is `doing` it already."""
    lock = FileLock(path)
    if not lock.acquire():
        raise UserFacingError(
            tr("Another launcher is at work"),
            tr("Process {pid} is {doing} in the same data folder.", pid=lock.holder(), doing=doing),
            tr("Wait until it has finished, or end it, and try again."),
            str(path),
            code="busy",
        )
    try:
        yield
    finally:
        lock.release()


def _lock(file: IO[bytes]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
