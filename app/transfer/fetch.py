"""Fetches files: finds, downloads, proves, names. The one entry for everything that crosses the network."""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.core.artifact import Artifact
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.core.units import MB, download
from app.system import files
from app.system.lock import FileLock, acquire_all
from app.transfer import drive, existing, proof
from app.transfer.awake import Awake
from app.transfer.drive import Need
from app.transfer.faults import Fault, Kind, final_error
from app.transfer.gate import Gate
from app.transfer.job import Job
from app.transfer.options import Options
from app.transfer.part import Part
from app.transfer.pool import Pool
from app.transfer.progress import Meter
from app.transfer.verify import is_right

_TICK, _FIRST_TICK = 0.05, 0.01  # seconds between two looks; shorter while the speed of the line is unknown
# After a shorter download nobody waits for the disk: until the next start of the computer the file counts as proven,
# after it the file is hashed again before it is trusted (`proof`).
_SYNC_AFTER = 15.0
_AWAKE_AFTER = 10.0  # a shorter download ends before any machine falls asleep
_TELL_AFTER = 1.5  # a shorter wait is not worth a word
_ROOM = 64 * MB  # so much must be free before a download goes on after the drive was full


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file to have at `target`."""

    artifact: Artifact
    target: Path


def fetch(
    wanted: Sequence[Wanted], *, parts: Path, step: str, options: Options, sink: Sink, cancel: Cancel
) -> list[Path]:
    """Bring every wanted file to its target, proven by size, SHA-256 and first bytes; the targets in their order.

    `parts` keeps what is unfinished, so that the next call goes on from there, after whatever ended this one. A target
    that is there and right is not fetched. Events: `Progress` over all files (verified bytes, `item` names the file)
    and `Message` for everything that makes the user wait.

    Raises UserFacingError with the codes no-network, not-found, gated, wrong-hash, wrong-content, disk-full,
    file-too-big, not-writable, not-reachable, bad-archive, proxy, tls, server-refused, server-busy, server-error;
    Cancelled. In each case what was downloaded is kept.
    """
    return _Transfer(wanted, parts, step, options, sink, cancel).run()


class _Transfer:
    def __init__(
        self, wanted: Sequence[Wanted], parts: Path, step: str, options: Options, sink: Sink, cancel: Cancel
    ) -> None:
        self.wanted = wanted
        self.parts = parts
        self.options = options
        self.sink = sink
        self.cancel = cancel
        self.sizes = [variants(one.artifact)[0].download_size for one in wanted]
        self.meter = Meter(step, None, sink)
        self.began = time.monotonic()
        self.jobs: list[Job] = []  # not finished yet
        self.done = 0  # download bytes of files that are finished
        self._told = ""  # the wait that the user knows of
        self._locks: list[FileLock] = []  # one a part file and journal that we write

    def run(self) -> list[Path]:
        try:
            self._open()
            if self.jobs:
                self._plan()
                with Gate(self.options) as gate:
                    self._download(gate)
        except OSError as error:
            raise drive.error_of(error, self.parts) from error
        finally:
            for job in self.jobs:
                job.part.close()
            for lock in self._locks:
                lock.release()
        self.meter.update(self.done, force=True)
        return [one.target for one in self.wanted]

    # -- before ----------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        self.parts.mkdir(parents=True, exist_ok=True)
        self.meter.total = None if None in self.sizes else sum(size or 0 for size in self.sizes)
        missing = []
        for one, size in zip(self.wanted, self.sizes, strict=True):
            self.cancel.check()
            if self._is_there(one):
                self.done += size or one.target.stat().st_size
            else:
                missing.append((one, size, _state(one.target)))
        self._lock([one for one, _, _ in missing])
        for one, size, before in missing:
            # Another process may have finished it while we looked or waited.
            if _state(one.target) != before and self._is_there(one):
                self.done += size or one.target.stat().st_size
                continue
            if not one.artifact.sources:
                raise final_error(
                    one.artifact.name, [Fault(Kind.NOT_FOUND, tr("No source is known for it."))]
                )
            self.jobs.append(self._job(one.target, variants(one.artifact)))
        self.meter.begin(self.done)

    def _lock(self, wanted: Sequence[Wanted]) -> None:
        """Take the part files of `wanted` for this process; while another one fetches the same file, wait for it."""
        paths = {
            path.with_suffix(".lock")
            for one in wanted
            for way in variants(one.artifact)
            if way.sources
            for path in part_of(replace(one, artifact=way), self.parts)
        }
        locks = [FileLock(path, temporary=True) for path in paths]
        waited: set[Path] = set()

        def waiting(lock: FileLock) -> None:
            if not waited:
                text = tr("Process {pid} fetches the same file; this one waits for it.", pid=lock.holder())
                self.sink(Message(text))
            waited.add(lock.path)
            self.cancel.wait(0.25)

        acquire_all(locks, waiting)
        self._locks = locks
        if waited:
            self.sink(Message(tr("The download goes on.")))

    def _is_there(self, one: Wanted) -> bool:
        """Whether the target is right, or could be made from a file that another program has."""
        if is_right(one.target, one.artifact, self.parts, cancel=self.cancel):
            return True
        one.target.parent.mkdir(parents=True, exist_ok=True)
        begun = any(
            part_of(replace(one, artifact=way), self.parts)[1].exists() for way in variants(one.artifact)
        )
        if begun or not self.options.use_existing:
            return False
        found = existing.find(one.artifact, cancel=self.cancel, more=self.options.existing_folders)
        if found is None:
            return False
        existing.take(found, one.target)
        proof.save(self.parts, one.target, one.artifact.sha256, {}, durable=True)
        text = tr(
            "{name} is on this computer already ({found}) and is not downloaded.",
            name=one.artifact.name,
            found=found,
        )
        self.sink(Message(text))
        return True

    def _job(self, target: Path, ways: list[Artifact]) -> Job:
        """The job for the first of the `ways` to get one file; the others stay for when that fails."""
        artifact, *rest = ways
        file, journal = part_of(Wanted(artifact, target), self.parts)
        part = Part(file, journal, size=artifact.download_size, sha256=_download_sha256(artifact))
        part.open()
        return Job(artifact, target, part, self.options, rest)

    def _plan(self) -> None:
        """Compare with the drives what will be written to them: the rest of the download, and what is unpacked."""
        needs = []
        for job in self.jobs:
            size, unpacked = job.part.missing or 0, (job.artifact.size or 0) if job.archived else 0
            needs.append(Need(job.part.path.parent, size, job.part.size or 0))
            needs.append(Need(job.target.parent, unpacked, unpacked))
        drive.check(needs, self.options.reserve_bytes)
        for folder in dict.fromkeys(job.target.parent for job in self.jobs):
            for text in drive.warnings(folder):
                self.sink(Message(text, "warning"))

    # -- while it runs ---------------------------------------------------------------------------------------------

    def _download(self, gate: Gate) -> None:
        pool = Pool(self.jobs, self.options)
        awake = Awake()
        pool.start()
        try:
            while self.jobs:
                pool.wait(_TICK if pool.width.known else _FIRST_TICK)
                self.cancel.check()
                if pool.crash is not None:
                    raise pool.crash
                if pool.width.update(
                    time.monotonic(), self.done + sum(job.part.received for job in self.jobs)
                ):
                    pool.wake()
                if not awake.running and time.monotonic() - self.began > _AWAKE_AFTER:
                    awake.start()
                self._settle(pool)
                self._wait_for_room(pool)
                self._hold(pool, gate)
                self._report()
        finally:
            awake.stop()
            pool.stop()

    def _settle(self, pool: Pool) -> None:
        for job in list(self.jobs):
            if not job.part.complete:
                self._judge(job, pool)
            elif self._is_right(job):
                pool.jobs.remove(job)
                self._finish(job)
                self.jobs.remove(job)

    def _is_right(self, job: Job) -> bool:
        """Whether the complete file is the right one; a wrong one is fetched anew, its last piece first."""
        wanted = job.part.sha256
        if not wanted or job.part.digest == wanted:
            return True
        if job.part.doubt_end():
            return False
        link = job.link
        job.restarts += 1
        job.part.reset()
        if link is not None and job.restarts > 1:
            job.restarts = 0
            link.failed(Fault(Kind.WRONG_HASH, tr("{label} delivers another content.", label=link.label)))
        else:
            text = tr("{name} arrived with errors and is fetched again.", name=job.artifact.name)
            self.sink(Message(text, "warning"))
        return False

    def _judge(self, job: Job, pool: Pool) -> None:
        """When nothing more can be hoped for: go another way, or raise the error for the user."""
        now = time.monotonic()
        patience = self.options.patience_seconds if job.gained else self.options.first_patience_seconds
        # A wait that a server asked for does not count against it.
        waited = now - max(job.last_gain, max(link.asked_until for link in job.links))
        if job.link is not None and (waited <= patience or not job.faults):
            return
        if not job.rest:
            raise final_error(job.artifact.name, job.faults)
        following = self._job(job.target, job.rest)
        following.earlier = job.faults
        job.part.close()
        self.jobs[self.jobs.index(job)] = following
        pool.jobs[pool.jobs.index(job)] = following

    def _wait_for_room(self, pool: Pool) -> None:
        """After the drive was full: wait for room, with numbers, and go on by itself."""
        if not pool.full.is_set():
            return
        need = sum(job.part.missing or 0 for job in self.jobs)
        folder = self.jobs[0].part.path.parent
        enough = max(1, min(need, _ROOM))
        if shutil.disk_usage(folder).free < enough:
            text = tr(
                "The drive of {folder} is full. The download waits for {need} of free space and then goes on.",
                folder=folder,
                need=download(need),
            )
            self.sink(Message(text, "warning"))
            while shutil.disk_usage(folder).free < enough:
                self.cancel.wait(0.25)
            self.sink(Message(tr("There is room again; the download goes on.")))
        self._forgive()
        pool.full.clear()
        pool.wake()

    def _hold(self, pool: Pool, gate: Gate) -> None:
        """Wait while the gate is closed."""
        reason = gate.reason()
        if not reason:
            return
        pool.hold(True)
        self.sink(Message(reason))
        while gate.reason():
            self.cancel.wait(0.25)
        self.sink(Message(tr("The download goes on.")))
        self._forgive()
        pool.hold(False)

    def _forgive(self) -> None:
        """A pause that was ours does not count against the sources."""
        for job in self.jobs:
            job.last_gain = time.monotonic()

    def _report(self) -> None:
        busy = next((job for job in self.jobs if job.part.spans), None)
        waiting = (
            min((link.resume_at for job in self.jobs if (link := job.link)), default=0.0) - time.monotonic()
        )
        if busy is not None or waiting < _TELL_AFTER:
            self._told = "" if busy is not None else self._told
            waiting = 0.0
        else:
            self._tell()
        done = self.done + sum(job.part.hashed for job in self.jobs)
        self.meter.update(done, busy.artifact.name if busy else "", waiting=waiting or None)

    def _tell(self) -> None:
        """Say once why nothing moves; the countdown is in the progress events."""
        job = min(self.jobs, key=lambda job: job.link.resume_at if job.link else 0.0)
        note = job.link.last.note if job.link and job.link.last else ""
        if note and note != self._told:
            self._told = note
            self.sink(Message(tr("{note} The download goes on by itself.", note=note), "warning"))

    # -- at the end ------------------------------------------------------------------------------------------------

    def _finish(self, job: Job) -> None:
        """Give the proven file its name."""
        part, artifact = job.part, job.artifact
        durable = time.monotonic() - self.began > _SYNC_AFTER
        if durable:
            part.sync()
        part.finish()
        if job.member:
            from app.transfer import members  # with zipfile and tarfile, which most downloads do not need

            marks = members.extract(part.path, job.member, artifact, job.target, cancel=self.cancel)
        else:
            marks = part.marks
            files.replace(part.path, job.target)
        sha256 = artifact.sha256 or (
            "" if job.member else part.sha256
        )  # the source's own word where we have none
        if sha256:
            proof.save(self.parts, job.target, sha256, marks, durable=durable or bool(job.member))
        part.delete()
        self.done += part.size or 0


def part_of(one: Wanted, parts: Path) -> tuple[Path, Path]:
    """Where the part file and the journal of a wanted file are while it is fetched. Raises OSError."""
    key = (_download_sha256(one.artifact) or _fingerprint(one.artifact))[:40].lower()
    journal = parts / f"{key}.journal"
    if same_drive(parts, one.target.parent):
        return parts / f"{key}.part", journal
    # On the target's own drive, so that the final name is a rename and not a second copy.
    return one.target.parent / f".{key}.part", journal


def variants(artifact: Artifact) -> list[Artifact]:
    """The ways to get the file, in the order of its sources: as itself, or out of an archive; each with its sources."""
    plain = tuple(source for source in artifact.sources if not source.member)
    packed = tuple(source for source in artifact.sources if source.member)
    ways = [replace(artifact, sources=packed)] if packed else []
    if plain or not packed:
        ways.append(replace(artifact, sources=plain, archive_size=None, archive_sha256=""))
    return sorted(ways, key=lambda way: bool(way.sources) and artifact.sources.index(way.sources[0]))


def _download_sha256(artifact: Artifact) -> str:
    archived = any(source.member for source in artifact.sources)
    return artifact.archive_sha256 if archived else artifact.sha256


def _fingerprint(artifact: Artifact) -> str:
    source = artifact.sources[0]
    identity = [artifact.name, source.kind, source.repository, source.revision, source.path, source.url]
    return hashlib.sha256(json.dumps(identity).encode()).hexdigest()


def _state(path: Path) -> tuple[int, int, int] | None:
    """Changes when the file is written or replaced."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_ino, state.st_size, state.st_mtime_ns


def same_drive(one: Path, other: Path) -> bool:
    """Whether a rename from one folder to the other is possible."""
    return one.stat().st_dev == other.stat().st_dev
