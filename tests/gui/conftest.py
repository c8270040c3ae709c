"""Windows over the backend double. Without a display these tests skip and say so."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.i18n import install_translator
from app.gui.garbage import GuiCollector
from app.gui.theme import Theme
from app.gui.window import MainWindow
from app.system.home import Home
from tests.gui.backend_double import BackendDouble

MakeWindow = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """As `app.gui.theme.application` has it."""
    return ["strata-launcher", "-style", "fusion"]


@pytest.fixture(scope="session")
def theme(qapp) -> Theme:
    qapp.setQuitOnLastWindowClosed(False)
    return Theme(qapp, "light")


@pytest.fixture(autouse=True)
def _collector(qapp) -> Iterator[None]:
    """As in the program: Python's collector runs in the GUI thread alone."""
    collector = GuiCollector(qapp)
    yield
    collector.stop()
    gc.collect()
    collector.deleteLater()


@pytest.fixture(autouse=True)
def _english_light(theme: Theme) -> Iterator[None]:
    yield
    install_translator(None)
    theme.choose("light")


@pytest.fixture
def backend(tmp_path: Path) -> BackendDouble:
    return BackendDouble(Home(tmp_path / "home"))


@pytest.fixture
def make_window(qtbot, theme: Theme, backend: BackendDouble) -> Iterator[MakeWindow]:
    """Opens the main window over `backend` and ends it, with its threads, afterwards."""
    windows: list[MainWindow] = []

    def make(*, set_up: bool = False, show: bool = True) -> MainWindow:
        backend.set_up = set_up
        window = MainWindow(backend, theme)
        windows.append(window)
        if show:
            window.show()
            qtbot.waitUntil(lambda: window._begun)
        return window

    yield make
    backend.release()
    for window in windows:
        window.close_down()
        window.close()
        window.deleteLater()


@pytest.fixture
def wizard(make_window: MakeWindow):
    return make_window().wizard


@pytest.fixture
def dashboard(make_window: MakeWindow):
    return make_window(set_up=True).dashboard
