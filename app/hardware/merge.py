"""Joins what the sources saw into adapters, each with a reason: by PCI id, else by device id and name, never by index.

Whose word counts for memory: the vendor's tool, the kernel, DXGI, the registry, a Vulkan heap, a table of known
cards (an estimate), a capped 32-bit field. Shared memory is never VRAM.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.core.i18n import tr
from app.core.units import MIB, memory
from app.hardware.judge import judged
from app.hardware.machine import Adapter, AdapterKind, Vendor
from app.hardware.observation import Observation
from app.hardware.tables import Known, by_amd_id, by_name, card_name, sold_with

TRUST = (
    "nvml",
    "nvidia-smi",
    "sysfs",
    "rocm-smi",
    "strata",
    "system_profiler",
    "dxgi",
    "registry",
    "vulkan",
    "llama.cpp",
    "cim",
    "kfd",
    "pci",
)
_DIFFERS = 0.08  # sources that differ by more are named


@dataclass
class _Group:
    """Observations of one adapter."""

    seen: list[Observation] = field(default_factory=list)

    def first(self, attribute: str) -> str:
        for item in self.trusted():
            if value := getattr(item, attribute):
                return str(value)
        return ""

    def trusted(self) -> list[Observation]:
        return sorted(self.seen, key=lambda item: TRUST.index(item.source))

    def matches(self, item: Observation) -> bool:
        return any(_same(known, item) for known in self.seen) and not any(
            _apart(known, item) for known in self.seen
        )


def merge(observations: Sequence[Observation], *, ram: int) -> tuple[Adapter, ...]:
    """Adapters, used ones first, in the order that engines count them. `ram`: usable bytes of the machine."""
    groups: list[_Group] = []
    for item in sorted(
        observations, key=lambda one: (TRUST.index(one.source), one.index if one.index is not None else 99)
    ):
        group = next((known for known in groups if known.matches(item)), None) or _seen_before(groups, item)
        if group is None:
            groups.append(group := _Group())
        group.seen.append(item)
    if any(item.source in ("cim", "dxgi") for item in observations):
        # The registry keeps the keys of cards that were removed; what only it knows is no card.
        groups = [group for group in groups if {item.source for item in group.seen} != {"registry"}]
    adapters = [adapter for group in groups for adapter in _adapters(group, ram)]
    return tuple(judged(adapters))


_COUNTS = ("nvml", "nvidia-smi", "sysfs", "rocm-smi", "cim", "pci")  # these list each card exactly once


def _seen_before(groups: list[_Group], item: Observation) -> _Group | None:
    """The group of a card that a weaker source lists again: for another driver, another backend or another output."""
    if item.source in _COUNTS or item.pci:
        return None
    for group in groups:
        counted = any(known.source in _COUNTS for known in group.seen)
        if counted and any(_same(known, item) for known in group.seen):
            return group
    return None


def _same(one: Observation, other: Observation) -> bool:
    if one.pci and other.pci:
        return one.pci == other.pci
    if one.uuid and other.uuid:
        return one.uuid == other.uuid
    if one.vendor is not other.vendor and Vendor.OTHER not in (one.vendor, other.vendor):
        return False
    if one.device_id and other.device_id and one.device_id != "0000" and other.device_id != "0000":
        return one.device_id == other.device_id
    return bool(_plain(one.name)) and _plain(one.name) == _plain(other.name)


def _apart(one: Observation, other: Observation) -> bool:
    """Two entries of one source are two adapters, and so are two PCI places."""
    if one.pci and other.pci:
        return one.pci != other.pci
    if one.source != other.source:
        return False
    if one.source == "llama.cpp":  # it lists a card once a backend
        return one.backends == other.backends
    return not (one.uuid and one.uuid == other.uuid)


def _plain(name: str) -> str:
    """The name without marks that sources write differently."""
    name = re.sub(r"\((r|tm)\)|®|™", "", name.lower())
    name = re.sub(
        r"\b(nvidia|amd|ati|intel|corporation|graphics|adapter|\(radv [^)]*\)|\(mesa[^)]*\))\b", " ", name
    )
    return " ".join(re.sub(r"\(.*?\)", " ", name).split())


def _adapters(group: _Group, ram: int) -> list[Adapter]:
    adapter = _adapter(group, ram)
    slices = next((item.slices for item in group.seen if item.slices), ())
    if not slices:
        return [adapter]
    whole = replace(
        adapter,
        used=False,
        reason=tr(
            "{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.",
            name=adapter.name,
            n=len(slices),
        ),
        backends=(),
    )
    one = replace(
        adapter,
        memory_free=None,
        engine_index=None,
        memory_source=tr("MIG profile"),
        kind=AdapterKind.DISCRETE,
    )
    parts = [
        replace(one, name=f"{adapter.name} MIG {name}", uuid=uuid, memory_total=size)
        for name, uuid, size in slices
    ]
    return [*parts, whole]


def _adapter(group: _Group, ram: int) -> Adapter:
    name, device_id = group.first("name"), group.first("device_id")
    vendor = next((item.vendor for item in group.seen if item.vendor is not Vendor.OTHER), Vendor.OTHER)
    known = _known(vendor, device_id, name)
    if (
        not re.search(r"\d{2}", name) or "/" in name
    ):  # "AMD Radeon Graphics", or a list of all cards of one chip
        name = card_name(vendor, device_id, group.first("revision")) or name
    kind = _kind(group, vendor, known, name)
    unified = _unified(group, kind, name)
    architecture = group.first("architecture") or known.architecture
    size, source, differ = _memory(group, kind, unified, sold_with(name, vendor, device_id), ram)
    free = next((item.free for item in group.trusted() if item.free is not None), None)
    index = next(
        (item.index for item in group.trusted() if item.index is not None and item.source != "vulkan"), None
    )
    return Adapter(
        name=name or _unnamed(vendor, architecture, device_id),
        vendor=vendor,
        kind=kind,
        pci=group.first("pci"),
        uuid=group.first("uuid"),
        architecture=architecture,
        memory_total=size,
        memory_free=None if unified else free,
        memory_source=source,
        unified=unified,
        driver=group.first("driver"),
        backends=_backends(group, vendor, architecture),
        engine_index=index,
        reason=_trouble(group, vendor, kind),
        disagreements=tuple(differ),
        sources=tuple(dict.fromkeys(item.source for item in group.trusted())),
        carve_out=_carve_out(group) if unified else 0,
    )


def _known(vendor: Vendor, device_id: str, name: str) -> Known:
    if vendor is Vendor.AMD and device_id:
        by_id = by_amd_id(device_id)
        if by_id.architecture:
            return by_id
    return by_name(name)


def _unnamed(vendor: Vendor, architecture: str, device_id: str) -> str:
    maker = {Vendor.AMD: "AMD", Vendor.NVIDIA: "NVIDIA", Vendor.INTEL: "Intel"}.get(vendor, "")
    return " ".join(
        part
        for part in (
            maker,
            tr("graphics"),
            f"({architecture or device_id})" if architecture or device_id else "",
        )
        if part
    )


def _kind(group: _Group, vendor: Vendor, known: Known, name: str) -> AdapterKind:
    kinds = [item.kind for item in group.trusted()]
    for kind in (AdapterKind.SOFTWARE, AdapterKind.VIRTUAL):
        if kind in kinds:
            return kind
    told = next((kind for kind in kinds if kind is not AdapterKind.UNKNOWN), None)
    if told is not None:
        return told
    if known.architecture:
        return AdapterKind.INTEGRATED if known.integrated else AdapterKind.DISCRETE
    if vendor is Vendor.NVIDIA:
        return AdapterKind.DISCRETE
    if vendor is Vendor.APPLE:
        return AdapterKind.INTEGRATED
    if vendor is Vendor.INTEL:
        return AdapterKind.DISCRETE if re.search(r"\bArc\b.*\b[AB]\d{2,3}", name) else AdapterKind.INTEGRATED
    if vendor is Vendor.AMD:
        own = re.search(r"\b(RX|Pro|W\d|VII|Vega \d\d|Instinct|FirePro|MI\d)", name)
        return AdapterKind.DISCRETE if own else AdapterKind.INTEGRATED
    return AdapterKind.UNKNOWN


def _unified(group: _Group, kind: AdapterKind, name: str) -> bool:
    if kind in (AdapterKind.SOFTWARE, AdapterKind.VIRTUAL):
        return False
    if kind is AdapterKind.INTEGRATED:
        return True
    # NVIDIA answers [N/A] for memory only where there is one pool (GB10, Jetson).
    return any(
        item.unified and item.source in ("nvml", "nvidia-smi") and item.memory is None for item in group.seen
    ) and bool(re.search(r"GB10|Orin|Thor|Jetson|Tegra", name))


def _memory(
    group: _Group, kind: AdapterKind, unified: bool, sold: tuple[int, ...], ram: int
) -> tuple[int | None, str, list[str]]:
    """(bytes, where the number came from, disagreements in sentences)."""
    if kind in (AdapterKind.SOFTWARE, AdapterKind.VIRTUAL):
        return None, "", []
    if unified:
        return _pool(group, ram)
    numbers = [(item.source, item.memory) for item in group.trusted() if item.memory and not item.capped]
    differ = _disagreements(numbers)
    exact = [(source, size) for source, size in numbers if source not in ("vulkan", "cim", "llama.cpp")]
    if exact:
        return exact[0][1], exact[0][0], differ
    if numbers:
        return numbers[0][1], numbers[0][0], differ
    if len(sold) == 1:
        return sold[0], tr("estimate: the size this card is sold with"), differ
    if sold:
        sizes = tr(
            "It is sold with {sizes}; the smaller size is counted.", sizes=" / ".join(map(memory, sold))
        )
        return sold[0], tr("estimate: the smallest size this card is sold with"), [*differ, sizes]
    capped = next((item.memory for item in group.trusted() if item.memory and item.capped), None)
    if capped:
        return None, "", [tr("Windows only says “{size} or more”.", size=memory(capped))]
    return None, "", differ


def _pool(group: _Group, ram: int) -> tuple[int | None, str, list[str]]:
    """Unified memory: what an installed engine says; else carve-out and what the system lends, at most the RAM."""
    own = next(
        (item for item in group.trusted() if item.source in ("llama.cpp", "strata") and item.memory), None
    )
    if own is not None:
        return own.memory, tr("the installed engine's own list"), []
    carve = _carve_out(group)
    shared = next((item.shared for item in group.trusted() if item.shared), None)
    if shared is not None:
        source = tr(
            "shared with the RAM: {own} of its own + {lent} lent", own=memory(carve), lent=memory(shared)
        )
        return min(carve + shared, carve + ram) if ram else carve + shared, source, []
    if any(item.vendor is Vendor.NVIDIA for item in group.seen):
        return ram or None, tr("the computer's RAM: one pool for processor and graphics"), []
    return carve + ram // 2, tr("shared with the RAM: about half of it"), []


def _carve_out(group: _Group) -> int:
    """What a chip that shares the RAM keeps for itself; engines list the whole pool, so they are not asked."""
    engines = ("llama.cpp", "strata", "nvml", "nvidia-smi")
    return next(
        (
            item.memory or 0
            for item in group.trusted()
            if item.memory and not item.capped and item.source not in engines
        ),
        0,
    )


def _disagreements(numbers: Sequence[tuple[str, int]]) -> list[str]:
    if not numbers:
        return []
    first_source, first = numbers[0]
    return [
        tr(
            "{one} says {size}, {other} says {else_}.",
            one=first_source,
            size=memory(first),
            other=source,
            else_=memory(size),
        )
        for source, size in numbers[1:]
        if abs(size - first) > max(_DIFFERS * first, 64 * MIB)
    ]


def _backends(group: _Group, vendor: Vendor, architecture: str) -> tuple[str, ...]:
    told = [backend for item in group.trusted() for backend in item.backends]
    windows = any(item.source in ("cim", "registry", "dxgi") for item in group.seen)
    if vendor is Vendor.AMD and architecture.startswith("gfx") and windows:
        told.append("hip")
    if windows and vendor is not Vendor.OTHER:
        told.append("vulkan")  # every current Windows driver of the three makers brings it
    if not told and any(item.source == "sysfs" and item.memory for item in group.seen):
        told.append("vulkan")  # amdgpu runs it; Mesa's Vulkan driver stands beside it on nearly every desktop
    if any(item.refused for item in group.seen):
        told = [backend for backend in told if backend not in ("hip", "cuda")]
    if too_old(group.first("driver"), vendor, group):
        told = ["vulkan", *(backend for backend in told if backend != "cuda")]
    order = ("cuda", "hip", "metal", "sycl", "vulkan")
    return tuple(backend for backend in order if backend in told)


OLDEST_CUDA_DRIVER = 525  # CUDA 12 on Linux; 528 on Windows, 580 for CUDA 13 (contract 4.2)


def too_old(driver: str, vendor: Vendor, group: _Group | None = None) -> bool:
    """An NVIDIA driver, as NVIDIA's own tools number it, that no CUDA 12 or 13 engine can use."""
    if vendor is not Vendor.NVIDIA or (
        group and not any(item.source in ("nvml", "nvidia-smi") for item in group.seen)
    ):
        return False
    major = driver.split(".")[0]
    return major.isdigit() and 100 < int(major) < OLDEST_CUDA_DRIVER


def _trouble(group: _Group, vendor: Vendor, kind: AdapterKind) -> str:
    """Why the card cannot be used now, "" when nothing speaks against it."""
    if kind is AdapterKind.SOFTWARE:
        return tr("Not used: it is a program that draws on the processor, not a graphics card.")
    if kind is AdapterKind.VIRTUAL:
        return tr("Not used: it is a virtual display, not a graphics card.")
    drivers = {item.kernel_driver for item in group.seen if item.kernel_driver}
    if "nouveau" in drivers and not any(item.source in ("nvml", "nvidia-smi") for item in group.seen):
        return tr(
            "Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed."
        )
    if "vfio-pci" in drivers:
        return tr("Not used: it is handed to a virtual machine (vfio-pci).")
    only_seen = all(item.source in ("pci", "sysfs") for item in group.seen)
    if vendor is Vendor.NVIDIA and only_seen:
        return tr("Not used: its driver is not running.")
    return ""
