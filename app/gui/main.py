"""Opens the window. The command line calls `run`; nothing outside `app.gui` imports Qt."""

from __future__ import annotations

import sys

from app.gui.backend import Backend, JobsBackend
from app.system.home import Home


def run(home: Home, *, minimized: bool = False, backend: Backend | None = None) -> int:
    """Open the window (`minimized` = the tray only) and stay until the user quits; returns the exit code.

    A second start for the same home raises the first window and returns at once.
    """
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtWidgets import QApplication

    from app.gui.single_instance import SingleInstance

    # The second start must be quick, so it asks before anything is built.
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    instance = SingleInstance(home)
    if not instance.claim(b"raise" if not minimized else b"hello"):
        return 0

    from app.gui import i18n
    from app.gui.signals import SignalBridge
    from app.gui.theme import Theme
    from app.gui.theme.icons import app_icon
    from app.gui.tray import Tray
    from app.gui.window import MainWindow

    QCoreApplication.setApplicationName("strata-launcher")
    app.setApplicationDisplayName("Strata Launcher")
    app.setDesktopFileName("strata-launcher")
    app.setQuitOnLastWindowClosed(False)
    backend = backend or JobsBackend(home)
    settings = backend.settings()
    i18n.install(settings.language)
    theme = Theme(app, settings.theme)
    app.setWindowIcon(app_icon())
    window = MainWindow(backend, theme)
    instance.raised.connect(window.show_and_raise)
    window.quitting.connect(app.quit)
    if not minimized:
        window.show()
    elif not Tray.available():
        window.showMinimized()
    QTimer.singleShot(0, window.tray.show)
    QTimer.singleShot(0, window.watcher.look)
    app.commitDataRequest.connect(window.session_ends)
    bridge = SignalBridge(window.end)
    try:
        return app.exec()
    finally:
        bridge.close()
        window.tasks.shutdown()
        instance.release()
