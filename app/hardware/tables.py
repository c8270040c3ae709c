"""What names and PCI ids say when no tool does (resources/hardware/adapters.toml)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.core.units import GIB
from app.hardware.machine import AdapterKind
from app.system.resources import resource


@dataclass(frozen=True, slots=True)
class Known:
    """`memory` in bytes is the size the card is sold with, an estimate; None when several sizes are sold."""

    architecture: str = ""
    integrated: bool | None = None
    memory: int | None = None


@cache
def _data() -> dict[str, Any]:
    with open(resource("hardware", "adapters.toml"), "rb") as file:
        return tomllib.load(file)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Known], ...]:
    return tuple((re.compile(item["pattern"], re.IGNORECASE), _known(item)) for item in _data()["name"])


def _known(item: dict[str, Any]) -> Known:
    memory = item.get("memory")
    return Known(item["architecture"], item.get("integrated", False), memory * GIB if memory else None)


def by_amd_id(device_id: str) -> Known:
    """By the four hex digits of an AMD device id."""
    for item in _data()["amd"]:
        if device_id.lower() in item["ids"]:
            return _known(item)
    return Known()


def by_name(name: str) -> Known:
    for pattern, known in _patterns():
        if pattern.search(name):
            return known
    return Known()


def virtual_or_software(name: str, pnp: str = "", vendor_id: str = "") -> AdapterKind | None:
    """VIRTUAL or SOFTWARE when name, PNP id or PCI vendor say that it is no real adapter, else None.

    The PNP id decides before the name: names are translated, ids are not.
    """
    table = _data()["virtual"]
    if any(word.lower() in name.lower() for word in table["software"]):
        return AdapterKind.SOFTWARE
    if pnp:
        upper = pnp.upper()
        if upper.startswith(("ROOT\\BASICDISPLAY", "ROOT\\BASICRENDER")):
            return AdapterKind.SOFTWARE
        if not upper.startswith("PCI\\"):
            return AdapterKind.VIRTUAL
        match = re.search(r"VEN_([0-9A-F]{4})", upper)
        vendor_id = match[1].lower() if match else vendor_id
    if vendor_id.lower().removeprefix("0x") in table["pci_vendors"]:
        return AdapterKind.VIRTUAL
    if any(word.lower() in name.lower() for word in table["names"]):
        return AdapterKind.VIRTUAL
    return None
