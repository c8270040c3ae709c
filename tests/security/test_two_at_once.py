"""Two processes at the same work in the same folder: one waits or says so, and a dead one stops nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, ignore
from app.jobs import move, uninstall
from app.system.home import MOVED, Home
from app.system.lock import FileLock, held
from app.transfer.fetch import Wanted, part_of
from tests.system.test_lock import HOLDER
from tests.transfer.conftest import Bench, at, content, described

DATA = content(300_000)


def holder(path: Path) -> subprocess.Popen[bytes]:
    path.parent.mkdir(parents=True, exist_ok=True)
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


def test_a_second_download_waits_and_goes_on_when_the_first_one_is_killed(tmp_path: Path) -> None:
    source = tmp_path / "stick.gguf"
    source.write_bytes(DATA)
    bench = Bench(tmp_path)
    artifact = described(DATA, at(source.as_uri()))
    bench.parts.mkdir()
    bench.target.parent.mkdir()
    lock = part_of(Wanted(artifact, bench.target), bench.parts)[0].with_suffix(".lock")
    with holder(lock) as first:

        def sink(event: object) -> None:
            bench.events.append(event)  # type: ignore[arg-type]
            if isinstance(event, Message) and str(first.pid) in event.text:
                first.kill()  # while we wait for it

        assert bench.fetch(artifact, sink=sink).read_bytes() == DATA
    assert any(str(first.pid) in text for text in bench.messages)
    assert not lock.exists()


def test_moves_uninstall_and_set_up_say_who_is_at_work(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    with holder(home.root / "setup.lock") as other:
        for work in (
            lambda: move.move_home(home, tmp_path / "new", sink=ignore, cancel=Cancel()),
            lambda: uninstall.remove(home, uninstall.Removal((), ())),
        ):
            with pytest.raises(UserFacingError, match=str(other.pid)) as caught:
                work()
            assert caught.value.code == "busy"
        other.kill()
    uninstall.remove(home, uninstall.Removal((), ()))  # the crash freed it


def test_two_data_folders_do_not_move_into_one_place(tmp_path: Path) -> None:
    home, new = Home(tmp_path / "home"), tmp_path / "new"
    home.root.mkdir()
    with holder(new / "setup.lock") as other:
        with pytest.raises(UserFacingError) as caught:
            move.move_home(home, new, sink=ignore, cancel=Cancel())
        assert caught.value.code == "busy"
        other.kill()


def test_a_window_left_open_does_not_fill_a_folder_that_was_moved(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    home.root.mkdir()
    (home.root / MOVED).write_text(str(tmp_path / "new"), encoding="utf-8")
    with pytest.raises(UserFacingError) as caught:
        move.move_home(home, tmp_path / "third", sink=ignore, cancel=Cancel())
    assert caught.value.code == "moved"
    assert (home.root / MOVED).read_text(encoding="utf-8") == str(tmp_path / "new")


def test_the_refusal_says_what_the_other_one_does(tmp_path: Path) -> None:
    one = FileLock(tmp_path / "setup.lock", "moving files")
    assert one.acquire()
    with pytest.raises(UserFacingError, match="moving files"), held(tmp_path / "setup.lock", "uninstalling"):
        pass
    one.release()


@pytest.mark.skipif(os.name != "posix", reason="Windows does not remove an open file")
def test_a_lock_whose_file_was_removed_is_not_held_twice(tmp_path: Path) -> None:
    path = tmp_path / "setup.lock"
    one = FileLock(path, temporary=True)
    assert one.acquire()
    one.release()
    assert not path.exists()
    two, three = FileLock(path), FileLock(path)
    assert two.acquire()
    assert not three.acquire()
    two.release()


@pytest.mark.skipif(os.name != "posix", reason="links need a right on Windows")
def test_a_link_in_the_place_of_a_lock_is_not_followed(tmp_path: Path) -> None:
    mine = tmp_path / "thesis.txt"
    mine.write_text("precious")
    (tmp_path / "setup.lock").symlink_to(mine)
    with pytest.raises(OSError, match="symbolic"):
        FileLock(tmp_path / "setup.lock").acquire()
    assert mine.read_text() == "precious"
