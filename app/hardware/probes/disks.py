"""Drives that could hold data: free space, kind, file system, and what would make trouble there."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path, PurePosixPath
from typing import Any

from app.core.i18n import tr
from app.hardware.machine import Disk
from app.hardware.reader import Reader

_PSEUDO = {
    "squashfs", "overlay", "proc", "sysfs", "devtmpfs", "devpts", "cgroup", "cgroup2", "tracefs", "debugfs", "iso9660",
    "udf", "autofs", "fuse.portal", "efivarfs", "bpf", "mqueue", "nsfs", "ramfs", "binfmt_misc",
}  # fmt: skip
_NETWORK = ("nfs", "cifs", "smb", "sshfs", "fuse.sshfs", "9p", "webdav", "afpfs", "remote")
_MEMORY = {"tmpfs", "ramfs"}


def probe(reader: Reader) -> tuple[Disk, ...]:
    return tuple(_disk(item) for item in reader.fact("disks", _facts) or ())


def _disk(item: dict[str, Any]) -> Disk:
    filesystem = str(item.get("filesystem", ""))
    kind = str(item.get("kind") or "unknown")
    return Disk(
        path=Path(str(item["path"])),
        device=str(item.get("device", "")),
        filesystem=filesystem,
        total=int(item.get("total", 0)),
        free=int(item.get("free", 0)),
        kind=kind,
        writable=bool(item.get("writable", True)),
        notes=tuple(_notes(filesystem.lower(), kind, str(item["path"]))),
    )


def _notes(filesystem: str, kind: str, path: str) -> list[str]:
    notes = []
    if filesystem in ("vfat", "fat32", "fat", "msdos"):
        notes.append(tr("FAT32 takes no file larger than 4 GB; most models are larger."))
    elif filesystem == "exfat":
        notes.append(
            tr("exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.")
        )
    if kind == "network":
        notes.append(tr("A network drive is slow to load from, and may be away when the engine starts."))
    elif kind == "removable":
        notes.append(tr("This drive can be unplugged; the model is only there while it is connected."))
    elif kind == "memory":
        notes.append(tr("This is memory, not a drive: its content is gone after a restart."))
    elif kind == "hdd":
        notes.append(tr("A hard disk loads a large model slowly; an SSD is many times faster."))
    if re.search(r"onedrive|dropbox|google drive|icloud", path, re.IGNORECASE):
        notes.append(tr("This folder is synchronised to the internet; models do not belong there."))
    return notes


def _facts() -> list[dict[str, Any]]:
    import psutil

    found: dict[str, dict[str, Any]] = {}
    for part in psutil.disk_partitions(all=False):
        filesystem = part.fstype.lower()
        if (
            filesystem in _PSEUDO
            or not part.mountpoint
            or "cdrom" in part.opts
            or part.mountpoint.startswith("/snap/")
        ):
            continue
        if os.path.isfile(part.mountpoint):
            continue  # a single file that a container mounts
        try:
            usage = psutil.disk_usage(part.mountpoint)
        except OSError:
            continue  # an empty card reader, a drive that is going away
        if usage.total == 0 or part.device in found:
            continue
        found[part.device] = {
            "path": part.mountpoint,
            "device": part.device,
            "filesystem": part.fstype,
            "total": usage.total,
            "free": usage.free,
            "kind": _kind(part.device, filesystem, part.opts),
            "writable": "ro" not in part.opts.split(",") and os.access(part.mountpoint, os.W_OK),
        }
    home = str(Path.home())
    if sys.platform != "win32" and not any(home.startswith(str(item["path"])) for item in found.values()):
        usage = psutil.disk_usage(home)  # containers: the root is an overlay
        found[home] = {"path": home, "total": usage.total, "free": usage.free, "kind": "unknown"}
    return list(found.values())


def _kind(device: str, filesystem: str, options: str) -> str:
    if (
        any(filesystem.startswith(name) for name in _NETWORK)
        or "remote" in options
        or device.startswith(("//", "\\\\"))
    ):
        return "network"
    if "removable" in options:
        return "removable"
    if filesystem in _MEMORY:
        return "memory"
    if sys.platform.startswith("linux"):
        return _linux_kind(device)
    return _windows_kind(device)


def _linux_kind(device: str) -> str:
    """By /sys/block of the whole device behind a partition."""
    name = PurePosixPath(os.path.realpath(device)).name
    if name.startswith(("vd", "xvd")):
        return "unknown"  # a virtual drive says "rotational" whatever it lies on
    folder = Path("/sys/class/block") / name
    if not folder.exists():
        return "unknown"
    whole = folder.resolve()
    if (whole / "partition").exists():
        whole = whole.parent
    try:
        if (whole / "removable").read_text().strip() == "1":
            return "removable"
        return "hdd" if (whole / "queue" / "rotational").read_text().strip() == "1" else "ssd"
    except OSError:
        return "unknown"


def _windows_kind(device: str) -> str:
    """ "ssd" or "hdd" by whether seeking costs time (Microsoft Learn: DEVICE_SEEK_PENALTY_DESCRIPTOR)."""
    if sys.platform != "win32":
        return "unknown"
    import ctypes

    kernel = ctypes.windll.kernel32
    kernel.CreateFileW.restype = ctypes.c_void_p
    share, existing, query = (
        3,
        3,
        0x2D1400,
    )  # FILE_SHARE_READ | WRITE, OPEN_EXISTING, IOCTL_STORAGE_QUERY_PROPERTY
    letter = device.rstrip("\\/")
    handle = kernel.CreateFileW(rf"\\.\{letter}", 0, share, None, existing, 0, None)
    if handle in (None, ctypes.c_void_p(-1).value):
        return "unknown"
    try:
        request = (ctypes.c_uint32 * 3)(7, 0, 0)  # StorageDeviceSeekPenaltyProperty, PropertyStandardQuery
        answer, size = (ctypes.c_uint32 * 3)(), ctypes.c_uint32()
        done = kernel.DeviceIoControl(
            ctypes.c_void_p(handle), query, request, 12, answer, 12, ctypes.byref(size), None
        )
        return "unknown" if not done or size.value < 9 else ("hdd" if answer[2] & 0xFF else "ssd")
    finally:
        kernel.CloseHandle(ctypes.c_void_p(handle))
