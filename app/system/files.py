"""File writes that survive a kill or a power cut: temporary file in the same folder, fsync, rename."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


_UMASK = _umask()  # read once, at import: asking for it means setting it, which is not safe beside threads


def write_atomic(path: Path, data: bytes, *, mode: int | None = None) -> None:
    """Replace `path` with `data`; a reader sees the old or the new content, never a part.

    Raises OSError (full disk, no permission); then the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None and os.name == "posix":
            os.chmod(temporary, mode)
        elif os.name == "posix":
            os.chmod(temporary, 0o666 & ~_UMASK)
        replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def write_json(path: Path, value: Any, *, mode: int | None = None) -> None:
    """Write `value` as readable UTF-8 JSON, atomically."""
    text = json.dumps(value, indent=2, ensure_ascii=False) + "\n"
    write_atomic(path, text.encode("utf-8"), mode=mode)


def read_json(path: Path) -> Any:
    """The JSON value in `path`, None when the file is missing, is not JSON, or is nested beyond reason.

    A byte-order mark is tolerated.
    """
    try:
        return json.loads(path.read_bytes().decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError, ValueError, RecursionError):
        return None


def replace(source: Path, target: Path) -> None:
    """Rename over `target`. On Windows a virus scanner may hold a file for a moment, so it is tried for 2 seconds."""
    if sys.platform != "win32":
        os.replace(source, target)
        return
    import time

    deadline = time.monotonic() + 2.0
    while True:
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def sync_folder(folder: Path) -> None:
    """Make a rename in `folder` durable. Windows has no such call and needs none."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        pass  # network and FUSE file systems refuse fsync on folders; the rename itself is done
    finally:
        os.close(descriptor)
