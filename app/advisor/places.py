"""Where a model can run on a machine: which build of which engine on which cards, and what stands in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from app.advisor import strata_rules
from app.advisor.drivers import driver_major
from app.advisor.types import Wish
from app.catalog.types import Catalog, EngineBuild
from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.hardware.machine import Adapter, Machine

ENGINES = {"llamacpp": "llama.cpp", "strata": "Strata"}
# The best for a card first. Vulkan before HIP: as quick in llama.cpp, and a tenth of the size.
_PROCESSOR = ("cpu", "metal")  # Apple's builds run without the GPU too
_BACKENDS = ("cuda", "metal", "vulkan", "hip", "sycl")


@dataclass(frozen=True, slots=True)
class Place:
    """A build and the cards that it may use, the best first; no cards = the processor."""

    build: EngineBuild
    cards: tuple[Adapter, ...] = ()


def places(
    machine: Machine, catalog: Catalog, wish: Wish, reachable: Collection[SourceKind] | None = None
) -> list[Place]:
    """For each engine the best build for the cards and the best one for the processor; a wished build only.

    With `reachable`, builds that need another source are passed over.
    """
    builds = [build for build in _here(machine, catalog) if _wished(build, wish)]
    if reachable is not None:
        builds = [build for build in builds if sources(build) <= set(reachable)]
    builds.sort(key=lambda build: (build.superseded, build.unpack != "wheel"))
    found = []
    for engine in dict.fromkeys(build.engine for build in builds):
        own = [build for build in builds if build.engine == engine]
        cards = next(_on_cards(machine, own, wish), None)
        processor = next((build for build in own if build.backend in _PROCESSOR), None)
        if cards is not None:
            found.append(cards)
        if processor is not None and _runs_on_processor(machine, processor):
            found.append(Place(processor))
    return found


def runnable(machine: Machine, catalog: Catalog) -> tuple[str, ...]:
    """Ids of all builds that run here, on a card or on the processor, the advised ones among them."""
    wish = Wish()
    return tuple(
        build.id
        for build in _here(machine, catalog)
        if _cards(machine, build, wish)
        or (build.backend in _PROCESSOR and _runs_on_processor(machine, build))
    )


def sources(build: EngineBuild) -> set[SourceKind]:
    return {archive.sources[0].kind for archive in build.archives}


def hindrances(machine: Machine, catalog: Catalog, wish: Wish) -> Iterator[str]:
    """What a driver update or another processor would make possible on the cards that are there."""
    said = set()
    for build in _here(machine, catalog):
        for card in machine.used_adapters:
            if (wish.engine and build.engine != wish.engine) or build.backend not in card.backends:
                continue
            sentence = _hindrance(machine, build, card) if _has_code(build, card) else ""
            if sentence and sentence not in said:
                said.add(sentence)
                yield sentence


def refusals(machine: Machine, catalog: Catalog, wish: Wish) -> Iterator[str]:
    """Why nothing of what was wished for can run here at all: no build for this system, or no card for the build."""
    families = [family for family in catalog.families if not wish.family or family.id == wish.family]
    engines = {name for family in families for variant in family.variants for name in variant.engines}
    here = _here(machine, catalog)
    for engine in sorted(engines if not wish.engine else engines & {wish.engine}):
        title = ENGINES.get(engine, engine)
        builds = [build for build in catalog.builds if build.engine == engine]
        if not any(build in here for build in builds):
            systems = ", ".join(sorted({f"{build.os} {build.cpu}" for build in builds}))
            yield tr(
                "{engine} has no ready-made build for {here}; there are builds for {systems}.",
                engine=title,
                here=f"{machine.os.system} {machine.cpu.architecture}",
                systems=systems,
            )
        else:
            cards = ", ".join(
                sorted({name for build in builds if build in here for name in build.architectures})
            )
            yield tr(
                "{engine} needs a graphics card of these kinds: {cards}. This computer has none.",
                engine=title,
                cards=cards,
            )


def _here(machine: Machine, catalog: Catalog) -> list[EngineBuild]:
    return [
        build
        for build in catalog.builds
        if (build.os, build.cpu) == (machine.os.system, machine.cpu.architecture)
    ]


def _wished(build: EngineBuild, wish: Wish) -> bool:
    if wish.build:
        return build.id == wish.build
    return build.channel == "stable" and (not wish.engine or build.engine == wish.engine)


def _on_cards(machine: Machine, builds: Sequence[EngineBuild], wish: Wish) -> Iterator[Place]:
    if wish.adapter == "cpu":
        return
    for backend in _BACKENDS:
        for build in builds:
            if build.backend == backend and (cards := _cards(machine, build, wish)):
                yield Place(build, cards)


def _cards(machine: Machine, build: EngineBuild, wish: Wish) -> tuple[Adapter, ...]:
    """The cards that a build can use here, the best first; a unified one stays alone."""
    cards = tuple(
        card
        for card in machine.adapters
        if (card.id == wish.adapter if wish.adapter else card.used)
        and _drives(card, build.backend)
        and card.memory_total
        and _has_code(build, card)
        and not _hindrance(machine, build, card)
    )
    if not cards or cards[0].unified or wish.adapter:
        return cards[:1]
    if build.engine == "strata":
        return strata_rules.cards_of(cards, build.backend)
    return tuple(card for card in cards if not card.unified)


def _drives(card: Adapter, backend: str) -> bool:
    """Whether the loaded driver runs the backend. NVIDIA's brings Vulkan along, except for slices of a card."""
    return backend in card.backends or (
        backend == "vulkan" and "cuda" in card.backends and " MIG " not in card.name
    )


def _runs_on_processor(machine: Machine, build: EngineBuild) -> bool:
    features = machine.cpu.features
    return not features or all(name in features for name in build.cpu_features)


def _hindrance(machine: Machine, build: EngineBuild, card: Adapter) -> str:
    """Why a build that was made for this card cannot run now, "" when nothing is known against it."""
    needed, installed = build.minimum_driver.get(card.vendor.value, ""), driver_major(card)
    if needed and installed and installed < int(needed.split(".")[0]):
        return tr(
            "{build} needs driver {needed} or newer for {card}; {version} is installed.",
            build=ENGINES.get(build.engine, build.engine),
            needed=needed,
            card=card.name,
            version=card.driver,
        )
    missing = [name for name in build.cpu_features if name not in machine.cpu.features]
    if missing and machine.cpu.features:
        return tr(
            "{build} needs a processor with {features}; this one has none.",
            build=ENGINES.get(build.engine, build.engine),
            features=", ".join(missing).upper(),
        )
    return ""


def _has_code(build: EngineBuild, card: Adapter) -> bool:
    """The build was made for the card's architecture, by name or by PTX that newer NVIDIA cards compile."""
    if not build.architectures or card.architecture in build.architectures:
        return True
    if not (build.ptx and card.architecture.startswith("sm_")):
        return False
    numbers = [int(name.removeprefix("sm_")) for name in build.architectures]
    return int(card.architecture.removeprefix("sm_")) > max(numbers)
