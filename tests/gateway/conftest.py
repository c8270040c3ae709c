"""A gateway in a thread of its own before a real process, the fast double of llama-server, that can die."""

from __future__ import annotations

import asyncio
import dataclasses
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.gateway.edge import Policy
from app.gateway.keys import digest_of
from app.gateway.server import Gateway
from app.gateway.types import Back, Limits, Model, Phase

DOUBLE = Path(__file__).parents[1] / "doubles" / "llama" / "fast.py"
OWNER = "owner-key"
RUN_KEY = "key-of-the-run"


class Engines:
    """The double engine as the gateway sees it; `revive` brings the next life when one died."""

    def __init__(self, notes: Path, *, revive: bool = True, models: tuple[Model, ...] = ()) -> None:
        self.notes = notes
        self.revive = revive
        self.process: subprocess.Popen[str] | None = None
        self.deaths: list[str] = []
        self.poison: list[str] = []
        self.brought: list[str] = []
        self._models = models
        self._lock = threading.Lock()
        self._reviver: threading.Thread | None = None
        self._back = Back(Phase.COMING, sentence="Loading")

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(DOUBLE), "--key", RUN_KEY, "--notes", str(self.notes)],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        port = int(self.process.stdout.readline())
        url = f"http://127.0.0.1:{port}"
        self._back = Back(Phase.READY, url, RUN_KEY, str(self.process.pid), "Ready", "double")

    def stop(self) -> None:
        self.revive = False
        if self._reviver is not None:
            self._reviver.join()
        self._end()

    def _end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def set(self, **changes: Any) -> None:
        self._back = dataclasses.replace(self._back, **changes)

    def back(self) -> Back:
        return self._back

    def models(self) -> tuple[Model, ...]:
        return self._models

    def bring(self, model: str) -> None:
        self.brought.append(model)
        self.set(model=model)

    def died(self, life: str) -> None:
        with self._lock:
            if life in self.deaths or life != self._back.life:
                return
            self.deaths.append(life)
            if self.revive:
                self._back = Back(Phase.COMING, sentence="Out of video memory.")
                self._reviver = threading.Thread(target=self._again)
                self._reviver.start()
            else:
                self._back = Back(Phase.LOOPING, sentence="Out of video memory.")

    def _again(self) -> None:
        self._end()
        self.start()

    def poisoned(self, life: str, path: str) -> None:
        self.poison.append(path)

    def asked(self) -> list[str]:
        return self.notes.read_text().splitlines() if self.notes.exists() else []


class Served:
    """A gateway listening on `port` in a thread of its own."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._up.wait(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self.port = self._loop.run_until_complete(self.gateway.listen("127.0.0.1", 0))
        self._up.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self.gateway.close())
        self._loop.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)
        assert not self._thread.is_alive()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture
def engines(tmp_path: Path) -> Iterator[Engines]:
    double = Engines(tmp_path / "notes")
    double.start()
    yield double
    double.stop()


@pytest.fixture
def front(engines: Engines) -> Iterator[Callable[..., Served]]:
    """Makes gateways: `front(policy=..., limits=..., any_name=...)`."""
    made: list[Served] = []

    def make(policy: Policy | None = None, limits: Limits | None = None, **more: Any) -> Served:
        chosen = policy or Policy(owner_digest=digest_of(OWNER))
        made.append(Served(Gateway(engines, lambda: chosen, limits, **more)))
        return made[-1]

    yield make
    for served in made:
        served.close()


@pytest.fixture
def served(front: Callable[..., Served]) -> Served:
    return front()
