"""What a drive can take: free room before the start, the file system's limits, and places that cause trouble."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.core.units import GIB, download

_FAT_LIMIT = 4 * GIB - 1
_FAT = {"vfat", "msdos", "fat", "fat32", "fat16"}
_NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "fuse.sshfs", "davfs", "9p", "network"}
_ONEDRIVE = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")


@dataclass(frozen=True, slots=True)
class Need:
    """Bytes that a folder will have to take: `size` in all, `largest` in one file."""

    folder: Path
    size: int
    largest: int


def check(needs: Iterable[Need], reserve: int) -> None:
    """Raise UserFacingError (disk-full, file-too-big) when the drives cannot take the needs and keep `reserve` free.

    Needs on the same drive are added up. Raises OSError.
    """
    drives: dict[int, list[Need]] = {}
    for need in needs:
        drives.setdefault(need.folder.stat().st_dev, []).append(need)
    for group in drives.values():
        _room(group[0].folder, sum(need.size for need in group), reserve)
        largest = max(need.largest for need in group)
        if largest > _FAT_LIMIT and file_system(group[0].folder) in _FAT:
            raise too_big(group[0].folder, largest)


def _room(folder: Path, need: int, reserve: int) -> None:
    free = shutil.disk_usage(folder).free
    if not need or need + reserve <= free:
        return
    raise UserFacingError(
        tr("Not enough space on the drive"),
        tr(
            "{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.",
            need=download(need),
            folder=folder,
            reserve=download(reserve),
            free=download(free),
            short=download(need + reserve - free),
        ),
        tr("Make room on this drive, or choose a folder on another one."),
        code="disk-full",
    )


def too_big(where: Path, size: int | None = None) -> UserFacingError:
    """The error for a file that the file system cannot hold."""
    return UserFacingError(
        tr("The file is too big for this drive"),
        tr(
            "The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.",
            where=where,
            size=download(size) if size is not None else tr("more"),
        ),
        tr("Choose a folder on a drive with NTFS, exFAT or another modern file system."),
        code="file-too-big",
    )


def error_of(error: OSError, folder: Path) -> UserFacingError:
    """The error for the user behind a failed file operation in `folder`."""
    where = error.filename or folder
    if is_full(error):
        return UserFacingError(
            tr("The drive is full"),
            tr("{where} could not be written because the drive is full.", where=where),
            tr("Make room on this drive, then try again. What was downloaded is kept."),
            str(error),
            code="disk-full",
        )
    if error.errno == errno.EFBIG:
        return too_big(Path(where))
    if error.errno in (errno.ENOENT, errno.ENODEV, errno.EIO, errno.ENXIO):
        return UserFacingError(
            tr("The folder cannot be reached"),
            tr("{where}: {reason}.", where=where, reason=error.strerror or error),
            tr("Connect the drive again, then try again. What was downloaded is kept."),
            str(error),
            code="not-reachable",
        )
    return UserFacingError(
        tr("The folder cannot be written"),
        tr("{where}: {reason}.", where=where, reason=error.strerror or error),
        tr("Choose another folder, or allow this program to write there."),
        str(error),
        code="not-writable",
    )


def is_full(error: OSError) -> bool:
    """Whether the drive, or the user's share of it, has no room left. 39, 112: winerror.h, ..._DISK_FULL."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT) or getattr(error, "winerror", None) in (39, 112)


def warnings(folder: Path, env: Mapping[str, str] | None = None) -> list[str]:
    """Whole sentences on what may go wrong in this folder; empty for an ordinary one. Raises OSError."""
    environment = os.environ if env is None else env
    kind = file_system(folder)
    found = []
    if kind in _FAT:
        found.append(tr("This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB."))
    if kind == "exfat":
        found.append(
            tr(
                "This drive is formatted with exFAT: a power cut can damage files there, "
                "and files of other programs are copied in place of shared."
            )
        )
    if kind in _NETWORK:
        found.append(
            tr("This is a network drive: models load slowly from it, and not at all while it is away.")
        )
    for name in _ONEDRIVE:
        cloud = environment.get(name)
        if cloud and folder.absolute().is_relative_to(cloud):
            found.append(
                tr(
                    "This folder belongs to OneDrive, which would upload the models and may remove them from the disk."
                )
            )
            break
    return found


def file_system(folder: Path) -> str:
    """The drive's file system in lower case ("ext4", "ntfs", "exfat", "vfat", "network"), "" when unknown."""
    if sys.platform == "win32":
        return _windows(folder)
    if sys.platform == "linux":
        return _linux(folder)
    import psutil

    mounts = [
        mount
        for mount in psutil.disk_partitions(all=True)
        if folder.absolute().is_relative_to(mount.mountpoint)
    ]
    return max(mounts, key=lambda mount: len(mount.mountpoint)).fstype.lower() if mounts else ""


def _linux(folder: Path) -> str:
    """proc(5), mountinfo: field 3 is the device, the first after " - " the type."""
    device = folder.stat().st_dev
    wanted = f"{os.major(device)}:{os.minor(device)}"
    try:
        lines = Path("/proc/self/mountinfo").read_text("utf-8", "replace").splitlines()
    except OSError:
        return ""
    for line in lines:
        fields, _, rest = line.partition(" - ")
        if fields.split()[2] == wanted:
            return rest.split()[0].lower()
    return ""


def _windows(folder: Path) -> str:
    if sys.platform != "win32":
        return ""
    import ctypes

    root = os.path.splitdrive(folder.absolute())[0] + "\\"
    kernel = ctypes.windll.kernel32
    if root.startswith("\\\\") or kernel.GetDriveTypeW(root) == 4:  # DRIVE_REMOTE
        return "network"
    name = ctypes.create_unicode_buffer(64)
    if kernel.GetVolumeInformationW(root, None, 0, None, None, None, name, len(name)):
        return name.value.lower()
    return ""
