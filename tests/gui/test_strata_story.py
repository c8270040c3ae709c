"""Strata's DOUBLE in the window: advice, install, the crash at the first request, "Fix it for me"."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from app.advisor.types import Wish
from app.core.events import Cancel, ignore
from app.gui.jobs_backend import JobsBackend
from app.gui.theme import Theme
from app.gui.widgets.text import Text
from app.gui.window import MainWindow
from app.jobs import control, setup
from app.jobs.setup import SetupRequest
from app.runtime.types import State
from app.system.home import Home
from tests.advisor.machines import gpu, pc
from tests.doubles.strata.fixtures import INTEGRATED
from tests.doubles.strata.network import Network, build
from tests.doubles.strata.place import behave

PICTURES = Path(__file__).parents[2] / ".check" / "pictures"


def words(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(Text) if label.isVisible())


def button(widget: QWidget, text: str) -> QPushButton:
    return next(item for item in widget.findChildren(QPushButton) if item.text() == text and item.isVisible())


def picture(window: MainWindow, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(PICTURES / f"strata-{name}.png"))


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # the keeper outlives its starter
def test_the_seeds_story(qtbot, qapp, home: Home, network: Network, port: int, monkeypatch) -> None:
    computer = pc(47.2, gpu("gfx1201", 15.9, slot=3), INTEGRATED, system=build(network).os)
    monkeypatch.setattr("app.jobs.survey.survey", lambda *_args, **_options: computer)
    # Installed once without a start, so that the double can be told how to behave at its first one.
    request = SetupRequest(Wish(), port, start=False)
    setup.apply(home, setup.plan(home, computer, request), sink=ignore, cancel=Cancel())
    for path in (home.settings, home.settings.with_suffix(".good.json")):
        path.unlink(missing_ok=True)  # so that the window begins with its wizard
    shutil.rmtree(home.profiles)
    behave(home, "crash-first-request")
    window = MainWindow(JobsBackend(home), Theme(qapp, "light"))
    try:
        window.show()
        wizard = window.wizard
        assert wizard is not None
        qtbot.waitUntil(lambda: wizard.page.ready, timeout=30_000)
        qtbot.waitUntil(lambda: "RX 9070 XT" in words(wizard.page), timeout=10_000)
        wizard.go_on()
        qtbot.waitUntil(lambda: wizard.page.ready, timeout=30_000)
        text = words(wizard.page)
        assert "IQ2_XS with Strata on AMD Radeon RX 9070 XT" in text
        assert "hold its 33.1 GiB of experts" in text
        picture(window, "1-choose")
        wizard.go_on()
        qtbot.waitUntil(lambda: wizard.page.ready, timeout=30_000)
        wizard.go_on()
        qtbot.waitUntil(lambda: wizard.index == 4, timeout=60_000)
        qtbot.waitUntil(lambda: "Known fixes" in words(wizard.page), timeout=60_000)
        assert not wizard.page.ready
        picture(window, "2-crashed")
        button(wizard.page, "Fix it for me").click()
        qtbot.waitUntil(lambda: wizard.page.ready, timeout=120_000)
        picture(window, "3-fixed")
        assert control.status(home).state is State.READY
        wizard.go_on()
        wizard.go_on()
        qtbot.waitUntil(lambda: window.watcher.status.state == State.READY, timeout=10_000)
        qtbot.waitUntil(lambda: "Changed" in words(window.dashboard.overview.model), timeout=10_000)
        picture(window, "4-dashboard")
    finally:
        control.stop(home)
        window.close_down()
        window.deleteLater()
    # The second start uses what worked.
    try:
        assert control.start(home).state is State.READY
    finally:
        control.stop(home)
