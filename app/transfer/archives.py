"""Unpacks wheels, zips and tars into a folder, and refuses what could harm the machine."""

from __future__ import annotations

import hashlib
import lzma
import os
import posixpath
import re
import shutil
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.core.units import GB, MIB, download
from app.transfer.members import bad_archive
from app.transfer.progress import Meter

MOST_FILES = 200_000
MOST_BYTES = 200 * GB
_MOST_RATIO = 200  # deflate ends at 1032; real programs and models stay under 20
_RATIO_COUNTS_FROM = 64 * MIB
_DEVICES = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE
)
_FORBIDDEN = re.compile(r'[<>:"|?*\x00-\x1f]')


@dataclass(frozen=True, slots=True)
class _Entry:
    name: PurePosixPath
    size: int
    executable: bool


def unpack(
    archive: Path, folder: Path, *, sink: Sink, cancel: Cancel, step: str
) -> list[tuple[str, int, str]]:
    """Unpack `archive` into `folder`; each file's path (with "/"), size in bytes and SHA-256.

    The folder appears only when everything is in it: the work is done in a folder beside it. Files already in `folder`
    are replaced by name; others stay.

    Raises UserFacingError with code "bad-archive" (damaged) or "unsafe-archive" (paths that leave the folder, links,
    devices, names that Windows cannot hold, decompression bombs) before anything is put into `folder`; OSError;
    Cancelled.
    """
    work = folder.with_name(f".{folder.name}.unpacking")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    try:
        written = _unpack(archive, work, sink, cancel, step)
        _move(work, folder, [name for name, _, _ in written])
    except (
        zipfile.BadZipFile,
        tarfile.TarError,
        zlib.error,
        lzma.LZMAError,
        EOFError,
        NotImplementedError,
    ) as error:
        raise bad_archive(archive.name, f"{type(error).__name__}: {error}") from error
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return written


def _unpack(archive: Path, work: Path, sink: Sink, cancel: Cancel, step: str) -> list[tuple[str, int, str]]:
    packed = archive.stat().st_size
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as opened:
            infos = [(info, _zip_entry(archive, info)) for info in opened.infolist()]
            entries = [(info, entry) for info, entry in infos if entry is not None]
            total = _checked(archive, [entry for _, entry in entries], packed)
            meter = Meter(step, total, sink)
            pairs = ((entry, opened.open(info)) for info, entry in entries)
            return _write(archive, pairs, work, packed, meter, cancel)
    with tarfile.open(archive, "r:*") as tar:
        meter = Meter(step, None, sink)
        links: dict[str, str] = {}
        written = _write(archive, _tar_pairs(archive, tar, links), work, packed, meter, cancel)
        return written + _copy_links(archive, work, links, written)


def _tar_pairs(
    archive: Path, tar: tarfile.TarFile, links: dict[str, str]
) -> Iterator[tuple[_Entry, IO[bytes]]]:
    """The files; `links` gets those within the archive (shared libraries have such: libx.so -> libx.so.1)."""
    seen: list[_Entry] = []
    for info in tar:
        if info.isdir():
            _safe_name(archive, info.name)
            continue
        if info.issym():
            name = _safe_name(archive, info.name)
            links[name.as_posix()] = _link_target(archive, name, info.linkname)
            continue
        if not info.isreg():
            raise _unsafe(archive, info.name, tr("it is a link or a device"))
        entry = _Entry(_safe_name(archive, info.name), info.size, bool(info.mode & 0o111))
        seen.append(entry)
        if len(seen) > MOST_FILES:
            raise _bomb(archive)
        stream = tar.extractfile(info)
        assert stream is not None  # a regular file has one
        yield entry, stream


def _link_target(archive: Path, name: PurePosixPath, target: str) -> str:
    """What a link points to, as a path inside the archive. Raises UserFacingError when it leaves the archive."""
    if target.startswith(("/", "\\")):
        raise _unsafe(archive, str(name), tr("it is a link or a device"))
    inside = posixpath.normpath((name.parent / target).as_posix())
    if inside.startswith(".."):
        raise _unsafe(archive, str(name), tr("it is a link or a device"))
    return _safe_name(archive, inside).as_posix()


