"""Page 5: the engine starts and answers a first real request. What it says is shown as it is."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QProgressBar

from app.core.errors import UserFacingError
from app.core.events import Message, Progress, StepChanged, StepState
from app.core.i18n import tr
from app.gui.dashboard.crash_card import CrashCard
from app.gui.mending import Mending
from app.gui.theme.tokens import Space
from app.gui.widgets.answer import AnswerCard
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import clear, column
from app.gui.widgets.notice import Notice
from app.gui.widgets.step_list import StepList
from app.gui.widgets.text import Text
from app.gui.wizard.page import WizardPage
from app.gui.wizard.setup_run import PROOF_STEPS, SetupRun
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.story import Story
    from app.jobs.setup import SetupResult


class ProofPage(WizardPage):
    def __init__(self, backend: Backend, tasks: Tasks, story: Story, run: SetupRun) -> None:
        super().__init__(
            tr("Test the model"),
            tr("The engine loads the model and gets one real request. Only an answer counts as working."),
            backend,
            tasks,
            story,
        )
        self._run = run
        self._steps = StepList()
        self._steps.set_steps([("start", tr("Start the engine")), ("ask", tr("First request"))])
        self._now = Text("", "secondary")
        self._now.hide()
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Loading the model"))
        self._bar.hide()
        self._result = column(space=Space.L)
        self._crash = CrashCard(log=False)
        self._mending = Mending(backend, tasks, self._crash, self)
        self._mending.ended.connect(self._mended)
        self._mending.failed.connect(self.show_error)
        self.add(
            Card(self._steps, self._bar, self._now, name=tr("Test"), space=Space.L),
            self._crash,
            self._result,
            None,
        )
        run.step_changed.connect(self._step)
        run.progress.connect(self._progress)
        run.message.connect(self._message)
        run.done.connect(self._done)
        run.failed.connect(self._failed)
        run.paused.connect(self._paused)

    def entered(self) -> None:
        if (
            not self._run.running
            and self.story.result is None
            and self._run.plan is not None
            and self._error is None
        ):
            self._again()

    def _again(self) -> None:
        self.clear_error()
        self._crash.forget()
        clear(self._result)
        self.story.result = None
        self._run.again()

    def _step(self, event: StepChanged) -> None:
        if event.step in PROOF_STEPS:
            self._steps.show_state(event.step, event.state, "")
            if event.step == "start" and event.state == StepState.DONE:
                self._steps.show_state("ask", StepState.RUNNING)

    def _progress(self, event: Progress) -> None:
        if event.step == "start":
            self._bar.show()
            self._bar.setRange(0, event.total or 0)
            self._bar.setValue(event.done)

    def _message(self, event: Message) -> None:
        if self._run.step in PROOF_STEPS:
            self._now.setText(event.text)
            self._now.show()

    def _done(self, result: SetupResult) -> None:
        self.story.result = result
        self._bar.hide()
        self._now.hide()
        self._show(result.status)

    def _mended(self, status: Status | None) -> None:
        """After remedies were tried: an answer, or the crash that is left."""
        if status is None or self.story.result is None:
            return
        self.story.result = dataclasses.replace(self.story.result, status=status)
        self._show(status)

    def _show(self, status: Status | None) -> None:
        clear(self._result)
        if status is not None and status.state in (State.CRASHED, State.LOOPING):
            self._steps.show_state("start", StepState.FAILED)
            self._crash.show_crash(status)
            self._mending.look()
            return
        if status is not None and not status.answer:
            self._show_failure(status)
            return
        self._crash.forget()
        if status is not None:
            self._steps.show_state("start", StepState.DONE)
            self._steps.show_state("ask", StepState.DONE)
            self._result.addWidget(AnswerCard(status.answer))
            if status.state == State.DEGRADED:
                self._result.addWidget(Notice(status.reason or status.text, "warning"))
        self.set_ready(True)

    def _show_failure(self, status: Status) -> None:
        """It runs and does not answer, or could not be started."""
        self._steps.show_state("start", StepState.FAILED)
        error = UserFacingError(
            tr("The engine did not answer"),
            status.text,
            tr("Try again, or choose another model or engine on the page “Choose”."),
            code="no-answer",
        )
        self.show_error(error, Button(tr("Try again"), self._again, icon="restart", kind="primary"))

    def _failed(self, error: Exception) -> None:
        if self._run.step in PROOF_STEPS:
            self._bar.hide()
            self._steps.show_state(self._run.step, StepState.FAILED)
            self.show_error(error, Button(tr("Try again"), self._again, icon="restart", kind="primary"))

    def _paused(self) -> None:
        if self._run.step in PROOF_STEPS:
            self._now.setText(tr("Stopped."))
            self._now.show()
