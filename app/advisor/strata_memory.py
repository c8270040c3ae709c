"""How Strata's setup answers "auto" for memory: low-RAM mode, KV streaming, RAM budget (contract 4.7).

Its numbers are kept as they are: RAM and VRAM in GiB, experts (`arena_gb`) and KV in GB.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.advisor.types import Choice
from app.catalog.types import Variant
from app.core.units import GB, GIB, MIB
from app.hardware.machine import Adapter, Machine

STREAMING_FROM = 65536  # tokens of context
WINDOW = 32768  # tokens that stay on the card
_KV_BYTES = {"int8": 1056, "q4_0": 576, "k8v4": 816}  # a token and attention layer
_KV_LAYERS = 13  # 12 attention layers and the draft layer
_LOW_RAM_MARGIN = 10.0
_CARD_RESERVE = 5.0
_BUDGET_RESERVE, _LEAST_BUDGET = 24, 8

BUFFERS = 400 * MIB  # compute buffers and the program itself
# What Strata holds on the card beside context and experts; users started it on 6 GB, not below (contract 2.2).
FIXED = 3 * GIB
SLACK = 4 * GIB  # below a size's rule that setup does not yet call a risk
SYSTEM = 6 * GIB  # what Strata's own rule leaves to everything else (contract 4.7)


@dataclass(frozen=True, slots=True)
class MemoryMode:
    """`low_ram` is "", "resident" or "mmap"; `on_card_gb` the experts that then stay on the card only."""

    low_ram: str = ""
    on_card_gb: float = 0.0
    streams: bool = False
    budget_gib: int = 0


def answer(
    variant: Variant, context: int, kv_type: str, machine: Machine, cards: Sequence[Adapter]
) -> MemoryMode:
    """Setup's answer for a machine whose memory is known."""
    ram, arena = machine.memory.usable / GIB, arena_gb(variant)
    streams = _streams(variant, context, machine, ram, kv_gb(context, kv_type))
    if has_budget(variant):
        in_ram = math.ceil(kv_gb(context, kv_type)) if streams else 0
        budget = round(ram) - _BUDGET_RESERVE - in_ram
        return MemoryMode(streams=streams, budget_gib=max(_LEAST_BUDGET, min(budget, math.floor(arena))))
    if not low_ram_wanted(variant, ram):
        return MemoryMode(streams=streams)
    further = 0.0 if streams else kv_gb(max(0, context - WINDOW), kv_type)
    on_card = max(0.0, min(arena, smallest_gib(cards) - _CARD_RESERVE - further))
    kind = "resident" if ram >= arena - on_card + _LOW_RAM_MARGIN else "mmap"
    return MemoryMode(kind, on_card, streams)


def mode_for(
    variant: Variant, context: int, kv_type: str, machine: Machine, cards: Sequence[Adapter]
) -> MemoryMode:
    """What we set: setup's answer, but experts mapped from their file where Windows may not hand out so much.

    Resident experts count against RAM and page file wherever they lie, mapped ones only on the card (#60).
    """
    mode = answer(variant, context, kv_type, machine, cards)
    limit = commit_limit(machine)
    if mode.low_ram != "resident" or not limit:
        return mode
    wanted = (arena_gb(variant) + kv_gb(context, kv_type)) * GB + FIXED + BUFFERS + SYSTEM
    return mode if wanted <= limit else replace(mode, low_ram="mmap")


def automatic(variant: Variant, choice: Choice, machine: Machine) -> dict[str, str]:
    """Options of the choice that follow from the machine: `low_ram`, `kv_resident`, `resident_budget_gib`.

    {} for a machine whose memory is not known. What the user chose himself is put over these.
    """
    if not machine.memory.usable:
        return {}
    cards = [card for card in machine.adapters if card.id in choice.adapters]
    mode = mode_for(variant, choice.context, choice.kv_type, machine, cards)
    options: dict[str, str] = {}
    if mode.streams:
        options["kv_resident"] = str(WINDOW)
    if mode.budget_gib:
        options["resident_budget_gib"] = str(mode.budget_gib)
    if mode.low_ram:
        options["low_ram"] = mode.low_ram
    return options


def commit_limit(machine: Machine) -> int:
    """Bytes that Windows hands out at most, RAM and page files together; 0 where nothing counts against a limit."""
    return machine.memory.commit_limit or 0 if machine.os.system == "windows" else 0


def arena_gb(variant: Variant) -> float:
    """GB that the experts take."""
    return float(variant.options.get("arena_gb", "0"))


def kv_gb(context: int, kind: str) -> float:
    """GB that `context` tokens take in RAM or VRAM."""
    return context * _KV_BYTES.get(kind, _KV_BYTES["int8"]) * _KV_LAYERS / GB


def has_budget(variant: Variant) -> bool:
    """Unsloth's sizes: a part of the experts stays in RAM, the rest is read from the file."""
    return variant.family == "unsloth"


def low_ram_wanted(variant: Variant, ram_gib: float) -> bool:
    return not has_budget(variant) and arena_gb(variant) > 0 and ram_gib < arena_gb(variant) + _LOW_RAM_MARGIN


def room_gb(machine: Machine, cards: Sequence[Adapter]) -> float:
    """What RAM and card hold of the experts in low-RAM mode; at least `arena_gb` = it fits."""
    return (machine.memory.usable - SYSTEM) / GIB + max(0.0, smallest_gib(cards) - _CARD_RESERVE)


def smallest_gib(cards: Sequence[Adapter]) -> float:
    """GiB of the smallest card; of a chip that shares the RAM only its own carve-out counts (contract 4.3)."""
    return (
        min((card.carve_out if card.unified else card.memory_total or 0 for card in cards), default=0) / GIB
    )


def _streams(variant: Variant, context: int, machine: Machine, ram: float, kv: float) -> bool:
    if context < STREAMING_FROM or "wsl" in machine.os.environment:
        return False
    return ram >= variant.ram_needed / GIB + kv + 1