def _copy_links(
    archive: Path, work: Path, links: dict[str, str], written: list[tuple[str, int, str]]
) -> list[tuple[str, int, str]]:
    """Every link becomes the file that it points to: Windows has no such links, and a manifest wants files."""
    files = {path: (size, digest) for path, size, digest in written}
    taken = {path.casefold() for path in files}
    copied = []
    for name, target in links.items():
        steps = 0
        while target in links and steps <= len(links):
            target, steps = links[target], steps + 1
        if target not in files or name.casefold() in taken:
            raise _unsafe(archive, name, tr("it is a link to nothing"))
        taken.add(name.casefold())
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(work / target, work / name)
        except OSError:
            shutil.copy2(work / target, work / name)
        copied.append((name, *files[target]))
    return copied


def _zip_entry(archive: Path, info: zipfile.ZipInfo) -> _Entry | None:
    mode = info.external_attr >> 16
    if info.is_dir():
        _safe_name(archive, info.filename)
        return None
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        raise _unsafe(archive, info.filename, tr("it is a link or a device"))
    # `orig_filename` still has what zipfile cut off behind a NUL byte.
    return _Entry(_safe_name(archive, info.orig_filename), info.file_size, bool(mode & 0o111))


def _safe_name(archive: Path, name: str) -> PurePosixPath:
    """The name as a path inside the folder, on every system. Raises UserFacingError."""
    plain = name.replace("\\", "/").rstrip("/")
    path = PurePosixPath(plain)
    if plain.startswith("/") or re.match(r"[A-Za-z]:", plain):
        raise _unsafe(archive, name, tr("its path is absolute"))
    if ".." in path.parts:
        raise _unsafe(archive, name, tr("its path leaves the folder"))
    for part in path.parts:
        if _FORBIDDEN.search(part) or part != part.rstrip(" .") or len(part.encode("utf-8", "replace")) > 255:
            raise _unsafe(archive, name, tr("Windows cannot hold this name"))
        if _DEVICES.fullmatch(part.strip()):
            raise _unsafe(archive, name, tr("it is the name of a device"))
    if not path.parts and plain not in ("", "."):
        raise _unsafe(archive, name, tr("it has no name"))
    return path


def _checked(archive: Path, entries: list[_Entry], packed: int) -> int:
    total = sum(entry.size for entry in entries)
    if len(entries) > MOST_FILES or _too_much(total, packed):
        raise _bomb(archive)
    names = {str(entry.name).casefold() for entry in entries}
    if len(names) != len(entries):
        raise _unsafe(archive, archive.name, tr("two files have the same name"))
    return total


def _too_much(total: int, packed: int) -> bool:
    return total > MOST_BYTES or (total > _RATIO_COUNTS_FROM and total > packed * _MOST_RATIO)


def _write(
    archive: Path,
    pairs: Iterator[tuple[_Entry, IO[bytes]]],
    work: Path,
    packed: int,
    meter: Meter,
    cancel: Cancel,
) -> list[tuple[str, int, str]]:
    written: list[tuple[str, int, str]] = []
    names: set[str] = set()
    total = 0
    buffer = memoryview(bytearray(MIB))
    for entry, stream in pairs:
        if str(entry.name).casefold() in names:
            raise _unsafe(archive, str(entry.name), tr("two files have the same name"))
        names.add(str(entry.name).casefold())
        target = work / entry.name
        target.parent.mkdir(parents=True, exist_ok=True)
        proof, size = hashlib.sha256(), 0
        with stream, target.open("xb") as file:
            while count := stream.readinto(buffer):  # type: ignore[attr-defined]
                cancel.check()
                size, total = size + count, total + count
                if size > entry.size or _too_much(total, packed):
                    raise _bomb(archive)
                proof.update(buffer[:count])
                file.write(buffer[:count])
                meter.update(total, entry.name.name)
        if os.name == "posix" and entry.executable:
            target.chmod(target.stat().st_mode | 0o111)
        written.append((entry.name.as_posix(), size, proof.hexdigest()))
    meter.update(total, force=True)
    return written


def _move(work: Path, folder: Path, names: list[str]) -> None:
    if not folder.exists():
        os.replace(work, folder)
        return
    for name in names:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(work / name, target)


def _unsafe(archive: Path, name: str, reason: str) -> UserFacingError:
    return UserFacingError(
        tr("The archive is not safe"),
        tr(
            "{archive} was not unpacked because of its entry {name}: {reason}.",
            archive=archive.name,
            name=name,
            reason=reason,
        ),
        tr("Do not use this file. If it came from Strata Launcher's catalogue, please tell us."),
        code="unsafe-archive",
    )


def _bomb(archive: Path) -> UserFacingError:
    return _unsafe(
        archive,
        archive.name,
        tr("it unpacks to far more than such a file should (over {most})", most=download(MOST_BYTES)),
    )
