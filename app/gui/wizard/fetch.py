"""Page 4: the download. One bar for everything, the steps below; it can pause, the window may be closed meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar

from app.core.events import Message, Progress, StepChanged, StepState
from app.core.i18n import tr
from app.core.units import download, duration
from app.gui.theme.tokens import Space
from app.gui.transfer_limits import TransferLimits
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.expander import Expander
from app.gui.widgets.layout import column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.sparkline import Sparkline
from app.gui.widgets.step_list import StepList
from app.gui.widgets.text import Text
from app.gui.wizard.page import WizardPage
from app.gui.wizard.setup_run import PROOF_STEPS, SetupRun

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.story import Story


class FetchPage(WizardPage):
    def __init__(self, backend: Backend, tasks: Tasks, story: Story, run: SetupRun) -> None:
        super().__init__(
            tr("Downloading the engine and the model"),
            tr("You can close the window or pause at any time. Everything downloaded is checked and kept."),
            backend,
            tasks,
            story,
        )
        self._run = run
        self._headline = Text("", "figure", wrap=False)
        self._detail = Text("", "secondary", wrap=False)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 1000)
        self._bar.setAccessibleName(tr("Download progress"))
        self._curve = Sparkline(tr("Download speed"), length=120, height=44)
        self._pause = Button(tr("Pause"), self._toggle, icon="pause")
        self._steps = StepList()
        self._done: dict[str, int] = {}
        self._files = StepList()
        self._file = ""
        self._limits = TransferLimits(backend)
        self._limits.changed.connect(self._limits_changed)
        self._restarting = False
        self._notices = column(space=Space.S)
        head = row(self._headline, None, self._pause)
        head.setAlignment(self._pause, Qt.AlignmentFlag.AlignTop)
        self.add(
            Card(head, self._bar, self._detail, self._curve, name=tr("Download"), space=Space.M),
            Card(self._steps, Expander(tr("Files"), self._files), name=tr("Steps")),
            Expander(tr("Speed and time"), Card(self._limits, name=tr("Speed and time"))),
            self._notices,
            None,
        )
        run.step_changed.connect(self._step)
        run.progress.connect(self._progress)
        run.message.connect(self._message)
        run.paused.connect(self._paused)
        run.failed.connect(self._failed)
        run.proving.connect(self.finished)
        run.done.connect(self._finished)

    def entered(self) -> None:
        plan = self.story.plan
        assert plan is not None
        if self._run.running or self._run.plan is plan:
            return  # looked at again, nothing to begin
        self._done.clear()
        titles = [(step.id, step.title) for step in plan.steps]
        self._steps.set_steps([*titles, ("config", tr("Config and launch script"))])
        self._files.set_steps([])
        self._begin()

    def _begin(self) -> None:
        self.clear_error()
        assert self.story.plan is not None
        self._headline.setText(tr("Getting ready …"))
        self._pause.retitle(tr("Pause"), "pause")
        self._pause.show()
        self._curve.show()
        self._run.start(self.story.plan)

    def _toggle(self) -> None:
        if self._run.running:
            self._pause.setEnabled(False)
            self._run.pause()
        else:
            self._begin()

    def _limits_changed(self) -> None:
        """A new limit counts at once: the transfer goes on with it from where it is."""
        if self._run.running:
            self._restarting = True
            self._run.pause()

    def _step(self, event: StepChanged) -> None:
        self._steps.show_state(event.step, event.state, "" if event.step == "config" else event.note)
        if event.step in PROOF_STEPS:
            return
        if event.state in (StepState.DONE, StepState.SKIPPED):
            self._show_file("")
            self._headline.setText(tr("Checked and in place"))
            self._detail.setText(event.title)
        elif event.state == StepState.RUNNING:
            self._headline.setText(event.title)
            self._detail.setText("")

    def _progress(self, event: Progress) -> None:
        if event.step in PROOF_STEPS:
            return
        if event.waiting is not None:
            self._headline.setText(tr("Waiting for the server"))
            self._detail.setText(tr("It asked us to try again in {time}.", time=duration(event.waiting)))
            return
        if event.unit != "bytes":  # a step of its own kind: preparing the model, an engine's own set-up
            if event.total:
                self._bar.setRange(0, event.total)
                self._bar.setValue(event.done)
                self._headline.setText(f"{event.done / event.total:.0%}")
            self._detail.setText(event.item)
            return
        self._show_file(event.item)
        self._done[event.step] = max(event.done, self._done.get(event.step, 0))
        done, total = self._overall(event)
        share = min(1.0, done / total) if total else 0.0
        self._bar.setRange(0, 1000 if total else 0)
        self._bar.setValue(round(share * 1000))
        self._headline.setText(f"{share:.0%}" if total else download(done))
        parts = [
            tr("{done} of {total}", done=download(done), total=download(total)) if total else download(done)
        ]
        if event.rate > 0:
            parts.append(tr("{speed} per second", speed=download(round(event.rate))))
            self._curve.add(event.rate)
        if event.rate > 0 and total:
            parts.append(tr("{time} left", time=duration((total - done) / event.rate)))
        self._detail.setText("  ·  ".join(parts))
        self._bar.setAccessibleDescription(self._detail.text())

    def _show_file(self, name: str) -> None:
        """The file that arrives now; "" = none any more."""
        if name == self._file:
            return
        if self._file:
            self._files.show_state(self._file, StepState.DONE)
        self._file = name
        if name:
            self._files.add_step(name, name)
            self._files.show_state(name, StepState.RUNNING)

    def _overall(self, event: Progress) -> tuple[int, int]:
        """Bytes done and in all, over every step of the plan that downloads."""
        assert self.story.plan is not None
        total = self.story.plan.download_size or event.total or 0
        done = sum(self._done.values())
        return done, max(total, done)

    def _message(self, event: Message) -> None:
        if event.level != "info":
            self._notices.addWidget(Notice(event.text, event.level))
        elif self._run.step not in PROOF_STEPS:
            self._detail.setText(event.text)

    def _paused(self) -> None:
        if self._restarting:
            self._restarting = False
            self._begin()
            return
        self._pause.setEnabled(True)
        self._pause.retitle(tr("Resume"), "play")
        self._headline.setText(tr("Paused"))
        self._detail.setText(tr("Nothing that was downloaded is lost."))

    def _failed(self, error: Exception) -> None:
        self._pause.setEnabled(True)
        self._pause.hide()  # "Try again" stands in the card above
        self._curve.hide()
        self._restarting = False
        if self._run.step not in PROOF_STEPS:
            self._headline.setText(tr("The download stopped"))
            self._detail.setText(tr("What was downloaded is kept. Trying again continues from there."))
            self._steps.show_state(self._run.step, StepState.FAILED)
            self.show_error(error, Button(tr("Try again"), self._begin, icon="restart", kind="primary"))

    def _finished(self) -> None:
        self._headline.setText(tr("Everything is in place"))
        self._pause.setEnabled(False)
        self.set_ready(True)
