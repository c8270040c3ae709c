"""Unpacking: what a good archive gives, and what is refused before the folder is touched."""

from __future__ import annotations

import hashlib
import io
import os
import stat
import tarfile
import zipfile
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.core.events import Cancel, Progress, ignore
from app.transfer.archives import unpack


def make_zip(path: Path, entries: dict[str, bytes], modes: dict[str, int] | None = None) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            info = zipfile.ZipInfo("x")
            info.filename = name
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (modes or {}).get(name, stat.S_IFREG | 0o644) << 16
            archive.writestr(info, data)
    return path


def make_tar(path: Path, *members: tuple[tarfile.TarInfo, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as archive:
        for info, data in members:
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return path


def run(archive: Path, folder: Path) -> list[tuple[str, int, str]]:
    return unpack(archive, folder, sink=ignore, cancel=Cancel(), step="unpack")


def refused(archive: Path, folder: Path) -> str:
    with pytest.raises(UserFacingError) as caught:
        run(archive, folder)
    assert not folder.exists()
    assert list(folder.parent.iterdir()) == [archive]
    return caught.value.code


def test_a_wheel_is_unpacked_with_sizes_and_digests(tmp_path: Path) -> None:
    archive = make_zip(
        tmp_path / "a.whl", {"p/a.bin": b"a" * 5000, "p/run": b"#!"}, {"p/run": stat.S_IFREG | 0o755}
    )
    seen: list[Progress] = []
    written = unpack(
        archive,
        tmp_path / "out",
        sink=lambda event: seen.append(event) if isinstance(event, Progress) else None,
        cancel=Cancel(),
        step="unpack",
    )
    assert written == [
        ("p/a.bin", 5000, hashlib.sha256(b"a" * 5000).hexdigest()),
        ("p/run", 2, hashlib.sha256(b"#!").hexdigest()),
    ]
    assert (tmp_path / "out/p/a.bin").read_bytes() == b"a" * 5000
    assert os.access(tmp_path / "out/p/run", os.X_OK)
    assert seen[-1].done == seen[-1].total == 5002


def test_a_tar_is_unpacked(tmp_path: Path) -> None:
    archive = make_tar(tmp_path / "a.tar.gz", (tarfile.TarInfo("d/b.txt"), b"hello"))
    assert run(archive, tmp_path / "out") == [("d/b.txt", 5, hashlib.sha256(b"hello").hexdigest())]


def test_files_in_the_folder_stay_and_equal_names_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out/mine").write_text("mine")
    (tmp_path / "out/a").write_text("old")
    run(make_zip(tmp_path / "a.zip", {"a": b"new"}), tmp_path / "out")
    assert (tmp_path / "out/mine").read_text() == "mine"
    assert (tmp_path / "out/a").read_text() == "new"


@pytest.mark.parametrize(
    "name",
    [
        "../evil",
        "a/../../evil",
        "..\\evil",
        "/etc/evil",
        "\\\\server\\share\\evil",
        "C:/evil",
        "c:evil",
        "a/con",
        "NUL.txt",
        "com1.log",
        "a/aux ",
        "a:stream",
        "a/b\x00.txt",
        "trailing.",
        "what?",
    ],
)
def test_a_name_that_leaves_the_folder_or_that_windows_cannot_hold_is_refused(
    tmp_path: Path, name: str
) -> None:
    assert (
        refused(make_zip(tmp_path / "a.zip", {"good": b"1", name: b"2"}), tmp_path / "out")
        == "unsafe-archive"
    )


@pytest.mark.parametrize(
    "kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.FIFOTYPE]
)
def test_links_and_devices_in_a_tar_are_refused(tmp_path: Path, kind: bytes) -> None:
    info = tarfile.TarInfo("link")
    info.type, info.linkname = kind, "/etc/passwd"
    archive = make_tar(tmp_path / "a.tar.gz", (tarfile.TarInfo("good"), b"1"), (info, b""))
    assert refused(archive, tmp_path / "out") == "unsafe-archive"


def tar_with_links(path: Path, links: dict[str, str]) -> Path:
    with tarfile.open(path, "w:gz") as tar:
        for name, target in links.items():
            info = tarfile.TarInfo(name)
            info.type, info.linkname = tarfile.SYMTYPE, target
            tar.addfile(info)
        info = tarfile.TarInfo("lib/libx.so.1.2")
        info.size = 4
        tar.addfile(info, io.BytesIO(b"code"))
    return path


def test_links_between_files_of_the_archive_become_files(tmp_path: Path) -> None:
    links = {"lib/libx.so": "libx.so.1", "lib/libx.so.1": "libx.so.1.2", "top.so": "./lib/../lib/libx.so"}
    archive = tar_with_links(tmp_path / "a.tar.gz", links)
    written = unpack(archive, tmp_path / "out", sink=ignore, cancel=Cancel(), step="s")
    assert {name for name, _, _ in written} == {*links, "lib/libx.so.1.2"}
    for name, size, digest in written:
        file = tmp_path / "out" / name
        assert not file.is_symlink()
        assert (file.read_bytes(), size, digest) == (b"code", 4, hashlib.sha256(b"code").hexdigest())


@pytest.mark.parametrize(
    "links",
    [
        {"a": "/etc/passwd"},
        {"a": "../../etc/passwd"},
        {"d/a": "../../x"},
        {"a": "nothing"},
        {"a": "b", "b": "a"},
        {"lib/libx.so.1.2": "top"},
        {"a": "lib"},
    ],
)
def test_links_that_lead_elsewhere_are_refused(tmp_path: Path, links: dict[str, str]) -> None:
    archive = tar_with_links(tmp_path / "a.tar.gz", links)
    with pytest.raises(UserFacingError) as caught:
        unpack(archive, tmp_path / "out", sink=ignore, cancel=Cancel(), step="s")
    assert caught.value.code == "unsafe-archive"
    assert not (tmp_path / "out").exists()


def test_a_symlink_in_a_zip_is_refused(tmp_path: Path) -> None:
    archive = make_zip(tmp_path / "a.zip", {"link": b"/etc/passwd"}, {"link": stat.S_IFLNK | 0o777})
    assert refused(archive, tmp_path / "out") == "unsafe-archive"


def test_two_names_that_are_one_on_windows_are_refused(tmp_path: Path) -> None:
    assert (
        refused(make_zip(tmp_path / "a.zip", {"A.txt": b"1", "a.TXT": b"2"}), tmp_path / "out")
        == "unsafe-archive"
    )


def test_a_decompression_bomb_is_refused(tmp_path: Path) -> None:
    archive = make_zip(tmp_path / "a.zip", {"zeros": bytes(100_000_000)})
    assert refused(archive, tmp_path / "out") == "unsafe-archive"


def test_a_bomb_in_a_tar_is_refused(tmp_path: Path) -> None:
    archive = make_tar(tmp_path / "a.tar.gz", (tarfile.TarInfo("zeros"), bytes(100_000_000)))
    assert refused(archive, tmp_path / "out") == "unsafe-archive"


def test_a_zip_that_lies_about_a_size_is_refused(tmp_path: Path) -> None:
    archive = make_zip(tmp_path / "a.zip", {"liar": b"x" * 50_000})
    data = archive.read_bytes()
    assert data.count((50_000).to_bytes(4, "little")) == 2
    archive.write_bytes(data.replace((50_000).to_bytes(4, "little"), (10).to_bytes(4, "little")))
    assert refused(archive, tmp_path / "out") in ("unsafe-archive", "bad-archive")


@pytest.mark.parametrize("keep", [10, 60, 200])
def test_a_cut_archive_is_refused(tmp_path: Path, keep: int) -> None:
    archive = make_zip(tmp_path / "a.zip", {"a": os.urandom(300)})
    archive.write_bytes(archive.read_bytes()[:keep])
    assert refused(archive, tmp_path / "out") == "bad-archive"
