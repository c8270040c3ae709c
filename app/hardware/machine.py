"""The Machine: what detection found, as plain frozen data. All sizes are bytes."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path


class Vendor(StrEnum):
    NVIDIA = "nvidia"
    AMD = "amd"
    INTEL = "intel"
    APPLE = "apple"
    OTHER = "other"


class AdapterKind(StrEnum):
    DISCRETE = "discrete"
    INTEGRATED = "integrated"
    VIRTUAL = "virtual"  # remote sessions, VR and streaming displays, hypervisor graphics
    SOFTWARE = "software"  # llvmpipe, WARP
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Adapter:
    """A graphics adapter, used or not.

    `memory_total` is dedicated VRAM, or the engine's share of the pool when `unified`. `backends` are those that can
    run on it with the driver that is loaded now ("cuda", "hip", "vulkan", "metal", "sycl"). `reason` is a whole
    sentence saying why it is used or not; `advice` what to do about it, "" when there is nothing to do.
    """

    name: str
    vendor: Vendor = Vendor.OTHER
    kind: AdapterKind = AdapterKind.UNKNOWN
    pci: str = ""  # "0000:01:00.0", "" when unknown
    uuid: str = ""
    architecture: str = ""  # "sm_89", "gfx1201", "xe2", "apple9"
    memory_total: int | None = None
    memory_free: int | None = None
    memory_source: str = ""  # the probe whose number it is
    unified: bool = False
    driver: str = ""
    backends: tuple[str, ...] = ()
    engine_index: int | None = None  # the number that engines know it by
    used: bool = False
    reason: str = ""
    advice: str = ""
    disagreements: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()  # every probe that saw it
    carve_out: int = 0  # of a unified adapter: memory of its own that the system does not count as RAM

    @property
    def id(self) -> str:
        """What choices and profiles know it by: the slot, or else what tells it from the others."""
        return self.pci or self.uuid or self.name


@dataclass(frozen=True, slots=True)
class Cpu:
    model: str = ""
    architecture: str = ""  # "x86_64", "arm64"
    physical_cores: int = 1
    logical_cores: int = 1
    features: frozenset[str] = frozenset()  # "avx2", "avx512f", "amx_tile", "fma", "f16c", "neon" ...
    numa_nodes: int = 1


@dataclass(frozen=True, slots=True)
class Memory:
    """`usable` is what a program may count on having at most: total, or the container's limit when that is lower."""

    total: int = 0
    available: int = 0
    limit: int | None = None  # cgroup or job limit
    limit_source: str = ""
    commit_limit: int | None = None  # Windows: RAM + page files
    commit_used: int | None = None
    page_file: int | None = None  # page files or swap
    memlock_limit: int | None = None  # None = unlimited or unknown
    huge_pages: str = ""

    @property
    def usable(self) -> int:
        return min(self.total, self.limit) if self.limit else self.total


@dataclass(frozen=True, slots=True)
class Disk:
    """A place that could hold data. `notes` are whole sentences (OneDrive, network, 4 GB limit ...)."""

    path: Path
    device: str = ""
    filesystem: str = ""
    total: int = 0
    free: int = 0
    kind: str = "unknown"  # "ssd", "hdd", "network", "removable", "memory", "unknown"
    writable: bool = True
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OperatingSystem:
    system: str = ""  # "linux", "windows", "darwin"
    name: str = ""  # "Debian GNU/Linux 12 (bookworm)", "Windows 11 24H2"
    version: str = ""
    environment: tuple[str, ...] = ()  # "container", "wsl", "vm:kvm", "remote"


@dataclass(frozen=True, slots=True)
class Finding:
    """A trouble with a cause: what it is, and what to do, in whole sentences."""

    code: str
    text: str
    advice: str = ""


@dataclass(frozen=True, slots=True)
class ProbeReport:
    """How a probe fared: "ok", "absent" (its tool or file is not there, normal), "failed", "timeout"."""

    probe: str
    outcome: str
    seconds: float = 0.0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Machine:
    os: OperatingSystem = field(default_factory=OperatingSystem)
    cpu: Cpu = field(default_factory=Cpu)
    memory: Memory = field(default_factory=Memory)
    adapters: tuple[Adapter, ...] = ()
    disks: tuple[Disk, ...] = ()
    findings: tuple[Finding, ...] = ()
    probes: tuple[ProbeReport, ...] = ()

    @property
    def used_adapters(self) -> tuple[Adapter, ...]:
        """Adapters an engine should run on, the best first."""
        return tuple(adapter for adapter in self.adapters if adapter.used)
