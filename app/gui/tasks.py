"""Work off the GUI thread. `Tasks.run` starts a function in a thread of its own; what it says comes back as calls in
the GUI thread, in order. A flood of progress is thinned to the latest."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel, Event, Progress, Sink
from app.core.i18n import tr
from app.gui.log import logger

Work = Callable[[Sink, Cancel], Any]


class Task:
    """One run of one function. `cancel()` asks it to stop; then `on_error` gets a `Cancelled`."""

    def __init__(
        self,
        work: Work,
        on_event: Callable[[Event], None],
        on_done: Callable[[Any], None],
        on_error: Callable[[Exception], None],
        wake: Callable[[Task], None],
    ) -> None:
        self._work, self._on_event, self._on_done, self._on_error = work, on_event, on_done, on_error
        self._wake = wake
        self._cancel = Cancel()
        self._inbox: deque[Event] = deque()
        self._outcome: Callable[[], None] | None = None
        self._lock = threading.Lock()
        self._woken = False
        self._silenced = False
        self._thread = threading.Thread(target=self._run, name="task", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def cancel(self) -> None:
        self._cancel.set()

    def abandon(self) -> None:
        """Ask it to stop and let nothing that it still says arrive."""
        self._silenced = True
        self._cancel.set()

    def join(self, seconds: float) -> None:
        self._thread.join(seconds)

    def deliver(self) -> bool:
        """In the GUI thread: hand over what was said since the last time; True when that was the end."""
        with self._lock:
            events, self._inbox = self._inbox, deque()
            self._woken = False
            outcome, self._outcome = self._outcome, None
        for event in events:
            if not self._silenced:
                self._on_event(event)
        if outcome is not None and not self._silenced:
            outcome()
        return outcome is not None

    def _run(self) -> None:
        try:
            result = self._work(self._post, self._cancel)
        except Exception as error:  # noqa: BLE001  (carried to the GUI thread, where it is shown or logged)
            failure = error
            self._finish(lambda: self._on_error(_shown(failure)))
        else:
            self._finish(lambda: self._on_done(result))

    def _post(self, event: Event) -> None:
        with self._lock:
            last = self._inbox[-1] if self._inbox else None
            if isinstance(event, Progress) and isinstance(last, Progress) and last.step == event.step:
                self._inbox[-1] = event
            else:
                self._inbox.append(event)
            asleep, self._woken = not self._woken, True
        if asleep:
            self._wake(self)

    def _finish(self, outcome: Callable[[], None]) -> None:
        with self._lock:
            self._outcome = outcome
        self._wake(self)


class Tasks(QObject):
    """All work of the window; `shutdown` ends it.

    The one QObject that worker threads touch: it outlives them, so none of them can signal into a deleted object.
    """

    _woken = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[Task] = []
        self._woken.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Work,
        *,
        on_event: Callable[[Event], None] = lambda _: None,
        on_done: Callable[[Any], None] = lambda _: None,
        on_error: Callable[[Exception], None] | None = None,
    ) -> Task:
        """Call `work(sink, cancel)` in a thread. The callbacks run in the GUI thread; exactly one of `on_done` and
        `on_error` is called. Without `on_error` a failure is written to the log."""
        task = Task(work, on_event, on_done, on_error or _log_failure, self._woken.emit)
        self._running.append(task)
        task.start()
        return task

    def shutdown(self, seconds: float = 10.0) -> None:
        """Ask everything to stop and wait for it, at most `seconds` each; nothing is reported any more."""
        tasks = list(self._running)
        for task in tasks:
            task.abandon()
        for task in tasks:
            task.join(seconds)

    def _deliver(self, task: Task) -> None:
        if task.deliver() and task in self._running:
            task.join(1.0)  # it is just returning from its last signal, for which this object must live
            self._running.remove(task)


def _shown(error: Exception) -> Exception:
    """The error as the window shows it: a bug becomes a card too, and its traceback goes to the log."""
    if isinstance(error, (UserFacingError, Cancelled)):
        return error
    logger.error("unexpected error in a task", exc_info=error)
    if isinstance(error, OSError):
        return UserFacingError(
            tr("The system refused"),
            tr("{error}.", error=str(error).rstrip(".")),
            tr("Look at the file or drive that is named, then try again."),
            repr(error),
            code="system-error",
        )
    return UserFacingError(
        tr("Something went wrong in this program"),
        tr("{kind}: {error}", kind=type(error).__name__, error=error),
        tr("Try again. If it happens again, please send the report."),
        repr(error),
        code="bug",
    )


def _log_failure(error: Exception) -> None:
    if not isinstance(error, Cancelled):
        logger.warning("%s", error)
