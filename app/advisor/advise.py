"""Advice: every build with every model that it can run here, each with its budget and reasons, the best first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from app.advisor import budget as budgets
from app.advisor.budget import Budget
from app.advisor.speed import expected
from app.advisor.types import Advice, Choice, Recommendation, Speed, Wish
from app.catalog.types import Catalog, EngineBuild, Family, Variant
from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.core.units import GB, GIB, memory
from app.hardware.machine import Adapter, Machine

_COMFORT = 6.0  # tokens per second below which reading becomes waiting
_STRATA_COMFORT = 10.5 * GIB  # Strata's own setup warns below 11 GB (contract 4.2)
_DEFAULT_CONTEXT = 32768  # larger ones only for who asks for long documents
_STEPS = (8, 16, 32, 64)  # GiB of RAM that a person may add


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
    found = [
        _recommend(machine, build, family, variant, wish, adapter)
        for build, family, variant, adapter in _possible(machine, catalog, wish)
    ]
    if reachable is not None:
        found = [item for item in found if set(item.sources) <= set(reachable)]
    ranked = sorted(found, key=lambda item: (not item.fits, -item.score, item.download_size))
    return Advice(
        tuple(_with_outlook(machine, catalog, ranked)),
        (*_notes(machine), *_hindrances(machine, catalog, wish), *_refusals(machine, catalog, wish, found)),
    )


def _possible(
    machine: Machine, catalog: Catalog, wish: Wish
) -> Iterator[tuple[EngineBuild, Family, Variant, Adapter | None]]:
    for build in catalog.builds:
        if (build.os, build.cpu) != (machine.os.system, machine.cpu.architecture):
            continue
        if (wish.engine and build.engine != wish.engine) or (wish.build and build.id != wish.build):
            continue
        adapter = _adapter(machine, build, wish)
        if adapter is None and build.backend not in ("cpu",):
            continue
        for family in catalog.families:
            for variant in family.variants:
                if build.engine not in variant.engines or (wish.family and family.id != wish.family):
                    continue
                if not wish.model or variant.id == wish.model:
                    yield build, family, variant, adapter


def _adapter(machine: Machine, build: EngineBuild, wish: Wish) -> Adapter | None:
    """The card that this build would run on, None for the processor or when there is none for it."""
    if build.backend == "cpu" or wish.adapter == "cpu":
        return None
    for adapter in machine.adapters:
        wanted = adapter.pci == wish.adapter if wish.adapter else adapter.used
        if (
            wanted
            and build.backend in adapter.backends
            and adapter.memory_total
            and _has_code(build, adapter)
            and not _hindrance(machine, build, adapter)
        ):
            return adapter
    return None


def _hindrance(machine: Machine, build: EngineBuild, adapter: Adapter) -> str:
    """Why a build that was made for this card cannot run now, "" when nothing is known against it."""
    needed, major = build.minimum_driver.get(adapter.vendor.value, ""), adapter.driver.split(".")[0]
    # Windows numbers NVIDIA drivers otherwise ("32.0.15.6094"); only NVIDIA's own form is compared.
    if needed and major.isdigit() and 100 < int(major) < int(needed.split(".")[0]):
        return tr(
            "{build} needs driver {needed} or newer for {card}; {version} is installed.",
            build=_ENGINES.get(build.engine, build.engine),
            needed=needed,
            card=adapter.name,
            version=adapter.driver,
        )
    missing = [name for name in build.cpu_features if name not in machine.cpu.features]
    if missing and machine.cpu.features:
        return tr(
            "{build} needs a processor with {features}; this one has none.",
            build=_ENGINES.get(build.engine, build.engine),
            features=", ".join(missing).upper(),
        )
    return ""


def _has_code(build: EngineBuild, adapter: Adapter) -> bool:
    """The build was made for the card's architecture, by name or by PTX that newer NVIDIA cards compile."""
    if not build.architectures or adapter.architecture in build.architectures:
        return True
    if not (build.ptx and adapter.architecture.startswith("sm_")):
        return False
    numbers = [int(name.removeprefix("sm_")) for name in build.architectures]
    return int(adapter.architecture.removeprefix("sm_")) > max(numbers)


