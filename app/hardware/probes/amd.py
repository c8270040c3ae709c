"""AMD cards on Linux by KFD topology and DRM memory files (no tool needed); rocm-smi where sysfs is hidden.

Facts: kernel documentation "amdgpu driver misc info"; KFD: gfx_target_version = major*10000 + minor*100 + step.
"""

from __future__ import annotations

import re
from dataclasses import replace

from app.core.i18n import tr
from app.hardware.machine import AdapterKind, Finding, Vendor
from app.hardware.observation import Observation, Seen
from app.hardware.reader import Reader
from app.hardware.tables import by_amd_id
from app.hardware.text import decode, integer

_NODES = "/sys/class/kfd/kfd/topology/nodes"
_DRM = "/sys/class/drm"


def probe(reader: Reader) -> Seen:
    if not reader.platform.startswith("linux"):
        return Seen(absent=True)
    cards = tuple(item for name in reader.names(_DRM) if (item := _card(reader, name)) is not None)
    nodes = tuple(
        item for node in _numeric(reader.names(_NODES)) if (item := _node(reader, node)) is not None
    )
    found = _joined(cards, nodes)
    findings = _permission(reader, found)
    if not found:
        found = _rocm_smi(reader)
    return Seen(found, findings, absent=not found)


def gfx_name(version: int) -> str:
    """gfx_target_version as the compiler's name: 90012 -> gfx90c, 110003 -> gfx1103, 120001 -> gfx1201."""
    return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}"


def parse_properties(text: str) -> dict[str, int]:
    """KFD `properties`: a name and a number a line."""
    found: dict[str, int] = {}
    for line in text.splitlines():
        words = line.split()
        if len(words) == 2 and (value := integer(words[1])) is not None:
            found[words[0]] = value
    return found


def _card(reader: Reader, name: str) -> Observation | None:
    """One DRM device of AMD; cardN and renderDN may both name it."""
    if not re.fullmatch(r"card\d+|renderD\d+", name):
        return None
    device = f"{_DRM}/{name}/device"
    if integer(reader.read(f"{device}/vendor")) != 0x1002:
        return None
    total, gtt = (
        integer(reader.read(f"{device}/mem_info_vram_total")),
        integer(reader.read(f"{device}/mem_info_gtt_total")),
    )
    used = integer(reader.read(f"{device}/mem_info_vram_used"))
    device_id = f"{integer(reader.read(f'{device}/device')) or 0:04x}"
    discrete = _has_own_memory(reader, device)
    known = by_amd_id(device_id)
    kind = AdapterKind.UNKNOWN
    if discrete or (total is not None and known.integrated is False and known.architecture):
        kind = AdapterKind.DISCRETE
    elif total is not None:
        kind = AdapterKind.INTEGRATED
    integrated = kind is AdapterKind.INTEGRATED
    status = (reader.read(f"{device}/power/runtime_status") or b"").strip()
    return Observation(
        source="sysfs",
        name=decode(reader.read(f"{device}/product_name") or b"").strip(),
        vendor=Vendor.AMD,
        kind=kind,
        pci=_pci(reader, device),
        device_id=device_id,
        architecture=known.architecture,
        memory=total,
        free=total - used if total is not None and used is not None else None,
        shared=gtt if integrated else None,
        unified=integrated,
        kernel_driver=_kernel_driver(reader, device),
        asleep=status == b"suspended",
        pnp=name,
    )


def _has_own_memory(reader: Reader, device: str) -> bool:
    """Memory chips have a vendor and cards have a board; an APU has neither."""
    vendor = (reader.read(f"{device}/mem_info_vram_vendor") or b"").strip().lower()
    return vendor not in (b"", b"unknown") or reader.read(f"{device}/board_info") not in (
        None,
        b"",
        b"type : unknown\n",
    )


def _pci(reader: Reader, device: str) -> str:
    match = re.search(rb"PCI_SLOT_NAME=(\S+)", reader.read(f"{device}/uevent") or b"")
    return match[1].decode("ascii", "replace") if match else (reader.link(device) or "")


def _kernel_driver(reader: Reader, device: str) -> str:
    match = re.search(rb"DRIVER=(\S+)", reader.read(f"{device}/uevent") or b"")
    if match:
        return match[1].decode("ascii", "replace")
    return reader.link(f"{device}/driver") or ""


def _node(reader: Reader, node: str) -> Observation | None:
    """One KFD node with a GPU. `index` counts as HIP does: GPU nodes in their order."""
    values = parse_properties(decode(reader.read(f"{_NODES}/{node}/properties") or b""))
    version = values.get("gfx_target_version", 0)
    if version <= 0 or values.get("simd_count", 1) <= 0:
        return None
    location, domain = values.get("location_id"), values.get("domain", 0)
    pci = ""
    if location:
        pci = f"{domain:04x}:{location >> 8 & 0xFF:02x}:{location >> 3 & 0x1F:02x}.{location & 7}"
    return Observation(
        source="kfd",
        vendor=Vendor.AMD,
        pci=pci,
        device_id=f"{values.get('device_id', 0):04x}",
        architecture=gfx_name(version),
        backends=("hip",),
        pnp=f"renderD{values['drm_render_minor']}" if values.get("drm_render_minor", -1) > 0 else "",
    )


