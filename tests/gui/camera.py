"""The camera of `photos`: windows over the backend double, photographed when nothing moves any more."""

from __future__ import annotations

import argparse
import dataclasses
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.advisor.advise import advise
from app.advisor.types import Wish
from app.catalog.load import load
from app.gui import i18n
from app.gui.theme import Theme, application
from app.gui.window import MainWindow
from app.hardware import capture
from app.hardware.load import CardLoad
from app.system.home import Home
from tests.gui.backend_double import BackendDouble


def become(backend: BackendDouble, folder: Path) -> None:
    """The double as it is on the machine of a capture: its cards, what is advised for it, what its drivers tell."""
    backend.machine = machine = capture.replay(folder)
    backend.advice = advise(machine, load(), Wish())
    best = backend.advice.best
    used = [adapter for adapter in machine.adapters if best and adapter.id in best.choice.adapters]
    backend.cards = tuple(
        CardLoad(int((adapter.memory_total or 0) * 0.7), adapter.memory_total or 0, 0.8, adapter.id)
        for adapter in used
    )
    devices = tuple(adapter.id for adapter in used)
    backend.known = tuple(dataclasses.replace(profile, devices=devices) for profile in backend.known)


class Camera:
    """Opens windows over the backend double and saves what they show."""

    def __init__(self, options: argparse.Namespace, home: Path) -> None:
        self.options, self.home = options, home
        self.app = application()
        i18n.install(options.language)
        self.theme = Theme(self.app, options.theme)

    def window(self, *, set_up: bool, **attributes: Any) -> Any:
        if self.home.exists():
            shutil.rmtree(self.home)
        backend = BackendDouble(Home(self.home), set_up=set_up)
        if self.options.machine is not None:
            become(backend, self.options.machine)
        for key, value in attributes.items():
            setattr(backend, key, value)
        window = MainWindow(backend, self.theme)
        if self.options.width:
            window.resize(self.options.width, self.options.height)
        window.show()
        return window

    def until(self, condition: Callable[[], bool], seconds: float = 8.0) -> None:
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            self.app.processEvents()
            time.sleep(0.005)
        assert condition(), "the scene did not come about"

    def settle(self) -> None:
        """Until no widget has moved or changed its size for a quarter of a second."""
        before, since = None, time.monotonic()
        end = since + 8.0
        while time.monotonic() - since < 0.25:
            assert time.monotonic() < end, "the scene does not come to rest"
            self.app.processEvents()
            # By place, not by object: Python's objects for Qt's own widgets come and go with each look.
            shown = (widget.geometry().getRect() for widget in self.app.allWidgets() if widget.isVisible())
            now = sorted(shown)
            if now != before:
                before, since = now, time.monotonic()
            time.sleep(0.01)

    def shoot(self, window: Any, name: str) -> None:
        self.settle()
        suffix = f"-{self.options.language}" if self.options.language != "en" else ""
        scale = f"-{float(self.options.scale):.0%}".replace("%", "") if self.options.scale != "1" else ""
        path = self.options.folder / f"{name}-{self.options.theme}{scale}{suffix}.png"
        window.grab().save(str(path))
        print(path, flush=True)

    def close(self, window: Any) -> None:
        window.close_down()
        window.hide()
        window.deleteLater()
        self.settle()
