"""From the advisor's choice to an order for the install steps and to the profile that runs it."""

from __future__ import annotations

import os
import re
from pathlib import Path

from app.advisor.strata_memory import automatic
from app.advisor.types import Choice
from app.catalog.types import Catalog, EngineBuild, Family
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.profile import Profile
from app.engines.strata import devices
from app.engines.strata.arguments import DEFAULTS
from app.engines.strata.config import LOOPBACK
from app.engines.strata.install.engine import build_facts
from app.engines.strata.install.order import Order
from app.engines.strata.install.source_tree import version_key
from app.engines.strata.places import Places, remembered_data
from app.hardware.machine import Adapter, Machine
from app.system.home import Home
from app.transfer.options import Options

# Options of a choice that are engine arguments under the same name. "on" stands for a bare switch.
_ARGUMENTS = (
    "ple-io",
    "kv-resident",
    "resident-budget-gib",
    "vram-reserve-mib",
    "remote-expert-opt",
    "pool-workers",
)
_LOW_RAM = {"resident": "resident-experts", "mmap": "mmap-experts"}
_VISION_RESERVE_MIB = "700"
# The control vector that ships with the source tree, applied as setup does it.
_PROJECTION = "data/experimental-speed-projection/Qwen3.8-Flash-Next-experimental-speed-projection.gguf"
# What newer setups write for --thinking and --instruct.
_SAMPLING_KEYS = ("temperature", "top_p", "top_k", "min_p", "presence_penalty", "repetition_penalty")
_SAMPLING = {"thinking": (1.0, 0.95, 20, 0.0, 0.0, 1.0), "instruct": (0.7, 0.8, 20, 0.0, 1.5, 1.0)}
KV_TYPES = ("int8", "q4_0", "k8v4")
_NO_PROJECTION = ("swift", "unsloth")
_NUMBERS = ("parallel", "replicas", "vision_tokens")
_TEXTS = ("layer_split", "draft_vocab", "api_key", "rope_scaling", "rope_scale")


def order_for(home: Home, known: Catalog, choice: Choice, machine: Machine, options: Options) -> Order:
    """What is to be installed for a choice.

    Options of the choice that count: `data` and `models` (folders), `cuda` ("12"), `vision` ("gpu", "cpu"), `low_ram`
    ("resident", "mmap"), `draft_vocab`, `gguf` (a folder with the shards), `prebuilt` (a folder or address with the
    engine zip). Without `data`, a data folder that Strata's own setup remembers is used, so
    that weights which are there already are not fetched again.
    """
    variant = known.variant(choice.family, choice.model)
    chosen = {**automatic(variant, choice, machine), **choice.options}
    _check(known.build(choice.build), choice)
    data = Path(chosen["data"]) if chosen.get("data") else remembered_data()
    models = Path(chosen["models"]) if chosen.get("models") else None
    build = known.build(choice.build)
    cards = [card for card in machine.adapters if card.id in choice.adapters]
    full_avx512 = {"avx512f", "avx512bw", "avx512vl", "avx512_vnni", "avx512vbmi"} <= machine.cpu.features
    return Order(
        home=home,
        places=Places.in_home(home, data, models),
        build=build,
        family=known.family(choice.family),
        variant=variant,
        options=options,
        cuda=12 if (chosen.get("cuda") or os.environ.get("STRATA_CUDA")) == "12" else 13,
        vision=bool(chosen.get("vision")),
        experts_file=chosen.get("low_ram", "") in _LOW_RAM,
        full_avx512=full_avx512,
        draft_vocab=chosen.get("draft_vocab") or "cjk",
        gguf=Path(chosen["gguf"]).absolute() if chosen.get("gguf") else None,
        newest=max((item.version for item in known.builds if item.engine == "strata"), key=version_key),
        prebuilt=chosen.get("prebuilt") or os.environ.get("STRATA_PREBUILT_URL", ""),
        architectures=tuple(card.architecture for card in cards if card.architecture),
    )


def _check(build: EngineBuild, choice: Choice) -> None:
    """Strata's own refusals (contract 1.2). Raises UserFacingError "not-with-strata"."""
    chosen, hip = choice.options, build.backend == "hip"
    refused = ""
    if hip and build.os == "windows" and chosen.get("vision"):
        refused = tr("Images do not work with AMD cards on Windows: the engine has no image encoder there.")
    elif hip and chosen.get("vision") == "gpu":
        refused = tr("With AMD cards the image encoder runs on the processor only.")
    elif hip and build.os == "windows" and ("," in chosen.get("gpus", "") or chosen.get("gpus") == "all"):
        refused = tr("One model uses one AMD card on Windows.")
    elif chosen.get("projection", "off") != "off" and choice.family in _NO_PROJECTION:
        refused = tr("The control vector is made for the families qwen and coder.")
    if refused:
        advice = tr("Leave the option out, or choose another family, card or engine.")
        raise UserFacingError(tr("Strata cannot do this here"), refused, advice, code="not-with-strata")


def order_of(home: Home, known: Catalog, profile: Profile, options: Options) -> Order:
    """What a profile needs installed: the order it came from."""
    chosen = {str(name): str(value) for name, value in profile.options.get("choice", {}).items()}
    choice = Choice("strata", profile.build, profile.family, profile.model, profile.context, options=chosen)
    return order_for(home, known, choice, Machine(), options)


