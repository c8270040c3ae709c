"""Memory budgets: what a model takes where, at its full context. All sizes are bytes."""

from __future__ import annotations

from dataclasses import dataclass

from app.advisor.types import BudgetLine, Pool
from app.catalog.types import Variant
from app.core.i18n import tr
from app.core.units import GIB, MIB
from app.hardware.machine import Adapter, Machine

BUFFERS = 400 * MIB  # compute buffers and the program itself (llama.cpp at a batch of 512)
_DISPLAY = 700 * MIB  # of a card that also draws the screen (Strata's default reserve, contract 1.2)
# What Strata holds on the card beside context and experts; users started it on 6 GB, not below (contract 2.2).
_STRATA_FIXED = 3 * GIB
_KV_SHARE = {"f16": 1.0, "q8_0": 0.53, "q4_0": 0.28, "int8": 1.0}


@dataclass(frozen=True, slots=True)
class Budget:
    """Pools that add up, how many layers lie on the card, and whether everything fits."""

    pools: tuple[Pool, ...]
    gpu_layers: int
    fits: bool
    missing: int = 0  # bytes that are wanting when it does not fit

    @property
    def left(self) -> int:
        return min(pool.free for pool in self.pools)


def system_reserve(ram: int) -> int:
    """What stays with the system and other programs: an eighth of the RAM, between 1.5 and 8 GiB."""
    return int(min(max(ram // 8, 1.5 * GIB), 8 * GIB))


def kv_size(variant: Variant, context: int, kv_type: str) -> int:
    return int(variant.kv_bytes_per_token * context * _KV_SHARE.get(kv_type, 1.0))


def on_processor(machine: Machine, variant: Variant, context: int, kv_type: str) -> Budget:
    """Everything in RAM."""
    weights, kv = variant.weights_size, kv_size(variant, context, kv_type)
    return _closed(
        [
            _pool(
                tr("RAM"), machine.memory.usable, weights, kv, BUFFERS, system_reserve(machine.memory.usable)
            )
        ],
        0,
    )


def in_one_pool(machine: Machine, adapter: Adapter, variant: Variant, context: int, kv_type: str) -> Budget:
    """Unified memory: one pool, of which the graphics may have `adapter.memory_total`."""
    total = machine.memory.usable
    share = min(adapter.memory_total or total, total)
    reserve = max(system_reserve(total), total - share)
    pool = _pool(
        tr("memory"), total, variant.weights_size, kv_size(variant, context, kv_type), BUFFERS, reserve
    )
    return _closed([pool], variant.layers + 1)


def on_card(machine: Machine, adapter: Adapter, variant: Variant, context: int, kv_type: str) -> Budget:
    """As many layers on the card as fit, the rest in RAM."""
    vram, weights, kv = adapter.memory_total or 0, variant.weights_size, kv_size(variant, context, kv_type)
    layers = variant.layers + 1  # the output layer counts as one
    room = vram - _DISPLAY - BUFFERS
    here = max(0, min(layers, room * layers // (weights + kv))) if room > 0 else 0
    card_weights, card_kv = weights * here // layers, kv * here // layers
    card = _pool(tr("VRAM of {card}", card=adapter.name), vram, card_weights, card_kv, BUFFERS, _DISPLAY)
    ram = _pool(
        tr("RAM"),
        machine.memory.usable,
        weights - card_weights,
        kv - card_kv,
        BUFFERS,
        system_reserve(machine.memory.usable),
    )
    return _closed([card, ram], here)


def strata(machine: Machine, adapter: Adapter, variant: Variant, context: int) -> Budget:
    """Strata: experts in RAM, a cache of them and the rest of the model on the card (contract sections 2.2, 2.4)."""
    arena = int(float(variant.options.get("arena_gb", "0")) * 10**9)
    kv = variant.kv_bytes_per_token * context
    vram = adapter.memory_total or 0
    cache = max(0, vram - _DISPLAY - kv - _STRATA_FIXED)
    card = Pool(
        tr("VRAM of {card}", card=adapter.name),
        vram,
        _lines(
            (
                ("weights", tr("model and expert cache"), _STRATA_FIXED + cache),
                ("kv", tr("context"), kv),
                ("system", tr("display"), _DISPLAY),
            ),
            vram,
        ),
    )
    total = machine.memory.usable
    ram = _pool(tr("RAM"), total, arena, 0, BUFFERS, min(system_reserve(total), 6 * GIB))
    budget = _closed([card, ram], 0)
    short = max(budget.missing, variant.ram_needed - total - GIB)  # a "48 GB" PC reads about 47 GiB
    return Budget(budget.pools, 0, budget.fits and short <= 0, max(0, short))


def _pool(name: str, total: int, weights: int, kv: int, buffers: int, system: int) -> Pool:
    parts = (
        ("weights", tr("weights"), weights),
        ("kv", tr("context"), kv),
        ("buffers", tr("work space"), buffers),
        ("system", tr("system"), system),
    )
    return Pool(name, total, _lines(parts, total))


def _lines(parts: tuple[tuple[str, str, int], ...], total: int) -> tuple[BudgetLine, ...]:
    lines = tuple(BudgetLine(kind, label, size) for kind, label, size in parts)
    return (*lines, BudgetLine("free", tr("free"), total - sum(line.size for line in lines)))


def _closed(pools: list[Pool], layers: int) -> Budget:
    missing = max(0, *(-pool.free for pool in pools))
    return Budget(tuple(pools), layers, missing == 0, missing)
