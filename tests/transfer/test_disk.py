"""Full and small drives: a real file system of a few MB, not a mock."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.core.events import Event, Message
from app.transfer import drive
from app.transfer.drive import Need
from tests.transfer.conftest import QUICK, Bench, Serve, content


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A drive of 4 MiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if mount.returncode:
        pytest.skip(f"no right to mount a small file system: {mount.stderr.strip()}")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_download_that_does_not_fit_is_refused_before_the_first_byte(small: Path, serve: Serve) -> None:
    artifact, server = serve(content(6_000_000))
    with pytest.raises(UserFacingError) as caught:
        Bench(small).fetch(artifact)
    assert caught.value.code == "disk-full"
    assert "6.0 MB" in caught.value.what_happened
    assert not server.requests


def test_the_reserve_stays_free(small: Path, serve: Serve) -> None:
    artifact, server = serve(content(3_000_000))
    with pytest.raises(UserFacingError) as caught:
        Bench(small).fetch(artifact, replace(QUICK, reserve_bytes=2_000_000))
    assert caught.value.code == "disk-full"
    assert not server.requests


def test_a_drive_that_fills_meanwhile_pauses_and_goes_on(small: Path, serve: Serve) -> None:
    data = content(3_000_000)
    artifact, server = serve(data)
    bench = Bench(small)
    other = small / "another program's file"

    paused, filled = threading.Event(), threading.Event()

    def fill() -> None:
        if not filled.is_set() and server.sent > 500_000:
            filled.set()
            with other.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(bytes(65536))
                except OSError:
                    pass  # full, as wanted

    def watch(event: Event) -> None:
        bench.events.append(event)
        if isinstance(event, Message) and "is full" in event.text:
            paused.set()
            other.unlink()

    server.pace = fill
    target = bench.fetch(artifact, sink=watch)
    assert paused.is_set()
    assert target.read_bytes() == data
    assert "There is room again; the download goes on." in bench.messages
    assert server.sent < 2 * len(data)


def test_needs_on_one_drive_are_added_up(small: Path) -> None:
    drive.check([Need(small, 3_000_000, 1)], 0)
    with pytest.raises(UserFacingError):
        drive.check([Need(small, 3_000_000, 1), Need(small, 3_000_000, 1)], 0)


def test_fat32_is_refused_for_a_file_that_it_cannot_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drive, "file_system", lambda folder: "vfat")
    drive.check([Need(tmp_path, 0, 4 * 2**30 - 1)], 0)
    with pytest.raises(UserFacingError) as caught:
        drive.check([Need(tmp_path, 0, 4 * 2**30)], 0)
    assert caught.value.code == "file-too-big"


@pytest.mark.parametrize(
    ("kind", "word"),
    [("vfat", "FAT32"), ("exfat", "exFAT"), ("cifs", "network drive"), ("nfs4", "network drive")],
)
def test_troublesome_file_systems_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, word: str
) -> None:
    monkeypatch.setattr(drive, "file_system", lambda folder: kind)
    [text] = drive.warnings(tmp_path, {})
    assert word in text


def test_a_onedrive_folder_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "models"
    folder.mkdir()
    [text] = drive.warnings(folder, {"OneDrive": str(tmp_path)})
    assert "OneDrive" in text


def test_the_file_system_of_a_folder_is_known(small: Path) -> None:
    assert drive.file_system(small) == "tmpfs"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_the_right_to_write(tmp_path: Path, serve: Serve) -> None:
    artifact, _ = serve(content(100_000))
    tmp_path.chmod(0o500)
    with pytest.raises(UserFacingError) as caught:
        Bench(tmp_path).fetch(artifact)
    assert caught.value.code == "not-writable"
