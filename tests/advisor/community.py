"""What users measured against what the advisor says: one verdict for each result of `community.toml`.

Two catalogues are asked. "shipped" is what this program can install; "compiled" has the engine too that the user of the
result had built himself, so that the rules on memory and speed can be judged where there is nothing to download.
"""

from __future__ import annotations

import dataclasses
import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.advisor.advise import advise
from app.advisor.types import Recommendation, Speed, Wish
from app.catalog.load import load
from app.catalog.types import Catalog
from app.core.units import GIB
from app.hardware.machine import Adapter, AdapterKind, Machine, Vendor
from tests.advisor.machines import gpu, pc

FILE = Path(__file__).parent / "community.toml"


@dataclass(frozen=True)
class Verdict:
    """`shipped` and `compiled`: what ran is called possible. `speed` is the told range, None where it is not."""

    result: dict[str, Any]
    shipped: bool
    compiled: bool
    named: bool  # the advice says in words that Strata has to be compiled for this card
    speed: Speed | None
    advised: Recommendation | None

    @property
    def within(self) -> bool | None:
        """Whether the told range holds the measured speed; None where one of both is not known."""
        if self.speed is None or not self.result["decode"]:
            return None
        return self.speed.low <= self.result["decode"] <= self.speed.high


def half_of(source: str) -> str:
    """ "dev" or "held": by the parity of the source's SHA-256, so that nobody picks."""
    return "dev" if hashlib.sha256(source.encode()).digest()[-1] % 2 == 0 else "held"


@cache
def _all() -> tuple[dict[str, Any], ...]:
    with open(FILE, "rb") as file:
        return tuple(tomllib.load(file)["result"])


def results(half: str = "") -> list[dict[str, Any]]:
    return [item for item in _all() if not half or item["half"] == half]


def machine_of(result: dict[str, Any]) -> Machine:
    cards = [_card(*card, slot=slot) for slot, card in enumerate(result["cards"], 1)]
    return pc(
        result["ram"], *cards, system=result["system"], cores=result["cores"], where=result.get("where", "")
    )


def _card(architecture: str, vram: float, name: str, kind: str = "", *, slot: int) -> Adapter:
    card = gpu(architecture, vram, slot=slot, name=name)
    if kind == "unified":
        return dataclasses.replace(card, kind=AdapterKind.INTEGRATED, unified=True, carve_out=GIB // 2)
    if kind == "intel":
        return dataclasses.replace(card, vendor=Vendor.INTEL, backends=("sycl", "vulkan"))
    return card


def with_own_build(catalog: Catalog, machine: Machine) -> Catalog:
    """The catalogue with an engine that was compiled for the cards of this machine."""
    backend = machine.adapters[0].backends[0]
    base = next(build for build in catalog.builds if build.engine == "strata")
    own = dataclasses.replace(
        base,
        id="compiled",
        backend=backend,
        os=machine.os.system,
        architectures=tuple(card.architecture for card in machine.adapters),
        ptx=False,
        minimum_driver={},
    )
    return dataclasses.replace(catalog, builds=(own, *catalog.builds))


def judge(result: dict[str, Any], catalog: Catalog | None = None) -> Verdict:
    catalog = catalog or load()
    machine = machine_of(result)
    wish = Wish(
        engine="strata",
        family=result["family"],
        model=result["model"],
        context=result["context"],
        kv_type=result["kv"],
    )
    own = with_own_build(catalog, machine)
    shipped, compiled = advise(machine, catalog, wish).best, advise(machine, own, wish).best
    free = advise(machine, own)
    best = compiled or shipped
    said = [*advise(machine, catalog).own, *advise(machine, catalog).notes]
    return Verdict(
        result,
        shipped is not None,
        best is not None,
        any("compile" in text for text in said),
        best.speed if best else None,
        free.best,
    )


def failing(verdict: Verdict, everything: Sequence[dict[str, Any]]) -> bool:
    """The advice for this machine is a set-up that a result on the same machine shows failing."""
    if verdict.advised is None:
        return False
    choice = verdict.advised.choice
    return any(
        not item["ran"]
        and item["source"] == verdict.result["source"]
        and (choice.engine, choice.family, choice.model) == ("strata", item["family"], item["model"])
        and choice.context >= item["context"]
        for item in everything
    )
