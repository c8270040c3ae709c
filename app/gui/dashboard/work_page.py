"""A page that looks when it comes on screen and runs one longer job at a time, with steps, a bar and a way to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QProgressBar

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Event, Message, Progress, StepChanged
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.layout import Page, clear, column, row
from app.gui.widgets.step_list import StepList
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent

    from app.gui.tasks import Task, Tasks, Work


class WorkPage(Page):
    def __init__(self, title: str, introduction: str, tasks: Tasks) -> None:
        super().__init__(title, width=820)
        self.tasks = tasks
        self._task: Task | None = None
        self._busy = Busy("")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(title)
        self._steps = StepList()
        self._said = Text("", "secondary")
        head = row(self._busy, Button(tr("Stop"), self._stop, icon="stop"))
        head.setStretch(0, 1)
        self.progress_card = Card(
            head,
            self._bar,
            self._steps,
            self._said,
            name=tr("In progress"),
        )
        self.progress_card.hide()
        self._trouble = column(space=Space.M)
        heading = column(Text(title, "title"), Text(introduction, "secondary"), space=Space.S)
        self.add(heading, self._trouble, self.progress_card)

    def look(self) -> None:
        """Read what the page shows; called whenever it comes on screen and after each job."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._task is None:
            self.look()

    def work(self, job: Work, words: str, *, on_result: Callable[[Any], None] = lambda _: None) -> None:
        """Run `job`; nothing when another one runs. `on_result` gets what it returned."""
        if self._task is not None:
            return
        clear(self._trouble)
        self._steps.set_steps([])
        self._bar.setRange(0, 0)
        self._said.setText("")
        self._busy.start(words)

        def done(result: Any) -> None:
            self._ended()
            on_result(result)

        self.progress_card.show()
        self._task = self.tasks.run(job, on_event=self._event, on_done=done, on_error=self._failed)

    def show_error(self, error: Exception) -> None:
        clear(self._trouble)
        if isinstance(error, UserFacingError):
            self._trouble.addWidget(ErrorCard(error))

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _event(self, event: Event) -> None:
        if isinstance(event, StepChanged):
            self._steps.add_step(event.step, event.title)
            self._steps.show_state(event.step, event.state, event.note)
        elif isinstance(event, Progress):
            self._bar.setRange(0, 1000 if event.total else 0)
            self._bar.setValue(round(1000 * event.done / event.total) if event.total else 0)
        elif isinstance(event, Message):
            self._said.setText(event.text)

    def _ended(self) -> None:
        self._task = None
        self._busy.stop()
        self.progress_card.hide()
        self.look()

    def _failed(self, error: Exception) -> None:
        self._ended()
        if not isinstance(error, Cancelled):
            self.show_error(error)
