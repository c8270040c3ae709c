"""Strata's expected speed: what others measured on the same card, or worked out from measurements on many.

Source: `resources/advice/measured.toml` and `strata_speed.toml`, whose figures come from the community's reports.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from app.advisor.budget import Budget
from app.advisor.speed import bandwidth
from app.advisor.strata_memory import FIXED, arena_gb
from app.advisor.types import Speed
from app.catalog.types import Variant
from app.core.i18n import tr
from app.core.units import GB
from app.hardware.machine import Adapter, Machine
from app.system.resources import resource

_LARGEST = 50.3  # GB of experts to which `miss` of the table refers
_SAME_LOW, _SAME_HIGH = 0.75, 1.2  # the same card in another computer


def highest(machine: Machine, cards: Sequence[Adapter], variant: Variant, budget: Budget) -> float:
    """Tokens per second in a short chat, what is told as the middle of the range."""
    row = _measured(machine, cards, variant, budget)
    return row[0] * budget.resident**2 if row else _worked_out(cards, variant, budget)


def expected(machine: Machine, cards: Sequence[Adapter], variant: Variant, budget: Budget) -> Speed:
    row = _measured(machine, cards, variant, budget)
    if row is not None:
        low, high = (_SAME_LOW * (row[1] or row[0] * _SAME_LOW), _SAME_HIGH * row[0])
        factor = budget.resident**2
        return Speed(round(low * factor, 1), round(high * factor, 1), tr("measured by others on this card"))
    table, speed = _table(), _worked_out(cards, variant, budget)
    where = tr(
        "measured by others on {card}, scaled to this computer", card=_kind(cards[0].architecture)["cards"]
    )
    return Speed(round(speed * table["low"], 1), round(speed * table["high"], 1), where)


def users_compiled(architecture: str) -> bool:
    """Users run Strata on cards of this kind with an engine that they compiled themselves."""
    return architecture in _table()["compiled"]


def _worked_out(cards: Sequence[Adapter], variant: Variant, budget: Budget) -> float:
    """Tokens per second, as `strata_speed.toml` explains."""
    table, kind = _table(), _kind(cards[0].architecture)
    arena = arena_gb(variant) or _LARGEST
    share = 1.0
    if not cards[0].unified:
        held = next(use.weights for use in budget.uses if use.where == "vram") - FIXED
        share = min(1.0, max(0.0, held / GB / arena))
    card = table["base"] + table["per_bandwidth"] / min(bandwidth(item.name) for item in cards)
    milliseconds = kind["factor"] * card + table["miss"] * arena / _LARGEST * (1 - share) ** table["power"]
    mode = "crowded" if budget.low_ram == "resident" and share < table["roomy"] else budget.low_ram
    return float(1000 / milliseconds * table["low_ram"].get(mode, 1.0) * budget.resident**2)


def _measured(
    machine: Machine, cards: Sequence[Adapter], variant: Variant, budget: Budget
) -> tuple[float, float] | None:
    """(in a short chat, at 128K tokens or 0) of this very card and size, alone and with its experts in RAM."""
    if len(cards) > 1 or budget.low_ram:
        return None
    return _row(machine.os.system, cards[0].name, f"{variant.family} {variant.id}")


@cache
def _row(system: str, card: str, size: str) -> tuple[float, float] | None:
    found = [row for row in _rows() if size in row["sizes"] and re.search(row["card"], card)]
    found.sort(key=lambda row: row["system"] != system)
    return (float(found[0]["sizes"][size][0]), float(found[0]["sizes"][size][1])) if found else None


@cache
def _kind(architecture: str) -> dict[str, Any]:
    return next(dict(kind) for kind in _table()["kinds"] if re.match(kind["pattern"], architecture))


@cache
def _table() -> dict[str, Any]:
    with open(resource("advice", "strata_speed.toml"), "rb") as file:
        return tomllib.load(file)


@cache
def _rows() -> list[dict[str, Any]]:
    with open(resource("advice", "measured.toml"), "rb") as file:
        return list(tomllib.load(file)["measured"])
