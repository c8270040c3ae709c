"""What the overview's cards ask for beyond start and stop: remedies, the report, another profile, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from app.core.errors import Cancelled
from app.core.i18n import tr
from app.gui.dashboard.model_card import difference
from app.gui.mending import Mending
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from pathlib import Path

    from app.engines.profile import Profile
    from app.gui.backend import Backend
    from app.gui.control import EngineControl
    from app.gui.dashboard.overview import OverviewPage
    from app.gui.tasks import Tasks
    from app.gui.watch import StatusWatcher

_CRASHED = (State.CRASHED, State.LOOPING)


class Desk(QObject):
    failed = Signal(Exception)

    def __init__(
        self,
        backend: Backend,
        tasks: Tasks,
        watcher: StatusWatcher,
        control: EngineControl,
        overview: OverviewPage,
    ) -> None:
        super().__init__(overview)
        self._backend, self._tasks, self._watcher, self._control = backend, tasks, watcher, control
        self._overview = overview
        self._crash: tuple[Path | None, dict[str, Any]] | None = None  # whose remedies are shown
        self._profiles: tuple[Profile, ...] = ()
        self._active = ""
        model = overview.model
        self.mending = Mending(backend, tasks, overview.crash, overview)
        self.mending.ended.connect(self._mended)
        self.mending.failed.connect(self._failed)
        model.switched.connect(self._switch)
        model.undo.connect(self._undo)
        self.look_at_profiles()

    def show_status(self, status: Status) -> None:
        crash = (status.run, status.crash) if status.state in _CRASHED else None
        before, self._crash = self._crash, crash
        if crash is not None and crash != before:  # the reading may come moments after the end itself
            self.mending.look()
        if status.profile and status.profile != self._active:
            self.look_at_profiles()

    def look_at_profiles(self) -> None:
        self._tasks.run(
            lambda *_: self._backend.profiles(), on_done=self._profiles_read, on_error=self._failed
        )

    def _profiles_read(self, read: tuple[tuple[Profile, ...], str]) -> None:
        self._profiles, self._active = read
        self._overview.model.show_profiles(self._profiles, self._active)

    def _mended(self, status: Status | None) -> None:
        if status is not None and status.state in _CRASHED:
            self._overview.crash.show_crash(status)
            self._crash = None  # the remedies are asked for again: some have been tried by now
            self.show_status(status)
        self._watcher.look()
        self.look_at_profiles()

    def _switch(self, profile_id: str) -> None:
        """Say what changes; a running engine is restarted with the other profile."""
        known = {profile.id: profile for profile in self._profiles}
        box = QMessageBox(self._overview.window())
        box.setTextFormat(Qt.TextFormat.PlainText)  # names in it are of files and repositories
        box.setWindowTitle(tr("Use another model"))
        box.setText(tr("Use {title}?", title=known[profile_id].title))
        running = self._watcher.status.state.running
        lines = difference(known[self._active], known[profile_id])
        note = tr("The engine is restarted; that takes as long as a start.") if running else ""
        box.setInformativeText("\n".join([*lines, *([note] if note else [])]))
        use = box.addButton(tr("Use it"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is not use:
            self._overview.model.show_profiles(self._profiles, self._active)
            return
        self._tasks.run(
            lambda *_: self._backend.use(profile_id),
            on_done=lambda _: self._changed(restart=running),
            on_error=self._failed,
        )

    def _undo(self) -> None:
        running = self._watcher.status.state.running
        self._tasks.run(
            lambda *_: self._backend.undo(),
            on_done=lambda _: self._changed(restart=running),
            on_error=self._failed,
        )

    def _changed(self, *, restart: bool) -> None:
        self.look_at_profiles()
        if restart:
            self._control.restart()

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self.failed.emit(error)
