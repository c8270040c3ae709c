"""Ranks what fits a machine."""

from __future__ import annotations

from collections.abc import Collection

from app.advisor.types import Advice, BudgetLine, Choice, Pool, Recommendation, Speed, Wish
from app.catalog.types import Catalog, EngineBuild, Family, Variant
from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.core.units import GIB, memory
from app.hardware.machine import Machine

_BUFFERS = 256 << 20
_BANDWIDTH = 20e9


def advise(
    machine: Machine,
    catalog: Catalog,
    wish: Wish | None = None,
    *,
    reachable: Collection[SourceKind] | None = None,
) -> Advice:
    """Recommendations for the processor, the best first; unreachable sources are left to the end."""
    wish = wish or Wish()
    found = [
        _recommend(machine, build, family, variant, wish)
        for build in catalog.builds
        if (build.os, build.cpu) == (machine.os.system, machine.cpu.architecture)
        if not wish.engine or build.engine == wish.engine
        for family in catalog.families
        if not wish.family or family.id == wish.family
        for variant in family.variants
        if (not wish.model or variant.id == wish.model) and build.engine in variant.engines
    ]
    allowed = [item for item in found if reachable is None or set(item.sources) <= set(reachable)]
    return Advice(tuple(sorted(allowed, key=lambda item: (not item.fits, -item.score))))


def _recommend(
    machine: Machine, build: EngineBuild, family: Family, variant: Variant, wish: Wish
) -> Recommendation:
    total = machine.memory.usable
    reserve = min(4 * GIB, total // 4)
    context = wish.context or max(variant.contexts)
    kv = variant.kv_bytes_per_token * context
    free = total - variant.weights_size - kv - _BUFFERS - reserve
    lines = (
        BudgetLine("weights", tr("weights"), variant.weights_size),
        BudgetLine("kv", tr("context"), kv),
        BudgetLine("buffers", tr("work space"), _BUFFERS),
        BudgetLine("system", tr("system"), reserve),
        BudgetLine("free", tr("free"), free),
    )
    files = (*build.archives, *variant.files)
    tokens = _BANDWIDTH / variant.weights_size
    return Recommendation(
        choice=Choice(build.engine, build.id, family.id, variant.id, context),
        title=tr(
            "{family} {variant} with llama.cpp on the processor", family=family.title, variant=variant.id
        ),
        fits=free >= 0,
        pools=(Pool("RAM", total, lines),),
        speed=Speed(tokens * 0.3, tokens, tr("estimated from the memory's speed")),
        download_size=sum(file.download_size or 0 for file in files),
        disk_size=variant.weights_size + build.unpacked_size,
        reasons=(
            tr("It fits into {ram} of memory and leaves {free}.", ram=memory(total), free=memory(free)),
        ),
        sources=tuple(dict.fromkeys(file.sources[0].kind for file in files)),
        score=family.quality * 100.0 + variant.quality,
    )
