"""Advice for a home: the catalogue, the machine and what can be reached from here."""

from __future__ import annotations

from dataclasses import dataclass

from app.advisor.advise import advise
from app.advisor.types import Advice, Recommendation, Wish
from app.core.artifact import SourceKind
from app.core.i18n import tr
from app.hardware.machine import Machine
from app.jobs.knowledge import catalog, settings_store, transfer_options
from app.system.home import Home
from app.transfer.reach import Reach, reachable


@dataclass(frozen=True, slots=True)
class Advised:
    """`advice` ranks what can be installed from here first; `better` is what would be best were everything reachable.

    `notes` say what cannot be reached and what that means, in whole sentences.
    """

    advice: Advice
    better: Recommendation | None = None
    notes: tuple[str, ...] = ()


def advise_here(home: Home, machine: Machine, wish: Wish) -> Advised:
    """Asks the sources whether they answer (side by side, short time limits), then ranks."""
    known = catalog(home)
    ideal = advise(machine, known, wish).best
    kinds = {kind for item in advise(machine, known, wish).recommendations for kind in item.sources}
    reach = reachable(kinds, transfer_options(settings_store(home).load()))
    possible = advise(machine, known, wish, reachable={kind for kind, answer in reach.items() if answer.ok})
    taken = possible.best
    if ideal is None or taken is None or ideal.choice == taken.choice:
        return Advised(possible)
    return Advised(possible, ideal, _notes(ideal, taken, reach))


def _notes(ideal: Recommendation, taken: Recommendation, reach: dict[SourceKind, Reach]) -> tuple[str, ...]:
    away = [reach[kind] for kind in ideal.sources if kind in reach and not reach[kind].ok]
    return (
        tr("The best choice for this computer would be {title}.", title=ideal.title),
        *(answer.note for answer in away),
        tr("So {title} is used for now. Run set-up again when the source can be reached.", title=taken.title),
    )
