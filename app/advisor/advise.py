"""Advice: every model at every place where it could run, ranked; the best first, then what does not fit and why."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from app.advisor import own_answer, words
from app.advisor.places import Place, hindrances, places, refusals
from app.advisor.types import Advice, Ranked, Wish
from app.advisor.weigh import Weighed, weigh
from app.catalog.types import Catalog, Variant
from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.hardware.machine import Machine


def advise(
    machine: Machine,
    catalog: Catalog,
    wish: Wish | None = None,
    *,
    reachable: Collection[SourceKind] | None = None,
) -> Advice:
    """Recommendations for a machine, those that fit first and the best of them at the top.

    With `reachable`, what needs another source is left out; the caller says what that costs (`app.jobs.advice`).
    """
    wish = wish or Wish()
    found = list(_weighed(machine, catalog, wish, reachable))
    found.sort(key=lambda item: (not item.budget.fits, -item.score, item.variant.download_size))
    fitting = sum(item.budget.fits for item in found)
    ranked = Ranked([partial(words.recommendation, machine, item) for item in found])
    notes = [*_notes(machine), *hindrances(machine, catalog, wish)]
    if not found and (wish.family or wish.engine):
        notes += refusals(machine, catalog, wish)
    return Advice(
        ranked,
        fitting,
        tuple(notes),
        own_answer.sentences(machine, catalog, found[0] if fitting else None, found),
    )


def _weighed(
    machine: Machine, catalog: Catalog, wish: Wish, reachable: Collection[SourceKind] | None
) -> Iterator[Weighed]:
    here = places(machine, catalog, wish, reachable)
    for family in catalog.families:
        if wish.family and family.id != wish.family:
            continue
        for variant in family.variants:
            if wish.model and variant.id != wish.model:
                continue
            if reachable is not None and not {file.sources[0].kind for file in variant.files} <= set(
                reachable
            ):
                continue
            fits_on_card: set[str] = set()
            for place in here:
                engine = place.build.engine
                if engine not in variant.engines or engine in fits_on_card or not _allowed(variant, place):
                    continue  # nobody wants the processor for what the card can do
                item = weigh(machine, place, family, variant, wish)
                if place.cards and item.budget.fits and wish.use != "try":
                    fits_on_card.add(engine)
                yield item


def _allowed(variant: Variant, place: Place) -> bool:
    """Some files run with one backend of their engine only."""
    wanted = variant.options.get("backends", "").split()
    return not wanted or place.build.backend in wanted


def _notes(machine: Machine) -> Iterator[str]:
    for adapter in machine.used_adapters:
        free, total = adapter.memory_free, adapter.memory_total
        if total is None:
            yield tr(
                "How much memory {card} has could not be found out, so it is not counted on.",
                card=adapter.name,
            )
        elif free is not None and free < total * 0.6:
            yield tr(
                "Other programs hold most of the memory of {card} now; close them before you start the model.",
                card=adapter.name,
            )
