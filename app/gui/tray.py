"""The tray icon: the state by shape and colour, and the same actions as the dashboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.core.i18n import tr
from app.gui.state_look import detail, look
from app.gui.theme.icons import pixmap
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engines.profile import Profile
    from app.gui.control import EngineControl

_SIZES = (16, 22, 24, 32, 48, 64)


class Tray(QObject):
    show_window = Signal()
    show_trouble = Signal()
    quit = Signal()
    profile_chosen = Signal(str)

    def __init__(self, control: EngineControl, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._control = control
        self._menu = QMenu()
        self._title = self._add("", self.show_window.emit)
        self._menu.addSeparator()
        self._start = self._add(tr("Start"), control.start)
        self._stop = self._add(tr("Stop"), control.stop)
        self._restart = self._add(tr("Restart"), control.restart)
        self._profiles = self._menu.addMenu(tr("Model"))
        self._group = QActionGroup(self._profiles)
        self._profiles.menuAction().setVisible(False)
        self._web = self._add(tr("Open web page"), control.open_web)
        self._copy = self._add(tr("Copy address"), control.copy_address)
        self._trouble = self._add(tr("What went wrong …"), self.show_trouble.emit)
        self._menu.addSeparator()
        self._add(tr("Show window"), self.show_window.emit)
        self._add(tr("Quit"), self.quit.emit)
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._activated)
        self._clicked: Callable[[], object] = self.show_window.emit
        self._icon.messageClicked.connect(lambda: self._clicked())
        self._last: State | None = None
        self._drawn = ""
        self.show_status(Status(State.STOPPED, ""))

    @staticmethod
    def available() -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable()

    @property
    def visible(self) -> bool:
        """There is a tray and our icon is in it."""
        return self._icon.isVisible() and self.available()

    @property
    def menu(self) -> QMenu:
        return self._menu

    def show(self) -> None:
        self._icon.show()

    def hide(self) -> None:
        self._icon.hide()

    def show_status(self, status: Status) -> None:
        shown = look(status)
        if shown.icon != self._drawn:
            self._drawn = shown.icon
            self._icon.setIcon(state_icon(shown.icon))
        self._icon.setToolTip(f"Strata Launcher: {shown.headline}")
        self._title.setText(shown.headline)
        running = status.state.running
        self._start.setVisible(not running)
        self._stop.setVisible(running)
        self._restart.setVisible(running)
        self._web.setEnabled(running and bool(status.endpoints.get("web")))
        self._copy.setEnabled(running and bool(status.endpoints.get("openai")))
        self._trouble.setVisible(status.state in (State.CRASHED, State.LOOPING))
        self._notify(status)
        self._last = status.state

    def show_profiles(self, profiles: tuple[Profile, ...], active: str) -> None:
        """The choice of models, where there is one."""
        self._profiles.clear()
        self._profiles.menuAction().setVisible(len(profiles) > 1)
        for profile in profiles:
            action = self._profiles.addAction(profile.title)
            action.setCheckable(True)
            action.setActionGroup(self._group)
            action.setChecked(profile.id == active)
            action.triggered.connect(lambda *_, chosen=profile.id: self.profile_chosen.emit(chosen))

    def say(
        self, title: str, text: str, *, trouble: bool = False, clicked: Callable[[], object] | None = None
    ) -> None:
        """A notification of the desktop; a click on it calls `clicked`, or shows the window."""
        self._clicked = clicked or self.show_window.emit
        kind = QSystemTrayIcon.MessageIcon.Warning if trouble else QSystemTrayIcon.MessageIcon.Information
        if self._icon.isVisible() and self._icon.supportsMessages():
            self._icon.showMessage(title, text, kind)

    def _notify(self, status: Status) -> None:
        """Only turns that matter: it became ready after loading, or it crashed."""
        window = self.parent()
        looked_at = bool(window is not None and getattr(window, "isActiveWindow", lambda: False)())
        if self._last is None or self._last == status.state or looked_at:
            return
        if status.state == State.READY and self._last not in (State.BUSY, State.DEGRADED):
            self.say(look(status).headline, detail(status))
        elif status.state in (State.CRASHED, State.LOOPING):
            what = str(status.crash.get("title") or status.text).rstrip(".")
            text = tr("{what}. Click to see how to fix it.", what=what)
            self.say(look(status).headline, text, trouble=True, clicked=self.show_trouble.emit)

    def _add(self, text: str, run: object) -> QAction:
        action = self._menu.addAction(text)
        action.triggered.connect(lambda *_: run())  # type: ignore[operator]
        return action

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick):
            self.show_window.emit()


def state_icon(name: str) -> QIcon:
    """Pixmaps in every size that trays ask for; a file name alone shows nothing in some of them."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(pixmap(name, "#000000", size))
    return icon
