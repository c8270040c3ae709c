"""Made-up machines for the tests of the advice."""

from __future__ import annotations

from app.core.units import GIB
from app.hardware.machine import Adapter, AdapterKind, Cpu, Machine, Memory, OperatingSystem, Vendor

NAMES = {
    "sm_120": "NVIDIA GeForce RTX 5070", "sm_89": "NVIDIA GeForce RTX 4090", "sm_86": "NVIDIA GeForce RTX 3090",
    "sm_75": "NVIDIA GeForce RTX 2080 Ti", "sm_61": "NVIDIA GeForce GTX 1080", "gfx1201": "AMD Radeon RX 9070 XT",
    "gfx1100": "AMD Radeon RX 7900 XTX", "gfx1151": "AMD Radeon 8060S", "gfx1032": "AMD Radeon RX 6600",
}  # fmt: skip


def pc(
    ram: float,
    *cards: Adapter,
    system: str = "windows",
    cores: int = 8,
    features: tuple[str, ...] = (),
    page_file: float | None = None,
    where: str = "",
) -> Machine:
    """A computer with `ram` GiB and, on Windows, `page_file` GiB of page files (None = not known)."""
    commit = None if page_file is None else int((ram + page_file) * GIB)
    memory = Memory(int(ram * GIB), int(ram * GIB * 0.8), commit_limit=commit)
    cpu = Cpu("cpu", "arm64" if system == "darwin" else "x86_64", cores, cores * 2, frozenset(features))
    return Machine(OperatingSystem(system, environment=(where,) if where else ()), cpu, memory, cards)


def gpu(architecture: str, vram: float, *, slot: int = 1, driver: str = "590.10", name: str = "") -> Adapter:
    """A discrete card with `vram` GiB; its maker and backends follow from the architecture."""
    nvidia = architecture.startswith("sm_")
    return Adapter(
        name or NAMES.get(architecture, architecture),
        Vendor.NVIDIA if nvidia else Vendor.AMD,
        AdapterKind.DISCRETE,
        f"0000:{slot:02x}:00.0",
        architecture=architecture,
        memory_total=int(vram * GIB),
        driver=driver if nvidia else "",
        backends=("cuda", "vulkan") if nvidia else ("hip", "vulkan"),
        used=True,
        reason="Used.",
    )


def halo(carve: float, lent: float) -> Adapter:
    """A Strix Halo: `carve` GiB of its own, `lent` GiB that it may have of the RAM."""
    return Adapter(
        NAMES["gfx1151"], Vendor.AMD, AdapterKind.INTEGRATED, "0000:c4:00.0", architecture="gfx1151",
        memory_total=int((carve + lent) * GIB), unified=True, backends=("hip", "vulkan"), used=True, reason="Used.",
        carve_out=int(carve * GIB),
    )  # fmt: skip


def apple(name: str, share: float) -> Adapter:
    """An Apple chip whose GPU may have `share` GiB of the RAM."""
    return Adapter(
        name, Vendor.APPLE, AdapterKind.INTEGRATED, "apple", architecture="apple9", memory_total=int(share * GIB),
        unified=True, backends=("metal",), used=True, reason="Used.",
    )  # fmt: skip
