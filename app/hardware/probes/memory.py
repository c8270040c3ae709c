"""RAM: total, available, the container's limit, Windows' commit limit and page file, memlock, huge pages."""

from __future__ import annotations

import re
import sys
from typing import Any

from app.hardware.machine import Memory
from app.hardware.reader import Reader
from app.hardware.text import decode, integer

_UNLIMITED = 1 << 60  # cgroup v1 writes a number of this order for "no limit"


def probe(reader: Reader) -> Memory:
    facts = reader.fact("memory", _facts) or {}
    info = (
        parse_meminfo(decode(reader.read("/proc/meminfo") or b""))
        if reader.platform.startswith("linux")
        else {}
    )
    limit, source = cgroup_limit(reader) if reader.platform.startswith("linux") else (None, "")
    total = info.get("MemTotal") or int(facts.get("total") or 0)
    available = info.get("MemAvailable") or int(facts.get("available") or 0)
    if limit is not None and limit < total:
        available = min(available, limit)
    else:
        limit, source = None, ""
    thp = re.search(r"\[(\w+)\]", decode(reader.read("/sys/kernel/mm/transparent_hugepage/enabled") or b""))
    return Memory(
        total=total,
        available=available,
        limit=limit,
        limit_source=source,
        commit_limit=facts.get("commit_limit"),
        commit_used=facts.get("commit_used"),
        page_file=info.get("SwapTotal", facts.get("page_file")),
        memlock_limit=facts.get("memlock"),
        huge_pages=thp[1] if thp else "",
    )


def parse_meminfo(text: str) -> dict[str, int]:
    """/proc/meminfo in bytes."""
    return {name: int(value) * 1024 for name, value in re.findall(r"(?m)^(\w+):\s+(\d+) kB", text)}


def cgroup_limit(reader: Reader) -> tuple[int | None, str]:
    """The lowest memory limit on the way from this process's cgroup to the root, v2 or v1; (None, "") without one."""
    limits: list[tuple[int, str]] = []
    for line in decode(reader.read("/proc/self/cgroup") or b"").splitlines():
        _, controllers, path = ([*line.split(":", 2), "", ""])[:3]
        if controllers == "":
            root, name = "/sys/fs/cgroup", "memory.max"
        elif "memory" in controllers.split(","):
            root, name = "/sys/fs/cgroup/memory", "memory.limit_in_bytes"
        else:
            continue
        parts = [part for part in path.split("/") if part and part != ".."]
        for depth in range(len(parts), -1, -1):
            file = "/".join([root, *parts[:depth], name])
            value = integer(reader.read(file))
            if value is not None and value < _UNLIMITED:
                limits.append((value, file))
    return min(limits, default=(None, ""))


def _facts() -> dict[str, Any]:
    import psutil

    memory = psutil.virtual_memory()
    facts: dict[str, Any] = {"total": memory.total, "available": memory.available}
    if sys.platform == "win32":
        facts.update(_windows())
    else:
        import resource

        soft, _ = (
            resource.getrlimit(resource.RLIMIT_MEMLOCK) if hasattr(resource, "RLIMIT_MEMLOCK") else (-1, -1)
        )
        facts["memlock"] = None if soft in (-1, resource.RLIM_INFINITY) else soft
    return facts


def _windows() -> dict[str, Any]:
    """GlobalMemoryStatusEx: the page-file fields are the commit limit (Microsoft Learn, MEMORYSTATUSEX)."""
    if sys.platform != "win32":
        return {}
    import ctypes

    class Status(ctypes.Structure):
        _fields_ = (
            ("dwLength", ctypes.c_uint32),
            ("dwMemoryLoad", ctypes.c_uint32),
            ("ullTotalPhys", ctypes.c_uint64),
            ("ullAvailPhys", ctypes.c_uint64),
            ("ullTotalPageFile", ctypes.c_uint64),
            ("ullAvailPageFile", ctypes.c_uint64),
            ("ullTotalVirtual", ctypes.c_uint64),
            ("ullAvailVirtual", ctypes.c_uint64),
            ("ullAvailExtendedVirtual", ctypes.c_uint64),
        )

    status = Status(dwLength=ctypes.sizeof(Status))
    if not ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):
        return {}
    return {
        "total": status.ullTotalPhys,
        "available": status.ullAvailPhys,
        "commit_limit": status.ullTotalPageFile,
        "commit_used": status.ullTotalPageFile - status.ullAvailPageFile,
        "page_file": max(0, status.ullTotalPageFile - status.ullTotalPhys),
    }
