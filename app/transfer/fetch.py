"""Fetches files: finds, downloads, proves, names. The one entry for everything that crosses the network."""

from __future__ import annotations

import errno
import hashlib
import json
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.core.artifact import Artifact
from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.core.units import download
from app.system import files
from app.transfer import members, proof
from app.transfer.faults import Fault, Kind, final_error
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
    not-writable, proxy, tls, server-busy, server-error; Cancelled. In each case what was downloaded is kept.
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
        sizes = [one.artifact.download_size for one in wanted]
        self.meter = Meter(step, None if None in sizes else sum(size or 0 for size in sizes), sink)
        self.jobs: list[Job] = []
        self.began = time.monotonic()
        self.done = 0  # download bytes of files that are finished

    def run(self) -> list[Path]:
        try:
            self._open()
            if self.jobs:
                self._check_room()
                self._download()
        except OSError as error:
            raise disk_error(error, self.parts) from error
        finally:
            for job in self.jobs:
                job.part.close()
        self.meter.update(self.done, force=True)
        return [one.target for one in self.wanted]

    def _open(self) -> None:
        self.parts.mkdir(parents=True, exist_ok=True)
        for one in self.wanted:
            self.cancel.check()
            if is_right(one.target, one.artifact, self.parts, cancel=self.cancel):
                self.done += one.artifact.download_size or one.target.stat().st_size
                continue
            if not one.artifact.sources:
                raise final_error(
                    one.artifact.name, [Fault(Kind.NOT_FOUND, tr("No source is known for it."))]
                )
            one.target.parent.mkdir(parents=True, exist_ok=True)
            self.jobs.append(self._job(one))
        self.meter.begin(self.done)

    def _job(self, one: Wanted) -> Job:
        file, journal = part_of(one, self.parts)
        part = Part(file, journal, size=one.artifact.download_size, sha256=_download_sha256(one.artifact))
        part.open()
        return Job(one.artifact, one.target, part, self.options)

    def _check_room(self) -> None:
        needs: dict[int, tuple[Path, int]] = {}
        for job in self.jobs:
            folder = job.target.parent
            device = folder.stat().st_dev
            need = job.part.missing or 0
            if job.archived:
                need += job.artifact.size or 0
            needs[device] = (folder, needs.get(device, (folder, 0))[1] + need)
        for folder, need in needs.values():
            free = shutil.disk_usage(folder).free
            if need and need + self.options.reserve_bytes > free:
                raise UserFacingError(
                    tr("Not enough room on the drive"),
                    tr(
                        "{need} are needed in {folder}, and {reserve} should stay free, but the drive has only {free}.",
                        need=download(need),
                        folder=folder,
                        reserve=download(self.options.reserve_bytes),
                        free=download(free),
                    ),
                    tr("Make room on this drive, or choose a folder on another one."),
                    code="disk-full",
                )

    def _download(self) -> None:
        pool = Pool(self.jobs, self.options)
        left = list(self.jobs)
        pool.start()
        try:
            while left:
                pool.wait(_TICK if pool.width.known else _FIRST_TICK)
                self.cancel.check()
                if pool.width.update(time.monotonic(), self.done + sum(job.part.received for job in left)):
                    pool.wake()
                if pool.crash is not None:
                    raise pool.crash
                for job in list(left):
                    if job.part.complete and self._settled(job):
                        left.remove(job)
                        pool.jobs.remove(job)
                        self._finish(job)
                    else:
                        self._judge(job)
                self._disk(pool)
                self._report(left)
        finally:
            pool.stop()
            for job in left:
                with suppress(OSError):
                    job.part.sync()

    def _report(self, left: list[Job]) -> None:
        item = next((job.artifact.name for job in left if job.part.spans), "")
        self.meter.update(self.done + sum(job.part.hashed for job in left), item)

    def _settled(self, job: Job) -> bool:
        """Whether the complete file is the right one; a wrong one is thrown away and fetched anew."""
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

    def _judge(self, job: Job) -> None:
        """Raise the error for the user when nothing more can be hoped for."""
        if job.link is None:
            raise final_error(job.artifact.name, job.faults)
        now = time.monotonic()
        patience = self.options.patience_seconds if job.gained else self.options.first_patience_seconds
        if now - job.last_gain > patience and job.faults and now > max(link.resume_at for link in job.links):
            raise final_error(job.artifact.name, job.faults)

    def _disk(self, pool: Pool) -> None:
        if not pool.full.is_set():
            return
        need = sum(job.part.missing or 0 for job in pool.jobs)
        folder = pool.jobs[0].part.path.parent
        enough = max(1, min(need, 64_000_000))
        if shutil.disk_usage(folder).free < enough:
            self.sink(
                Message(
                    tr(
                        "The drive of {folder} is full. The download waits for {need} of free space and then goes on.",
                        folder=folder,
                        need=download(need),
                    ),
                    "warning",
                )
            )
            while shutil.disk_usage(folder).free < enough:
                self.cancel.wait(0.5)
            self.sink(Message(tr("There is room again; the download goes on.")))
        for job in pool.jobs:
            job.last_gain = time.monotonic()
        pool.full.clear()
        pool.wake()

    def _finish(self, job: Job) -> None:
        """Give the proven file its name."""
        part, artifact = job.part, job.artifact
        self.done += part.size or 0
        durable = time.monotonic() - self.began > _SYNC_AFTER
        if durable:
            part.sync()
        part.close()
        if job.member:
            marks = members.extract(part.path, job.member, artifact, job.target, cancel=self.cancel)
        else:
            marks = part.marks
            files.replace(part.path, job.target)
        if artifact.sha256:
            proof.save(self.parts, job.target, artifact.sha256, marks, durable=durable or bool(job.member))
        part.delete()


