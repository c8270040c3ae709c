"""Processes: identity survives pid reuse, a tree dies whole, a child dies with its owner."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from app.system.processes import Identity, end_tree, kill_session, spawn

posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")

STUBBORN = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
child = subprocess.Popen([sys.executable, "-c", deaf])
print(child.pid, flush=True)
time.sleep(600)
"""

OWNER = """
import sys, os, time
from pathlib import Path
from app.system.processes import spawn
sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
child = spawn(sleeper, env=dict(os.environ), cwd=Path("."), die_with_parent=True)
print(child.pid, flush=True)
time.sleep(600)
"""


def gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def start_stubborn(tmp_path: Path) -> tuple[subprocess.Popen[bytes], Path]:
    output = tmp_path / "child"
    with open(output, "wb") as file:
        process = spawn([sys.executable, "-c", STUBBORN], env=dict(os.environ), cwd=tmp_path, output=file)
    return process, output


def test_identity_is_more_than_a_pid() -> None:
    me = Identity.of(os.getpid())
    assert me is not None
    assert me.alive()
    assert not replace(me, started=me.started - 3600).alive()


def test_a_zombie_is_not_alive(wait_for) -> None:
    process = subprocess.Popen([sys.executable, "-c", "pass"])
    identity = Identity.of(process.pid)
    assert identity is not None
    wait_for(
        lambda: not identity.alive(), what="the end of the child"
    )  # it is a zombie: nobody waited for it
    process.wait()


@posix
def test_a_tree_that_ignores_the_polite_request_dies_whole(tmp_path: Path, wait_for) -> None:
    process, output = start_stubborn(tmp_path)
    grandchild = int(wait_for(lambda: output.read_text().strip()))
    assert not end_tree(process.pid, grace=0.3)
    process.wait()
    wait_for(lambda: gone(grandchild), what="the end of the grandchild")


@posix
def test_what_a_dead_keeper_left_is_found_by_its_session(tmp_path: Path, wait_for) -> None:
    process, output = start_stubborn(tmp_path)
    grandchild = int(wait_for(lambda: output.read_text().strip()))
    identity = Identity.of(process.pid)
    assert identity is not None
    process.kill()
    process.wait()
    assert kill_session(process.pid, not_before=identity.started) == [grandchild]
    wait_for(lambda: gone(grandchild), what="the end of the grandchild")


@pytest.mark.skipif(
    sys.platform != "linux", reason="PDEATHSIG is Linux's; Windows has job objects (tests/windows)"
)
def test_a_child_dies_with_its_killed_owner(wait_for) -> None:
    owner = subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE)
    with owner:
        assert owner.stdout is not None
        child = int(owner.stdout.readline())
        assert psutil.pid_exists(child)
        owner.send_signal(signal.SIGKILL)
    wait_for(lambda: gone(child), what="the end of the child")
