"""Advice for a home: the catalogue, the machine and what can be reached from here."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field

from app.advisor.advise import advise
from app.advisor.places import runnable
from app.advisor.types import Advice, Recommendation, Wish
from app.core.artifact import Source, SourceKind
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
    machine: Machine = field(default_factory=Machine)  # that the advice is for
    insisted: Recommendation | None = (
        None  # what the user named himself although it does not fit, with a warning
    )
    builds: tuple[str, ...] = ()  # engine builds that run on this machine, advised or not

    @property
    def chosen(self) -> Recommendation | None:
        """What set-up takes: the best that fits, else what the user insists on."""
        return self.advice.best or self.insisted


def advise_here(home: Home, machine: Machine, wish: Wish) -> Advised:
    """Asks the sources whether they answer (side by side, short time limits), then ranks."""
    known = catalog(home)
    everything = advise(machine, known, wish)
    ideal = everything.best
    kinds = {kind for item in everything.recommendations for kind in item.sources}
    reach = reachable(kinds, transfer_options(settings_store(home).load()))
    possible = advise(machine, known, wish, reachable={kind for kind, answer in reach.items() if answer.ok})
    taken = possible.best
    builds = runnable(machine, known)
    if ideal is None or (taken is not None and ideal.choice == taken.choice):
        insisted = _insisted(wish, possible)
        return Advised(possible, notes=known.notes, machine=machine, insisted=insisted, builds=builds)
    notes = (*known.notes, *_notes(ideal, taken, reach))
    return Advised(possible, ideal, notes, machine, builds=builds)


def _insisted(wish: Wish, advice: Advice) -> Recommendation | None:
    """What the user named himself although its budget does not fit: allowed, after a warning with the numbers."""
    if not wish.model or advice.fitting or not advice.recommendations:
        return None
    wanted = advice.recommendations[0]
    warning = tr(
        "You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}",
        why=" ".join((*wanted.reasons, *wanted.would_change)),
    )
    return dataclasses.replace(wanted, reasons=(), warnings=(warning, *wanted.warnings))


def _notes(
    ideal: Recommendation, taken: Recommendation | None, reach: dict[SourceKind, Reach]
) -> tuple[str, ...]:
    notes = [tr("The best model for this computer would be {title}.", title=ideal.title)]
    for kind in ideal.sources:
        if kind in reach and not reach[kind].ok:
            source = Source(kind).label
            notes.append(
                tr(
                    "It comes from {source}, which cannot be reached: {why}",
                    source=source,
                    why=reach[kind].note,
                )
            )
    if taken is not None:
        notes.append(
            tr(
                "So {title} is used for now. Run setup again when the source can be reached.",
                title=taken.title,
            )
        )
    return tuple(notes)