def _recommend(
    machine: Machine,
    build: EngineBuild,
    family: Family,
    variant: Variant,
    wish: Wish,
    adapter: Adapter | None,
) -> Recommendation:
    kv_type = wish.kv_type or ("int8" if build.engine == "strata" else "f16")
    context, budget = _largest_context(machine, build, variant, adapter, wish, kv_type)
    speed = _speed(machine, build, variant, adapter, budget)
    # Ranked by the speed at the smallest context: more memory, which allows a larger one, must not look worse.
    smallest = _budget(machine, build, variant, adapter, min(variant.contexts, default=context), kv_type)
    quickest = _speed(machine, build, variant, adapter, smallest)
    files = (*build.archives, *variant.files)
    where = adapter.name if adapter is not None else tr("the processor")
    title = tr(
        "{family} {variant} with {engine} on {where}",
        family=family.title,
        variant=variant.id,
        engine=_ENGINES.get(build.engine, build.engine),
        where=where,
    )
    reasons, warnings = _reasons(machine, variant, adapter, budget, context, speed, build)
    return Recommendation(
        choice=Choice(
            build.engine, build.id, family.id, variant.id, context, kv_type,
            (adapter.pci,) if adapter is not None else (), budget.gpu_layers,
        ),
        title=title,
        fits=budget.fits,
        pools=budget.pools,
        speed=speed,
        download_size=sum(file.download_size or 0 for file in files),
        disk_size=variant.weights_size + build.unpacked_size,
        reasons=reasons,
        warnings=warnings,
        sources=tuple(dict.fromkeys(file.sources[0].kind for file in files)),
        score=_score(family, variant, quickest, wish),
    )  # fmt: skip


def _speed(
    machine: Machine, build: EngineBuild, variant: Variant, adapter: Adapter | None, budget: Budget
) -> Speed:
    if build.engine == "strata":
        return Speed(20.0, 60.0, tr("measured by users of this model on cards of 12 to 16 GB"))
    whole = adapter is not None and adapter.unified
    return expected(machine, adapter, variant, 1.0 if whole else budget.gpu_layers / (variant.layers + 1))


_ENGINES = {"llamacpp": "llama.cpp", "strata": "Strata"}


def _largest_context(
    machine: Machine, build: EngineBuild, variant: Variant, adapter: Adapter | None, wish: Wish, kv_type: str
) -> tuple[int, Budget]:
    """The wished context, else the largest of the variant's that fits (32K unless long documents are wished for)."""
    most = (
        variant.trained_context if wish.use == "documents" else min(_DEFAULT_CONTEXT, variant.trained_context)
    )
    choices = (
        [wish.context]
        if wish.context
        else sorted((size for size in variant.contexts if size <= most), reverse=True)
    )
    for context in choices or [min(variant.contexts, default=variant.trained_context)]:
        budget = _budget(machine, build, variant, adapter, context, kv_type)
        if budget.fits:
            return context, budget
    return context, budget


def _budget(
    machine: Machine,
    build: EngineBuild,
    variant: Variant,
    adapter: Adapter | None,
    context: int,
    kv_type: str,
) -> Budget:
    if adapter is None:
        return budgets.on_processor(machine, variant, context, kv_type)
    if build.engine == "strata":
        return budgets.strata(machine, adapter, variant, context)
    if adapter.unified:
        return budgets.in_one_pool(machine, adapter, variant, context, kv_type)
    return budgets.on_card(machine, adapter, variant, context, kv_type)


def _score(family: Family, variant: Variant, speed: Speed, wish: Wish) -> float:
    """Quality first, as long as it is quick enough to read along; "try" wants little to download."""
    score = float(family.quality + variant.quality)
    if wish.use == "try":
        return 1000.0 - variant.download_size / GB * 100
    if wish.use in family.uses:
        score += 5
    if speed.high < _COMFORT:
        score -= (_COMFORT - speed.high) * 12
    return score + min(speed.high, 40.0) / 20


