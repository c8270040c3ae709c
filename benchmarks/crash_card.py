"""From the end of the engine to the crash card on the screen. `python -m benchmarks.crash_card` (needs a display)

The real llama.cpp is killed with SIGSEGV; the clock stops when the card with its title is painted in the real window.
Target: under 300 ms. The engine and its weights come from the package index, once.
"""

from __future__ import annotations

import os
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.advisor.types import Wish
from app.core.events import Cancel, ignore
from app.gui.jobs_backend import JobsBackend
from app.gui.theme import Theme, application
from app.gui.window import MainWindow
from app.jobs import control, setup
from app.jobs.survey import survey
from app.runtime.types import State
from app.system.home import Home

ROUNDS = 7
PATIENCE = 60.0


def wait(app: QApplication, condition: object) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():  # type: ignore[operator]
        if time.monotonic() > deadline:
            sys.exit("it did not come to that")
        app.processEvents()
        time.sleep(0.001)


def main() -> None:
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder) / "home")
        request = setup.SetupRequest(Wish(family="smollm2"), 18321, start=False)
        setup.apply(home, setup.plan(home, survey(home), request), sink=ignore, cancel=Cancel())
        window = MainWindow(JobsBackend(home), Theme(app, "light"))
        window.show()
        card = window.dashboard.overview.crash
        seen = []
        for _ in range(ROUNDS):
            control.start(home)
            wait(app, lambda: window.watcher.status.state is State.READY)
            wait(app, lambda: not card.isVisible())
            pid = window.watcher.status.pid
            assert pid
            began = time.perf_counter()
            os.kill(pid, signal.SIGSEGV)
            wait(app, card.isVisible)
            app.processEvents()  # its first picture
            seen.append((time.perf_counter() - began) * 1000)
        control.stop(home)
        window.close_down()
    print(f"exit to card: median {statistics.median(seen):.0f} ms, worst {max(seen):.0f} ms of {ROUNDS}")


if __name__ == "__main__":
    main()
