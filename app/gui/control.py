"""Start, Stop, Restart and Ask as the dashboard and the tray press them: one at a time, what they say as signals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.core.errors import Cancelled
from app.core.events import Event, Message, Progress
from app.core.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.base import Answer
    from app.gui.backend import Backend
    from app.gui.tasks import Task, Tasks, Work
    from app.gui.watch import StatusWatcher


class EngineControl(QObject):
    begun = Signal()
    said = Signal(Message)
    progress = Signal(Progress)
    failed = Signal(Exception)
    token = Signal(str)
    answered = Signal(object)  # Answer
    ask_failed = Signal(Exception)

    def __init__(
        self, backend: Backend, tasks: Tasks, watcher: StatusWatcher, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._backend, self._tasks, self._watcher = backend, tasks, watcher
        self._task: Task | None = None
        self._next: Callable[[], None] | None = None
        self._asking: Task | None = None

    def start(self) -> None:
        self._run(lambda sink, cancel: self._backend.start(sink=sink, cancel=cancel), tr("Starting …"))

    def stop(self, then: Callable[[], object] | None = None) -> None:
        """Stop the engine, also one that is just starting; `then` is called when it is gone."""
        if self._task is not None:
            self._task.abandon()  # a start that is under way stops the engine itself, the stop below makes sure
            self._task = None
        self._run(lambda sink, _: self._backend.stop(sink=sink), tr("Stopping …"), then)

    def restart(self) -> None:
        self._run(lambda sink, cancel: self._backend.restart(sink=sink, cancel=cancel), tr("Restarting …"))

    def open_web(self) -> None:
        if web := self._watcher.status.endpoints.get("web"):
            from PySide6.QtCore import QUrl  # late: the first picture needs none of it
            from PySide6.QtGui import QDesktopServices

            QDesktopServices.openUrl(QUrl(web))

    def copy_address(self) -> None:
        if address := self._watcher.status.endpoints.get("openai"):
            from PySide6.QtGui import QGuiApplication

            QGuiApplication.clipboard().setText(address)

    def ask(self, text: str) -> None:
        """The answer comes as `token`s, then `answered` or `ask_failed`."""
        self._asking = self._tasks.run(
            lambda sink, cancel: self._backend.ask(
                text, on_token=lambda token: sink(Message(token, "token")), cancel=cancel
            ),
            on_event=lambda event: self.token.emit(event.text) if isinstance(event, Message) else None,
            on_done=self._answer,
            on_error=self._ask_error,
        )

    def stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()

    def _answer(self, answer: Answer) -> None:
        self._asking = None
        self.answered.emit(answer)
        self._watcher.look_soon()

    def _ask_error(self, error: Exception) -> None:
        self._asking = None
        self.ask_failed.emit(error)

    def _run(self, work: Work, text: str, then: Callable[[], object] | None = None) -> None:
        if self._task is not None:
            self._next = lambda: self._run(work, text, then)  # pressed while the last one is just ending
            return
        self.begun.emit()
        self.said.emit(Message(text))

        def done(_: Any) -> None:
            self._ended()
            if then is not None:
                then()

        def error(failure: Exception) -> None:
            if not isinstance(failure, Cancelled):
                self.failed.emit(failure)
            self._ended()

        self._task = self._tasks.run(work, on_event=self._event, on_done=done, on_error=error)

    def _ended(self) -> None:
        self._task = None
        self._watcher.look()
        if self._next is not None:
            following, self._next = self._next, None
            following()

    def _event(self, event: Event) -> None:
        if isinstance(event, Message):
            self.said.emit(event)
        elif isinstance(event, Progress):
            self.progress.emit(event)
        self._watcher.look_soon()
