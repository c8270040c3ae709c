"""A weighed choice in words: title, reasons, warnings, and what would change the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.advisor import speed, strata_memory, strata_speed
from app.advisor.places import ENGINES
from app.advisor.types import Choice, Recommendation, Speed
from app.advisor.weigh import COMFORT, Weighed, budget_at, largest_context, on_card
from app.catalog.types import Variant
from app.core.artifact import Artifact, SourceKind
from app.core.i18n import tr
from app.core.units import GB, GIB, memory
from app.hardware.machine import Machine

_STRATA_COMFORT = 11 * GIB  # Strata's own setup warns below it (contract 4.2)
_STEPS = (8, 16, 32, 64, 128)  # GiB of RAM that a person may add
_MODES = ("", "resident", "mmap")  # Strata's ways with experts, the best first
_PAGE_FILE = 64 * GIB  # a fixed page file of this size is Strata's advice (contract 4.4)


def recommendation(machine: Machine, item: Weighed) -> Recommendation:
    variant, build = item.variant, item.place.build
    files = (*build.archives, *variant.files)
    expected = _speed(machine, item)
    fits = item.budget.fits
    return Recommendation(
        choice=Choice(
            build.engine, build.id, item.family.id, variant.id, item.context, item.kv_type,
            tuple(card.id for card in item.cards), item.budget.gpu_layers,
            _placement(item),
        ),
        title=title(item),
        fits=fits,
        pools=item.budget.pools(),
        speed=expected,
        download_size=sum(file.planned_size for file in files),
        disk_size=variant.weights_size + build.unpacked_size,
        reasons=tuple(_reasons(machine, item)) if fits else (_why_not(item),),
        warnings=tuple(_warnings(item, expected)) if fits else (),
        would_change=tuple(_outlook(machine, item)),
        sources=tuple(dict.fromkeys(file.sources[0].kind for file in files)),
        score=item.score,
        largest_context=largest_context(machine, item),
    )  # fmt: skip


def _placement(item: Weighed) -> dict[str, str]:
    """What `gpu_layers` does not say: layers whose experts stay in RAM, and how many layers each card has."""
    split = [str(count) for count in item.budget.split if count]
    experts = item.budget.experts_in_ram
    return {
        **({"experts_in_ram": str(experts)} if experts else {}),
        **({"split": ",".join(split)} if len(split) > 1 else {}),
    }


def title(item: Weighed) -> str:
    where = " + ".join(dict.fromkeys(card.name for card in item.cards))
    if len(item.cards) > 1 and " + " not in where:
        where = f"{len(item.cards)} x {where}"
    return tr(
        "{family} {variant} with {engine} on {where}",
        family=item.family.title,
        variant=item.variant.id,
        engine=ENGINES.get(item.place.build.engine, item.place.build.engine),
        where=where or tr("the processor"),
    )


def _speed(machine: Machine, item: Weighed) -> Speed:
    if item.place.build.engine == "strata":
        return strata_speed.expected(machine, item.cards, item.variant, item.budget)
    return speed.estimated(machine, item.cards, item.variant, on_card(item.variant, item.budget, item.cards))


def _reasons(machine: Machine, item: Weighed) -> Iterator[str]:
    yield _strata_reason(machine, item) if item.place.build.engine == "strata" else _reason(machine, item)
    yield tr("A context of {tokens} tokens fits beside it.", tokens=item.context)
    larger = _next_better(item)
    if larger is not None:
        budget = budget_at(machine, item.place, larger, min(larger.contexts, default=4096), item.kv_type)
        if not budget.fits:
            yield tr(
                "{model} would be better, but {missing} of memory are missing for it.",
                model=larger.id,
                missing=memory(budget.missing),
            )
        elif budget.low_ram != item.budget.low_ram:
            yield tr(
                "{model} would be better, but the RAM does not hold its {experts} of experts beside the system.",
                model=larger.id,
                experts=_gb(larger),
            )
        elif budget.ram.free < item.budget.ram.free and item.place.build.engine == "strata":
            yield tr(
                "{model} would be better, but it would leave only {left} of RAM to your programs.",
                model=larger.id,
                left=memory(budget.ram.free + budget.ram.system),
            )


def _reason(machine: Machine, item: Weighed) -> str:
    weights, budget, variant = memory(item.variant.weights_size), item.budget, item.variant
    if not item.cards:
        return tr(
            "{ram} of RAM hold its {weights} and leave {left}.",
            ram=memory(machine.memory.usable),
            weights=weights,
            left=memory(budget.ram.free),
        )
    if item.cards[0].unified:
        return tr(
            "All of its {weights} fit into the memory of {card}.", weights=weights, card=item.cards[0].name
        )
    if budget.gpu_layers > variant.layers and budget.experts_in_ram:
        return tr(
            "What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.",
            here=variant.layers - budget.experts_in_ram,
            all=variant.layers,
            card=" + ".join(dict.fromkeys(card.name for card in item.cards)),
        )
    if budget.gpu_layers > variant.layers and len(item.cards) > 1:
        return tr("All of its {weights} fit on {n} cards together.", weights=weights, n=len(item.cards))
    if budget.gpu_layers > variant.layers:
        return tr("All of its {weights} fit on {card}.", weights=weights, card=item.cards[0].name)
    return tr(
        "{here} of {all} layers fit on {card}; the RAM holds the rest.",
        here=budget.gpu_layers,
        all=variant.layers + 1,
        card=" + ".join(dict.fromkeys(card.name for card in item.cards)),
    )


def _strata_reason(machine: Machine, item: Weighed) -> str:
    use, experts = item.budget.ram, _gb(item.variant)
    ram, left = memory(machine.memory.usable), memory(use.free + use.system)
    if use.where == "pool":
        return tr("RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.",
                  total=memory(use.total), experts=experts, left=left)  # fmt: skip
    if strata_memory.has_budget(item.variant):
        return tr(
            "{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.",
            ram=ram,
            part=memory(use.weights),
            experts=experts,
        )
    if item.budget.low_ram == "resident":
        return tr(
            "{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).",
            ram=ram,
            experts=experts,
        )
    if item.budget.low_ram:
        return tr(
            "{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).",
            ram=ram,
            experts=experts,
        )
    return tr(
        "{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. "
        "The card holds those that are used most.",
        ram=ram,
        experts=experts,
        left=left,
    )


def _why_not(item: Weighed) -> str:
    budget = item.budget
    if budget.only_commit:
        limit = next(use for use in budget.uses if use.where == "commit")
        return tr(
            "Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.",
            limit=memory(limit.total),
            missing=memory(budget.missing),
        )
    card = next((use for use in budget.uses if use.where == "vram"), None)
    if card is not None and card.free < 0 and -card.free >= budget.missing and card.card is not None:
        return tr(
            "Not with this computer: {card} has {total} of memory, and {missing} more are needed there.",
            card=card.card.name,
            total=memory(card.total),
            missing=memory(-card.free),
        )
    return tr(
        "Not with this computer: {missing} of memory are missing for its {weights}.",
        missing=memory(budget.missing),
        weights=memory(item.variant.weights_size),
    )


def _warnings(item: Weighed, expected: Speed) -> Iterator[str]:
    strata = item.place.build.engine == "strata"
    if strata and (item.cards[0].memory_total or 0) < _STRATA_COMFORT:
        yield tr("The card has less than 11 GB: few experts fit on it, so answers come slowly.")
    if strata and not item.budget.low_ram and item.budget.ram.free < 8 * GIB:
        yield tr("Close large programs before you start it: the experts stay in RAM all the time.")
    if _unused(item) > GIB:
        yield tr(
            "Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.",
            size=memory(_unused(item)),
        )
    if expected.high < COMFORT:
        yield tr("It will be slow: at most about {speed:.0f} tokens per second.", speed=expected.high)
    if item.context > item.variant.trained_context:
        yield tr(
            "The model was made for {tokens} tokens; beyond that, answers get worse.",
            tokens=item.variant.trained_context,
        )
    if any(not file.sha256 and not _told_by_source(file) for file in item.variant.files):
        yield tr(
            "The publisher's hash of this file is not in the catalogue, so only its size can be checked."
        )


def _unused(item: Weighed) -> int:
    """Bytes of the card that stay empty because Windows cannot account for them."""
    commit = next((use for use in item.budget.uses if use.where == "commit"), None)
    layers = item.variant.layers + 1
    if (
        (item.budget.gpu_layers == layers and not item.budget.experts_in_ram)
        or commit is None
        or commit.free > item.variant.weights_size // layers
    ):
        return 0
    return sum(max(0, use.free) for use in item.budget.uses if use.where == "vram")


def _told_by_source(file: Artifact) -> bool:
    """Hugging Face tells the hash with the file; a model that lies here already is not fetched."""
    return file.sources[0].kind in (SourceKind.HUGGING_FACE, SourceKind.FOLDER)


def _outlook(machine: Machine, item: Weighed) -> Iterator[str]:
    """What would make it fit; for what fits, what would make the next better size fit."""
    wanted = item.variant if not item.budget.fits else _next_better(item)
    if wanted is None:
        return
    context = min(wanted.contexts, default=item.context)
    if _fits(machine, item, wanted, context):
        return
    name = f"{item.family.title} {wanted.id}"
    if budget_at(machine, item.place, wanted, context, item.kv_type).only_commit:
        more = replace(machine.memory, commit_limit=machine.memory.total + _PAGE_FILE)
        if _fits(replace(machine, memory=more), item, wanted, context):
            yield tr("a page file of 64 GB -> {model}", model=name)
        return
    for step in _STEPS:
        memory_ = machine.memory
        commit = memory_.commit_limit + step * GIB if memory_.commit_limit else None
        more = replace(memory_, total=memory_.usable + step * GIB, limit=None, commit_limit=commit)
        if _fits(replace(machine, memory=more), item, wanted, context):
            yield tr("+{step} GB of RAM -> {model}", step=step, model=name)
            return


def _fits(machine: Machine, item: Weighed, variant: Variant, context: int) -> bool:
    budget = budget_at(machine, item.place, variant, context, item.kv_type)
    no_worse = not item.budget.fits or _MODES.index(budget.low_ram) <= _MODES.index(item.budget.low_ram)
    return budget.fits and no_worse


def _next_better(item: Weighed) -> Variant | None:
    """The next better size of the family that the same engine runs."""
    better = [
        variant
        for variant in item.family.variants
        if variant.quality > item.variant.quality and item.place.build.engine in variant.engines
    ]
    return min(better, key=lambda variant: variant.quality, default=None)


def _gb(variant: Variant) -> str:
    """Strata's experts as people read memory."""
    return memory(int(strata_memory.arena_gb(variant) * GB))
