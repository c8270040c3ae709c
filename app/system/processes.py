"""Processes with an owner: identity that survives pid reuse, start in an own group, end with the whole tree."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import psutil


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
    Raises OSError when the program cannot be started.
    """
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return subprocess.Popen(
            argv,
            env=env,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            creationflags=flags,
        )
    return subprocess.Popen(
        argv,
        env=env,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        start_new_session=True,
        preexec_fn=_die_with_parent if die_with_parent and sys.platform == "linux" else None,
    )


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

    Returns True when it stopped when asked. The tree is read before and after, so that children started meanwhile
    die too.
    """
    members = tree(pid)
    if not members:
        return True
    _ask_to_stop(pid)
    deadline = time.monotonic() + grace
    _, left = psutil.wait_procs(members, timeout=grace)
    polite = not left and time.monotonic() <= deadline
    for process in {*left, *tree(pid)}:
        with contextlib.suppress(psutil.Error):
            process.kill()
    if left:
        psutil.wait_procs(left, timeout=5.0)
    return polite


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
