"""Streams one member out of an archive, nested archives too, without a second copy of anything on the disk."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tarfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import IO

from app.core.artifact import Artifact
from app.core.errors import UserFacingError
from app.core.events import Cancel
from app.core.i18n import tr
from app.core.units import MIB
from app.system import files
from app.transfer.part import BLOCK
from app.transfer.verify import MAGIC

NESTING = "!"  # "inner.zip!model.gguf": a member of an archive within the archive
_ZIPS = (".zip", ".whl", ".jar", ".egg")


def extract(
    archive: Path, member: str, artifact: Artifact, target: Path, *, cancel: Cancel
) -> dict[int, str]:
    """Write the one member that matches the glob `member` to `target`, which appears only when it is right.

    Returns the marks of its blocks (see `proof`).

    Raises UserFacingError (wrong-hash, bad-archive), OSError, Cancelled.
    """
    temporary = target.with_name(f".{target.name}.unpacking")
    try:
        with contextlib.ExitStack() as stack:
            stream = open_member(archive, archive.name, member, stack)
            size, digest, beginning, marks = _copy(stream, temporary, artifact.size, cancel)
    except (zipfile.BadZipFile, tarfile.TarError, EOFError, NotImplementedError) as error:
        temporary.unlink(missing_ok=True)
        raise bad_archive(artifact.name, str(error)) from error
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    wrong_size = artifact.size is not None and size != artifact.size
    wrong_hash = bool(artifact.sha256) and digest != artifact.sha256.lower()
    if wrong_size or wrong_hash or not beginning.startswith(MAGIC.get(artifact.magic, b"")):
        temporary.unlink()
        raise UserFacingError(
            tr("The download is not the expected file"),
            tr("The file {name} in the archive has another content than expected.", name=artifact.name),
            tr("Try again; if it stays so, tell us about this file."),
            f"{member}: {size} bytes, sha256 {digest}; expected {artifact.size}, {artifact.sha256}",
            code="wrong-hash",
        )
    files.replace(temporary, target)
    files.sync_folder(target.parent)
    return marks


def open_member(archive: Path | IO[bytes], name: str, member: str, stack: contextlib.ExitStack) -> IO[bytes]:
    """The member's bytes as a stream. Raises UserFacingError when none or several match."""
    outer, _, inner = member.partition(NESTING)
    if _is_tar(archive, name):
        stream = _tar_member(archive, outer, stack)
    else:
        opened = stack.enter_context(zipfile.ZipFile(archive))
        found = [
            info for info in opened.infolist() if not info.is_dir() and fnmatchcase(info.filename, outer)
        ]
        stream = stack.enter_context(opened.open(_only(found, outer, [info.filename for info in found])))
    return open_member(stream, outer, inner, stack) if inner else stream


def _is_tar(archive: Path | IO[bytes], name: str) -> bool:
    if isinstance(archive, Path):
        return not zipfile.is_zipfile(archive)
    return not name.lower().endswith(_ZIPS)


def _tar_member(archive: Path | IO[bytes], glob: str, stack: contextlib.ExitStack) -> IO[bytes]:
    if isinstance(archive, Path):
        opened = stack.enter_context(tarfile.open(archive, "r:*"))  # noqa: SIM115
    else:
        opened = stack.enter_context(tarfile.open(fileobj=archive, mode="r|*"))  # noqa: SIM115
    for info in opened:
        if info.isfile() and fnmatchcase(info.name, glob):
            stream = opened.extractfile(info)
            assert stream is not None
            return stream
    raise missing(glob)


def _only(found: list[zipfile.ZipInfo], glob: str, names: list[str]) -> zipfile.ZipInfo:
    if len(found) == 1:
        return found[0]
    raise missing(glob, names)


def _copy(
    stream: IO[bytes], target: Path, most: int | None, cancel: Cancel
) -> tuple[int, str, bytes, dict[int, str]]:
    running = hashlib.sha256()
    size, beginning = 0, b""
    marks: dict[int, str] = {}
    with target.open("wb") as file:
        for chunk in _chunks(stream):
            cancel.check()
            beginning = beginning or chunk[:8]
            size += len(chunk)
            if most is not None and size > most:  # a decompression bomb ends here
                break
            running.update(chunk)
            file.write(chunk)
            if size % BLOCK == 0:
                marks[size // BLOCK - 1] = running.hexdigest()
        file.flush()
        os.fsync(file.fileno())
    return size, running.hexdigest(), beginning, marks


def _chunks(stream: IO[bytes]) -> Iterator[bytes]:
    """Pieces of exactly 1 MiB but for the last, so that they end where blocks end."""
    while chunk := stream.read(MIB):
        while len(chunk) < MIB and (more := stream.read(MIB - len(chunk))):
            chunk += more
        yield chunk


def missing(glob: str, names: list[str] | None = None) -> UserFacingError:
    """The error for an archive without the member, or with several that match."""
    return UserFacingError(
        tr("The archive does not have the expected file"),
        tr("{glob} names no file, or more than one, in the archive.", glob=glob),
        tr("Update Strata Launcher's catalogue, or choose another variant."),
        "\n".join(names or []),
        code="bad-archive",
    )


def bad_archive(name: str, details: str) -> UserFacingError:
    """The error for an archive that cannot be read."""
    return UserFacingError(
        tr("The archive cannot be read"),
        tr("{name} came in an archive that is damaged or of an unknown kind.", name=name),
        tr("Try again; if it stays so, tell us about this file."),
        details,
        code="bad-archive",
    )
