"""The engine's own list of cards: both forms that were seen, and which card gets which number."""

from __future__ import annotations

import pytest

from app.core.errors import UserFacingError
from app.core.units import GIB
from app.engines.strata.devices import Device, list_devices, numbers, parse
from app.engines.strata.places import Places
from app.hardware.machine import Adapter, Vendor
from app.system.home import Home
from tests.doubles.strata.place import place

XT = Device(0, "AMD Radeon RX 9070 XT", "gfx1201", round(15.9 * GIB))


def test_the_list_of_issue_2781() -> None:
    text = (
        "device 0: AMD Radeon RX 9070 XT\n"
        "  arch gfx1201, 15.9 GiB, wave32\n"
        "device 1: AMD Radeon(TM) Graphics\n"
        "  arch gfx1036, not supported by this build\n"
    )
    second = Device(1, "AMD Radeon(TM) Graphics", "gfx1036", None, "not supported by this build")
    assert parse(text) == [XT, second]


def test_the_list_as_the_program_prints_it() -> None:
    text = (
        "HIP runtime C:\\Strata\\engine\\amdhip64_7.dll\r\n"
        "device 0: AMD Radeon(TM) Graphics\r\n  arch gfx1036, 0.5 GiB, wave32\r\n"
        "  cannot run: this build has no code for gfx1036\r\n"
        "device 1: AMD Radeon RX 9070 XT\r\n  arch gfx1201, 15.9 GiB, wave32\r\n"
        "device 2: (the runtime cannot describe it)\r\n"
        "device 3: NVIDIA GeForce RTX 5070\r\n  compute capability 12.0, 11.9 GiB\r\n"
    )
    found = parse(text)
    assert [(device.number, device.architecture, device.trouble) for device in found] == [
        (0, "gfx1036", "this build has no code for gfx1036"),
        (1, "gfx1201", ""),
        (2, "unknown", ""),
        (3, "sm_120", ""),
    ]
    assert found[1].memory == XT.memory


@pytest.mark.parametrize("text", ["", "(no GPU device)\n", "arch gfx1201\n"])
def test_no_device(text: str) -> None:
    assert parse(text) == []


def test_the_doubles_lister_is_asked_for_real(double_home: Home, port: int) -> None:
    place(double_home, port=port)
    found = list_devices(Places.in_home(double_home))
    assert [(device.name, device.architecture) for device in found] == [
        ("AMD Radeon RX 9070 XT", "gfx1201"),
        ("AMD Radeon(TM) Graphics", "gfx1036"),
    ]


def test_an_engine_without_a_lister_lists_nothing(double_home: Home) -> None:
    assert list_devices(Places.in_home(double_home)) == []


def card(pci: str, architecture: str, index: int | None = None, used: bool = True) -> Adapter:
    return Adapter(
        f"card {pci}", Vendor.AMD, pci=pci, architecture=architecture, engine_index=index, used=used
    )


def test_the_engines_numbers_win_over_detection() -> None:
    cards = [card("03", "gfx1201", 0), card("0f", "gfx1036", 1, used=False)]
    listed = [Device(0, "igpu", "gfx1036"), Device(1, "xt", "gfx1201")]
    assert numbers(cards, listed) == {"0f": 0, "03": 1}


def test_twins_are_matched_by_rank() -> None:
    cards = [card("41", "gfx1100", 1), card("03", "gfx1100", 0)]
    listed = [Device(2, "a", "gfx1100"), Device(5, "b", "gfx1100")]
    assert numbers(cards, listed) == {"03": 2, "41": 5}


def test_without_a_list_detection_counts() -> None:
    assert numbers([card("03", "sm_89", 1), card("04", "sm_89")], []) == {"03": 1}


def test_a_card_that_the_engine_does_not_see_is_said() -> None:
    with pytest.raises(UserFacingError, match="card 03") as caught:
        numbers([card("03", "gfx1201")], [Device(0, "igpu", "gfx1036")])
    assert caught.value.code == "engine-sees-no-card"