def part_of(one: Wanted, parts: Path) -> tuple[Path, Path]:
    """Where the part file and the journal of a wanted file are while it is fetched. Raises OSError."""
    key = (_download_sha256(one.artifact) or _fingerprint(one.artifact))[:40].lower()
    journal = parts / f"{key}.journal"
    if same_drive(parts, one.target.parent):
        return parts / f"{key}.part", journal
    # On the target's own drive, so that the final name is a rename and not a second copy.
    return one.target.parent / f".{key}.part", journal


def _download_sha256(artifact: Artifact) -> str:
    archived = any(source.member for source in artifact.sources)
    return artifact.archive_sha256 if archived else artifact.sha256


def _fingerprint(artifact: Artifact) -> str:
    source = artifact.sources[0]
    identity = [artifact.name, source.kind, source.repository, source.revision, source.path, source.url]
    return hashlib.sha256(json.dumps(identity).encode()).hexdigest()


def same_drive(one: Path, other: Path) -> bool:
    """Whether a rename from one folder to the other is possible."""
    return one.stat().st_dev == other.stat().st_dev


def disk_error(error: OSError, folder: Path) -> UserFacingError:
    """The error for the user behind a failed file operation."""
    where = error.filename or folder
    if error.errno in (errno.ENOSPC, errno.EDQUOT) or getattr(error, "winerror", None) in (39, 112):
        return UserFacingError(
            tr("The drive is full"),
            tr("{where} could not be written because the drive is full.", where=where),
            tr("Make room on this drive, then try again. What was downloaded is kept."),
            str(error),
            code="disk-full",
        )
    if error.errno == errno.EFBIG:
        return UserFacingError(
            tr("The file is too big for this drive"),
            tr("The drive of {where} does not take files of this size (FAT32 ends at 4.3 GB).", where=where),
            tr("Choose a folder on a drive with NTFS, exFAT or another modern file system."),
            str(error),
            code="file-too-big",
        )
    return UserFacingError(
        tr("The folder cannot be written"),
        tr("{where}: {reason}.", where=where, reason=error.strerror or error),
        tr("Choose another folder, or allow this program to write there."),
        str(error),
        code="not-writable",
    )
