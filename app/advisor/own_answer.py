"""Strata's own answer in sentences, and why ours is another one where it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.advisor import strata_speed
from app.advisor.places import ENGINES
from app.advisor.strata_rules import OwnAnswer, own_answer, verdicts
from app.advisor.weigh import Weighed
from app.catalog.types import Catalog
from app.core.i18n import tr
from app.core.units import memory
from app.hardware.machine import Machine

# Strata's documentation recommends this size for 48 and 64 GB, its setup takes others (contract 2.2, 4.6).
_DOCUMENTED = "IQ2_XS"


def sentences(
    machine: Machine, catalog: Catalog, best: Weighed | None, found: Sequence[Weighed]
) -> tuple[str, ...]:
    """() for machines on which nobody runs Strata."""
    own = own_answer(machine, catalog)
    if own is None:
        return ()
    if own.why_not:
        return tuple(_compiled_by_users(machine, catalog))
    return (_said(machine, catalog, own), *own.notes, *_difference(catalog, own, best, found))


def _compiled_by_users(machine: Machine, catalog: Catalog) -> Iterator[str]:
    """For cards that the setup does not know but users run Strata on, where a size fits the memory too."""
    for card in machine.used_adapters:
        if strata_speed.users_compiled(card.architecture) and any(
            word in ("fits", "tight", "low-ram") for word in verdicts(machine, catalog, [card]).values()
        ):
            yield tr(
                "Strata's setup does not serve {card}, but users run it there with an engine that they compiled; "
                "this program does not compile it.",
                card=card.name,
            )
            return


def _said(machine: Machine, catalog: Catalog, own: OwnAnswer) -> str:
    names = [card.name for card in machine.adapters if card.id in own.cards]
    text = tr(
        "Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.",
        model=f"{catalog.family(own.family).title} {own.model}",
        tokens=own.context,
        cards=" + ".join(names),
    )
    if own.consent:
        text += " " + tr("It would first ask for your consent, because the RAM is short for that.")
    elif own.low_ram:
        text += " " + tr("It would use its low-RAM mode.")
    return text


def _difference(
    catalog: Catalog, own: OwnAnswer, best: Weighed | None, found: Sequence[Weighed]
) -> Iterator[str]:
    if best is None:
        return
    if best.place.build.engine != "strata":
        yield _not_strata(best, found)
        return
    same_family = best.family.id == own.family
    theirs = catalog.variant(own.family, own.model)
    if not same_family:
        yield tr(
            "We take {model} instead, because it suits what you want to do better.", model=best.family.title
        )
    elif best.variant.id == own.model and best.context == own.context:
        yield tr("We advise the same.")
    elif best.variant.quality > theirs.quality:
        yield tr(
            "We take {ours} instead of {theirs}: it answers better and fits as well.",
            ours=best.variant.id,
            theirs=own.model,
        ) + (" " + tr("Its documentation recommends it too.") if best.variant.id == _DOCUMENTED else "")
    elif best.variant.quality < theirs.quality:
        yield _smaller(own, best, found)
    if same_family and best.context != own.context:
        yield (
            tr(
                "We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.",
                ours=best.context,
            )
            if best.context < own.context
            else tr(
                "We give {ours} tokens of context instead of {theirs}: the memory holds them.",
                ours=best.context,
                theirs=own.context,
            )
        )


def _smaller(own: OwnAnswer, best: Weighed, found: Sequence[Weighed]) -> str:
    item = next((one for one in found if (one.family.id, one.variant.id) == (own.family, own.model)), None)
    if item is None or not item.budget.fits or item.budget.low_ram:
        return tr(
            "{theirs} would not fit beside your programs, so we take {ours}.",
            theirs=own.model,
            ours=best.variant.id,
        )
    return tr(
        "{theirs} would leave only {left} of RAM to your programs, so we take {ours}.",
        theirs=own.model,
        left=memory(item.budget.ram.free + item.budget.ram.system),
        ours=best.variant.id,
    )


def _not_strata(best: Weighed, found: Sequence[Weighed]) -> str:
    engine = ENGINES.get(best.place.build.engine, best.place.build.engine)
    mine = [item for item in found if item.place.build.engine == "strata"]
    if not mine:
        return tr(
            "We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.",
            engine=engine,
        )
    if not any(item.budget.fits for item in mine):
        return tr(
            "We advise {engine}: none of Strata's sizes fits the memory that this computer has.",
            engine=engine,
        )
    return tr(
        "We advise {engine}: what Strata could run here would be slower or smaller than {model}.",
        engine=engine,
        model=f"{best.family.title} {best.variant.id}",
    )
