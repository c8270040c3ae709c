"""What a crash card asks for: remedies, one of them, all of them in order, the report. Dashboard and wizard use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.core.errors import Cancelled
from app.gui.dashboard.report_dialog import ReportDialog

if TYPE_CHECKING:
    from app.doctor.report import Report
    from app.gui.backend import Backend
    from app.gui.dashboard.crash_card import CrashCard
    from app.gui.tasks import Task, Tasks, Work
    from app.runtime.types import Status


class Mending(QObject):
    """`ended` comes with the engine's status after a remedy or all of them were tried."""

    ended = Signal(object)  # Status, None when it was cancelled or failed
    failed = Signal(Exception)

    def __init__(self, backend: Backend, tasks: Tasks, card: CrashCard, parent: QWidget) -> None:
        super().__init__(parent)
        self._backend, self._tasks, self._card, self._parent = backend, tasks, card, parent
        self._task: Task | None = None
        card.fix.connect(lambda: self._work(lambda sink, cancel: backend.fix(sink=sink, cancel=cancel)))
        card.apply.connect(self._try)
        card.cancel.connect(self._cancel)
        card.show_report.connect(self.show_report)

    def look(self) -> None:
        """Ask which remedies match the last crash, and offer them."""
        self._tasks.run(
            lambda *_: self._backend.remedies(), on_done=self._card.offer, on_error=self.failed.emit
        )

    def show_report(self) -> None:
        self._tasks.run(
            lambda *_: self._backend.report(), on_done=self._report_read, on_error=self.failed.emit
        )

    def _report_read(self, report: Report) -> None:
        dialog = ReportDialog(report, self._parent.window())
        dialog.open()
        dialog.finished.connect(dialog.deleteLater)

    def _try(self, remedy_id: str) -> None:
        self._work(lambda sink, cancel: self._backend.try_remedy(remedy_id, sink=sink, cancel=cancel))

    def _work(self, work: Work) -> None:
        if self._task is not None:
            return
        self._card.set_working(True)
        self._task = self._tasks.run(
            work, on_event=self._card.tell, on_done=self._done, on_error=self._not_done
        )

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _done(self, status: Status) -> None:
        self._rest()
        self.ended.emit(status)

    def _not_done(self, error: Exception) -> None:
        self._rest()
        self.ended.emit(None)
        if not isinstance(error, Cancelled):
            self.failed.emit(error)

    def _rest(self) -> None:
        self._task = None
        self._card.set_working(False)
