"""The part file of one download: which bytes are there, who fetches which, and the running proof of its content."""

from __future__ import annotations

import hashlib
import mmap
import os
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from app.core.units import KIB, MIB
from app.transfer.intervals import Intervals
from app.transfer.journal import Journal, Saved

BLOCK = 8 * MIB  # a bad byte on the disk costs one block
_READ = 128 * KIB  # fits the processor's cache: half the time of 1 MiB
_NOTE_BYTES, _NOTE_SECONDS = 1 * MIB, 0.25  # how much a kill may cost
_FAIR_SECONDS, _STUCK_SECONDS = 0.4, 3.0
_END = -1  # the piece after the last whole block, among the doubted blocks
_MAPS = sys.platform == "linux"


@dataclass(slots=True, eq=False)
class Span:
    """A range that one connection fetches. `end` may be lowered while it runs, when another connection takes over."""

    position: int
    end: int | None  # None = to the end of a file of unknown size
    generation: int
    received: int = 0
    began: float = field(default_factory=time.monotonic)
    moved: float = field(default_factory=time.monotonic)  # when bytes last came

    def seconds_left(self, now: float) -> float:
        """How long it will take at the speed so far; infinite when nothing came yet."""
        if self.end is None or not self.received:
            return float("inf")
        return (self.end - self.position) * (now - self.began) / self.received


