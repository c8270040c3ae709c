"""Photographs every page: `python -m tests.gui.photos FOLDER [--theme dark] [--scale 2] [--only NAME]`."""

from __future__ import annotations

import argparse
import math
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", default="")
    parser.add_argument("--width", type=int, default=0)
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        _Photographer(options, Path(home)).all()


class _Photographer:
    def __init__(self, options: argparse.Namespace, home: Path) -> None:
        from app.gui import i18n
        from app.gui.theme import Theme, application

        self.options, self.home = options, home
        self.app = application()
        i18n.install(options.language)
        self.theme = Theme(self.app, options.theme)

    def all(self) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import BackendDouble, status

        for name, scene in self.scenes().items():
            if self.options.only in name:
                scene(name)
        del BackendDouble, State, status

    def window(self, *, set_up: bool, **attributes: object) -> object:
        from app.gui.window import MainWindow
        from app.system.home import Home
        from tests.gui.backend_double import BackendDouble

        backend = BackendDouble(Home(self.home / str(time.monotonic_ns())), set_up=set_up)
        for key, value in attributes.items():
            setattr(backend, key, value)
        window = MainWindow(backend, self.theme)
        if self.options.width:
            window.resize(self.options.width, 620)
        window.show()
        return window

    def until(self, condition: Callable[[], bool], seconds: float = 8.0) -> None:
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.005)
        assert condition(), "the scene did not come about"

    def settle(self) -> None:
        for _ in range(12):
            self.app.processEvents()
            time.sleep(0.02)

    def shoot(self, window: object, name: str) -> None:
        self.settle()
        suffix = f"-{self.options.language}" if self.options.language != "en" else ""
        scale = f"-{float(self.options.scale):.0%}".replace("%", "") if self.options.scale != "1" else ""
        path = self.options.folder / f"{name}-{self.options.theme}{scale}{suffix}.png"
        window.grab().save(str(path))  # type: ignore[attr-defined]
        print(path)

    def scenes(self) -> dict[str, Callable[[str], None]]:
        return {
            "wizard-1-welcome": self.welcome,
            "wizard-2-choose": self.choose,
            "wizard-3-place": self.place,
            "wizard-4-download": self.download,
            "wizard-4-error": self.download_error,
            "wizard-5-test": self.proof,
            "wizard-6-done": self.done,
            "dashboard-ready": self.ready,
            "dashboard-loading": self.loading,
            "dashboard-stopped": self.stopped,
            "dashboard-crashed": self.crashed,
            "dashboard-connect": self.connect,
            "dashboard-log": self.log,
            "dashboard-history": self.history,
            "dashboard-storage": self.storage,
            "dashboard-updates": self.updates,
            "dashboard-settings": self.settings,
        }

    def _wizard_at(self, index: int, **attributes: object) -> object:
        window = self.window(set_up=False, **attributes)
        wizard = window.wizard  # type: ignore[attr-defined]
        for number in range(index):
            self.until(lambda number=number: wizard.page.ready or wizard.index > number)
            if wizard.index == number:
                wizard.go_on()
        return window

    def _close(self, window: object) -> None:
        window.close_down()  # type: ignore[attr-defined]
        window.hide()  # type: ignore[attr-defined]
        window.deleteLater()  # type: ignore[attr-defined]
        self.settle()

    def _wizard_scene(
        self, name: str, index: int, wait: Callable[[object], bool], **attributes: object
    ) -> None:
        window = self._wizard_at(index, **attributes)
        wizard = window.wizard  # type: ignore[attr-defined]
        self.until(lambda: wizard.index == index and wait(wizard))
        self.shoot(window, name)
        self._close(window)

    def welcome(self, name: str) -> None:
        self._wizard_scene(name, 0, lambda wizard: wizard.page.ready)  # type: ignore[attr-defined]

    def choose(self, name: str) -> None:
        self._wizard_scene(name, 1, lambda wizard: wizard.page.ready)  # type: ignore[attr-defined]

    def place(self, name: str) -> None:
        self._wizard_scene(name, 2, lambda wizard: wizard.page.ready)  # type: ignore[attr-defined]

    def download(self, name: str) -> None:
        window = self._wizard_at(3, hold={"apply-model"})
        page = window.wizard.page  # type: ignore[attr-defined]
        self.until(lambda: page._bar.value() > 0)
        for rate in (20, 31, 44, 52, 50, 47, 55, 58, 56, 61, 60, 59, 62, 61, 48, 52, 58, 60, 61, 60):
            page._curve.add(rate * 1e6)
        self.shoot(window, name)
        self._close(window)

    def download_error(self, name: str) -> None:
        from app.core.errors import UserFacingError

        error = UserFacingError(
            "The connection was lost",
            "The server of Hugging Face did not answer for 30 seconds, after 4.9 GB of 9.7 GB.",
            "Check the network, then try again. What has arrived is kept.",
            "ReadTimeout: cdn-lfs.example",
        )
        window = self._wizard_at(3, fail={"apply-model": error})
        self.until(lambda: window.wizard.page._error is not None)  # type: ignore[attr-defined]
        self.shoot(window, name)
        self._close(window)

    def proof(self, name: str) -> None:
        self._wizard_scene(name, 4, lambda wizard: wizard.page.ready)  # type: ignore[attr-defined]

    def done(self, name: str) -> None:
        self._wizard_scene(name, 5, lambda wizard: wizard.page.ready)  # type: ignore[attr-defined]

    def _dashboard(
        self,
        name: str,
        state: object,
        page: str = "overview",
        prepare: Callable[[object], None] | None = None,
    ) -> None:
        window = self.window(set_up=True, state=state)
        window.watcher.look()  # type: ignore[attr-defined]
        self.until(lambda: window.watcher.status == state)  # type: ignore[attr-defined]
        dashboard = window.dashboard  # type: ignore[attr-defined]
        dashboard.show_page(page)
        if prepare is not None:
            prepare(dashboard)
        self.shoot(window, name)
        self._close(window)

    def ready(self, name: str) -> None:
        from app.core.units import GIB
        from app.hardware.load import CardLoad
        from app.jobs.metrics import Metrics, Requests
        from app.runtime.types import State
        from tests.gui.backend_double import status

        def curves(dashboard: object) -> None:
            """A minute of an engine at work."""
            for second in range(60):
                wave = math.sin(second / 7) * 0.2 + math.sin(second / 2.3) * 0.06
                card = CardLoad(int(11.2 * GIB), 16 * GIB, 0.7 + wave)
                requests = Requests(
                    int(second > 20) + int(second > 40), 0, 52 + 9 * wave, 860 + 200 * wave, 90 * second
                )
                metrics = Metrics(int(10.4 * GIB), 64 * GIB, 41 * GIB, 0.18 + wave / 3, card, requests)
                dashboard.overview.figures.show_metrics(metrics)

        self._dashboard(name, status(State.READY), prepare=curves)

    def loading(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.LOADING, "Reading the model's weights", fraction=0.42))

    def stopped(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.STOPPED, "Stopped"))

    def crashed(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(
            name,
            status(
                State.CRASHED,
                "The engine stopped by itself",
                crash={
                    "title": "The graphics driver crashed inside a matrix kernel",
                    "cause": "The first request reached hipBLASLt, which loads its kernels through the driver; "
                    "the driver ended the program (0xC0000005). The same settings will crash again.",
                },
            ),
        )

    def connect(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.READY), "connect")

    def log(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        lines = [
            "build: 6900 (a1b2c3d) with MSVC 19.44 for x64",
            "main: loading model",
            "llama_model_loader: loaded meta data with 34 key-value pairs and 443 tensors",
            "load_tensors: offloading 40 repeating layers to GPU",
            "load_tensors:   Vulkan0 model buffer size =  8423.47 MiB",
            "warn: the context of 32768 is smaller than the model was trained for (40960)",
            "llama_kv_cache: size = 1280.00 MiB ( 32768 cells, 40 layers, 1/1 seqs)",
            "error: ggml_vulkan: device lost while submitting",
            "srv  log_server_r: request: POST /v1/chat/completions 127.0.0.1 200",
        ] * 6
        self._dashboard(
            name, status(State.READY), "log", lambda dashboard: dashboard.page("log").view.append(lines)
        )  # type: ignore[attr-defined]

    def history(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.READY), "history")

    def storage(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.READY), "storage")

    def updates(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.READY), "updates")

    def settings(self, name: str) -> None:
        from app.runtime.types import State
        from tests.gui.backend_double import status

        self._dashboard(name, status(State.STOPPED), "settings")


if __name__ == "__main__":
    main()
