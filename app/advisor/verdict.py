"""One quantization on one machine in one word: where it fits, or what is missing. From the same numbers as advice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from app.advisor import words
from app.advisor.places import places
from app.advisor.types import Recommendation, Wish
from app.advisor.weigh import Weighed, weigh
from app.catalog.types import Catalog, Family, Variant
from app.core.i18n import tr
from app.core.units import memory
from app.hardware.machine import Machine

_CONTEXT = 8192  # tokens that are judged for where the user named none: a long conversation


class Fit(StrEnum):
    """Ordered by what is best for the user."""

    CARD = "card"  # all of it on the card, the cards, or in memory that the graphics share
    CARD_AND_RAM = "card-and-ram"  # experts or layers in RAM
    RAM = "ram"
    NO = "no"
    UNKNOWN = "unknown"  # its size is not told


@dataclass(frozen=True, slots=True)
class Verdict:
    """`text` is a short sentence without a full stop, `missing` bytes that are wanting, `context` the tokens that it
    would get and `needed` what it takes with them (bytes), `score` its rank (higher is better)."""

    fit: Fit
    text: str
    missing: int = 0
    context: int = 0
    needed: int = 0
    score: float = 0.0
    advice: Recommendation | None = None


class Judge:
    """Judges many quantizations for one machine and wish."""

    def __init__(self, machine: Machine, catalog: Catalog, wish: Wish | None = None) -> None:
        self._machine = machine
        self._wish = wish or Wish()
        self._places = places(machine, catalog, self._wish)

    def verdict(self, family: Family, variant: Variant, *, worded: bool = False) -> Verdict:
        """The best that can be said of `variant`, over all places where its engines run; `worded` with full advice."""
        if not variant.weights_size:
            return Verdict(Fit.UNKNOWN, sentence(Fit.UNKNOWN))
        context = self._wish.context or min(_CONTEXT, variant.trained_context)
        wish = replace(self._wish, context=context)
        found = [
            weigh(self._machine, place, family, variant, wish)
            for place in self._places
            if place.build.engine in variant.engines
        ]
        if not found:
            return Verdict(Fit.NO, tr("no engine for this computer runs it"))
        best = min(found, key=lambda item: (list(Fit).index(fit_of(item)), item.budget.missing, -item.score))
        fit, budget = fit_of(best), best.budget
        missing = 0 if budget.fits else budget.missing
        return Verdict(
            fit,
            sentence(fit, missing, experts=variant.active_parameters < variant.parameters),
            missing,
            best.context,
            sum(use.weights + use.kv + use.buffers for use in budget.uses if use.where != "commit"),
            best.score,
            words.recommendation(self._machine, best) if worded else None,
        )


def fit_of(item: Weighed) -> Fit:
    if not item.budget.fits:
        return Fit.NO
    if not item.cards:
        return Fit.RAM
    whole = item.cards[0].unified or item.budget.gpu_layers > item.variant.layers
    return Fit.CARD if whole else Fit.CARD_AND_RAM


def sentence(fit: Fit, missing: int = 0, *, experts: bool = False) -> str:
    match fit:
        case Fit.CARD:
            return tr("fits the card")
        case Fit.CARD_AND_RAM:
            return tr("fits with experts in RAM") if experts else tr("fits with layers in RAM")
        case Fit.RAM:
            return tr("fits in RAM")
        case Fit.UNKNOWN:
            return tr("its size is not known")
        case Fit.NO:
            return tr("does not fit: {missing} are missing", missing=memory(missing))
