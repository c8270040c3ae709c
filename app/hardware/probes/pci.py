"""Linux: every PCI device of class 03xx, whatever its driver; names from lspci where it is installed."""

from __future__ import annotations

import re
from dataclasses import replace

from app.hardware.machine import AdapterKind, Vendor
from app.hardware.observation import PCI_VENDORS, Observation, Seen
from app.hardware.reader import Reader
from app.hardware.tables import virtual_or_software
from app.hardware.text import decode, integer, pci_address

_DEVICES = "/sys/bus/pci/devices"


def probe(reader: Reader) -> Seen:
    if not reader.platform.startswith("linux"):
        return Seen(absent=True)
    found = {item.pci: item for name in reader.names(_DEVICES) if (item := _device(reader, name)) is not None}
    output = reader.command("lspci", ["lspci", "-Dnn"])
    for item in parse_lspci(decode(output.data)) if output is not None else ():
        known = found.get(item.pci)
        if known is None:
            found[item.pci] = item
        else:
            found[item.pci] = replace(known, name=item.name, revision=known.revision or item.revision)
    return Seen(tuple(found.values()), absent=not found)


def parse_lspci(text: str) -> tuple[Observation, ...]:
    """`lspci -nn` lines of class 03xx (VGA, 3D controller, Display controller), with or without the domain."""
    found = []
    for match in _LINE.finditer(text):
        vendor = PCI_VENDORS.get(int(match["vendor"], 16), Vendor.OTHER)
        found.append(
            Observation(
                source="pci",
                name=_short(match["name"]),
                vendor=vendor,
                kind=virtual_or_software(match["name"], vendor_id=match["vendor"]) or AdapterKind.UNKNOWN,
                pci=pci_address(match["pci"]),
                device_id=match["device"].lower(),
                revision=(match["revision"] or "").lower(),
            )
        )
    return tuple(found)


_LINE = re.compile(
    r"(?m)^(?P<pci>(?:[0-9a-fA-F]{4,8}:)?[0-9a-fA-F]{2}:[0-9a-fA-F]{2}\.[0-7]) [^\[\n]*\[03[0-9a-fA-F]{2}\]: "
    r"(?P<name>[^\n]*?) \[(?P<vendor>[0-9a-fA-F]{4}):(?P<device>[0-9a-fA-F]{4})\]"
    r"(?: \(rev (?P<revision>[0-9a-fA-F]{2})\))?"
)


def _device(reader: Reader, address: str) -> Observation | None:
    folder = f"{_DEVICES}/{address}"
    kind = integer(reader.read(f"{folder}/class"))
    if kind is None or kind >> 16 != 0x03:
        return None
    vendor_id, device_id = (
        integer(reader.read(f"{folder}/vendor")) or 0,
        integer(reader.read(f"{folder}/device")) or 0,
    )
    return Observation(
        source="pci",
        vendor=PCI_VENDORS.get(vendor_id, Vendor.OTHER),
        kind=virtual_or_software("", vendor_id=f"{vendor_id:04x}") or AdapterKind.UNKNOWN,
        pci=address,
        device_id=f"{device_id:04x}",
        revision=_two_digits(reader.read(f"{folder}/revision")),
        kernel_driver=reader.link(f"{folder}/driver") or "",
        asleep=(reader.read(f"{folder}/power/runtime_status") or b"").strip() == b"suspended",
    )


def _two_digits(data: bytes | None) -> str:
    value = integer(data)
    return f"{value:02x}" if value is not None else ""


def _short(name: str) -> str:
    """ "NVIDIA Corporation GA106 [GeForce RTX 3060]" -> "NVIDIA GeForce RTX 3060"."""
    inner = re.search(r"\[([^\[\]]+)\]\s*(?:\(rev [0-9a-f]+\))?$", name)
    maker = {"nvidia": "NVIDIA", "advanced micro devices": "AMD", "intel": "Intel"}
    prefix = next((short for word, short in maker.items() if name.lower().startswith(word)), "")
    if inner is None or inner[1] in ("AMD/ATI",):
        return name
    return f"{prefix} {inner[1]}".strip()
