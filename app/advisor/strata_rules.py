"""What Strata's own setup would choose for a machine: its rules as they are (install contract, sections 4.1 to 4.7).

Nothing here is our opinion; `app.advisor.own_answer` says where we differ and why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.advisor import strata_memory
from app.advisor.drivers import driver_major
from app.catalog.types import Catalog, Family, Variant
from app.core.i18n import tr
from app.core.units import GIB
from app.hardware.machine import Adapter, AdapterKind, Machine, Vendor

AMD = ("gfx1100", "gfx1101", "gfx1102", "gfx1200", "gfx1201", "gfx1030", "gfx1031", "gfx1151")
_CANDIDATE, _ALONE, _WARNED, _TIP, _SMALL_DRAFT = 7.5, 11.5, 11.0, 7.5, 14.0  # GiB of VRAM
_DRIVER = {13: {"windows": 580, "linux": 580}, 12: {"windows": 528, "linux": 525}}
_HALO, _HALO_FROM = "gfx1151", 80.0  # GiB of RAM and carve-out
_LARGE_FROM = 60.0  # GiB of RAM from which the larger size is taken
_PAGE_FILE = 4.0  # GiB below which setup warns
_LEAST = 32.0 - 4.0  # GiB of RAM
_TIGHT = 8.0
_BUDGET_RISK = 48.0


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    """What `setup --yes` would take. `why_not` is a sentence when Strata does not serve the machine at all.

    `consent` = setup asks about a risk first, so `--yes` alone stops. `offers` are all sets of cards that setup would
    offer, the recommended one first, as PCI ids. `notes` are its warnings in our words.
    """

    why_not: str = ""
    backend: str = ""  # "cuda", "hip"
    cuda: int = 0  # 12 or 13
    cards: tuple[str, ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    family: str = ""
    model: str = ""
    context: int = 0
    kv_type: str = ""
    low_ram: str = ""
    streams: bool = False
    budget_gib: int = 0
    consent: bool = False
    notes: tuple[str, ...] = ()


def own_answer(machine: Machine, catalog: Catalog) -> OwnAnswer | None:
    """Setup's recommended answers, None when the catalogue has no Strata family or no memory is known."""
    families = [item for item in catalog.families if any("strata" in size.engines for size in item.variants)]
    if not families or not machine.memory.usable:
        return None
    backend, cards = _usable(machine)
    if not cards:
        return OwnAnswer(why_not=_why_no_card(machine))
    cuda = _cuda(cards) if backend == "cuda" else 0
    if why_not := _driver_too_old(machine, cards, cuda) or _processor(machine, backend):
        return OwnAnswer(why_not=why_not, backend=backend, cuda=cuda)
    offers = _offers(cards, backend)
    chosen = offers[0]
    ram = machine.memory.usable / GIB
    family = _family(families, chosen, ram)
    size = _size(family, ram)
    context = context_for(family.id, chosen)
    mode = strata_memory.answer(size, context, "int8", machine, chosen)
    return OwnAnswer(
        backend=backend,
        cuda=cuda,
        cards=tuple(card.id for card in chosen),
        offers=tuple(tuple(card.id for card in offer) for offer in offers),
        family=family.id,
        model=size.id,
        context=context,
        kv_type="fp16" if context <= 8192 else "int8",
        low_ram=mode.low_ram,
        streams=mode.streams,
        budget_gib=mode.budget_gib,
        consent=asks_consent(machine, families, size, chosen, ram),
        notes=tuple(_notes(machine, backend, chosen, ram)),
    )


def verdicts(machine: Machine, catalog: Catalog, cards: Sequence[Adapter]) -> dict[tuple[str, str], str]:
    """What `setup --check` says of each size, by family and size: "fits", "tight", "low-ram", "budget", "no"."""
    found = {}
    for family in catalog.families:
        for size in family.variants:
            if "strata" in size.engines:
                found[family.id, size.id] = verdict(machine, size, cards)
    return found


def verdict(machine: Machine, size: Variant, cards: Sequence[Adapter]) -> str:
    """The order of the answers where several hold (low-RAM before tight) is inferred; the contract does not tell."""
    ram, needed = machine.memory.usable / GIB, size.ram_needed / GIB
    if ram >= needed:
        return "budget" if strata_memory.has_budget(size) else "fits"
    if strata_memory.has_budget(size):
        return "budget"
    if strata_memory.low_ram_wanted(size, ram) and _in_low_ram(machine, size, cards):
        return "low-ram"
    return "tight" if ram >= needed - _TIGHT else "no"


def cards_of(cards: Sequence[Adapter], backend: str) -> tuple[Adapter, ...]:
    """The cards that setup recommends among usable ones."""
    return _offers(cards, backend)[0]


def _usable(machine: Machine) -> tuple[str, list[Adapter]]:
    """The backend and its cards: NVIDIA first (4.1); older ones only when there is nothing newer and no AMD card."""
    nvidia = [card for card in machine.used_adapters if card.vendor is Vendor.NVIDIA and card.memory_total]
    new = [card for card in nvidia if _capability(card) >= 75]
    if new:
        return "cuda", new
    amd = [
        card
        for card in machine.used_adapters
        if card.vendor is Vendor.AMD and card.architecture in AMD and card.memory_total
    ]
    if amd:
        return "hip", amd
    return "cuda", [card for card in nvidia if 60 <= _capability(card) <= 70]