def _joined(cards: tuple[Observation, ...], nodes: tuple[Observation, ...]) -> tuple[Observation, ...]:
    """DRM devices (each once) with what KFD says of them, KFD's order first: it is HIP's."""
    devices: list[Observation] = []
    for card in sorted(cards, key=lambda item: not item.pnp.startswith("renderD")):
        same = [item for item in devices if item.pci and item.pci == card.pci]
        if not same and (card.pnp.startswith("renderD") or not _twin(card, devices)):
            devices.append(card)
    ordered: list[Observation] = []
    for index, node in enumerate(nodes):
        match = next((item for item in devices if node.pnp and item.pnp == node.pnp), None)
        match = match or next((item for item in devices if node.pci and item.pci == node.pci), None)
        match = match or next(
            (item for item in devices if item.device_id == node.device_id and item not in ordered), None
        )
        if match is None:
            ordered.append(replace(node, index=index))
            continue
        devices.remove(match)
        ordered.append(
            replace(
                match,
                architecture=node.architecture,
                backends=node.backends,
                index=index,
                pci=match.pci or node.pci,
            )
        )
    return (*ordered, *devices)


def _twin(card: Observation, devices: list[Observation]) -> bool:
    """A cardN without an address that a render node already stands for."""
    return not card.pci and any(
        item.device_id == card.device_id and item.memory == card.memory for item in devices
    )


def _permission(reader: Reader, found: tuple[Observation, ...]) -> tuple[Finding, ...]:
    access = reader.fact("/dev/kfd", _kfd_access)
    if not found or access is None or access == "ok":
        return ()
    if access == "absent":
        if all(item.kernel_driver in ("", "amdgpu") for item in found):
            return (
                Finding(
                    "amd-no-kfd",
                    tr("The AMD card is there, but its compute interface (/dev/kfd) is not."),
                    tr(
                        "Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on."
                    ),
                ),
            )
        return ()
    return (
        Finding(
            "amd-no-permission",
            tr("This user may not use the AMD card for computing (/dev/kfd)."),
            tr(
                "Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew."
            ),
        ),
    )


def _kfd_access() -> str:
    import os

    if not os.path.exists("/dev/kfd"):
        return "absent"
    return "ok" if os.access("/dev/kfd", os.R_OK | os.W_OK) else "refused"


def _rocm_smi(reader: Reader) -> tuple[Observation, ...]:
    meminfo = reader.command("rocm-smi --showmeminfo", ["rocm-smi", "--showmeminfo", "all", "--csv"])
    concise = reader.command("rocm-smi", ["rocm-smi"]) if meminfo is not None or reader.platform else None
    ids = parse_rocm_ids(decode(concise.data)) if concise is not None else ()
    sizes = parse_rocm_memory(decode(meminfo.data)) if meminfo is not None else ()
    found = []
    for index in range(max(len(ids), len(sizes))):
        device_id = ids[index] if index < len(ids) else ""
        vram, gtt = sizes[index] if index < len(sizes) else (None, None)
        known = by_amd_id(device_id)
        # A carve-out far smaller than the shared part is an APU's (Strix Halo: 512 MiB of 124 GiB).
        apu = known.integrated or (not known.architecture and bool(vram and gtt and gtt > 8 * vram))
        found.append(
            Observation(
                source="rocm-smi",
                vendor=Vendor.AMD,
                kind=AdapterKind.INTEGRATED if apu else AdapterKind.DISCRETE,
                device_id=device_id,
                architecture=known.architecture,
                memory=vram,
                shared=gtt if apu else None,
                unified=bool(apu),
                backends=("hip",),
                index=index,
            )
        )
    return tuple(found)


def parse_rocm_ids(text: str) -> tuple[str, ...]:
    """Device ids of rocm-smi's concise table; WARNING lines and rulers are no devices."""
    return tuple(match[1].lower() for match in re.finditer(r"(?m)^\d+\s+\d+\s+0x([0-9a-fA-F]{4}),", text))


def parse_rocm_memory(text: str) -> tuple[tuple[int | None, int | None], ...]:
    """(VRAM, GTT) bytes a device of `--showmeminfo all --csv`."""
    lines = [line.split(",") for line in text.splitlines() if "," in line]
    header = next((cells for cells in lines if cells[0] == "device"), None)
    if header is None:
        return ()

    def column(cells: list[str], name: str) -> int | None:
        return integer(cells[header.index(name)]) if name in header and len(cells) == len(header) else None

    rows = [cells for cells in lines if re.fullmatch(r"card\d+", cells[0])]
    return tuple(
        (column(cells, "VRAM Total Memory (B)"), column(cells, "GTT Total Memory (B)")) for cells in rows
    )


def _numeric(names: tuple[str, ...]) -> list[str]:
    return sorted((name for name in names if name.isdigit()), key=int)
