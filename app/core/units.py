"""Sizes and times as people read them: memory in GiB, downloads in GB, as the field does."""

from __future__ import annotations

from app.core.i18n import number

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
KB, MB, GB = 10**3, 10**6, 10**9


def memory(size: int) -> str:
    """`size` bytes of RAM or VRAM: "15.9 GiB", "512 MiB"."""
    if abs(size) >= GIB:
        return f"{number(size / GIB, 1)} GiB"
    return f"{number(size / MIB)} MiB"


def download(size: int) -> str:
    """`size` bytes of a download or file: "68.0 GB", "98.4 MB", "12 kB"."""
    if abs(size) >= GB:
        return f"{number(size / GB, 1)} GB"
    if abs(size) >= MB:
        return f"{number(size / MB, 1)} MB"
    return f"{number(size / KB)} kB"


def duration(seconds: float) -> str:
    """A time span rounded for reading: "8 s", "3 min 20 s", "2 h 05 min"."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02d} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02d} min"
