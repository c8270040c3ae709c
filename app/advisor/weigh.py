"""One choice in numbers: what it takes, whether it fits, how good it is. Words come later (`app.advisor.words`)."""

from __future__ import annotations

import math
from typing import NamedTuple

from app.advisor import budget as budgets
from app.advisor import speed, strata_rules, strata_speed
from app.advisor.budget import Budget
from app.advisor.places import Place
from app.advisor.types import Wish
from app.catalog.types import Family, Variant
from app.core.units import GB, GIB
from app.hardware.machine import Adapter, Machine

COMFORT = 6.0  # tokens per second below which reading becomes waiting
_PLEASANT = 20.0
_ROOMY = 16384  # tokens of context below which a conversation is soon cut
_SHORT_CONTEXT = 3.0  # for each halving
DEFAULT_CONTEXT = 32768  # larger ones only for who asks for long documents
# Strata keeps its experts in RAM. Where that leaves little to other programs, the smaller size is the better one.
_EASE = 12 * GIB
_TIGHT = 3.0
_LOW_RAM = {"": 0.0, "resident": 6.0, "mmap": 26.0}
_FROM_DRIVE = 30.0  # times the share of the experts that the RAM does not keep
_EXPERIMENTAL = 5.0


class Weighed(NamedTuple):
    """A model at a place, with the context that it would get, its budget and its rank (higher is better)."""

    place: Place
    family: Family
    variant: Variant
    cards: tuple[Adapter, ...]
    context: int
    kv_type: str
    budget: Budget
    score: float


def weigh(machine: Machine, place: Place, family: Family, variant: Variant, wish: Wish) -> Weighed:
    kv_type = wish.kv_type or ("int8" if place.build.engine == "strata" else "f16")
    context = wish.context or min(variant.contexts, default=variant.trained_context)
    smallest = budget = budget_at(machine, place, variant, context, kv_type)
    if smallest.fits and not wish.context:
        context, budget = _largest(machine, place, variant, wish, kv_type, (context, smallest))
    # Ranked by the speed at the smallest context: more memory, which allows a larger one, must not look worse.
    score = _score(machine, place, family, variant, smallest, wish)
    if not wish.context:
        score -= _SHORT_CONTEXT * max(0.0, math.log2(_ROOMY / context))
    return Weighed(place, family, variant, cards_of(budget, place), context, kv_type, budget, score)


def budget_at(machine: Machine, place: Place, variant: Variant, context: int, kv_type: str) -> Budget:
    """The budget at a place: one card when it holds all layers, else as many as there are."""
    cards = place.cards
    if not cards:
        return budgets.on_processor(machine, variant, context, kv_type)
    if place.build.engine == "strata":
        return budgets.strata(machine, cards, variant, context, kv_type)
    if cards[0].unified:
        return budgets.in_one_pool(machine, cards[0], variant, context, kv_type)
    one = budgets.on_cards(machine, cards[:1], variant, context, kv_type)
    if len(cards) == 1 or (one.gpu_layers > variant.layers and not one.experts_in_ram):
        return one
    return budgets.on_cards(machine, cards, variant, context, kv_type)


def largest_context(machine: Machine, item: Weighed) -> int:
    """The largest context of the model that fits, 0 when none does."""
    for context in sorted(item.variant.contexts, reverse=True):
        if budget_at(machine, item.place, item.variant, context, item.kv_type).fits:
            return context
    return 0


def on_card(variant: Variant, budget: Budget, cards: tuple[Adapter, ...]) -> float:
    """The share of what a token reads that lies on cards, 0 to 1."""
    if cards and cards[0].unified:
        return 1.0
    if variant.experts_size:
        return budget.read_on_card
    return budget.gpu_layers / (variant.layers + 1)


def cards_of(budget: Budget, place: Place) -> tuple[Adapter, ...]:
    """The cards of the place that the budget uses."""
    if place.build.engine == "strata":
        return place.cards
    used = [use.card for use in budget.uses if use.card is not None and (use.where == "pool" or use.weights)]
    return tuple(used)


def _largest(
    machine: Machine, place: Place, variant: Variant, wish: Wish, kv_type: str, smallest: tuple[int, Budget]
) -> tuple[int, Budget]:
    """The largest context that fits, up to 32K or what Strata takes; up to the trained one for long documents."""
    most = variant.trained_context
    if wish.use != "documents":
        strata = place.build.engine == "strata"
        most = min(strata_rules.context_for(variant.family, place.cards) if strata else DEFAULT_CONTEXT, most)
    for context in sorted(variant.contexts, reverse=True):
        if smallest[0] < context <= most:
            budget = budget_at(machine, place, variant, context, kv_type)
            if budget.fits:
                return context, budget
    return smallest


def _score(
    machine: Machine, place: Place, family: Family, variant: Variant, budget: Budget, wish: Wish
) -> float:
    """Quality first, as long as it is quick enough to read along; "try" wants little to download."""
    if wish.use == "try":
        size = variant.download_size + sum(archive.planned_size for archive in place.build.archives)
        return 1000.0 - size / GB * 100
    score = float(family.quality + variant.quality)
    if wish.use in family.uses:
        score += 5
    if not budget.fits:
        return score
    if place.build.engine == "strata":
        quickest = strata_speed.highest(machine, place.cards, variant, budget)
        score -= _LOW_RAM[budget.low_ram] + _FROM_DRIVE * (1 - budget.resident)
        score -= _EXPERIMENTAL if variant.options.get("experimental") else 0.0
        if not budget.low_ram and budget.ram.free < _EASE:
            score -= _TIGHT
    else:
        cards = cards_of(budget, place)
        quickest = speed.highest(machine, cards, variant, on_card(variant, budget, cards))
    return score - _waiting(quickest)


def _waiting(speed: float) -> float:
    """What waiting costs: a little below 20 tokens per second, much below reading speed; up to 2 won for quick ones."""
    return (
        max(0.0, COMFORT - speed) * 12
        + max(0.0, _PLEASANT - max(speed, COMFORT)) * 0.8
        - min(speed, 40.0) / 20
    )