def _capability(card: Adapter) -> int:
    """75 for sm_75, 0 when unknown."""
    number = card.architecture.removeprefix("sm_")
    return int(number) if number.isdigit() else 0


def _cuda(cards: Sequence[Adapter]) -> int:
    return 12 if min(_capability(card) for card in cards) < 75 else 13


def _offers(cards: Sequence[Adapter], backend: str) -> list[tuple[Adapter, ...]]:
    """Sets of cards, the recommended first (4.2, 4.3). Ties go to the lower index, which follows the slots."""
    cards = sorted(cards, key=lambda card: card.id)
    if backend == "hip":
        best = min(cards, key=lambda card: (card.kind is AdapterKind.INTEGRATED, -(card.memory_total or 0)))
        return [(best,)]
    large = [card for card in cards if _gib(card) >= _CANDIDATE]
    order = sorted(large, key=lambda card: (-_capability(card), -(card.memory_total or 0)))
    if len(order) < 2:
        return [(max(cards, key=lambda card: round(_gib(card))),)]  # the first of equals
    several = [tuple(order[:2])] + ([tuple(order)] if len(order) > 2 else [])
    single = [(card,) for card in order]
    if _gib(order[0]) >= _ALONE > _gib(order[1]):
        return [single[0], *several, *single[1:]]
    return [*several, *single]


def _family(families: Sequence[Family], cards: Sequence[Adapter], ram: float) -> Family:
    known = {family.id: family for family in families}
    halo = cards[0].architecture == _HALO and ram + cards[0].carve_out / GIB >= _HALO_FROM
    return known.get("unsloth" if halo else "qwen", families[0])


def _size(family: Family, ram: float) -> Variant:
    sizes = {size.id: size for size in family.variants}
    return sizes["IQ3_XXS"] if ram >= _LARGE_FROM and "IQ3_XXS" in sizes else family.variants[0]


def context_for(family: str, cards: Sequence[Adapter]) -> int:
    """Tokens that setup recommends for the smallest card (4.6)."""
    vram = min(_gib(card) for card in cards)
    if family == "unsloth":
        return 8192 if vram < 14 else 32768
    return 32768 if vram < 14 else 65536 if vram < 20 else 131072


def asks_consent(
    machine: Machine, families: Sequence[Family], size: Variant, cards: Sequence[Adapter], ram: float
) -> bool:
    """Setup asks about a risk first, so that `--yes` alone stops; a size that was named is consent (1.2)."""
    if strata_memory.has_budget(size):
        return ram < _BUDGET_RISK
    coder = next((item for family in families if family.id == "coder" for item in family.variants), None)
    if ram < _LEAST and not (coder and _in_low_ram(machine, coder, cards)):
        return True
    return not strata_memory.low_ram_wanted(size, ram) and ram < (size.ram_needed - strata_memory.SLACK) / GIB


def _in_low_ram(machine: Machine, size: Variant, cards: Sequence[Adapter]) -> bool:
    return strata_memory.room_gb(machine, cards) >= strata_memory.arena_gb(size)


def _notes(machine: Machine, backend: str, cards: Sequence[Adapter], ram: float) -> list[str]:
    vram = min(_gib(card) for card in cards)
    notes = []
    if backend == "cuda" and vram < _WARNED:
        notes.append(tr("It warns: the card has less than 11 GB."))
    if backend == "cuda" and vram < _TIP:
        notes.append(tr("It advises a context of 8,192 tokens and the English draft words."))
    elif backend == "cuda" and vram < _SMALL_DRAFT:
        notes.append(tr("It advises the English draft words, which save 215 MB of the card."))
    commit = machine.memory.commit_limit
    if machine.os.system == "windows" and commit and commit / GIB - ram < _PAGE_FILE:
        notes.append(tr("It warns: the page file is small; a fixed one of 65,536 MB is its advice."))
    if backend == "hip" and machine.os.system == "windows" and cards[0].architecture.startswith("gfx12"):
        notes.append(tr("It points to its help on driver resets, which these cards can have on Windows."))
    return notes


def _why_no_card(machine: Machine) -> str:
    if any(card.vendor is Vendor.AMD and card.architecture for card in machine.used_adapters):
        return tr("Strata does not run on this AMD card; it runs on {list}.", list=", ".join(AMD))
    if any(card.vendor is Vendor.NVIDIA and card.architecture for card in machine.used_adapters):
        return tr("Strata needs an NVIDIA card of the RTX 20 series or newer.")
    return tr(
        "Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.",
        list=", ".join(AMD),
    )


def _driver_too_old(machine: Machine, cards: Sequence[Adapter], cuda: int) -> str:
    if not cuda:
        return ""
    least = _DRIVER[cuda].get(machine.os.system, 0)
    for card in cards:
        installed = driver_major(card)
        if 0 < installed < least:
            return tr(
                "Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.",
                least=least,
                installed=card.driver,
            )
    return ""


def _processor(machine: Machine, backend: str) -> str:
    features = machine.cpu.features
    if features and machine.cpu.architecture == "x86_64":
        if "sse4_2" not in features:
            return tr("Strata's setup stops here: the processor has no SSE4.2.")
        if "avx2" not in features and backend == "hip" and machine.os.system == "windows":
            return tr("Strata's engine for AMD cards on Windows needs a processor with AVX2.")
    return ""


def _gib(card: Adapter) -> float:
    return (card.memory_total or 0) / GIB
