"""Names by PCI id and the sizes that cards are sold with (resources/hardware/cards.toml): the last source."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.units import GIB
from app.hardware.machine import Adapter, Vendor
from app.hardware.merge import merge
from app.hardware.observation import Observation
from app.hardware.probes.pci import parse_lspci
from app.hardware.probes.windows import parse_cim
from app.hardware.tables import _cards, by_name, card_name, sold_with

_CAPPED = 4293918720  # what Windows' 32-bit field says of every card of 4 GB and more


def _by_windows(name: str, pnp: str) -> Adapter:
    row: dict[str, Any] = {"Name": name, "AdapterRAM": _CAPPED, "PNPDeviceID": pnp}
    return merge(parse_cim(json.dumps(row)), ram=32 * GIB)[0]


@pytest.mark.parametrize(
    ("name", "pnp", "gib"),
    [
        ("NVIDIA GeForce RTX 2080 Ti", r"PCI\VEN_10DE&DEV_1E07&SUBSYS_0&REV_A1\4", 11),
        ("NVIDIA GeForce RTX 3080 Ti Laptop GPU", r"PCI\VEN_10DE&DEV_2460&SUBSYS_0&REV_A1\4", 16),
        ("Intel(R) Arc(TM) B580 Graphics", r"PCI\VEN_8086&DEV_E20B&SUBSYS_0&REV_00\4", 12),
        ("NVIDIA GeForce RTX 3080", r"PCI\VEN_10DE&DEV_220A&SUBSYS_0&REV_A1\4", 12),
        ("NVIDIA GeForce RTX 3080", r"PCI\VEN_10DE&DEV_2206&SUBSYS_0&REV_A1\4", 10),
    ],
)
def test_a_card_whose_size_windows_caps_is_counted_on_with_the_size_it_is_sold_with(
    name: str, pnp: str, gib: int
) -> None:
    card = _by_windows(name, pnp)
    assert (card.used, card.memory_total) == (True, gib * GIB)
    assert "estimate" in card.memory_source


def test_of_two_sizes_the_smaller_is_counted_and_both_are_named() -> None:
    card = _by_windows("AMD Radeon RX 9060 XT", r"PCI\VEN_1002&DEV_7590&SUBSYS_0&REV_C0\4")
    assert card.memory_total == 8 * GIB
    assert any("8.0 GiB / 16.0 GiB" in sentence for sentence in card.disagreements)


@pytest.mark.parametrize(
    ("device", "revision", "listed", "expected"),
    [
        ("7550", "c3", "", "AMD Radeon RX 9070"),
        ("73df", "c5", "AMD Navi 22 [Radeon RX 6700/6700 XT/6750 XT / 6800M]", "AMD Radeon RX 6700 XT"),
        ("73df", "c0", "Radeon RX 6700/6700 XT/6750 XT / 6800M", "AMD Radeon RX 6750 XT"),
        ("73df", "7f", "Radeon RX 6700/6700 XT", "Radeon RX 6700/6700 XT"),  # a revision that nobody listed
        (
            "73df",
            "c5",
            "My RX 6700 XT Red Devil 12",
            "My RX 6700 XT Red Devil 12",
        ),  # a name that says it stays
    ],
)
def test_the_revision_tells_which_card_of_a_chip_it_is(
    device: str, revision: str, listed: str, expected: str
) -> None:
    seen = Observation("pci", name=listed, vendor=Vendor.AMD, device_id=device, revision=revision)
    assert merge([seen], ram=16 * GIB)[0].name == expected


def test_lspci_tells_the_revision() -> None:
    line = (
        "03:00.0 VGA compatible controller [0300]: Advanced Micro Devices, Inc. [AMD/ATI] "
        "Navi 22 [Radeon RX 6700/6700 XT/6750 XT / 6800M/6850M XT] [1002:73df] (rev c5)"
    )
    (seen,) = parse_lspci(line)
    assert seen.revision == "c5"
    assert merge([seen], ram=16 * GIB)[0].name == "AMD Radeon RX 6700 XT"


def test_every_row_can_be_reached_and_every_named_desktop_card_has_a_size() -> None:
    cards = _cards()
    names = [name for vendor in ("amd", "nvidia", "intel") for name in cards[vendor].values()]
    without = [name for name in names if not sold_with(name, Vendor.OTHER, "")]
    assert [name for name in without if "GeForce RTX" in name or "Radeon RX" in name or "Arc" in name] == []
    assert [name for name in cards["amd"].values() if not by_name(name).architecture and "RX 7" in name] == []
    for key in cards["amd"]:
        device, revision = key.split(":")
        assert card_name(Vendor.AMD, device, revision)
    assert card_name(Vendor.AMD, "7550", "") == ""
