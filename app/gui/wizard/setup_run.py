"""The set-up that is under way: the pages "Download" and "Test" watch it; a closed window does not stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.core.errors import Cancelled
from app.core.events import Event, Message, Progress, StepChanged, StepState

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Task, Tasks
    from app.jobs.setup import SetupPlan

PROOF_STEPS = ("start", "ask")  # every other step, whatever the engine calls it, fetches or prepares


class SetupRun(QObject):
    step_changed = Signal(StepChanged)
    progress = Signal(Progress)
    message = Signal(Message)
    proving = Signal()  # everything is fetched and written; the engine starts
    done = Signal(object)  # SetupResult
    failed = Signal(Exception)
    paused = Signal()

    def __init__(self, backend: Backend, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backend, self._tasks = backend, tasks
        self._task: Task | None = None
        self._plan: SetupPlan | None = None
        self.step = ""  # the step that runs or failed

    @property
    def running(self) -> bool:
        return self._task is not None

    @property
    def plan(self) -> SetupPlan | None:
        return self._plan

    def start(self, plan: SetupPlan) -> None:
        """Begin, or go on after a pause or a failure: nothing that is proven is done twice."""
        if self._task is not None:
            return
        self._plan = plan
        self._task = self._tasks.run(
            lambda sink, cancel: self._backend.apply(plan, sink=sink, cancel=cancel),
            on_event=self._event,
            on_done=self._done,
            on_error=self._error,
        )

    def again(self) -> None:
        if self._plan is not None:
            self.start(self._plan)

    def pause(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _event(self, event: Event) -> None:
        if isinstance(event, StepChanged):
            self.step = event.step
            if event.step == "start" and event.state == StepState.RUNNING:
                self.proving.emit()
            self.step_changed.emit(event)
        elif isinstance(event, Progress):
            self.progress.emit(event)
        else:
            self.message.emit(event)

    def _done(self, result: object) -> None:
        self._task = None
        self.done.emit(result)

    def _error(self, error: Exception) -> None:
        self._task = None
        if isinstance(error, Cancelled):
            self.paused.emit()
        else:
            self.failed.emit(error)
