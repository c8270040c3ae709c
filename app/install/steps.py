"""A step of an install and the one runner: prove, journal, act, journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink, StepChanged, StepState
from app.core.i18n import tr
from app.install.journal import Journal


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """What a step will do, for showing it before it runs. Sizes in bytes: over the network, and on disk when done.

    `place` is the folder that it writes to ("" = the step does not say); `done`: it is there already, nothing happens.
    """

    id: str
    title: str
    download_size: int = 0
    disk_size: int = 0
    place: str = ""
    done: bool = False


class Step(Protocol):
    """`done` proves cheaply that the step's result is there; `run` makes it so and may be interrupted anywhere."""

    @property
    def planned(self) -> PlannedStep: ...

    def done(self) -> bool: ...

    def run(self, sink: Sink, cancel: Cancel) -> None: ...


def run(steps: Sequence[Step], journal: Journal, sink: Sink, cancel: Cancel) -> None:
    """Run what is not proven yet, in order. Raises what a step raises, after the journal knows of it."""
    for step in steps:
        planned = step.planned
        cancel.check()
        if step.done():
            sink(StepChanged(planned.id, planned.title, StepState.SKIPPED, tr("already there")))
            continue
        sink(StepChanged(planned.id, planned.title, StepState.RUNNING))
        journal.append("begin", planned.id)
        try:
            step.run(sink, cancel)
        except (UserFacingError, OSError) as error:
            journal.append("failed", planned.id, error=str(error))
            sink(StepChanged(planned.id, planned.title, StepState.FAILED, str(error)))
            raise
        journal.append("done", planned.id)
        sink(StepChanged(planned.id, planned.title, StepState.DONE))
