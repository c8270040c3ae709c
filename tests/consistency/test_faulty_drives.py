"""Drives that are full or turn read-only in the middle: the old state stays whole, and the next run ends it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.core.events import Cancel, Event, ignore
from app.install.check import verify
from app.jobs import move
from app.jobs.knowledge import settings_store
from app.system.home import Home
from app.system.lock import held
from tests.consistency.scenes import OWN, filled, world

mountable = pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0, reason="mounting a drive takes an administrator"
)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Callable[[int], Path]]:
    """Mounts a drive of so many bytes."""
    made: list[Path] = []

    def mount(size: int) -> Path:
        folder = tmp_path / f"drive {len(made)}"
        folder.mkdir()
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)], check=True, timeout=10
        )
        made.append(folder)
        return folder

    yield mount
    for folder in made:
        subprocess.run(["umount", "-l", str(folder)], check=True, timeout=10)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    made = Home(tmp_path / "home")
    filled(world(tmp_path / "sources"), made)
    return made


def remount(folder: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True, timeout=10)


def whole(home: Home) -> bool:
    own = all((home.root / name).read_bytes() == content for name, content in OWN.items())
    return own and all(finding.good for finding in verify(home, sink=ignore, cancel=Cancel()))


@mountable
def test_a_drive_that_fills_up_during_a_move(home: Home, small, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the free room is passed over, as if somebody else filled the drive meanwhile."""
    monkeypatch.setattr(move, "_check_space", lambda folder, size: None)
    drive = small(40960)
    with pytest.raises(OSError, match="No space"):
        move.move_model(home, "fam-Q4", drive, sink=ignore, cancel=Cancel())
    assert whole(home)
    subprocess.run(["mount", "-o", "remount,size=8m", str(drive)], check=True, timeout=10)
    move.move_model(home, "fam-Q4", drive, sink=ignore, cancel=Cancel())
    assert whole(home)


@mountable
def test_a_full_drive_is_refused_before_anything_moves(home: Home, small) -> None:
    for act in (
        lambda: move.move_model(home, "fam-Q4", small(40960), sink=ignore, cancel=Cancel()),
        lambda: move.move_home(home, small(40960) / "x", sink=ignore, cancel=Cancel()),
    ):
        with pytest.raises(UserFacingError) as caught:
            act()
        assert caught.value.code == "disk-full"
    assert whole(home)


@mountable
def test_a_drive_that_turns_read_only_in_the_middle(
    home: Home, small, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move, "_check_space", lambda folder, size: None)
    drive = small(8 << 20)

    def now(event: Event) -> None:
        remount(drive, "ro")

    with pytest.raises(OSError, match="Read-only"):
        move.move_model(home, "fam-Q4", drive, sink=now, cancel=Cancel())
    assert whole(home)
    remount(drive, "rw")
    move.move_model(home, "fam-Q4", drive, sink=ignore, cancel=Cancel())
    assert whole(home)


@mountable
def test_settings_on_a_full_drive_stay_as_they_were(small) -> None:
    home = Home(small(16384) / "home")
    store = settings_store(home)
    store.change(port=9000)
    (home.root / "filler").write_bytes(b"x" * shutil.disk_usage(home.root).free)
    with pytest.raises(OSError, match="No space"):
        store.change(port=9001, hf_mirrors="x" * 9000)
    assert store.load().port == 9000
    assert store.notices == []


def test_two_launchers_on_one_home(home: Home, tmp_path: Path) -> None:
    """One works, the other says so, and works once the first has ended."""
    inside, leave = threading.Event(), threading.Event()

    def first() -> None:
        with held(home.root / "setup.lock", "moving files"):
            inside.set()
            leave.wait(20)

    worker = threading.Thread(target=first)
    worker.start()
    assert inside.wait(20)
    command = [sys.executable, "-m", "app", "--home", str(home.root), "move", str(tmp_path / "x"), "--json"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert refused.returncode == 1
    assert '"busy"' in refused.stdout
    leave.set()
    worker.join()
    assert whole(home)
    assert shutil.disk_usage(tmp_path).free > 2 << 30, "this test needs 2 GB of room"
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
