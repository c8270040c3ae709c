"""Expected speed: bytes that must be read for one token against the memory's bandwidth, as a range with its basis."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from app.advisor.types import Speed
from app.catalog.types import Variant
from app.core.i18n import tr
from app.hardware.machine import Adapter, Machine
from app.system.resources import resource

_GB = 10**9
_OVERHEAD = 0.004  # seconds a token costs beyond reading weights


def expected(machine: Machine, adapter: Adapter | None, variant: Variant, on_card: float) -> Speed:
    """`on_card` is the share of the weights (0..1) that the card reads; the processor reads the rest."""
    active = variant.weights_size * (
        variant.active_parameters / variant.parameters if variant.parameters else 1.0
    )
    processor = _processor(machine) * _GB
    seconds = active * (1 - on_card) / processor + _OVERHEAD
    if adapter is not None and on_card:
        seconds += active * on_card / (_card(adapter) * _GB)
    best = 1 / seconds
    return Speed(round(best * 0.5, 1), round(best, 1), _basis(adapter, on_card))


def _processor(machine: Machine) -> int:
    """GB/s that the processor reads at most: two channels of DDR4 for few cores, DDR5 or more for many."""
    cores = machine.cpu.physical_cores
    return 20 if cores <= 4 else 40 if cores <= 10 else 60


@cache
def _table() -> dict[str, Any]:
    with open(resource("hardware", "bandwidth.toml"), "rb") as file:
        return tomllib.load(file)


def _card(adapter: Adapter) -> int:
    speeds = (item["speed"] for item in _table()["cards"] if re.search(item["pattern"], adapter.name))
    return int(next(speeds, _table()["other"]))


def _basis(adapter: Adapter | None, on_card: float) -> str:
    if adapter is None or not on_card:
        return tr("estimated from the speed of the RAM")
    if on_card > 0.999:
        return tr("estimated from the card's memory speed, {speed} GB/s", speed=_card(adapter))
    return tr("estimated; {part} % of the model runs on the card", part=round(on_card * 100))
