"""Unfinished downloads of other programs: one file that holds the beginning, to be gone on with by either side."""

from __future__ import annotations

import os
from pathlib import Path

from app.system.files import replace
from app.transfer.fetch import Wanted, part_of
from app.transfer.intervals import Intervals
from app.transfer.journal import Journal, Saved


def take_up(wanted: Wanted, beginning: Path, parts: Path) -> int:
    """Let the next `fetch` of `wanted` go on from `beginning`, which another program left; how many bytes it holds.

    0 when there is nothing to take up: no such file, more than the whole file, or less than we have ourselves. These
    bytes are proven as all others are: by the hash of the whole. Raises OSError.
    """
    size = beginning.stat().st_size if beginning.is_file() else 0
    if not size or size > (wanted.artifact.download_size or size):
        return 0
    part, journal_path = part_of(wanted, parts)
    journal = Journal(journal_path)
    if journal.load().have.total >= size:
        return 0
    with open(beginning, "rb+") as file:
        os.fsync(file.fileno())
    part.parent.mkdir(parents=True, exist_ok=True)
    replace(beginning, part)
    journal.start(Saved(wanted.artifact.download_size, have=Intervals([(0, size)])), synced=True)
    journal.close()
    return size


def hand_back(wanted: Wanted, beginning: Path, parts: Path) -> int:
    """Leave what `fetch` had of the file's beginning as `beginning`, for another program; how many bytes that is.

    What came out of order is given up. Raises OSError.
    """
    part, journal_path = part_of(wanted, parts)
    journal = Journal(journal_path)
    front = journal.load().have.front
    if not front or not part.is_file():
        return 0
    with open(part, "rb+") as file:
        file.truncate(front)
        os.fsync(file.fileno())
    beginning.parent.mkdir(parents=True, exist_ok=True)
    replace(part, beginning)
    journal.delete()
    return front
