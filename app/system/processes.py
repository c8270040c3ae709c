"""Processes with an owner: identity that survives pid reuse, start in an own group, end with the whole tree."""

from __future__ import annotations

import contextlib
import ctypes
import os
import select
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import psutil

from app.system.job_object import Job

_MOST_LOOKS = 100  # where other programs end all the time, no look is quiet
_TREE = "STRATA_LAUNCHER_TREE"  # in the environment of all that one `spawn` leads to
_marks: dict[int, str] = {}  # of what we spawned, for when the root is gone already
_jobs: dict[int, Job] = {}  # Windows: of what we spawned, by pid


@dataclass(frozen=True, slots=True)
class Identity:
    """A process for certain: its pid and when it started (seconds since the epoch, as the system says)."""

    pid: int
    started: float

    @classmethod
    def of(cls, pid: int) -> Identity | None:
        """The identity of a living process, None when there is none with this pid."""
        try:
            return cls(pid, psutil.Process(pid).create_time())
        except psutil.Error:
            return None

    def alive(self) -> bool:
        """The same process still runs. A zombie does not count, nor does another program with the same pid."""
        try:
            process = psutil.Process(self.pid)
            # Some systems derive the start from the boot time, which a clock change moves: allow a little.
            same = abs(process.create_time() - self.started) < 2.0
            return same and process.status() != psutil.STATUS_ZOMBIE
        except psutil.Error:
            return False


def spawn(
    argv: Sequence[str],
    *,
    env: dict[str, str],
    cwd: Path,
    output: IO[bytes] | int = subprocess.DEVNULL,
    die_with_parent: bool = False,
) -> subprocess.Popen[bytes]:
    """Start `argv` in a process group of its own, without a console window, its output going to `output`.

    With `die_with_parent` it is killed when this process ends, however it ends (Linux; on Windows use a `Job`).
    Call that form from the main thread before other threads exist: the kernel ties it to the starting thread.
    `end_tree` finds all that it leads to again, by the job that it begins in (Windows) or by a mark in `env`.
    Raises OSError when the program cannot be started.
    """
    env = marked(env)
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW | _CREATE_SUSPENDED
        process = subprocess.Popen(
            argv,
            env=env,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            creationflags=flags,
        )
        _put_in_job(process)
        return process
    process = subprocess.Popen(
        argv,
        env=env,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        start_new_session=True,
        preexec_fn=_die_with_parent if die_with_parent and sys.platform == "linux" else None,
    )
    _marks[process.pid] = env[_TREE]
    return process


_CREATE_SUSPENDED = 0x4  # Microsoft Learn, "Process Creation Flags"


def _put_in_job(process: subprocess.Popen[bytes]) -> None:
    """Put a process that has not run yet into a job, so that nothing that it starts is outside; then let it run."""
    for pid, old in list(_jobs.items()):
        if not old.members():
            _jobs.pop(pid).close()
    try:
        job = Job(kill_on_close=False)
        job.add(process.pid)
        _jobs[process.pid] = job
        psutil.Process(process.pid).resume()
    except (OSError, psutil.Error) as error:
        process.kill()
        raise OSError(f"process {process.pid} could not be put into a job: {error}") from error


def marked(env: dict[str, str]) -> dict[str, str]:
    """`env` with a mark of its own, for what is started without `spawn` and ended with `end_tree`."""
    return {**env, _TREE: uuid.uuid4().hex}


def _libc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


_LIBC = _libc()  # loaded before any fork
_PR_SET_PDEATHSIG = 1


def _die_with_parent() -> None:
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def tree(pid: int) -> list[psutil.Process]:
    """The process and all its descendants that live now; empty when it is gone."""
    try:
        root = psutil.Process(pid)
        return [root, *root.children(recursive=True)]
    except psutil.Error:
        return []


