"""The main window: wizard or dashboard inside, and what closing and quitting mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from app.core.i18n import tr
from app.gui.control import EngineControl
from app.gui.tasks import Tasks
from app.gui.theme import Theme, icons, motion
from app.gui.watch import StatusWatcher
from app.system.home import Home

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QHideEvent,
        QPaintEvent,
        QShowEvent,
    )

    from app.gui.backend import Backend
    from app.gui.dashboard.dashboard import Dashboard
    from app.gui.garbage import GuiCollector
    from app.gui.instance_server import InstanceServer
    from app.gui.signals import SignalBridge
    from app.gui.tray import Tray
    from app.gui.wizard.story import Story
    from app.gui.wizard.wizard import Wizard

_SIZE = QSize(1040, 760)


class MainWindow(QMainWindow):
    """`quitting` once, when everything is settled and the program may end."""

    quitting = Signal()

    def __init__(self, backend: Backend, theme: Theme | None = None, story: Story | None = None) -> None:
        super().__init__()
        self.setWindowTitle("Strata Launcher")
        self.setMinimumSize(720, 480)
        self._fit_screen()
        self._backend, self._theme = backend, theme
        self.tasks = Tasks(self)
        self.watcher = StatusWatcher(backend, self.tasks, self)
        self.control = EngineControl(backend, self.tasks, self.watcher, self)
        self._tray: Tray | None = None
        self._instance: InstanceServer | None = None
        self._collector: GuiCollector | None = None
        self._bridge: SignalBridge | None = None
        self._begun = False
        self.wizard: Wizard | None = None
        self.dashboard: Dashboard | None = None
        self._leaving = False
        self.successor: tuple[Backend, Story] | None = None
        self.setAcceptDrops(True)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Quit), self, self.ask_quit)
        motion.reduce(backend.settings().reduced_motion)
        if backend.is_set_up():
            self.show_dashboard()
        else:
            self.show_wizard(story=story)

    @property
    def tray(self) -> Tray:
        if self._tray is None:
            from app.gui.tray import Tray

            self._tray = Tray(self.control, self)
            self._tray.show_window.connect(self.show_and_raise)
            self._tray.show_trouble.connect(self._show_trouble)
            self._tray.profile_chosen.connect(self._use_profile)
            self._tray.menu.aboutToShow.connect(self._look_at_profiles)
            self._tray.quit.connect(self.ask_quit)
            self._tray.show_status(self.watcher.status)
            self.watcher.changed.connect(self._tray.show_status)
        return self._tray

    def begin(self) -> None:
        """All that the first picture need not wait for: tray, state, detection, the ear for second starts."""
        if self._begun:
            return
        self._begun = True
        icons.draw()
        from app.gui.garbage import GuiCollector
        from app.gui.instance_server import InstanceServer
        from app.gui.signals import SignalBridge

        self.setWindowIcon(icons.app_icon())
        self._collector, self._bridge = GuiCollector(self), SignalBridge(self.end)
        self._instance = InstanceServer(self._backend.home, self)
        if not self._instance.listen():
            self._leave()  # another start was faster, by milliseconds
            return
        self._instance.raised.connect(self.show_and_raise)
        self._instance.ended.connect(self.end)
        self.tray.show()
        self._look_at_profiles()
        self.watcher.look()
        if self.wizard is not None:
            self.wizard.begin()
        elif self.dashboard is not None and self._backend.settings().check_updates:
            self.dashboard.look_for_updates()

    def close_down(self) -> None:
        """Give everything back: threads, tray icon, socket, signal handlers."""
        self._leaving = True
        if self._collector is not None:
            self._collector.stop()
        if self._bridge is not None:
            self._bridge.close()
            self._bridge = None
        if self._tray is not None:
            self._tray.hide()
        if self._instance is not None:
            self._instance.close()
        self.tasks.shutdown()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._begun:
            QTimer.singleShot(0, self.begin)

    def show_wizard(self, *, can_leave: bool = False, story: Story | None = None) -> None:
        if self.wizard is None:
            from app.gui.wizard.wizard import Wizard

            self.wizard = Wizard(self._backend, self.tasks, story, can_leave=can_leave)
            self.wizard.moved.connect(self._move)
            self.wizard.run.proving.connect(self._fetched)
            self.wizard.finished.connect(self.show_dashboard)
        self._put(self.wizard)
        if self._begun:
            self.wizard.begin()

    def _move(self, folder: Path) -> None:
        """Another data folder was chosen: `run` opens a window for it that goes on at the same page."""
        assert self.wizard is not None
        try:
            self.successor = self._backend.at(Home(folder)), self.wizard.story
        except OSError as error:
            from app.system.oserrors import explain

            self.wizard.page.show_error(explain(error))
            return
        self._leaving = True
        self._leave()

    def show_dashboard(self) -> None:
        self.wizard = None
        if self.dashboard is None:
            from app.gui.dashboard.dashboard import Dashboard

            self.dashboard = Dashboard(self._backend, self.tasks, self.watcher, self.control)
            self.dashboard.setup_wanted.connect(lambda: self.show_wizard(can_leave=True))
            self.dashboard.quit_wanted.connect(self.ask_quit)
            if self._theme is not None:
                self.dashboard.theme_chosen.connect(self._theme.choose)
            self.dashboard.motion_chosen.connect(
                lambda: motion.reduce(self._backend.settings().reduced_motion)
            )
        self._put(self.dashboard)
        if self._begun:
            self.watcher.look_soon()

    def show_and_raise(self) -> None:
        """From the tray or a second start, also when minimised."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _show_trouble(self) -> None:
        """From the tray: the crash and what helps."""
        self.show_and_raise()
        if self.dashboard is not None and self.wizard is None:
            self.dashboard.show_page("overview")

    def _look_at_profiles(self) -> None:
        self.tasks.run(
            lambda *_: self._backend.profiles(), on_done=lambda read: self.tray.show_profiles(*read)
        )

    def _use_profile(self, profile_id: str) -> None:
        """From the tray: another model, at once when the engine runs."""

        def used(_: object) -> None:
            self._look_at_profiles()
            if self.dashboard is not None:
                self.dashboard.desk.look_at_profiles()
            if self.watcher.status.state.running:
                self.control.restart()

        self.tasks.run(lambda *_: self._backend.use(profile_id), on_done=used)

    def _fetched(self) -> None:
        """The download is through while the window is away or covered."""
        if not self.isActiveWindow():
            self.tray.say(
                tr("The download is complete"),
                tr("All files are verified and in place. The engine starts now."),
            )

    def ask_quit(self) -> None:
        """Quit. With an engine running it asks once whether that shall stop, and remembers the answer."""
        if self._leaving:
            return
        stop = self._stop_on_quit() if self.watcher.status.state.running else False
        if stop is None:
            return
        self._leaving = True
        if stop:
            self.control.failed.connect(lambda _: self._leave())
            self.control.stop(then=self._leave)
        else:
            self._leave()

    def end(self) -> None:
        """A signal asks the program to end: no questions; the engine stops unless the user chose otherwise."""
        if not self._leaving:
            self._leaving = True
            if self.watcher.status.state.running and self._backend.settings().quit_stops_engine is not False:
                self.control.failed.connect(lambda _: self._leave())
                self.control.stop(then=self._leave)
            else:
                self._leave()

    def session_ends(self) -> None:
        """The desktop logs out: closing must not be refused."""
        self._leaving = True

    def _leave(self) -> None:
        self.hide()
        self.close_down()
        self.quitting.emit()

    def _stop_on_quit(self) -> bool | None:
        """None = the user does not want to quit after all."""
        known = self._backend.settings().quit_stops_engine
        if known is not None:
            return known
        from PySide6.QtWidgets import QCheckBox, QMessageBox

        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # names in it are of files and repositories
        box.setWindowTitle(tr("Quit"))
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(tr("The engine is running. Stop it as well?"))
        box.setInformativeText(
            tr("If it keeps running, other programs can use it, and it keeps using memory.")
        )
        stop = box.addButton(tr("Stop it and quit"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(tr("Keep it running"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        remember = QCheckBox(tr("Remember my answer"))
        remember.setChecked(True)
        box.setCheckBox(remember)
        box.setDefaultButton(stop)
        box.exec()
        chosen = box.clickedButton()
        if chosen not in (stop, keep):
            return None
        if remember.isChecked():
            self._backend.change_settings(quit_stops_engine=chosen is stop)
        return chosen is stop

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing leaves the tray; without a tray it minimises, and says so once; set to "No" it quits."""
        if self._leaving:
            event.accept()
            return
        event.ignore()
        settings = self._backend.settings()
        if settings.close_to_tray is False and not self._set_up_runs():
            self.ask_quit()
        elif self.tray.visible:
            self.hide()
            if settings.close_to_tray is None:
                self._backend.change_settings(close_to_tray=True)
                self.tray.say(
                    tr("Strata Launcher keeps running in the tray"),
                    tr("Use its icon to open or quit it. You can change this in Settings."),
                )
        else:
            if settings.close_to_tray is None:
                self._backend.change_settings(close_to_tray=True)
                from PySide6.QtWidgets import QMessageBox

                QMessageBox.information(
                    self,
                    "Strata Launcher",
                    tr(
                        "This desktop shows no tray icons, so closing the window minimizes it. "
                        "Ctrl+Q quits the program."
                    ),
                )
            self.showMinimized()

    def _set_up_runs(self) -> bool:
        return self.wizard is not None and self.wizard.run.running

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        from app.gui import drop

        if drop.paths(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Files do the natural thing; what cannot be used is said."""
        from app.gui import drop

        event.acceptProposedAction()
        drop.take(drop.paths(event.mimeData()), self, self._backend, self.tasks)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:  # moved to a screen with another scale
            icons.draw()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.watcher.set_visible(self.isVisible() and not self.isMinimized())
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.wizard is not None:
            self.wizard.back_in_front()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.watcher.set_visible(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.watcher.set_visible(False)

    def _put(self, widget: QWidget) -> None:
        before = self.takeCentralWidget()
        self.setCentralWidget(widget)
        widget.show()
        if before is not None and before is not widget and before is not self.dashboard:
            before.deleteLater()
        elif before is not None and before is not widget:
            before.hide()

    def _fit_screen(self) -> None:
        """The usual size, or what the screen has room for."""
        screen = QApplication.primaryScreen()
        room = screen.availableSize() if screen is not None else _SIZE
        self.resize(_SIZE.boundedTo(room * 0.95))