def strata_families(known: Catalog) -> tuple[Family, ...]:
    """The families of the catalogue that have a size for Strata."""
    return tuple(
        family for family in known.families if any("strata" in variant.engines for variant in family.variants)
    )


def profile_for(order: Order, choice: Choice, machine: Machine, port: int) -> Profile:
    """How the choice runs. Call it when the engine is installed: it is asked which number each card has.

    Raises UserFacingError "engine-sees-no-card".
    """
    chosen = {**automatic(order.variant, choice, machine), **choice.options}
    hip = order.build.backend == "hip"
    listed = devices.list_devices(order.places, order.cuda)
    cards = [card for card in machine.adapters if order.build.backend in card.backends or listed]
    numbers = devices.numbers(cards, listed)
    return Profile(
        id=re.sub(r"[^a-z0-9]+", "-", f"{choice.family}-{choice.model}".lower()).strip("-"),
        title=f"{order.family.title} {order.variant.id}",
        engine="strata",
        build=order.build.id,
        family=choice.family,
        model=choice.model,
        context=choice.context,
        kv_type=chosen.get("kv") or (choice.kv_type if choice.kv_type in KV_TYPES else "int8"),
        devices=_cards(numbers, chosen["gpus"], cards) if chosen.get("gpus") else choice.adapters,
        host=chosen.get("host", LOOPBACK),
        port=port,
        args=_arguments(order, chosen),
        env=_environment(order, chosen) if hip else {},
        options={
            "device_numbers": numbers,
            "choice": _kept(order, chosen),
            **_options(chosen),
        },
    )


def _kept(order: Order, chosen: dict[str, str]) -> dict[str, str]:
    """What the order cannot be made again without."""
    names = ("vision", "low_ram", "draft_vocab", "gguf", "prebuilt")
    kept = {name: chosen[name] for name in names if chosen.get(name)}
    return {
        **kept,
        "cuda": str(order.cuda),
        "data": str(order.places.data),
        "models": str(order.places.models),
    }


def _cards(numbers: dict[str, int], wanted: str, cards: list[Adapter]) -> tuple[str, ...]:
    """The PCI ids of cards that the user named by the engine's numbers. Raises UserFacingError "unknown-card"."""
    by_number = {str(number): pci for pci, number in numbers.items()}
    names = [card.id for card in cards if card.used] if wanted == "all" else wanted.split(",")
    found = tuple(name if wanted == "all" else by_number.get(name.strip(), "") for name in names)
    if not found or "" in found or len(set(found)) != len(found):
        known = ", ".join(sorted(by_number)) or tr("none")
        raise UserFacingError(
            tr("There is no such card"),
            tr(
                "“{wanted}” does not name cards that the engine sees; it knows {known}.",
                wanted=wanted,
                known=known,
            ),
            tr("Give one of these numbers, several different ones with commas, or all."),
            code="unknown-card",
        )
    return found


def _arguments(order: Order, chosen: dict[str, str]) -> dict[str, str]:
    arguments = dict(DEFAULTS)
    if mode := _LOW_RAM.get(chosen.get("low_ram", "")):
        arguments[mode] = ""
    if chosen.get("vision") == "gpu":
        arguments.update({"vision": "", "vram-reserve-mib": _VISION_RESERVE_MIB})
    elif chosen.get("vision"):
        arguments["vision"] = ""
    for name in _ARGUMENTS:
        if value := chosen.get(name.replace("-", "_")):
            arguments[name] = "" if value == "on" else value
    if (projection := chosen.get("projection", "off")) != "off":
        vector = str(order.places.root / _PROJECTION) if projection == "on" else projection
        arguments.update(
            {
                "control-vector-scaled": f"{vector}:1.0",
                "control-vector-layer-range": "4 44",
                "cvec-mode": "project",
                "cvec-dir": "per-layer",
            }
        )
    return arguments


def _environment(order: Order, chosen: dict[str, str]) -> dict[str, str]:
    """What setup writes for AMD cards: the tuning table only when card AND library version match."""
    environment: dict[str, str] = {}
    version = build_facts(Path(order.places.engine())).get("hipblaslt_version")
    if isinstance(version, int) and order.architectures:
        table = order.places.tuning_table(order.architectures[0], version)
        if Path(table).exists():
            environment["STRATA_HIPBLASLT_TUNING"] = str(table)
    if chosen.get("low_ram") == "resident":
        environment["STRATA_RESIDENT_PIN"] = "0"
    return environment


def _options(chosen: dict[str, str]) -> dict[str, object]:
    options: dict[str, object] = {name: chosen[name] for name in _TEXTS if chosen.get(name)}
    options.update({name: int(chosen[name]) for name in _NUMBERS if chosen.get(name)})
    if vision := chosen.get("vision"):
        options["vision"] = vision
        if vision == "cpu":
            options["vision_threads"] = int(
                chosen.get("vision_threads") or max(1, (os.cpu_count() or 2) // 2)
            )
    if sampling := _SAMPLING.get(chosen.get("sampling", "")):
        options["sampling"] = dict(zip(_SAMPLING_KEYS, sampling, strict=True))
    if "open_browser" in chosen:
        options["open_browser"] = chosen["open_browser"] == "yes"
    return options
