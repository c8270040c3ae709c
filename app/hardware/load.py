"""What the graphics card does now: NVIDIA through its own library, AMD on Linux through sysfs.

Sources: NVML API reference; amdgpu's `gpu_busy_percent` and `mem_info_vram_*` (kernel documentation).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

_DRM = Path("/sys/class/drm")


@dataclass(frozen=True, slots=True)
class CardLoad:
    """Bytes; `busy` is 0..1, None when the driver does not say."""

    used: int
    total: int
    busy: float | None


def card_load(drm: Path = _DRM) -> CardLoad | None:
    """Of the card with the most memory. None when no driver tells; takes some milliseconds. Never raises."""
    found = [*_nvidia(), *_amd(drm)]
    return max(found, key=lambda card: card.total, default=None)


def _nvidia() -> list[CardLoad]:
    try:
        import pynvml
    except ImportError:
        return []
    try:
        pynvml.nvmlInit()
    except pynvml.NVMLError:
        return []
    try:
        handles = [pynvml.nvmlDeviceGetHandleByIndex(number) for number in range(pynvml.nvmlDeviceGetCount())]
        return [_nvidia_card(pynvml, handle) for handle in handles]
    except pynvml.NVMLError:
        return []  # unified memory, or the card was lost while we looked
    finally:
        pynvml.nvmlShutdown()


def _nvidia_card(nvml: Any, handle: Any) -> CardLoad:
    memory = nvml.nvmlDeviceGetMemoryInfo(handle)
    try:
        busy = nvml.nvmlDeviceGetUtilizationRates(handle).gpu / 100
    except nvml.NVMLError:
        busy = None
    return CardLoad(memory.used, memory.total, busy)


def _amd(drm: Path) -> list[CardLoad]:
    found = []
    for device in sorted(drm.glob("card[0-9]*/device")):
        total, used = _number(device / "mem_info_vram_total"), _number(device / "mem_info_vram_used")
        if total and used is not None:
            busy = _number(device / "gpu_busy_percent")
            found.append(CardLoad(used, total, None if busy is None else min(1.0, busy / 100)))
    return found


def _number(file: Path) -> int | None:
    try:
        return int(file.read_text().strip())
    except (OSError, ValueError):
        return None