def end_tree(pid: int, *, grace: float) -> bool:
    """Ask the process to stop, wait up to `grace` seconds, then kill what is left of its tree.

    Returns True when it stopped when asked. What was started at the moment its starter ended is killed too: it is still
    in the root's job (Windows), or in its session, below it, or carries its mark (`spawn`). Only a process that left
    all of these, and cleared its environment, escapes; none that we start does.
    """
    members = tree(pid)
    lineage = _Lineage(pid)
    if not members:
        _wait(lineage.kill(), 5.0)
        return True
    _ask_to_stop(pid)
    deadline = time.monotonic() + grace
    left = _wait(members, grace)
    polite = not left and time.monotonic() <= deadline
    for process in {*left, *tree(pid)}:
        with contextlib.suppress(psutil.Error):
            process.kill()
    _wait([*left, *lineage.kill()], 5.0)
    return polite


def _has_pidfd() -> bool:
    try:
        os.close(os.pidfd_open(os.getpid()))  # Linux 5.3 and later
    except (AttributeError, OSError):
        return False
    return True


_PIDFD = _has_pidfd()


def _wait(processes: Sequence[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Wait until all have ended, at most `seconds`; those that still run.

    One that has ended counts as such also when nobody collects its exit code, as in a container without an init.
    """
    if sys.platform != "linux" or not _PIDFD:
        left: list[psutil.Process] = psutil.wait_procs(processes, timeout=seconds)[1]
        return left
    deadline = time.monotonic() + seconds
    ends = select.poll()
    open_ones: dict[int, psutil.Process] = {}
    try:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                descriptor = os.pidfd_open(process.pid)
                open_ones[descriptor] = process
                ends.register(descriptor, select.POLLIN)
        running = dict(open_ones)
        while running and (rest := deadline - time.monotonic()) > 0:
            for descriptor, _ in ends.poll(rest * 1000):
                ends.unregister(descriptor)
                running.pop(descriptor)
    finally:
        for descriptor in open_ones:
            os.close(descriptor)
    return [process for process in running.values() if _runs(process)]


class _Lineage:
    """What belongs to the tree of `pid`, known while the root lives and found when it is gone."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._job = _jobs.pop(pid, None)
        self._mark = _mark(pid) or _marks.pop(pid, "")
        self._killed: set[int] = set()
        self._known = {pid, *(process.pid for process in tree(pid))}
        self._began = _started(pid)
        self._session = sys.platform != "win32" and pid != os.getsid(0) and _leads(pid)

    def kill(self) -> list[psutil.Process]:
        """Kill members until a look finds no new one; those that are still about to end.

        SIGKILL is seen before a fork can end (Linux, kernel/fork.c: copy_process): who was killed starts nothing more.
        Who ended by itself between the list and the look may have: then a further look follows.
        """
        if self._job is not None:
            self._job.terminate()
            self._job.close()
        ended: set[int] = set()
        for _ in range(_MOST_LOOKS):
            found, now = self._kill_once()
            if not found and now <= ended:
                break
            ended = now
        ending = []
        for pid in self._killed:
            with contextlib.suppress(psutil.Error):
                ending.append(psutil.Process(pid))
        return ending

    def _kill_once(self) -> tuple[bool, set[int]]:
        """Each is killed when it is seen, not after the look: it may be starting the next one.

        Returns whether one was killed, and the pids that had ended when they were looked at.
        """
        found = False
        rows, ended = [], set()
        for row in _table():
            if not row.runs:
                ended.add(row.pid)
            elif row.pid != os.getpid() and row.started >= self._began - 2.0:
                rows.append(row)
                found |= self._is_ours(row) and self._end(row)
        while below := [row for row in rows if row.parent in self._known and row.pid not in self._killed]:
            for row in below:
                found |= self._end(row)
        return found, ended

    def _end(self, row: _Row) -> bool:
        if row.pid in self._killed:
            return False
        self._known.add(row.pid)
        self._killed.add(row.pid)
        with contextlib.suppress(OSError):
            os.kill(row.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        return True

    def _is_ours(self, row: _Row) -> bool:
        if row.pid in self._known or (self._session and row.session == self._pid):
            return True
        return self._mark != "" and _mark(row.pid) == self._mark


@dataclass(frozen=True, slots=True)
class _Row:
    """One process at one moment. `started` is in seconds since the epoch; a zombie does not run."""

    pid: int
    parent: int
    session: int
    started: float
    runs: bool


def _table() -> Iterator[_Row]:
    """All processes now. On Linux read as quickly as it goes: what is looked for may be starting others."""
    if sys.platform != "linux":
        yield from _slow_table()
        return
    ticks, boot = os.sysconf("SC_CLK_TCK"), psutil.boot_time()
    for name in os.listdir("/proc"):
        if not name.isdecimal():
            continue
        try:
            with open(f"/proc/{name}/stat", "rb", buffering=0) as file:
                # proc(5): state, ppid, pgrp, session stand behind the name in brackets, the start is field 22
                fields = file.read(4096).rpartition(b")")[2].split()
        except OSError:
            yield _Row(int(name), 0, 0, 0.0, False)
            continue
        if len(fields) > 19:
            started = int(fields[19]) / ticks + boot
            runs = fields[0] not in (b"Z", b"X")
            yield _Row(int(name), int(fields[1]), int(fields[3]), started, runs)


def _slow_table() -> list[_Row]:
    rows = []
    for process in psutil.process_iter():
        try:
            session = os.getsid(process.pid) if sys.platform != "win32" else 0
            rows.append(_Row(process.pid, process.ppid(), session, process.create_time(), _runs(process)))
        except (psutil.Error, OSError):
            rows.append(_Row(process.pid, 0, 0, 0.0, False))
    return rows


def _mark(pid: int) -> str:
    """The mark of `spawn` in a process, "" when it has none or may not be asked."""
    if sys.platform == "win32":
        return ""
    try:
        if sys.platform != "linux":
            return psutil.Process(pid).environ().get(_TREE, "")
        with open(f"/proc/{pid}/environ", "rb") as file:
            start = f"{_TREE}=".encode()
            found = next((part for part in file.read().split(b"\0") if part.startswith(start)), b"")
            return found[len(start) :].decode("utf-8", "replace")
    except (psutil.Error, OSError):
        return ""


def _started(pid: int) -> float:
    try:
        return psutil.Process(pid).create_time()
    except psutil.Error:
        return 0.0


def _leads(pid: int) -> bool:
    """`pid` leads a session of its own, or did: then the system gives its number to nobody while members live."""
    try:
        return os.getsid(pid) == pid
    except OSError:
        return True


def _runs(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def _ask_to_stop(pid: int) -> None:
    try:
        if sys.platform == "win32":
            os.kill(pid, signal.CTRL_BREAK_EVENT)
        else:
            os.kill(pid, signal.SIGTERM)
    except (OSError, SystemError):  # Python reports some refusals of GenerateConsoleCtrlEvent as SystemError
        pass  # gone already, or (Windows) it has no console: it is killed after the grace time


def kill_session(session: int, *, not_before: float) -> list[int]:
    """Kill what is left of a session that a dead keeper started: members that began at or after `not_before`.

    POSIX only (Windows uses a Job, which the system empties). Returns the pids that were killed.
    """
    killed: list[int] = []
    if sys.platform == "win32":
        return killed
    for process in psutil.process_iter(["pid", "create_time"]):
        try:
            if process.info["create_time"] >= not_before - 2.0 and os.getsid(process.info["pid"]) == session:
                process.kill()
                killed.append(process.info["pid"])
        except (psutil.Error, OSError):
            continue
    return killed


def describe(pid: int) -> str:
    """The program behind a pid, for sentences: "nginx (process 812)"."""
    try:
        return f"{psutil.Process(pid).name()} (process {pid})"
    except psutil.Error:
        return f"process {pid}"