class Part:
    """Shared by the connections, the hashing thread and the queue; every method locks.

    `size` is None until somebody knows it; `hashed` counts the bytes from 0 on that are there and hashed.
    """

    def __init__(self, path: Path, journal: Path, *, size: int | None, sha256: str) -> None:
        self.path = path
        self.sha256 = sha256.lower()
        self.size = size
        self.trusted_size = size is not None
        self.validator = ""
        self.generation = 0
        self.hashed = 0
        self.spans: list[Span] = []
        self._have = Intervals()
        self._unnoted = Intervals()  # there, but not in the journal yet
        self._noted_at = 0.0
        self._marks: dict[int, str] = {}
        self._sha = hashlib.sha256()
        self._good = (0, self._sha.copy())  # the end of the last proven block and the hash's state there
        self._doubted: set[int] = set()
        self._resumed = 0  # bytes before this came in an earlier run
        self._buffer = memoryview(bytearray(_READ))
        self._journal = Journal(journal)
        self.descriptor = -1
        self._dirty = False
        self._lock = threading.RLock()
        self._seek = threading.Lock()

    def locked(self) -> threading.RLock:
        """The part's lock, for changes to its spans."""
        return self._lock

    # -- life ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Take up what an earlier run left. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        saved = self._journal.load()
        on_disk = os.fstat(self.descriptor).st_size
        saved.have.remove(on_disk, max(on_disk, saved.size or 0, *(end for _, end in saved.have), 0))
        if self.trusted_size and saved.size not in (None, self.size):
            saved = Saved()
        self.size = self.size if self.trusted_size else saved.size
        self.validator, self._have, self._marks = saved.validator, saved.have, saved.marks
        self._dirty = len(self._have) > 0
        self._resumed = max((end for _, end in self._have), default=0)
        self._journal.start(Saved(self.size, self.validator, self._have, self._marks), synced=saved.rebooted)

    def close(self) -> None:
        """Let go of the files; what is there stays for the next run. Raises OSError."""
        with self._lock:
            self._note(0.0)
            self._journal.close()
            if self.descriptor >= 0:
                os.close(self.descriptor)
                self.descriptor = -1

    def finish(self) -> None:
        """Close the proven part file, which ends where the file ends. Raises OSError."""
        with self._lock:
            if self.size is not None and os.fstat(self.descriptor).st_size != self.size:
                os.ftruncate(self.descriptor, self.size)
        self.close()

    def delete(self) -> None:
        """Remove the part file and its journal."""
        with self._lock:
            self.close()
            self.path.unlink(missing_ok=True)
            self._journal.delete()

    def drop_journal(self) -> None:
        with self._lock:
            self._journal.delete()

    def reset(self) -> None:
        """Forget every byte: the file at the source is another one, or what came is wrong."""
        with self._lock:
            self.generation += 1
            self.validator = ""
            self._have, self._unnoted, self._marks = Intervals(), Intervals(), {}
            self._restart_hash()
            if not self.trusted_size:
                self.size = None
            self._journal.start(Saved(self.size), synced=True)

    # -- what is there ---------------------------------------------------------------------------------------------

    @property
    def received(self) -> int:
        with self._lock:
            return self._have.total

    @property
    def complete(self) -> bool:
        """Whether every byte is there and hashed."""
        with self._lock:
            return self.size is not None and self.hashed == self.size

    @property
    def missing(self) -> int | None:
        with self._lock:
            return None if self.size is None else self.size - self._have.total

    @property
    def digest(self) -> str:
        """SHA-256 of the hashed bytes, in hex."""
        with self._lock:
            return self._sha.hexdigest()

    @property
    def marks(self) -> dict[int, str]:
        with self._lock:
            return dict(self._marks)

    def learn(self, *, size: int | None = None, validator: str = "") -> None:
        """Keep what a server said of the file."""
        with self._lock:
            if size is not None and self.size is None:
                self.size = size
                self._journal.append(size=size)
            if validator and not self.validator:
                self.validator = validator
                self._journal.append(validator=validator)

    def expect(self, sha256: str) -> None:
        """Take the SHA-256 that a package index or the Hub lists, when the catalogue has none."""
        with self._lock:
            self.sha256 = self.sha256 or sha256.lower()

    # -- who fetches what ------------------------------------------------------------------------------------------

    def claim(self, most: int) -> Span | None:
        """The first range that is neither there nor on its way, at most `most` bytes; None when there is none."""
        with self._lock:
            if self.size is None:
                if self.spans:
                    return None
                span = Span(self._have.front, None, self.generation)
            else:
                taken = Intervals(self._have)
                for other in self.spans:
                    taken.add(other.position, self.size if other.end is None else other.end)
                gap = next(taken.gaps(0, self.size), None)
                if gap is None:
                    return None
                span = Span(gap[0], min(gap[1], gap[0] + most), self.generation)
            self.spans.append(span)
            return span

    def steal(self, now: float) -> Span | None:
        """Take over from the connection that would be waited for longest: half of its rest, or all when it is stuck."""
        with self._lock:
            slow = [
                span
                for span in self.spans
                if span.end is not None
                and span.position < span.end
                and now - span.began > _FAIR_SECONDS
                and span.seconds_left(now) > _FAIR_SECONDS
            ]
            if not slow:
                return None
            victim = max(slow, key=lambda span: (span.seconds_left(now), span.end or 0))
            assert victim.end is not None
            start = victim.position
            if now - victim.moved < _STUCK_SECONDS:
                start += (victim.end - victim.position) // 2
            span = Span(start, victim.end, self.generation)
            victim.end = start
            self.spans.append(span)
            return span

    def release(self, span: Span) -> None:
        """The connection is done with `span`, whether it fetched all of it or not."""
        with self._lock:
            if span in self.spans:
                self.spans.remove(span)

    # -- bytes -----------------------------------------------------------------------------------------------------

    def write(self, span: Span, offset: int, view: memoryview) -> int:
        """Put bytes at `offset`, skipping what is there already; how many were new. Raises OSError."""
        with self._lock:
            gaps = (
                list(self._have.gaps(offset, offset + len(view)))
                if span.generation == self.generation
                else []
            )
        for start, end in gaps:
            self.put(view[start - offset : end - offset], start)
            self.add(span, start, end)
        return sum(end - start for start, end in gaps)

    def add(self, span: Span, start: int, end: int) -> None:
        """The bytes [start, end) were `put`: they count from now on. Raises OSError."""
        with self._lock:
            if span.generation != self.generation:
                return
            self._have.add(start, end)
            self._unnoted.add(start, end)
            self._dirty = True
            now = time.monotonic()
            if self._unnoted.total >= _NOTE_BYTES or now - self._noted_at > _NOTE_SECONDS:
                self._note(now)

    def _note(self, now: float) -> None:
        """Put into the journal what has come since the last time."""
        for start, end in self._unnoted:
            self._journal.append(have=[start, end])
        self._unnoted = Intervals()
        self._noted_at = now

    def put(self, view: memoryview, offset: int) -> None:
        """Write bytes that nobody else has; they count only after `add`. Raises OSError."""
        while len(view):
            if hasattr(os, "pwrite"):
                count = os.pwrite(self.descriptor, view, offset)
            else:
                with self._seek:
                    os.lseek(self.descriptor, offset, os.SEEK_SET)
                    count = os.write(self.descriptor, view)
            view, offset = view[count:], offset + count

    def read_at(self, view: memoryview, offset: int) -> int:
        """Bytes of the part file put into `view`."""
        if hasattr(os, "preadv"):
            return os.preadv(self.descriptor, [view], offset)
        with self._seek:
            os.lseek(self.descriptor, offset, os.SEEK_SET)
            data = os.read(self.descriptor, len(view))
        view[: len(data)] = data
        return len(data)

    def sync(self) -> None:
        """Put all bytes so far on the disk and say so in the journal. Raises OSError."""
        with self._lock:
            self._note(time.monotonic())
            if not self._dirty or self.descriptor < 0:
                return
            self._dirty = False
            descriptor = os.dup(self.descriptor)
            covered = self._journal.length
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        with self._lock:
            self._journal.synced(covered)

    # -- proof -----------------------------------------------------------------------------------------------------

    def hash_more(self) -> bool:
        """Hash what is at the front, at most to a block's end; whether there was something. For one thread only."""
        with self._lock:
            generation, sha, start = self.generation, self._sha, self.hashed
            boundary = (start // BLOCK + 1) * BLOCK
            end = min(self._have.front, boundary)
        position = start
        if start >= self._resumed and _MAPS and end > start:
            _update_mapped(sha, self.descriptor, start, end)
            position = end
        while position < end and self.descriptor >= 0:
            count = self.read_at(self._buffer[: end - position], position)
            if not count:
                break
            sha.update(self._buffer[:count])
            position += count
        with self._lock:
            if generation != self.generation:
                return True
            if position < end:  # the file is shorter than it was
                self._lose(position, end)
                return True
            self.hashed = position
            if position == boundary:
                self._mark(boundary // BLOCK - 1)
        return position > start

    def _mark(self, block: int) -> None:
        """The end of a block: keep its mark, or compare with the one kept when these bytes first came."""
        digest = self._sha.hexdigest()
        known = self._marks.get(block)
        if known is not None and known != digest and block not in self._doubted:
            self._doubted.add(block)
            self._lose(block * BLOCK, (block + 1) * BLOCK)
            return
        if (
            known != digest
        ):  # new, or fetched twice with the same result: then the first arrival was the wrong one
            self._marks = {number: mark for number, mark in self._marks.items() if number < block}
            self._marks[block] = digest
            self._journal.append(mark=[block, digest])
        self._good = (self.hashed, self._sha.copy())

    def _lose(self, start: int, end: int) -> None:
        """Bytes on the disk are not what came: fetch them again, and hash on from the last proven block."""
        self._have.remove(start, end)
        self._unnoted.remove(start, end)
        self._journal.append(lost=[start, end])
        self.hashed, state = self._good
        self._sha = state.copy()

    def doubt_end(self) -> bool:
        """The whole does not match though every block does: forget what comes after the last block, once."""
        with self._lock:
            if self.size is None or _END in self._doubted:
                return False
            self._doubted.add(_END)
            self._lose(self._good[0], self.size)
            return True

    def _restart_hash(self) -> None:
        self.hashed = 0
        self._sha = hashlib.sha256()
        self._good = (0, self._sha.copy())
        self._doubted.clear()


def _update_mapped(proof: hashlib._Hash, descriptor: int, start: int, end: int) -> None:
    """Hash bytes that were written a moment ago where they lie in the page cache, without copying them.

    Only for such bytes: reading a mapped page that a failing disk cannot deliver would kill the process.
    """
    aligned = start - start % mmap.ALLOCATIONGRANULARITY
    flags = mmap.MAP_SHARED | getattr(mmap, "MAP_POPULATE", 0)
    with mmap.mmap(descriptor, end - aligned, flags=flags, prot=mmap.PROT_READ, offset=aligned) as pages:
        view = memoryview(pages)
        fresh = view[start - aligned :]
        proof.update(fresh)
        fresh.release()
        view.release()
