"""Memory budgets: what a model takes where, at its full context. All sizes are bytes.

A budget is counted in plain numbers (`Use`); its words (`pools`) are made only for what a person is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from app.advisor import placement, strata_memory
from app.advisor.types import BudgetLine, Pool
from app.catalog.types import Variant
from app.core.i18n import tr
from app.core.units import GB, GIB, MIB
from app.hardware.machine import Adapter, Machine

BUFFERS = strata_memory.BUFFERS  # llama.cpp takes as much at a batch of 512
DISPLAY = 700 * MIB  # of a card that also draws the screen (Strata's default reserve, contract 1.2)
_KV_SHARE = {"f16": 1.0, "q8_0": 0.53, "q4_0": 0.28}


class Use(NamedTuple):
    """What lies in one memory. `where` is "vram", "ram", "pool" (unified) or "commit" (what Windows may hand out)."""

    where: str
    card: Adapter | None
    total: int
    weights: int
    kv: int
    buffers: int
    system: int

    @property
    def free(self) -> int:
        """Negative when it does not fit."""
        return self.total - self.weights - self.kv - self.buffers - self.system


class Budget(NamedTuple):
    """The memories that are used, how many layers lie on cards, and Strata's way with experts ("" = all in RAM).

    With llama.cpp, the experts of the first `experts_in_ram` layers stay in RAM though the layers lie on cards; `split`
    is how many layers each card has, () = the engine's own.
    """

    uses: tuple[Use, ...]
    gpu_layers: int = 0
    low_ram: str = ""  # "resident", "mmap"
    short: int = 0  # bytes that a rule of the engine wants beyond the pools
    resident: float = 1.0  # share of Strata's experts that RAM and card hold; the rest is read from the drive
    experts_in_ram: int = 0
    split: tuple[int, ...] = ()
    read_on_card: float = 0.0  # share of what a token reads; told where it is not that of the layers

    @property
    def missing(self) -> int:
        """Bytes that are wanting, 0 when it fits."""
        return max(0, self.short, *(-use.free for use in self.uses))

    @property
    def fits(self) -> bool:
        """Asked half a million times for a thousand machines, so without a list of what is missing."""
        if self.short > 0:
            return False
        for _, _, total, weights, kv, buffers, system in self.uses:  # noqa: SIM110 (a generator is slower)
            if weights + kv + buffers + system > total:
                return False
        return True

    @property
    def only_commit(self) -> bool:
        """A larger page file is all that is wanting."""
        return (
            not self.fits
            and self.short <= 0
            and all(use.free >= 0 or use.where == "commit" for use in self.uses)
        )

    @property
    def ram(self) -> Use:
        """The RAM, or the pool that stands for it."""
        return next(use for use in self.uses if use.where in ("ram", "pool"))

    def pools(self) -> tuple[Pool, ...]:
        return tuple(_worded(use) for use in self.uses)


@lru_cache(64)
def system_reserve(ram: int) -> int:
    """What stays with the system and other programs: 28 % of the RAM, between 1.5 and 8 GiB."""
    return int(min(max(ram * 28 // 100, 1.5 * GIB), 8 * GIB))


def kv_size(variant: Variant, context: int, kv_type: str) -> int:
    """Windows and states are counted at 16 bits, as the engine keeps the states."""
    return int(variant.kv_bytes_per_token * context * _KV_SHARE.get(kv_type, 1.0)) + variant.kv_fixed


def on_processor(machine: Machine, variant: Variant, context: int, kv_type: str) -> Budget:
    """Everything in RAM. The weights are mapped from the file, so Windows does not count them as committed."""
    ram, kv = machine.memory.usable, kv_size(variant, context, kv_type)
    reserve = system_reserve(ram)
    use = Use("ram", None, ram, variant.weights_size, kv, BUFFERS, reserve)
    return Budget((use, *_commit(machine, 0, kv, BUFFERS, reserve)))


def in_one_pool(machine: Machine, adapter: Adapter, variant: Variant, context: int, kv_type: str) -> Budget:
    """Unified memory: one pool of RAM and carve-out, of which the graphics may have `adapter.memory_total`."""
    total = machine.memory.usable + adapter.carve_out
    share = min(adapter.memory_total or total, total)
    reserve = max(system_reserve(total), total - share)
    weights, kv = variant.weights_size, kv_size(variant, context, kv_type)
    use = Use("pool", adapter, total, weights, kv, BUFFERS, reserve)
    return Budget((use, *_commit(machine, weights, kv, BUFFERS, reserve)), variant.layers + 1)


def on_cards(
    machine: Machine, cards: Sequence[Adapter], variant: Variant, context: int, kv_type: str
) -> Budget:
    """As many layers on the cards as fit and as Windows can account for, filled in their order, the rest in RAM."""
    if variant.experts_size:
        return _experts_on_cards(machine, cards, variant, context, kv_type)
    weights, kv = variant.weights_size, kv_size(variant, context, kv_type)
    layers = variant.layers + 1  # the output layer counts as one
    ram = machine.memory.usable
    reserve = system_reserve(ram)
    buffers = BUFFERS * (len(cards) + 1)
    most = layers
    for commit in _commit(machine, 0, kv, buffers, reserve):
        most = min(most, max(0, commit.free) * layers // max(1, weights))
    uses, here = [], 0
    for card in cards:
        vram = card.memory_total or 0
        room = max(0, vram - DISPLAY - BUFFERS)
        count = min(most - here, room * layers // (weights + kv))
        here += count
        uses.append(
            Use("vram", card, vram, weights * count // layers, kv * count // layers, BUFFERS, DISPLAY)
        )
    held, held_kv = sum(use.weights for use in uses), sum(use.kv for use in uses)
    uses.append(Use("ram", None, ram, weights - held, kv - held_kv, BUFFERS, reserve))
    return Budget((*uses, *_commit(machine, held, kv, buffers, reserve)), here)


def _experts_on_cards(
    machine: Machine, cards: Sequence[Adapter], variant: Variant, context: int, kv_type: str
) -> Budget:
    """A mixture of experts: what every token reads on the cards first, then as many layers' experts as fit."""
    kv = kv_size(variant, context, kv_type)
    sizes = placement.sizes_of(variant, kv)
    ram = machine.memory.usable
    reserve = system_reserve(ram)
    commit = _commit(machine, 0, kv, BUFFERS * (len(cards) + 1), reserve)
    most = min(variant.weights_size, commit[0].free) if commit else variant.weights_size
    rooms = [max(0, (card.memory_total or 0) - DISPLAY - BUFFERS) for card in cards]
    placed = placement.place(sizes, rooms, most, ram - BUFFERS - reserve)
    uses = [
        Use(
            "vram", card, card.memory_total or 0, units * sizes.part + heavy * sizes.experts,
            units * sizes.kv, BUFFERS, DISPLAY,
        )
        for card, units, heavy in zip(cards, placed.split, placed.heavy, strict=True)
    ]  # fmt: skip
    held, held_kv = placed.held(sizes), placed.units * sizes.kv
    if placed.units > variant.layers:  # what the division into layers left over
        held_kv = kv
    in_ram = variant.weights_size - held if placed.on_card < variant.layers else 0
    uses.append(Use("ram", None, ram, in_ram, kv - held_kv, BUFFERS, reserve))
    read = placed.read_on_card(sizes) / variant.active_size
    return Budget(
        (*uses, *(item._replace(weights=held) for item in commit)),
        placed.units,
        experts_in_ram=variant.layers - placed.on_card if placed.units else 0,
        split=placed.split if len(cards) > 1 else (),
        read_on_card=min(1.0, read),
    )


