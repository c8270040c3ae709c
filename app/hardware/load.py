"""What the GPUs do now: NVIDIA through its own library, AMD on Linux through sysfs.

Sources: NVML API reference; amdgpu's `gpu_busy_percent` and `mem_info_vram_*` (kernel documentation).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_DRM = Path("/sys/class/drm")


@dataclass(frozen=True, slots=True)
class CardLoad:
    """Bytes; `busy` is 0..1, None when the driver does not say."""

    used: int
    total: int
    busy: float | None
    id: str = field(default="", compare=False)  # the adapter's PCI id, e.g. "0000:03:00.0"


def card_loads(drm: Path = _DRM) -> tuple[CardLoad, ...]:
    """Of every card whose driver tells, the one with the most memory first; takes some milliseconds. Never raises."""
    return tuple(sorted([*_nvidia(), *_amd(drm)], key=lambda card: -card.total))


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
    return CardLoad(memory.used, memory.total, busy, _pci_id(nvml.nvmlDeviceGetPciInfo(handle).busId))


def _pci_id(bus: str | bytes) -> str:
    """NVML writes the domain with eight digits and in capitals; adapters are known by four, in small letters."""
    text = bus.decode("ascii", "replace") if isinstance(bus, bytes) else bus
    return text.lower()[-len("0000:00:00.0") :]


def _amd(drm: Path) -> list[CardLoad]:
    found = []
    for device in sorted(drm.glob("card[0-9]*/device")):
        total, used = _number(device / "mem_info_vram_total"), _number(device / "mem_info_vram_used")
        if total and used is not None:
            busy = _number(device / "gpu_busy_percent")
            share = None if busy is None else min(1.0, busy / 100)
            found.append(CardLoad(used, total, share, device.resolve().name))
    return found


def _number(file: Path) -> int | None:
    try:
        return int(file.read_text().strip())
    except (OSError, ValueError):
        return None
