"""How Strata's setup answers "auto" for memory: low-RAM mode, KV streaming, RAM budget (contract 4.7).

Its numbers are kept as they are: RAM and VRAM in GiB, experts (`arena_gb`) and KV in GB.
"""

from __future__ import annotations

import math

from app.advisor.types import Choice
from app.catalog.types import Variant
from app.core.units import GB, GIB
from app.hardware.machine import Machine

STREAMING_FROM = 65536  # tokens of context
STREAMED_WINDOW = "32768"  # tokens that stay on the card
_KV_BYTES = {"int8": 1056, "q4_0": 576, "k8v4": 816}  # a token and attention layer
_KV_LAYERS = 13  # 12 attention layers and the draft layer
_LOW_RAM_MARGIN = 10.0
_CARD_RESERVE = 5.0
_BUDGET_RESERVE, _LEAST_BUDGET = 24, 8


def automatic(variant: Variant, choice: Choice, machine: Machine) -> dict[str, str]:
    """Options of the choice that follow from the machine: `low_ram`, `kv_resident`, `resident_budget_gib`.

    {} for a machine whose memory is not known. What the user chose himself is put over these.
    """
    if not machine.memory.usable:
        return {}
    ram = machine.memory.usable / GIB
    arena = float(variant.options.get("arena_gb", "0"))
    kind = choice.kv_type if choice.kv_type in _KV_BYTES else "int8"
    options: dict[str, str] = {}
    streams = _streams(variant, choice, machine, ram, kv_gb(choice.context, kind))
    if streams:
        options["kv_resident"] = STREAMED_WINDOW
    if has_budget(variant):
        in_ram = math.ceil(kv_gb(choice.context, kind)) if streams else 0
        budget = round(ram) - _BUDGET_RESERVE - in_ram
        options["resident_budget_gib"] = str(max(_LEAST_BUDGET, min(budget, math.floor(arena))))
    elif arena and ram < arena + _LOW_RAM_MARGIN:
        further = 0.0 if streams else kv_gb(max(0, choice.context - int(STREAMED_WINDOW)), kind)
        on_card = max(0.0, min(arena, _vram(choice, machine) - _CARD_RESERVE - further))
        options["low_ram"] = "resident" if ram >= arena - on_card + _LOW_RAM_MARGIN else "mmap"
    return options


def kv_gb(context: int, kind: str) -> float:
    """GB that `context` tokens take in RAM or VRAM."""
    return context * _KV_BYTES[kind] * _KV_LAYERS / GB


def has_budget(variant: Variant) -> bool:
    """Unsloth's sizes: a part of the experts stays in RAM, the rest is read from the file."""
    return variant.family == "unsloth"


def _streams(variant: Variant, choice: Choice, machine: Machine, ram: float, kv: float) -> bool:
    if choice.context < STREAMING_FROM or "wsl" in machine.os.environment:
        return False
    return ram >= variant.ram_needed / GIB + kv + 1


def _vram(choice: Choice, machine: Machine) -> float:
    """GiB of the smallest chosen card."""
    sizes = [card.memory_total or 0 for card in machine.adapters if card.pci in choice.adapters]
    return min(sizes, default=0) / GIB
