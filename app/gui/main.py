"""Opens the window. The command line calls `run`; nothing outside `app.gui` imports Qt.

The order is the order of what a person waits for: first the question whether a window is open already, then the first
picture, then everything else (`MainWindow.begin`).
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.gui.backend import Backend
    from app.gui.window import MainWindow
    from app.system.home import Home


def run(home: Home, *, minimized: bool = False, backend: Backend | None = None) -> int:
    """Open the window (`minimized` = the tray only) and stay until the user quits; returns the exit code.

    A second start for the same home raises the first window and returns at once.
    """
    gc.disable()  # `GuiCollector` takes over; collecting while everything is being made finds nothing
    from app.gui.single_instance import tell

    if tell(home, b"hello" if minimized else b"raise"):
        return 0

    from app.gui import qt_start

    qt_start.load()
    from app.gui.theme import Theme, application, icons

    app = application()
    app.setApplicationName("strata-launcher")
    app.setApplicationDisplayName("Strata Launcher")
    app.setDesktopFileName("strata-launcher")
    app.setQuitOnLastWindowClosed(False)

    from app.gui import i18n
    from app.gui.jobs_backend import JobsBackend
    from app.gui.window import MainWindow

    backend = backend or JobsBackend(home)
    settings = backend.settings()
    i18n.install(settings.language)
    theme = Theme(app, settings.theme)
    icons.hold()
    window = MainWindow(backend, theme)
    while True:
        _open(app, window, minimized=minimized)
        if window.successor is None:
            return 0
        window = MainWindow(window.successor[0], theme, window.successor[1])
        minimized = False


def _open(app: QApplication, window: MainWindow, *, minimized: bool) -> None:
    """Show the window and stay until it is left."""
    window.quitting.connect(app.quit)
    app.commitDataRequest.connect(window.session_ends)
    if not minimized:
        window.show()  # `begin` follows its first picture
    elif window.tray.available():
        window.begin()
    else:
        window.showMinimized()
        window.begin()
    try:
        app.exec()
    finally:
        window.close_down()