def strata(
    machine: Machine, cards: Sequence[Adapter], variant: Variant, context: int, kv_type: str
) -> Budget:
    """Strata: experts in RAM (in low-RAM mode a part of them on the card), the rest of the model, the context and the
    most used experts on the card (contract sections 2.2, 2.4, 4.7)."""
    ram = machine.memory.usable
    arena = int(strata_memory.arena_gb(variant) * GB)
    vram = sum(card.memory_total or 0 for card in cards)
    mode = strata_memory.mode_for(variant, context, kv_type, machine, cards)
    all_kv = int(strata_memory.kv_gb(context, kv_type) * GB)
    kv = (
        int(strata_memory.kv_gb(min(context, strata_memory.WINDOW), kv_type) * GB) if mode.streams else all_kv
    )
    if cards[0].unified:
        return _strata_in_one_pool(
            machine, cards[0], variant, min(arena, (mode.budget_gib or arena) * GIB), all_kv
        )
    room = vram - DISPLAY * len(cards) - kv - strata_memory.FIXED
    reserve = min(system_reserve(ram), strata_memory.SYSTEM)
    on_card = min(int(mode.on_card_gb * GB), max(0, room)) if mode.low_ram else 0
    if mode.low_ram == "mmap":  # a cache, as the one of hot experts is
        accounted = _commit(machine, strata_memory.FIXED, kv, BUFFERS, reserve)
        on_card = max(0, min([on_card, *(item.free for item in accounted)]))
    whole = arena
    if mode.budget_gib:
        arena = min(arena, mode.budget_gib * GIB)
    in_ram = arena - on_card
    use = Use("ram", None, ram, in_ram, all_kv if mode.streams else 0, BUFFERS, reserve)
    # The cache of hot experts takes what is left of the card, as far as Windows can account for it too.
    private = on_card + strata_memory.FIXED + (0 if mode.low_ram == "mmap" else in_ram)
    commit = _commit(machine, private, kv + use.kv, BUFFERS, reserve)
    cache = max(0, min([room - on_card, *(item.free for item in commit)]))
    uses = [
        Use("vram", cards[0], vram, strata_memory.FIXED + on_card + cache, kv, 0, DISPLAY * len(cards)),
        use,
        *(item._replace(weights=item.weights + cache) for item in commit),
    ]
    short = 0 if mode.low_ram else variant.ram_needed - ram - strata_memory.SLACK
    if mode.low_ram == "mmap":  # the page cache holds what the card does not: Strata's own measure of "fits"
        short = int((strata_memory.arena_gb(variant) - strata_memory.room_gb(machine, cards)) * GIB)
        uses[1] = use._replace(weights=min(in_ram, max(0, use.free + in_ram)))
    return Budget(tuple(uses), 0, mode.low_ram, max(0, short), arena / whole if whole else 1.0)


