"""The dashboard's frame: the rail with the pages, and the wires between pages, control and state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from app.core.errors import Cancelled, UserFacingError
from app.core.i18n import tr
from app.gui.dashboard.desk import Desk
from app.gui.dashboard.overview import OverviewPage
from app.gui.log import logger
from app.gui.state_look import look
from app.gui.theme.tokens import Space
from app.gui.widgets.brand import Brand
from app.gui.widgets.buttons import Button
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.pill import Pill

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

    from app.core.events import Message
    from app.gui.backend import Backend
    from app.gui.control import EngineControl
    from app.gui.tasks import Task, Tasks
    from app.gui.watch import StatusWatcher
    from app.jobs.metrics import Metrics
    from app.jobs.update_check import Check
    from app.runtime.types import Status

_METRICS_MS = 1000


def _pages() -> list[tuple[str, str, str]]:
    """Name, icon and title of each page, in the order of the rail."""
    return [
        ("overview", "home", tr("Overview")),
        ("connect", "link", tr("Connect")),
        ("log", "log", tr("Log")),
        ("history", "history", tr("History")),
        ("storage", "drive", tr("Storage")),
        ("updates", "download", tr("Updates")),
        ("settings", "settings", tr("Settings")),
    ]


@runtime_checkable
class Follower(Protocol):
    def show_status(self, status: Status) -> None: ...


class Dashboard(QWidget):
    """`setup_wanted` when the user wants to set up another model, `quit_wanted` when a setup replaces this program."""

    setup_wanted = Signal()
    quit_wanted = Signal()
    theme_chosen = Signal(str)
    motion_chosen = Signal()

    def __init__(
        self, backend: Backend, tasks: Tasks, watcher: StatusWatcher, control: EngineControl
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self._backend, self._tasks, self._watcher, self.control = backend, tasks, watcher, control
        self._stack = QStackedWidget()
        self._group = QButtonGroup(self)
        self._buttons: dict[str, Button] = {}
        self._made: dict[str, QWidget] = {}
        self._pill = Pill()
        self._metrics_timer = QTimer(self, interval=_METRICS_MS)
        self._metrics_timer.timeout.connect(self._measure)
        self._measuring: Task | None = None
        self._build()
        self.show_page("overview")
        self.desk = Desk(backend, tasks, watcher, control, self.overview)
        self._wire()
        self.show_status(watcher.status)

    @property
    def overview(self) -> OverviewPage:
        return self._made["overview"]  # type: ignore[return-value]

    def page(self, name: str) -> QWidget:
        """The page `name` of `_PAGES`; it comes into being when it is wanted first."""
        if name not in self._made:
            self._made[name] = page = self._make(name)
            self._stack.addWidget(page)
            self._tell(page, self._watcher.status)
        return self._made[name]

    def show_page(self, name: str) -> None:
        self._stack.setCurrentWidget(self.page(name))
        self._buttons[name].setChecked(True)

    def show_status(self, status: Status) -> None:
        shown = look(status)
        self._pill.show_state(shown.word, shown.tone)
        for page in self._made.values():
            self._tell(page, status)
        self.desk.show_status(status)
        self._time_measuring()

    def look_for_updates(self) -> None:
        """Ask once, and say what is newer; being offline is nothing to be told of at a start."""
        self._tasks.run(
            lambda *_: self._backend.look_for_updates(),
            on_done=self._looked,
            on_error=lambda error: logger.info("no look for updates: %s", error),
        )

    def _looked(self, check: Check) -> None:
        looked = check.looked
        if looked is not None and (looked.launcher is not None or looked.catalogue is not None):
            self.overview.trouble.addWidget(Notice(tr("An update is available. See Updates.")))

    def _make(self, name: str) -> QWidget:
        if name == "overview":
            return OverviewPage()
        if name == "connect":
            from app.gui.dashboard.connect import ConnectPage

            return ConnectPage()
        if name == "log":
            from app.gui.dashboard.log_page import LogPage

            return LogPage()

        if name == "history":
            return self._make_history()
        if name == "storage":
            from app.gui.dashboard.storage_page import StoragePage

            return StoragePage(self._backend, self._tasks)
        if name == "updates":
            from app.gui.dashboard.updates_page import UpdatesPage

            updates = UpdatesPage(self._backend, self._tasks)
            updates.quit_wanted.connect(self.quit_wanted)
            return updates
        from app.gui.dashboard.settings_page import SettingsPage

        page = SettingsPage(self._backend)
        page.theme_chosen.connect(self.theme_chosen)
        page.motion_chosen.connect(self.motion_chosen)
        return page

    def _make_history(self) -> QWidget:
        from app.gui.dashboard.history_page import HistoryPage

        page = HistoryPage()
        page.wanted.connect(
            lambda: self._tasks.run(
                lambda *_: self._backend.runs(), on_done=page.show_runs, on_error=self._failed
            )
        )
        return page

    @staticmethod
    def _tell(page: QWidget, status: Status) -> None:
        """Pages that follow the engine have `show_status`."""
        if isinstance(page, Follower):
            page.show_status(status)

    def _build(self) -> None:
        rail = QWidget()
        rail.setObjectName("rail")
        rail.setFixedWidth(208)
        buttons = column(space=Space.XS)
        for name, icon, title in _pages():
            button = Button(title, kind="nav", icon=icon)
            button.setCheckable(True)
            button.clicked.connect(lambda *_, name=name: self.show_page(name))
            self._group.addButton(button)
            self._buttons[name] = button
            buttons.addWidget(button)
        another = Button(tr("Add a model"), self.setup_wanted.emit, kind="nav", icon="plus")
        inner = column(another, row(Space.M, self._pill, None, space=0), space=Space.L)
        layout = column(
            row(Space.M, Brand(), space=0), Space.L, buttons, None, inner, space=Space.S, parent=rail
        )
        layout.setContentsMargins(Space.M, Space.XL, Space.M, Space.L)
        row(rail, self._stack, space=0, parent=self).setStretch(1, 1)

    def _wire(self) -> None:
        state, control, box = self.overview.state, self.control, self.overview.try_it
        state.start.connect(control.start)
        state.stop.connect(control.stop)
        state.restart.connect(control.restart)
        state.open_web.connect(control.open_web)
        control.begun.connect(lambda: clear(self.overview.trouble))
        control.said.connect(self._said)
        control.progress.connect(state.show_progress)
        control.failed.connect(self._failed)
        box.asked.connect(control.ask)
        box.stopped.connect(control.stop_asking)
        control.token.connect(box.add_token)
        control.answered.connect(box.show_answer)
        control.ask_failed.connect(self._ask_failed)
        self._watcher.changed.connect(self.show_status)
        self.desk.failed.connect(self._failed)
        self.overview.crash.show_log.connect(self._show_crash_in_log)

    def _show_crash_in_log(self) -> None:
        self.show_page("log")
        self.page("log").show_last_error()  # type: ignore[attr-defined]

    def _said(self, message: Message) -> None:
        if message.level == "info":
            self.overview.state.show_working(message.text)
        else:
            self.overview.trouble.addWidget(Notice(message.text, message.level))

    def _failed(self, error: Exception) -> None:
        clear(self.overview.trouble)
        if isinstance(error, UserFacingError):
            again = Button(tr("Try again"), self.control.start, icon="restart")
            self.overview.trouble.addWidget(ErrorCard(error, again))
            self.show_page("overview")

    def _ask_failed(self, error: Exception) -> None:
        words = tr("Stopped.") if isinstance(error, Cancelled) else str(error)
        self.overview.try_it.show_failure(words)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._time_measuring()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._time_measuring()

    def _time_measuring(self) -> None:
        """Figures are read only while somebody can see them."""
        wanted = self.isVisible() and self._watcher.status.pid > 0
        if wanted != self._metrics_timer.isActive():
            if wanted:
                self._metrics_timer.start()
                self._measure()
            else:
                self._metrics_timer.stop()

    def _measure(self) -> None:
        status = self._watcher.status
        if self._measuring is not None or not status.pid or not self.overview.isVisible():
            return
        self._measuring = self._tasks.run(
            lambda *_: self._backend.metrics(status),
            on_done=self._metrics_read,
            on_error=self._metrics_failed,
        )

    def _metrics_read(self, metrics: Metrics) -> None:
        self._measuring = None
        self.overview.figures.show_metrics(metrics)

    def _metrics_failed(self, error: Exception) -> None:
        self._measuring = None
        logger.warning("the engine's figures could not be read: %s", error)
