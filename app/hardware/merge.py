"""Joins what the sources saw into adapters, each with a reason: by PCI id, else by device id and name, never by index.

Whose word counts for memory: the vendor's tool, the kernel, DXGI, the registry, a table of known cards (an estimate),
a Vulkan heap, a capped 32-bit field. Shared memory is never VRAM.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.core.i18n import tr
from app.core.units import MIB, memory
from app.hardware.machine import Adapter, AdapterKind, Vendor
from app.hardware.observation import Observation
from app.hardware.tables import Known, by_amd_id, by_name

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
_LARGE_POOL = 48 << 30  # only recent designs lend so much to their graphics
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
        group = next((known for known in groups if known.matches(item)), None)
        if group is None:
            groups.append(group := _Group())
        group.seen.append(item)
    adapters = [adapter for group in groups for adapter in _adapters(group, ram)]
    return tuple(_judged(adapters))


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
    return one.source == other.source


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
    kind = _kind(group, vendor, known, name)
    unified = _unified(group, kind, name)
    architecture = group.first("architecture") or known.architecture
    size, source, differ = _memory(group, kind, unified, known, ram)
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
    )


def _known(vendor: Vendor, device_id: str, name: str) -> Known:
    if vendor is Vendor.AMD and device_id:
        by_id = by_amd_id(device_id)
        if by_id.architecture:
            named = by_name(name)
            return Known(by_id.architecture, by_id.integrated, named.memory)
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
    group: _Group, kind: AdapterKind, unified: bool, known: Known, ram: int
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
    if known.memory:
        return known.memory, tr("estimate: the size this card is sold with"), differ
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
    carve = next(
        (
            item.memory
            for item in group.trusted()
            if item.memory and not item.capped and item.source != "llama.cpp"
        ),
        0,
    )
    shared = next((item.shared for item in group.trusted() if item.shared), None)
    if shared is not None:
        source = tr(
            "shared with the RAM: {own} of its own + {lent} lent", own=memory(carve), lent=memory(shared)
        )
        return min(carve + shared, carve + ram) if ram else carve + shared, source, []
    if any(item.vendor is Vendor.NVIDIA for item in group.seen):
        return ram or None, tr("the computer's RAM: one pool for processor and graphics"), []
    return carve + ram // 2, tr("shared with the RAM: about half of it"), []


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
    if (
        vendor is Vendor.AMD
        and architecture.startswith("gfx")
        and "hip" not in told
        and any(item.source in ("cim", "registry", "dxgi") for item in group.seen)
    ):
        told.append("hip")
    if any(item.source in ("dxgi", "registry", "cim") for item in group.seen) and vendor is not Vendor.OTHER:
        told.append("vulkan")  # every current Windows driver of the three makers brings it
    if not told and any(item.source == "sysfs" and item.memory for item in group.seen):
        told.append("vulkan")  # amdgpu runs it; Mesa's Vulkan driver stands beside it on nearly every desktop
    order = ("cuda", "hip", "metal", "sycl", "vulkan")
    return tuple(backend for backend in order if backend in told)


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


def _judged(adapters: list[Adapter]) -> list[Adapter]:
    """Says for each adapter why it is used or not, and puts the used ones first, the best first."""
    usable = [item for item in adapters if not item.reason and item.backends]
    discrete = [
        item
        for item in usable
        if item.kind is AdapterKind.DISCRETE or (item.unified and "cuda" in item.backends)
    ]
    chosen = discrete or [item for item in usable if _worth(item)]
    done = [_reasoned(item, chosen, discrete) for item in adapters]
    return sorted(
        done,
        key=lambda item: (
            not item.used,
            item.kind is not AdapterKind.DISCRETE,
            -(item.memory_total or 0),
            item.engine_index or 0,
        ),
    )


def _worth(adapter: Adapter) -> bool:
    """An integrated adapter that is faster than the processor beside it: big unified memory of a recent generation."""
    recent = adapter.architecture.startswith(("gfx115", "apple", "sm_", "xe2", "xe-lpg", "gfx1103"))
    return adapter.unified and (recent or (adapter.memory_total or 0) >= _LARGE_POOL)


def _reasoned(adapter: Adapter, chosen: list[Adapter], discrete: list[Adapter]) -> Adapter:
    if adapter.reason:
        return replace(adapter, used=False, advice=adapter.advice or _advice(adapter))
    size = memory(adapter.memory_total) if adapter.memory_total else tr("an unknown amount")
    if adapter in chosen:
        if adapter.unified:
            reason = tr("Used: it shares the computer's memory and may have {size} of it.", size=size)
        else:
            reason = tr("Used: a graphics card of its own with {size} of memory.", size=size)
            if (
                adapter.memory_free is not None
                and adapter.memory_total
                and adapter.memory_free < adapter.memory_total * 0.6
            ):
                reason += " " + tr(
                    "Other programs hold most of it now: only {free} are free.",
                    free=memory(adapter.memory_free),
                )
        return replace(adapter, used=True, reason=reason)
    if not adapter.backends:
        return replace(
            adapter,
            used=False,
            reason=tr("Not used: no driver for computing was found for it."),
            advice=_advice(adapter),
        )
    if discrete:
        best = discrete[0].name
        return replace(
            adapter,
            used=False,
            reason=tr(
                "Not used: it is part of the processor and shares the RAM; {best} is better.", best=best
            ),
        )
    return replace(
        adapter,
        used=False,
        reason=tr("Not used: it is part of the processor and no faster than the processor itself."),
    )


def _advice(adapter: Adapter) -> str:
    if adapter.kind in (AdapterKind.SOFTWARE, AdapterKind.VIRTUAL):
        return ""
    if adapter.vendor is Vendor.NVIDIA:
        return tr("Install NVIDIA's driver (nvidia.com/drivers), then restart.")
    if adapter.vendor is Vendor.AMD:
        return tr("Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.")
    return tr("Install a Vulkan driver for it, then look again.")
