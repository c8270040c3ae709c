"""Finish marks as Strata's setup writes and reads them (install contract 5.2)."""

from __future__ import annotations

import time
from pathlib import Path

from app.system.files import write_atomic


def mark(file: Path) -> Path:
    return file.with_name(f"{file.name}.done")


def finished(file: Path, size: int | None = None) -> bool:
    """The file is there with its mark, and has `size` bytes when that is known."""
    try:
        return mark(file).exists() and (size is None or file.stat().st_size == size)
    except OSError:
        return False


def finish(file: Path, sha256: str = "") -> None:
    """Write the mark: the hash where it is known, else the time. Setup tests only that it exists, or the hash.

    A folder that cannot be written (a read-only share) is no fault: the file is whole without its mark (Strata #570).
    """
    text = f"sha256 {sha256}" if sha256 else time.strftime("%Y-%m-%d %H:%M")
    try:
        write_atomic(mark(file), text.encode("ascii"))
    except PermissionError:
        return
