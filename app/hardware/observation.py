"""What one source says of one adapter, before sources are joined."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.hardware.machine import AdapterKind, Finding, Vendor

PCI_VENDORS = {
    0x10DE: Vendor.NVIDIA,
    0x1002: Vendor.AMD,
    0x1022: Vendor.AMD,
    0x8086: Vendor.INTEL,
    0x106B: Vendor.APPLE,
}


@dataclass(frozen=True, slots=True)
class Observation:
    """One adapter as one source sees it; sizes in bytes, empty fields = this source does not know.

    `memory` is dedicated memory; `shared` what the system lends (GTT, shared system memory, a unified heap).
    `capped` marks a memory number that cannot be trusted upwards (32-bit fields). `slices` are MIG instances.
    """

    source: str
    name: str = ""
    vendor: Vendor = Vendor.OTHER
    kind: AdapterKind = AdapterKind.UNKNOWN
    pci: str = ""
    device_id: str = ""  # four hex digits
    revision: str = ""  # two hex digits
    uuid: str = ""
    architecture: str = ""
    memory: int | None = None
    free: int | None = None
    shared: int | None = None
    capped: bool = False
    unified: bool = False
    driver: str = ""
    kernel_driver: str = ""  # "nvidia", "nouveau", "amdgpu", "vfio-pci" ...
    backends: tuple[str, ...] = ()
    index: int | None = None  # as the vendor's tool counts
    display: bool = False  # a screen hangs on it
    asleep: bool = False
    slices: tuple[tuple[str, str, int], ...] = ()  # (name, MIG UUID, bytes)
    pnp: str = ""
    refused: str = ""  # why an installed engine cannot run on it, in the engine's words


@dataclass(frozen=True, slots=True)
class Seen:
    """A probe's answer: adapters, troubles, and small facts for `merge` (cuda level, card counts ...)."""

    observations: tuple[Observation, ...] = ()
    findings: tuple[Finding, ...] = ()
    facts: dict[str, str] = field(default_factory=dict)
    absent: bool = False  # its tool or files are not there
    note: str = ""


def vendor_of(text: str) -> Vendor:
    """A vendor by a name or a PCI vendor id ("0x10de", "NVIDIA Corporation", "AuthenticAMD")."""
    lowered = text.lower()
    try:
        return PCI_VENDORS.get(int(lowered, 16), Vendor.OTHER)
    except ValueError:
        pass
    for word, vendor in _WORDS:
        if word in lowered:
            return vendor
    return Vendor.OTHER


_WORDS = (
    ("nvidia", Vendor.NVIDIA),
    ("geforce", Vendor.NVIDIA),
    ("quadro", Vendor.NVIDIA),
    ("tesla", Vendor.NVIDIA),
    ("rtx", Vendor.NVIDIA),
    ("radeon", Vendor.AMD),
    ("advanced micro devices", Vendor.AMD),
    ("amd", Vendor.AMD),
    ("intel", Vendor.INTEL),
    ("apple", Vendor.APPLE),
)
