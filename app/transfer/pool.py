"""The connections: a few threads that take ranges from all files of a transfer, and one thread that hashes."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from app.transfer.drive import is_full
from app.transfer.faults import Fault
from app.transfer.job import Job, range_length
from app.transfer.limit import Limiter
from app.transfer.link import Link
from app.transfer.options import Options
from app.transfer.part import Span
from app.transfer.receive import Gear
from app.transfer.width import Width

_SYNC_SECONDS = 5.0


class Pool:
    """Works on `jobs` in their order until they are complete or `stop` is called."""

    def __init__(self, jobs: Sequence[Job], options: Options) -> None:
        self.jobs = list(jobs)
        self.options = options
        self.limiter = Limiter(options.limit_bytes_per_second)
        self.full = threading.Event()  # the disk took no more; the owner clears it
        self.width = Width(options.connections)
        self._arrived = threading.Event()
        self.crash: BaseException | None = None
        self._held = False
        self._stopped = threading.Event()
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._gears: list[Gear] = []

    def start(self) -> None:
        self._run(self._hash, "hash")
        self._run(self._sync, "sync")
        for number in range(self.options.connections):
            self._run(self._work, f"connection-{number}")

    def stop(self) -> None:
        """End all threads; bytes that came are kept."""
        self._stopped.set()
        self._arrived.set()
        for gear in list(self._gears):
            gear.client.abort()
        with self._changed:
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def hold(self, held: bool) -> None:
        """Close all connections and start none, or let them go on."""
        self._held = held
        if held:
            for gear in list(self._gears):
                gear.client.abort()
        self.wake()

    def _run(self, work: object, name: str) -> None:
        def guarded() -> None:
            try:
                work()  # type: ignore[operator]
            except BaseException as error:  # noqa: BLE001 - carried to the caller's thread, which raises it
                self.crash = self.crash or error

        thread = threading.Thread(target=guarded, name=f"transfer-{name}", daemon=True)
        self._threads.append(thread)
        thread.start()

    def wait(self, seconds: float) -> None:
        """Until something changes, at most `seconds`."""
        with self._changed:
            self._changed.wait(seconds)

    def wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    # -- connections -----------------------------------------------------------------------------------------------

    def _work(self) -> None:
        gear = Gear(self.options, self.limiter, self._arrived, self._stopped)
        self._gears.append(gear)
        try:
            while not self.stopped:
                found = self._next()
                if found is None:
                    self.wait(0.1)
                else:
                    self._serve(gear, *found)
        finally:
            gear.client.forget()
            gear.drop_pipe()

    def _next(self) -> tuple[Job, Link, Span] | None:
        if self.full.is_set() or self._held:
            return None
        now = time.monotonic()
        for job in list(self.jobs):
            with job.lock:
                link = job.choose(now)
                if link is None:
                    continue
                span = self._claim(job, link, now)
                if span is not None:
                    return job, link, span
        return None

    def _claim(self, job: Job, link: Link, now: float) -> Span | None:
        part = job.part
        active = len(part.spans)
        if active and (not job.probed or not link.ranges or (active >= link.width(now))):
            return None
        width = self.width.now
        if sum(len(other.part.spans) for other in list(self.jobs)) >= width:
            return None
        span = part.claim(range_length(part.missing or 0, width, self.width.rate / width))
        if span is None and job.probed and link.ranges:
            span = part.steal(now)
        return span

    def _serve(self, gear: Gear, job: Job, link: Link, span: Span) -> None:
        try:
            job.transfer(link, span, gear)
        except Fault as fault:
            gear.client.forget()
            if not self.stopped and not self._held:
                others = len(job.part.spans) - 1
                if others and not fault.fatal and fault.wait is None and not span.received:
                    link.narrow(others)  # the server serves the others: it wants fewer connections
                else:
                    link.failed(fault)
        except OSError as error:
            gear.client.forget()
            if not is_full(error):
                raise
            self.full.set()
        finally:
            job.part.release(span)
            self.wake()

    # -- hashing and syncing ---------------------------------------------------------------------------------------

    def _hash(self) -> None:
        while not self.stopped:
            self._arrived.clear()
            while not self.stopped and any(job.part.hash_more() for job in list(self.jobs)):
                pass
            if any(job.part.complete for job in list(self.jobs)):
                self.wake()
            self._arrived.wait(0.2)

    def _sync(self) -> None:
        pause = _SYNC_SECONDS
        while not self._stopped.wait(pause):
            began = time.monotonic()
            for job in list(self.jobs):
                try:
                    job.part.sync()
                except OSError as error:
                    if not is_full(error):
                        raise
                    self.full.set()
            pause = max(_SYNC_SECONDS, 10 * (time.monotonic() - began))