def _reasons(
    machine: Machine,
    variant: Variant,
    adapter: Adapter | None,
    budget: Budget,
    context: int,
    speed: Speed,
    build: EngineBuild,
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    ram = memory(machine.memory.usable)
    weights = memory(variant.weights_size)
    if not budget.fits:
        why = tr(
            "Not with this computer: {missing} of memory are missing for its {weights}.",
            missing=memory(budget.missing),
            weights=weights,
        )
        return (why,), ()
    left = memory(budget.pools[-1].free)
    if adapter is None:
        reasons = [
            tr("{ram} of RAM hold its {weights} and leave {left}.", ram=ram, weights=weights, left=left)
        ]
    elif build.engine == "strata":
        reasons = [
            tr(
                "{ram} of RAM hold its experts and leave {left}; the card holds those that are used most.",
                ram=ram,
                left=left,
            )
        ]
    elif adapter.unified or budget.gpu_layers > variant.layers:
        reasons = [tr("All of its {weights} fit on {card}.", weights=weights, card=adapter.name)]
    else:
        reasons = [
            tr(
                "{here} of {all} layers fit on {card}; the RAM holds the rest.",
                here=budget.gpu_layers,
                all=variant.layers + 1,
                card=adapter.name,
            )
        ]
    reasons.append(tr("A context of {tokens} tokens fits beside it.", tokens=context))
    warnings = []
    if build.engine == "strata" and adapter is not None and (adapter.memory_total or 0) < _STRATA_COMFORT:
        warnings.append(tr("The card has less than 11 GB: few experts fit on it, so answers come slowly."))
    if speed.high < _COMFORT:
        warnings.append(tr("It will be slow: at most about {speed:.0f} tokens per second.", speed=speed.high))
    if context > variant.trained_context:
        warnings.append(
            tr(
                "The model was made for {tokens} tokens; beyond that, answers get worse.",
                tokens=variant.trained_context,
            )
        )
    if any(not file.sha256 for file in variant.files):
        warnings.append(
            tr("The publisher's hash of this file is not in the catalogue, so only its size can be checked.")
        )
    return tuple(reasons), tuple(warnings)


def _with_outlook(
    machine: Machine, catalog: Catalog, ranked: list[Recommendation]
) -> Iterator[Recommendation]:
    """Says for what does not fit how much more RAM would make it fit."""
    for item in ranked:
        if item.fits:
            yield item
            continue
        yield replace(item, would_change=tuple(_more_ram(machine, catalog, item)))


def _more_ram(machine: Machine, catalog: Catalog, item: Recommendation) -> Iterator[str]:
    build = catalog.build(item.choice.build)
    variant = catalog.variant(item.choice.family, item.choice.model)
    adapter = next((card for card in machine.adapters if card.pci in item.choice.adapters), None)
    context = min(variant.contexts, default=item.choice.context)
    for step in _STEPS:
        larger = replace(
            machine, memory=replace(machine.memory, total=machine.memory.total + step * GIB, limit=None)
        )
        if _budget(larger, build, variant, adapter, context, item.choice.kv_type).fits:
            yield tr(
                "+{step} GB of RAM -> {model}", step=step, model=f"{item.choice.family} {item.choice.model}"
            )
            return


def _hindrances(machine: Machine, catalog: Catalog, wish: Wish) -> Iterator[str]:
    """What a driver update or another processor would make possible on the cards that are there."""
    said = set()
    for build in catalog.builds:
        if (build.os, build.cpu) != (machine.os.system, machine.cpu.architecture):
            continue
        for adapter in machine.used_adapters:
            if (wish.engine and build.engine != wish.engine) or build.backend not in adapter.backends:
                continue
            sentence = _hindrance(machine, build, adapter) if _has_code(build, adapter) else ""
            if sentence and sentence not in said:
                said.add(sentence)
                yield sentence


def _refusals(machine: Machine, catalog: Catalog, wish: Wish, found: list[Recommendation]) -> Iterator[str]:
    """Why nothing of what was wished for can run here at all: no build for this system, or no card for the build."""
    if found or not (wish.family or wish.engine):
        return
    families = [family for family in catalog.families if not wish.family or family.id == wish.family]
    engines = {name for family in families for variant in family.variants for name in variant.engines}
    for engine in sorted(engines if not wish.engine else engines & {wish.engine}):
        title = _ENGINES.get(engine, engine)
        builds = [build for build in catalog.builds if build.engine == engine]
        here = [
            item for item in builds if (item.os, item.cpu) == (machine.os.system, machine.cpu.architecture)
        ]
        if not here:
            systems = ", ".join(sorted({f"{build.os} {build.cpu}" for build in builds}))
            yield tr(
                "{engine} has no ready-made build for {here}; there are builds for {systems}.",
                engine=title,
                here=f"{machine.os.system} {machine.cpu.architecture}",
                systems=systems,
            )
        else:
            cards = ", ".join(sorted({name for build in here for name in build.architectures}))
            yield tr(
                "{engine} needs a graphics card of these kinds: {cards}. This computer has none.",
                engine=title,
                cards=cards,
            )


def _notes(machine: Machine) -> Iterator[str]:
    for adapter in machine.used_adapters:
        if (
            adapter.memory_free is not None
            and adapter.memory_total
            and adapter.memory_free < adapter.memory_total * 0.6
        ):
            yield tr(
                "Other programs hold most of the memory of {card} now; close them before you start the model.",
                card=adapter.name,
            )
