"""Strata's expected speed: what others measured on the same card, or on the nearest one, scaled."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from app.advisor.budget import Budget
from app.advisor.speed import bandwidth
from app.advisor.strata_memory import arena_gb
from app.advisor.types import Speed
from app.catalog.types import Variant
from app.core.i18n import tr
from app.core.units import GIB
from app.hardware.machine import Adapter, Machine
from app.system.resources import resource

# Our own guess where nothing was measured: experts that lie on the card only are not to be had in RAM too, and mapped
# ones come from the drive when the page cache has not got them.
_LOW_RAM = {"": 1.0, "resident": 0.7, "mmap": 0.25}
_FASTEST, _SLOWEST = 1.5, 0.3  # how far a measurement is stretched to another card
_COMFORT = 11 * GIB  # of VRAM; fewer experts fit on a smaller card


def highest(machine: Machine, cards: Sequence[Adapter], variant: Variant, budget: Budget) -> float:
    """Tokens per second at best, in a short chat."""
    _, short, _ = _nearest(machine, cards[0], variant)
    return short * _factor(cards, budget)


def expected(machine: Machine, cards: Sequence[Adapter], variant: Variant, budget: Budget) -> Speed:
    row, short, long = _nearest(machine, cards[0], variant)
    factor = _factor(cards, budget)
    same = bool(re.search(row["card"], cards[0].name)) and f"{variant.family} {variant.id}" in row["sizes"]
    if same and not budget.low_ram and len(cards) == 1:
        return Speed(round(long * factor, 1), round(short * factor, 1), tr("measured by others on this card"))
    where = tr("measured by others on {card}, scaled to this computer", card=row["card"].split("(")[0])
    return Speed(round(long * factor * 0.6, 1), round(short * factor, 1), where)


def _nearest(machine: Machine, card: Adapter, variant: Variant) -> tuple[dict[str, Any], float, float]:
    """(the row, short, long) of the card itself or else of one of its maker, stretched by memory speed."""
    rows = [row for row in _rows() if row["vendor"] == card.vendor.value] or _rows()
    name = f"{variant.family} {variant.id}"

    def distance(row: dict[str, Any]) -> tuple[bool, bool, bool]:
        other_card = not re.search(row["card"], card.name)
        return name not in row["sizes"], other_card, row["system"] not in ("", machine.os.system)

    row = min(rows, key=distance)
    short, long = row["sizes"].get(name) or _by_size(row, variant)
    stretch = 1.0
    if not re.search(row["card"], card.name):
        stretch = min(_FASTEST, max(_SLOWEST, bandwidth(card.name) / row["bandwidth"]))
    return row, short * stretch, (long or short * 0.75) * stretch


def _by_size(row: dict[str, Any], variant: Variant) -> tuple[float, float]:
    """A size that nobody measured: the slowest of the row, slower by as much as its experts are larger."""
    short, long = min(row["sizes"].values())
    same = row["sizes"].get(f"qwen {variant.id}")
    if same:
        return float(same[0]), float(same[1])
    share = min(1.0, 50.3 / (arena_gb(variant) or 50.3))
    return short * share, long * share


def _factor(cards: Sequence[Adapter], budget: Budget) -> float:
    vram = sum(card.memory_total or 0 for card in cards)
    return _LOW_RAM[budget.low_ram] * budget.resident**2 * min(1.0, vram / _COMFORT)


@cache
def _rows() -> list[dict[str, Any]]:
    with open(resource("advice", "measured.toml"), "rb") as file:
        return list(tomllib.load(file)["measured"])
