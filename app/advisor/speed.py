"""Expected speed: bytes that must be read for one token against the memory's bandwidth, as a range with its basis."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from app.advisor.types import Speed
from app.catalog.types import Variant
from app.core.i18n import tr
from app.hardware.machine import Adapter, Machine
from app.system.resources import resource

_GB = 10**9
_OVERHEAD = 0.004  # seconds a token costs beyond reading weights


def highest(machine: Machine, cards: Sequence[Adapter], variant: Variant, on_card: float) -> float:
    """Tokens per second at best. `on_card` is the share of what a token reads (0..1) that lies on cards."""
    active = variant.active_size
    seconds = active * (1 - on_card) / (_processor(machine) * _GB) + _OVERHEAD
    if cards and on_card:
        seconds += active * on_card / (min(bandwidth(card.name) for card in cards) * _GB)
    return 1 / seconds


def estimated(machine: Machine, cards: Sequence[Adapter], variant: Variant, on_card: float) -> Speed:
    best = highest(machine, cards, variant, on_card)
    return Speed(round(best * 0.5, 1), round(best, 1), _basis(cards, on_card))


def _processor(machine: Machine) -> int:
    """GB/s that the processor reads at most: two channels of DDR4 for few cores, DDR5 or more for many."""
    cores = machine.cpu.physical_cores
    return 20 if cores <= 4 else 40 if cores <= 10 else 60


@cache
def bandwidth(name: str) -> int:
    """GB/s of a card by its name; a cautious number for unknown ones."""
    table = _table()
    return int(
        next((item["speed"] for item in table["cards"] if re.search(item["pattern"], name)), table["other"])
    )


@cache
def _table() -> dict[str, Any]:
    with open(resource("hardware", "bandwidth.toml"), "rb") as file:
        return tomllib.load(file)


def _basis(cards: Sequence[Adapter], on_card: float) -> str:
    if not cards or not on_card:
        return tr("estimated from the speed of the RAM")
    if on_card > 0.999:
        speed = min(bandwidth(card.name) for card in cards)
        return tr("estimated from the card's memory speed, {speed} GB/s", speed=speed)
    return tr("estimated; {part} % of the model runs on the card", part=round(on_card * 100))
