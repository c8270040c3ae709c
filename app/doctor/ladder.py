"""The ladder: remedies in order, one tried after the other until a real first request is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel, Message, Sink, StepChanged, StepState
from app.core.i18n import tr
from app.doctor import remedies
from app.doctor.history import History, Try, failed_for, worked_for
from app.doctor.remedies import Remedy
from app.engines.profile import Profile


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a start went: `good` = a real request was answered; `fingerprint` of the crash else."""

    good: bool
    text: str
    fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class Climbed:
    """`worked` is the remedy that helped, None when none did; `tried` are all in order."""

    worked: Remedy | None
    tried: tuple[Try, ...]


def order(
    wanted: Sequence[str],
    profile: Profile,
    tries: Sequence[Try],
    *,
    fingerprint: str,
    where: str = "",
    facts: Mapping[str, str] | None = None,
) -> list[Remedy]:
    """Remedies for a crash as they should be offered: what worked before, then the signature's order, then what failed.

    The signature's order is by how sure it helps; equals are ordered by what they cost. What is not for this engine or
    changes nothing is left out.
    """
    known = remedies.load()
    worked, failed = worked_for(tries, fingerprint, where), failed_for(tries, fingerprint)
    ids = list(dict.fromkeys([*worked, *wanted]))
    usable = [
        known[item] for item in ids if item in known and remedies.applicable(known[item], profile, facts)
    ]
    return sorted(usable, key=lambda item: (item.id in failed, item.id not in worked, ids.index(item.id)))


def climb(
    ladder: Sequence[Remedy],
    *,
    attempt: Callable[[Remedy], Outcome],
    history: History,
    fingerprint: str,
    where: str,
    sink: Sink,
    cancel: Cancel,
) -> Climbed:
    """Try each remedy in order. `attempt` applies one, starts, sends the request, and undoes it if that fails.

    Every try is in the history before the next begins. Raises Cancelled (recorded too).
    """
    tried: list[Try] = []
    for remedy in ladder:
        cancel.check()
        sink(StepChanged(remedy.id, tr(remedy.title), StepState.RUNNING, tr(remedy.change)))
        try:
            outcome = attempt(remedy)
        except Cancelled:
            history.add(Try(remedy.id, fingerprint, "cancelled", where))
            raise
        except UserFacingError as error:
            outcome = Outcome(False, error.what_happened)
        record = Try(remedy.id, fingerprint, "worked" if outcome.good else "failed", where, outcome.text)
        history.add(record)
        tried.append(record)
        state = StepState.DONE if outcome.good else StepState.FAILED
        sink(StepChanged(remedy.id, tr(remedy.title), state, outcome.text))
        if outcome.good:
            sink(Message(tr("It answers now. This change is kept: {title}.", title=tr(remedy.title))))
            return Climbed(remedy, tuple(tried))
    sink(Message(tr("None of the changes helped. The report has everything that was tried."), "warning"))
    return Climbed(None, tuple(tried))
