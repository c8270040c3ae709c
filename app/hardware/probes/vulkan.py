"""Vulkan devices by `vulkaninfo --summary`, else by the loader in a child process (a driver may crash or hang)."""

from __future__ import annotations

import json
import re
from typing import Any

from app.core.i18n import tr
from app.hardware.machine import AdapterKind
from app.hardware.observation import Observation, Seen, vendor_of
from app.hardware.reader import Reader
from app.hardware.tables import virtual_or_software
from app.hardware.text import decode, integer
from app.system.program import own_command

_KINDS = {
    "DISCRETE_GPU": AdapterKind.DISCRETE,
    "INTEGRATED_GPU": AdapterKind.INTEGRATED,
    "VIRTUAL_GPU": AdapterKind.VIRTUAL,
    "CPU": AdapterKind.SOFTWARE,
}
_BY_NUMBER = {
    1: AdapterKind.INTEGRATED,
    2: AdapterKind.DISCRETE,
    3: AdapterKind.VIRTUAL,
    4: AdapterKind.SOFTWARE,
}


def probe(reader: Reader) -> Seen:
    if reader.platform == "darwin":
        return Seen(absent=True)  # MoltenVK shows what Metal shows
    output = reader.command("vulkan", own_command("probe-vulkan"))
    found = parse_devices(decode(output.data)) if output is not None and output.code == 0 else ()
    if found:
        return Seen(found)
    summary = reader.command("vulkaninfo", ["vulkaninfo", "--summary"])
    found = parse_summary(decode(summary.data)) if summary is not None else ()
    hung = any(item is not None and item.timed_out for item in (output, summary))
    return Seen(found, absent=not found, note=tr("the Vulkan driver did not answer in time") if hung else "")


def parse_devices(text: str) -> tuple[Observation, ...]:
    """What our child process prints: one JSON list; noise of drivers around it is left out."""
    for line in text.splitlines():
        if line.startswith("[") and line.rstrip().endswith("]"):
            try:
                return tuple(_device(item) for item in json.loads(line) if isinstance(item, dict))
            except (ValueError, TypeError, KeyError):
                continue
    return ()


def _device(item: dict[str, Any]) -> Observation:
    name = str(item.get("name", ""))
    kind = _BY_NUMBER.get(int(item.get("type", 0)), AdapterKind.UNKNOWN)
    memory = int(item["local"]) if item.get("local") else None
    unified = kind is AdapterKind.INTEGRATED
    return Observation(
        source="vulkan",
        name=name,
        vendor=vendor_of(f"0x{int(item.get('vendor_id', 0)):04x}"),
        kind=virtual_or_software(name) or kind,
        pci=str(item.get("pci", "")),
        device_id=f"{int(item.get('device_id', 0)):04x}",
        memory=None if unified else memory,
        shared=memory if unified else None,
        unified=unified,
        backends=("vulkan",) if kind is not AdapterKind.SOFTWARE else (),
        driver="",
    )


def parse_summary(text: str) -> tuple[Observation, ...]:
    """The "Devices:" part of `vulkaninfo --summary`."""
    found = []
    for block in re.split(r"(?m)^GPU\d+:\s*$", text)[1:]:
        values = dict(re.findall(r"(?m)^\s*(\w+)\s*=\s*(.+?)\s*$", block))
        name = values.get("deviceName", "")
        if not name:
            continue
        declared = values.get("deviceType", "").removeprefix("PHYSICAL_DEVICE_TYPE_")
        kind = _KINDS.get(declared, AdapterKind.UNKNOWN)
        found.append(
            Observation(
                source="vulkan",
                name=name,
                vendor=vendor_of(values.get("vendorID", "")),
                kind=virtual_or_software(name) or kind,
                device_id=f"{integer(values.get('deviceID', '')) or 0:04x}",
                unified=kind is AdapterKind.INTEGRATED,
                uuid=values.get("deviceUUID", ""),
                backends=("vulkan",) if kind is not AdapterKind.SOFTWARE else (),
            )
        )
    return tuple(found)
