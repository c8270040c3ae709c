"""A lock on a file that the system releases when its owner dies, so that no stale lock can stop a start."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.home import MOVED

_BUSY = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_LOOK = 0.2  # seconds between two tries of one who waits


class FileLock:
    """An exclusive lock. `acquire` says whether it was got; the holder's pid and what it is `doing` stand in the file.

    With `temporary` the file goes when the lock is released, for folders where nothing may be left.
    """

    def __init__(self, path: Path, doing: str = "", *, temporary: bool = False) -> None:
        self.path = path
        self._doing = doing
        self._temporary = temporary
        self._file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Take the lock without waiting. Raises OSError when the file cannot be made, or the drive has no locks."""
        while True:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = open(self.path, "a+b", opener=_opened)  # noqa: SIM115  (held open: closing releases the lock)
            try:
                if not _lock(file):
                    file.close()
                    return False
            except BaseException:
                file.close()
                raise
            if self._is(file):
                break
            file.close()  # its last owner removed it between our two calls: there may be another one by now
        file.seek(0)
        file.truncate()
        # The first byte is what Windows locks, so the rest stands behind it where others may read it.
        file.write(f" {os.getpid()} {self._doing}".encode())
        file.flush()
        self._file = file
        return True

    def release(self) -> None:
        file, self._file = self._file, None
        if file is None:
            return
        if self._temporary and os.name == "posix":
            self.path.unlink(missing_ok=True)  # while it is held, so that nobody else's is removed
        file.close()
        if self._temporary and os.name != "posix":
            with contextlib.suppress(OSError):  # Windows refuses while another one has it open, as it should
                self.path.unlink(missing_ok=True)

    def holder(self) -> int:
        """The pid in the file, 0 when it cannot be read."""
        return self._written()[0]

    def holder_doing(self) -> str:
        """What the holder said that it does, "" when it cannot be read."""
        return self._written()[1]

    def _written(self) -> tuple[int, str]:
        try:
            with open(self.path, "rb", opener=_opened) as file:
                file.seek(1)
                pid, _, doing = file.read(400).decode("utf-8", "replace").partition(" ")
                return int(pid), " ".join(doing.split())
        except (OSError, ValueError):
            return 0, ""

    def _is(self, file: IO[bytes]) -> bool:
        """The open file is the one that has the name now."""
        try:
            return os.path.samestat(os.fstat(file.fileno()), os.stat(self.path))
        except FileNotFoundError:
            return False


@contextlib.contextmanager
def held(
    path: Path, doing: str, *, wait: float = 0.0, temporary: bool = False, moved_too: bool = False
) -> Iterator[None]:
    """Hold the lock at `path`, waiting up to `wait` seconds for it. `moved_too`: also in a folder that was moved away.

    Raises UserFacingError "busy" naming the process that has it and what that one does, "moved" when the data folder
    that the lock lies in was moved meanwhile; OSError.
    """
    lock = FileLock(path, doing, temporary=temporary)
    deadline = time.monotonic() + wait
    while not lock.acquire():
        if time.monotonic() >= deadline:
            raise UserFacingError(
                tr("Another launcher is at work"),
                tr(
                    "Process {pid} is {doing} in the same data folder.",
                    pid=lock.holder(),
                    doing=lock.holder_doing() or doing,
                ),
                tr("Wait until it has finished, or end it, and try again."),
                str(path),
                code="busy",
            )
        time.sleep(_LOOK)
    try:
        if not moved_too:
            _check_not_moved(path.parent)
        yield
    finally:
        lock.release()


def acquire_all(locks: list[FileLock], waiting: Callable[[FileLock], None]) -> None:
    """Take all of them, in the order of their paths so that two takers never wait for each other.

    `waiting` is called again and again with the lock that another process has; it waits a moment, or raises to give
    up, and then nothing is held. Raises OSError.
    """
    try:
        for lock in sorted(locks, key=lambda lock: str(lock.path)):
            while not lock.acquire():
                waiting(lock)
    except BaseException:
        for lock in locks:
            lock.release()
        raise


def _check_not_moved(folder: Path) -> None:
    """A window that was open while another one moved the data folder must not fill the old place again."""
    try:
        target = (folder / MOVED).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return
    raise UserFacingError(
        tr("The data folder was moved"),
        tr("It was moved to {folder} while this program was open.", folder=target),
        tr("Close this program and start it again; it finds the new place by itself."),
        str(folder),
        code="moved",
    )


def _opened(path: str, flags: int) -> int:
    """Without following a link: what it leads to is not ours and would be emptied. Locks are not for children."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0), 0o666)


def _lock(file: IO[bytes]) -> bool:
    """False when another one has it. Raises OSError for everything else, such as a drive that knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Windows has no drives without locks, and the number of its refusal differs (Wine says 0).
        if sys.platform != "win32" and error.errno not in _BUSY:
            raise
        return False
    return True