def _strata_in_one_pool(machine: Machine, card: Adapter, variant: Variant, arena: int, kv: int) -> Budget:
    """A chip that shares the RAM: experts, model and context all lie in RAM and carve-out together."""
    total = machine.memory.usable + card.carve_out
    reserve = min(system_reserve(total), strata_memory.SYSTEM)
    use = Use("pool", card, total, arena + strata_memory.FIXED, kv, BUFFERS, reserve)
    commit = _commit(machine, arena + strata_memory.FIXED, kv, BUFFERS, reserve)
    short = max(0, variant.ram_needed - total - strata_memory.SLACK)
    whole = strata_memory.arena_gb(variant) * GB
    return Budget((use, *commit), short=short, resident=arena / whole if whole else 1.0)


def _commit(machine: Machine, weights: int, kv: int, buffers: int, system: int) -> tuple[Use, ...]:
    """On Windows every byte of a program's own memory, that on cards included, counts against RAM + page files."""
    limit = strata_memory.commit_limit(machine)
    return (Use("commit", None, limit, weights, kv, buffers, system),) if limit else ()


def _worded(use: Use) -> Pool:
    names = {
        "vram": tr("VRAM of {card}", card=use.card.name) if use.card else "",
        "ram": tr("RAM"),
        "pool": tr("memory"),
        "commit": tr("RAM and page file"),
    }
    parts = (
        ("weights", tr("weights"), use.weights),
        ("kv", tr("context"), use.kv),
        ("buffers", tr("work space"), use.buffers),
        ("system", tr("display") if use.where == "vram" else tr("system"), use.system),
        ("free", tr("free"), use.free),
    )
    return Pool(names[use.where], use.total, tuple(BudgetLine(*part) for part in parts))
