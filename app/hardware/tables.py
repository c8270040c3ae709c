"""What names and PCI ids say when no tool does (resources/hardware/adapters.toml and cards.toml)."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.core.units import GIB
from app.hardware.machine import AdapterKind, Vendor
from app.system.resources import resource


@dataclass(frozen=True, slots=True)
class Known:
    """`integrated` is None when nothing is known."""

    architecture: str = ""
    integrated: bool | None = None


@cache
def _data() -> dict[str, Any]:
    with open(resource("hardware", "adapters.toml"), "rb") as file:
        return tomllib.load(file)


@cache
def _cards() -> dict[str, Any]:
    with open(resource("hardware", "cards.toml"), "rb") as file:
        return tomllib.load(file)


@cache
def _sizes() -> tuple[tuple[re.Pattern[str], tuple[int, ...]], ...]:
    return tuple((re.compile(row["pattern"], re.IGNORECASE), tuple(row["gib"])) for row in _cards()["sizes"])


def card_name(vendor: Vendor, device_id: str, revision: str) -> str:
    """The product's name by its PCI ids (hex digits), "" when the table has none. AMD's names need the revision."""
    key = device_id.lower()
    if vendor is Vendor.AMD:
        key = f"{key}:{revision.lower().zfill(2)}" if revision else ""
    return str(_cards().get(vendor.value, {}).get(key, ""))


def sold_with(name: str, vendor: Vendor, device_id: str) -> tuple[int, ...]:
    """The memory sizes in bytes, smallest first, that a card of this name is sold with; () when not in the table."""
    if vendor is Vendor.NVIDIA and (size := _cards()["nvidia_gib"].get(device_id.lower())):
        return (size * GIB,)
    found = next((sizes for pattern, sizes in _sizes() if pattern.search(name)), ())
    return tuple(size * GIB for size in found)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], Known], ...]:
    return tuple((re.compile(item["pattern"], re.IGNORECASE), _known(item)) for item in _data()["name"])


def _known(item: dict[str, Any]) -> Known:
    return Known(item["architecture"], item.get("integrated", False))


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
