"""Says for each adapter why it is used or not, and what to do: the last part of `merge`."""

from __future__ import annotations

from dataclasses import replace

from app.core.i18n import tr
from app.core.units import memory
from app.hardware.machine import Adapter, AdapterKind, Vendor

_LARGE_POOL = 48 << 30  # bytes; only recent designs lend so much to their graphics


def judged(adapters: list[Adapter]) -> list[Adapter]:
    """Says for each adapter why it is used or not, and puts the used ones first, the best first."""
    usable = [item for item in adapters if not item.reason and item.backends]
    discrete = [
        item
        for item in usable
        if item.kind is AdapterKind.DISCRETE or (item.unified and "cuda" in item.backends)
    ]
    chosen = discrete or [item for item in usable if _worth(item)]
    done = [_reasoned(item, chosen, discrete) for item in adapters]
    return sorted(
        done,
        key=lambda item: (
            not item.used,
            item.kind is not AdapterKind.DISCRETE,
            -(item.memory_total or 0),
            item.engine_index or 0,
        ),
    )


def _worth(adapter: Adapter) -> bool:
    """An integrated adapter that is faster than the processor beside it: big unified memory of a recent generation."""
    recent = adapter.architecture.startswith(("gfx115", "apple", "sm_", "xe2", "xe-lpg", "gfx1103"))
    return adapter.unified and (recent or (adapter.memory_total or 0) >= _LARGE_POOL)


def _reasoned(adapter: Adapter, chosen: list[Adapter], discrete: list[Adapter]) -> Adapter:
    if adapter.reason:
        return replace(adapter, used=False, advice=adapter.advice or _advice(adapter))
    size = memory(adapter.memory_total) if adapter.memory_total else tr("an unknown amount")
    if adapter in chosen:
        if adapter.unified:
            reason = tr("Used: it shares the computer's memory and may have {size} of it.", size=size)
        else:
            reason = tr("Used: a graphics card of its own with {size} of memory.", size=size)
            if (
                adapter.memory_free is not None
                and adapter.memory_total
                and adapter.memory_free < adapter.memory_total * 0.6
            ):
                reason += " " + tr(
                    "Other programs hold most of it now: only {free} are free.",
                    free=memory(adapter.memory_free),
                )
        return replace(adapter, used=True, reason=reason)
    if not adapter.backends:
        return replace(
            adapter,
            used=False,
            reason=tr("Not used: no driver for computing was found for it."),
            advice=_advice(adapter),
        )
    if discrete:
        best = discrete[0].name
        return replace(
            adapter,
            used=False,
            reason=tr(
                "Not used: it is part of the processor and shares the RAM; {best} is better.", best=best
            ),
        )
    return replace(
        adapter,
        used=False,
        reason=tr("Not used: it is part of the processor and no faster than the processor itself."),
    )


def _advice(adapter: Adapter) -> str:
    if adapter.kind in (AdapterKind.SOFTWARE, AdapterKind.VIRTUAL):
        return ""
    if adapter.vendor is Vendor.NVIDIA:
        return tr("Install NVIDIA's driver (nvidia.com/drivers), then restart.")
    if adapter.vendor is Vendor.AMD:
        return tr("Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.")
    return tr("Install a Vulkan driver for it, then look again.")
