"""The scenes that `photos` photographs: every page and dialog in the states that matter."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.core.units import GIB
from app.doctor.report import Report
from app.engines.profile import Overlay
from app.gui.dashboard.report_dialog import ReportDialog
from app.gui.gallery import Gallery
from app.gui.widgets.buttons import Button
from app.gui.widgets.expander import Expander
from app.gui.widgets.layout import Page
from app.hardware.load import CardLoad
from app.jobs.metrics import Metrics, Requests
from app.runtime.types import State
from tests.gui.backend_double import BEST, CRASH, PROFILE, status
from tests.gui.camera import Camera

READY = status(State.READY)
STOPPED = status(State.STOPPED, "Stopped")
CRASHED = status(State.CRASHED, "The engine stopped by itself", crash=CRASH)
REPORT = Report(
    """# Strata Launcher: crash report

- Launcher 1.0.0, Windows 11 24H2
- Engine llama.cpp b6900, HIP, model Qwen3 14B, 4 bit
- AMD Radeon RX 9070 XT, 16.0 GiB, driver 32.0.21013

## What happened

Exit code 0xC0000005 (access violation) 0.4 s after the first request.

    hipModuleLoad <- TensileLite <- hipBLASLt <- rocBLAS

## What was tried

1. Switch hipBLASLt off: crashed in the same way
2. Use a smaller context: crashed in the same way
""",
    ("user names in paths: taken out in 3 places", "the computer's name: taken out in 2 places"),
)


class Scenes(Camera):
    photographed: Any = None

    def scenes(self) -> dict[str, Callable[[str], None]]:
        return {
            "wizard-1-welcome": self.welcome,
            "wizard-1-interrupted": self.interrupted,
            "wizard-2-choose": self.choose,
            "wizard-2-advanced": self.advanced,
            "wizard-3-place": self.place,
            "wizard-4-download": self.download,
            "wizard-4-error": self.download_error,
            "wizard-5-test": self.proof,
            "wizard-5-crash": self.proof_crash,
            "wizard-6-done": self.done,
            "dashboard-ready": self.ready,
            "dashboard-loading": self.loading,
            "dashboard-stopped": self.stopped,
            "dashboard-crashed": self.crashed,
            "dashboard-fixing": self.fixing,
            "dashboard-report": self.report,
            "dashboard-models": self.models,
            "dashboard-asked": self.asked,
            "dashboard-quit": self.quit,
            "dashboard-connect": self.connect,
            "dashboard-log": self.log,
            "dashboard-history": self.history,
            "dashboard-storage": self.storage,
            "dashboard-updates": self.updates,
            "dashboard-updating": self.updating,
            "dashboard-settings": self.settings,
            "dashboard-settings-end": self.settings_end,
            "tray": self.tray,
            "gallery": self.gallery,
        }

    def _wizard_at(self, index: int, **attributes: Any) -> Any:
        window = self.window(set_up=False, **attributes)
        wizard = window.wizard
        for number in range(index):
            self.until(lambda number=number: wizard.page.ready or wizard.index > number)
            if wizard.index == number:
                wizard.go_on()
        return window

    def _wizard_scene(self, name: str, index: int, wait: Callable[[Any], bool], **attributes: Any) -> None:
        window = self._wizard_at(index, **attributes)
        wizard = window.wizard
        self.until(lambda: wizard.index == index and wait(wizard))
        self.shoot(window, name)
        self.close(window)

    def welcome(self, name: str) -> None:
        self._wizard_scene(name, 0, lambda wizard: wizard.page.ready)

    def choose(self, name: str) -> None:
        self._wizard_scene(name, 1, lambda wizard: wizard.page.ready)

    def interrupted(self, name: str) -> None:
        self._wizard_scene(name, 0, lambda wizard: wizard.page.ready, interrupted=BEST.choice)

    def advanced(self, name: str) -> None:
        window = self._wizard_at(1)
        page = window.wizard.page
        self.until(lambda: page.ready)
        next(item for item in page.findChildren(Expander)).findChild(Button).click()
        self.settle()
        page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
        self.shoot(window, name)
        self.close(window)

    def proof_crash(self, name: str) -> None:
        window = self._wizard_at(3, crash=True)
        wizard = window.wizard
        self.until(lambda: wizard.index == 4 and len(wizard.page._crash._uses) == 3)
        self.shoot(window, name)
        self.close(window)

    def place(self, name: str) -> None:
        self._wizard_scene(name, 2, lambda wizard: wizard.page.ready)

    def download(self, name: str) -> None:
        window = self._wizard_at(3, hold={"apply-model"})
        page = window.wizard.page
        self.until(lambda: page._bar.value() > 0)
        for rate in (20, 31, 44, 52, 50, 47, 55, 58, 56, 61, 60, 59, 62, 61, 48, 52, 58, 60, 61, 60):
            page._curve.add(rate * 1e6)
        self.shoot(window, name)
        self.close(window)

    def download_error(self, name: str) -> None:
        error = UserFacingError(
            "The connection was lost",
            "The server of Hugging Face did not answer for 30 seconds, after 4.9 GB of 9.7 GB.",
            "Check the network, then try again. What has arrived is kept.",
            "ReadTimeout: cdn-lfs.example",
        )
        window = self._wizard_at(3, fail={"apply-model": error})
        self.until(lambda: window.wizard.page._error is not None)
        self.shoot(window, name)
        self.close(window)

    def proof(self, name: str) -> None:
        self._wizard_scene(name, 4, lambda wizard: wizard.page.ready)

    def done(self, name: str) -> None:
        self._wizard_scene(name, 5, lambda wizard: wizard.page.ready)

    def _dashboard(
        self,
        name: str,
        state: Any,
        page: str = "overview",
        prepare: Callable[[Any], None] | None = None,
        **attributes: Any,
    ) -> None:
        """A picture of one page; `prepare` may name another window to photograph."""
        self.photographed = None
        window = self.window(set_up=True, state=state, **attributes)
        window.watcher.look()
        self.until(lambda: window.watcher.status == state)
        dashboard = window.dashboard
        dashboard.show_page(page)
        if prepare is not None:
            prepare(dashboard)
        self.shoot(self.photographed or window, name)
        self.close(window)

    def ready(self, name: str) -> None:
        def curves(dashboard: Any) -> None:
            """A minute of an engine at work."""
            for second in range(60):
                wave = math.sin(second / 7) * 0.2 + math.sin(second / 2.3) * 0.06
                cards = tuple(
                    CardLoad(card.used, card.total, 0.7 + wave, card.id) for card in dashboard._backend.cards
                )
                requests = Requests(
                    int(second > 20) + int(second > 40), 0, 52 + 9 * wave, 860 + 200 * wave, 90 * second
                )
                metrics = Metrics(int(10.4 * GIB), 64 * GIB, 41 * GIB, 0.18 + wave / 3, cards, requests)
                dashboard.overview.figures.show_metrics(metrics)

        self._dashboard(name, READY, prepare=curves)

    def loading(self, name: str) -> None:
        self._dashboard(name, status(State.LOADING, "Reading the model's weights", fraction=0.42))

    def stopped(self, name: str) -> None:
        self._dashboard(name, STOPPED)

    def crashed(self, name: str) -> None:
        self._dashboard(name, CRASHED, prepare=self._offered)

    def _offered(self, dashboard: Any) -> None:
        self.until(lambda: len(dashboard.overview.crash._uses) == 3)

    def fixing(self, name: str) -> None:
        def fix(dashboard: Any) -> None:
            self._offered(dashboard)
            dashboard.overview.crash._fix.click()
            self.until(lambda: len(dashboard.overview.crash._tried) == 2)

        self._dashboard(name, CRASHED, prepare=fix, hold={"fix"})

    def report(self, name: str) -> None:
        def ask(dashboard: Any) -> None:
            dashboard.overview.crash.show_report.emit()
            self.until(lambda: bool(dashboard.window().findChildren(ReportDialog)))
            self.photographed = dashboard.window().findChild(ReportDialog)

        self._dashboard(name, CRASHED, prepare=ask, report=lambda: REPORT)

    def models(self, name: str) -> None:
        """The question before another model is used, and the switcher behind it."""

        changed = dataclasses.replace(
            PROFILE, overlays=(Overlay("smaller-context", context=8192, title="Use a smaller context"),)
        )
        other = dataclasses.replace(
            PROFILE, id="qwen3-8b", title="Qwen3 8B, 6 bit", model="q6_k", context=16384, port=8081
        )

        def ask(dashboard: Any) -> None:
            model = dashboard.overview.model
            self.until(lambda: model._choice.count() == 2)
            self.shoot(dashboard.window(), name)
            box: list[Any] = []

            def found() -> None:
                box.extend(dashboard.window().findChildren(QMessageBox))
                self.shoot(box[0], f"{name}-question")
                box[0].reject()

            QTimer.singleShot(300, found)
            model.switched.emit("qwen3-8b")

        self._dashboard(name, READY, prepare=ask, known=(changed, other))

    def asked(self, name: str) -> None:
        def ask(dashboard: Any) -> None:
            page = dashboard.overview
            page.try_it._question.setText("Why is the sky blue?")
            page.try_it._send.click()
            self.until(lambda: "tokens" in page.try_it._speed.text() or "Token" in page.try_it._speed.text())
            self.settle()
            page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())

        self._dashboard(name, READY, prepare=ask)

    def quit(self, name: str) -> None:
        def ask(dashboard: Any) -> None:
            window = dashboard.window()

            def found() -> None:
                box = window.findChild(QMessageBox)
                self.shoot(box, name)
                box.reject()

            QTimer.singleShot(300, found)
            window.ask_quit()

        self._dashboard(f"{name}-behind", READY, prepare=ask)

    def updating(self, name: str) -> None:
        def update(dashboard: Any) -> None:
            page = dashboard.page("updates")
            self.until(lambda: any(button.text() == tr("Update") for button in page.findChildren(Button)))
            next(button for button in page.findChildren(Button) if button.text() == tr("Update")).click()

        self._dashboard(name, READY, "updates", update, hold={"update llamacpp-b7000-vulkan"})

    def settings_end(self, name: str) -> None:
        def scroll(dashboard: Any) -> None:
            self.settle()
            bar = dashboard.page("settings").verticalScrollBar()
            bar.setValue(bar.maximum())

        self._dashboard(name, STOPPED, "settings", scroll)

    def tray(self, name: str) -> None:
        window = self.window(set_up=True, state=READY)
        window.watcher.look()
        self.until(lambda: window.watcher.status == READY and window._tray is not None)
        menu = window.tray.menu
        menu.popup(window.mapToGlobal(window.rect().center()))
        self.until(menu.isVisible)
        self.shoot(menu, name)
        menu.close()
        self.close(window)

    def gallery(self, name: str) -> None:
        gallery = Gallery(self.theme)
        gallery.show()
        self.settle()
        page = gallery.centralWidget().findChild(Page) or gallery.centralWidget()
        self.shoot(getattr(page, "widget", lambda: page)(), name)
        gallery.close()

    def connect(self, name: str) -> None:
        self._dashboard(name, READY, "connect")

    def log(self, name: str) -> None:
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
        self._dashboard(name, READY, "log", lambda dashboard: dashboard.page("log").view.append(lines))

    def history(self, name: str) -> None:
        self._dashboard(name, READY, "history")

    def storage(self, name: str) -> None:
        self._dashboard(name, READY, "storage")

    def updates(self, name: str) -> None:
        def look(dashboard: Any) -> None:
            page = dashboard.page("updates")
            button = next(
                item for item in page.findChildren(Button) if item.text() == tr("Check for updates")
            )
            button.click()
            self.until(lambda: any(item.text() == tr("Use it") for item in page.findChildren(Button)))

        self._dashboard(name, READY, "updates", look)

    def settings(self, name: str) -> None:
        self._dashboard(name, STOPPED, "settings")
