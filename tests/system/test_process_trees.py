"""`end_tree` leaves nobody: random trees that fork all the time, leave their session and lose their parents."""

from __future__ import annotations

import contextlib
import os
import random
import sys
from pathlib import Path

import psutil
import pytest

from app.system.processes import end_tree, spawn

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="fork; Windows has its job object (tests/windows)"
)

# Members of three generations; then each starts a follower and ends, again and again, so that at every moment some are
# orphans that were just started. Some leave their session, some are deaf. Each notes its pid before it goes on.
STORM = """
import os, random, signal, sys, time
seed, folder = int(sys.argv[1]), sys.argv[2]
ends = time.monotonic() + 60

def note():
    open(f"{folder}/{os.getpid()}", "w").close()

def life(generation, rng):
    note()
    if rng.random() < 0.3:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for _ in range(3):
        time.sleep(rng.random() * 0.004)
        if generation < 2 and rng.random() < 0.7:
            child_seed = rng.random()
            if os.fork() == 0:
                if rng.random() < 0.3:
                    os.setsid()
                life(generation + 1, random.Random(child_seed))
        if generation and rng.random() < 0.25:
            os._exit(0)  # its children are orphans now
    if generation == 0 and rng.random() < 0.5:
        os._exit(0)
    while time.monotonic() < ends:  # never ends: whoever is left is seen
        time.sleep(0.1 + rng.random() * 0.2)
        if os.fork() == 0:  # a new one, whose starter ends now: the member lives on under another pid
            note()
            if rng.random() < 0.2:
                os.setsid()
            continue
        os._exit(0)
    os._exit(0)

life(0, random.Random(seed))
"""


def alive(folder: Path, begun: float) -> list[psutil.Process]:
    left = []
    for entry in folder.iterdir():
        try:
            process = psutil.Process(int(entry.name))
            if process.create_time() >= begun - 1 and process.status() != psutil.STATUS_ZOMBIE:
                left.append(process)
        except psutil.Error:
            continue
    return left


def test_of_many_storms_nobody_is_left(tmp_path: Path, wait_for) -> None:
    program = tmp_path / "storm.py"
    program.write_text(STORM)
    rng = random.Random(22)
    survivors: list[psutil.Process] = []
    members = 0
    for batch in range(0, 40, 5):
        roots = []
        for seed in range(batch, batch + 5):
            folder = tmp_path / str(seed)
            folder.mkdir()
            argv = [sys.executable, "-I", "-S", str(program), str(seed), str(folder)]
            root = spawn(argv, env=dict(os.environ), cwd=tmp_path)
            roots.append((root, folder, psutil.Process(root.pid).create_time()))
        for root, folder, begun in roots:
            wait_for(lambda folder=folder, root=root: any(folder.iterdir()) or root.poll() is not None)
            end_tree(root.pid, grace=rng.choice([0.0, 0.005, 0.02]))
            root.wait(10)
            survivors += alive(folder, begun)
            members += len(list(folder.iterdir()))
    for process in survivors:
        with contextlib.suppress(psutil.Error):
            process.kill()
    assert members > 80, "the storms were no storms"
    assert not survivors
