"""Strata's own answers to "auto", against the numbers of contract 4.7."""

from __future__ import annotations

import dataclasses

import pytest

from app.advisor.strata_memory import automatic
from app.advisor.types import Choice
from app.catalog.types import Variant
from app.core.units import GIB
from app.hardware.machine import Adapter, Machine, Memory, OperatingSystem
from tests.doubles.strata.network import family

CARD = "0000:01:00.0"
SIZES = {
    "Q2_0": ("qwen", "34.0", 48),
    "IQ2_XS": ("qwen", "35.5", 48),
    "IQ3_XXS": ("qwen", "42.9", 60),
    "IQ3_S": ("qwen", "50.3", 62),
    "IQ1_M": ("coder", "23.4", 32),
    "UD-IQ4_XS": ("unsloth", "59.5", 48),
}


def size(name: str) -> Variant:
    of, arena, ram = SIZES[name]
    base = family().variants[0]
    return dataclasses.replace(base, id=name, family=of, options={"arena_gb": arena}, ram_needed=ram * GIB)


def answers(
    name: str, ram: float, vram: float = 12, context: int = 32768, kv: str = "int8", where: str = ""
) -> dict[str, str]:
    machine = Machine(
        os=OperatingSystem("linux", environment=(where,) if where else ()),
        memory=Memory(total=round(ram * GIB)),
        adapters=(Adapter("card", pci=CARD, memory_total=round(vram * GIB), used=True),),
    )
    variant = size(name)
    return automatic(variant, Choice("strata", "b", variant.family, name, context, kv, (CARD,)), machine)


@pytest.mark.parametrize(
    ("name", "threshold"),
    [("Q2_0", 44.0), ("IQ2_XS", 45.5), ("IQ3_XXS", 52.9), ("IQ3_S", 60.3), ("IQ1_M", 33.4)],
)
def test_low_ram_mode_begins_below_the_threshold(name: str, threshold: float) -> None:
    assert "low_ram" not in answers(name, threshold + 0.1)
    assert answers(name, threshold - 0.1)["low_ram"] == "resident"


def test_experts_are_mapped_when_ram_and_card_together_do_not_hold_them() -> None:
    assert answers("IQ2_XS", 40, vram=12)["low_ram"] == "resident"  # 35.5 - 7 + 10 = 38.5
    assert answers("IQ2_XS", 38, vram=12)["low_ram"] == "mmap"
    assert answers("IQ2_XS", 38, vram=16)["low_ram"] == "resident"
    assert (
        answers("IQ2_XS", 39, vram=12, context=131072)["low_ram"] == "mmap"
    )  # the longer context takes of the card


@pytest.mark.parametrize(
    ("ram", "context", "streams"),
    [
        (63, 65536, True),
        (47, 65536, False),
        (49.8, 65536, False),
        (50, 65536, True),
        (63, 131072, True),
        (63, 32768, False),
    ],
)
def test_streaming_needs_a_long_context_and_ram(ram: float, context: int, streams: bool) -> None:
    assert (answers("IQ2_XS", ram, context=context).get("kv_resident") == "32768") is streams


def test_no_streaming_under_wsl() -> None:
    assert "kv_resident" not in answers("IQ2_XS", 63, context=65536, where="wsl")


def test_a_smaller_kv_needs_less() -> None:
    assert "kv_resident" in answers("IQ2_XS", 49.8, context=65536, kv="q4_0")


@pytest.mark.parametrize(("ram", "budget"), [(64, "40"), (48, "24"), (30, "8"), (128, "59")])
def test_unsloth_sizes_get_a_budget_and_never_low_ram_mode(ram: float, budget: str) -> None:
    assert answers("UD-IQ4_XS", ram, context=8192) == {"resident_budget_gib": budget}


def test_an_unknown_machine_gets_no_answers() -> None:
    assert automatic(size("IQ2_XS"), Choice("strata", "b", "qwen", "IQ2_XS", 32768), Machine()) == {}
