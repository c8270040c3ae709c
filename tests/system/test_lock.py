"""A lock that dies with its owner."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.system.lock import FileLock, held

HOLDER = """
import sys
from pathlib import Path
from app.system.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
assert lock.acquire()
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_owner_is_told_who_holds_it(tmp_path: Path) -> None:
    path = tmp_path / "setup.lock"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        with pytest.raises(UserFacingError, match=str(holder.pid)) as caught, held(path, "setting up"):
            pass
        assert caught.value.code == "busy"
        holder.kill()
    with held(path, "setting up"):
        assert FileLock(path).holder() == os.getpid()


def test_it_can_be_taken_again_after_release(tmp_path: Path) -> None:
    for _ in range(2):
        with held(tmp_path / "lock", "testing"):
            assert not FileLock(tmp_path / "lock").acquire()
