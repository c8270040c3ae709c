"""This home's engine as the gateway sees it: read from the run's files, brought back when a request found it dead."""

from __future__ import annotations

import sys
import threading
import time
from collections import deque
from collections.abc import Callable

from app.core.errors import UserFacingError
from app.engines.profile import api_key
from app.gateway.types import Back, Model, Phase
from app.runtime import rundir, status
from app.runtime.rundir import Run
from app.runtime.types import State
from app.system.home import Home

RESTARTS_AN_HOUR = 3
_FRESH = 0.2  # seconds a reading counts while no file of it changes: then only the processes can have
_DOUBT = 2.0  # seconds after which an engine that a request found gone, but that lives, is asked again
_READING = 60.0  # seconds the doctor may take to read a crash before the engine is started again
_TAKES_REQUESTS = frozenset({State.READY, State.BUSY, State.DEGRADED, State.LOST})
_COMES = frozenset({State.STARTING, State.LOADING, State.WARMING})


class HomeEngine:
    """`start` brings the active profile's engine up and may take a minute; it raises UserFacingError."""

    def __init__(self, home: Home, start: Callable[[], object]) -> None:
        self._home = home
        self._start = start
        self._lock = threading.Lock()
        self._read: tuple[tuple[int, int], float, Back] | None = None
        self._gone: dict[str, float] = {}  # life -> when a request found it gone
        self._restarts: deque[float] = deque(maxlen=RESTARTS_AN_HOUR)
        self._coming_back = False
        self._failed = ""  # why it could not be brought back

    def back(self) -> Back:
        stamp, now = self._stamp(), time.monotonic()
        if self._read is None or self._read[0] != stamp or now - self._read[1] > _FRESH:
            self._read = (stamp, now, self._look())
        back = self._read[2]
        if back.phase is Phase.READY and now - self._gone.get(back.life, -_DOUBT) < _DOUBT:
            return Back(Phase.COMING, sentence=back.sentence)  # its files do not tell of its end yet
        if back.phase in (Phase.DOWN, Phase.LOOPING) and self._coming_back:
            return Back(Phase.COMING, sentence=back.sentence)
        if back.phase is Phase.DOWN and self._failed:
            return Back(Phase.LOOPING, sentence=self._failed)
        return back

    def models(self) -> tuple[Model, ...]:
        """Not told here: the engine's own list names the one that runs."""
        return ()

    def bring(self, model: str) -> None:
        """One model at a time, chosen in the window."""

    def died(self, life: str) -> None:
        with self._lock:
            if life in self._gone and self._coming_back:
                return
            self._gone[life] = time.monotonic()
            if self._coming_back:
                return
            self._coming_back = True
        threading.Thread(target=self._bring_back, args=(life,), name="bring the engine back").start()

    def poisoned(self, life: str, path: str) -> None:
        print(f"gateway: a request to {path} ended the engine twice", file=sys.stderr, flush=True)

    def _bring_back(self, life: str) -> None:
        try:
            run = rundir.current(self._home)
            if run is None or not _ended(run, life):
                return  # it lives: only a connection broke
            if run.crash().get("loop") or not run.crash():
                return
            if not self._may_restart():
                self._failed = str(run.crash().get("title") or "The engine stopped too often.")
                return
            self._start()
            self._failed = ""
        except UserFacingError as error:
            self._failed = f"{error.title}: {error.what_happened}"
        finally:
            self._read = None
            self._coming_back = False

    def _may_restart(self) -> bool:
        now = time.monotonic()
        if len(self._restarts) == RESTARTS_AN_HOUR and now - self._restarts[0] < 3600.0:
            return False
        self._restarts.append(now)
        return True

    def _stamp(self) -> tuple[int, int]:
        run = rundir.current(self._home)
        if run is None:
            return 0, 0
        try:
            return hash(run.folder.name), run.state_file.stat().st_mtime_ns
        except FileNotFoundError:
            return hash(run.folder.name), 0

    def _look(self) -> Back:
        now = status.read(self._home)
        run = now.run.name if now.run is not None else ""
        crash = now.crash or {}
        if now.state in _TAKES_REQUESTS and now.run is not None:
            key = api_key(Run(now.run).about().get("profile", {}).get("options", {}))
            life = f"{run}:{now.pid}"
            return Back(Phase.READY, f"http://127.0.0.1:{now.port}", key, life, now.text, now.model)
        if now.state in _COMES:
            return Back(Phase.COMING, sentence=now.text, model=now.model)
        sentence = str(crash.get("title") or now.text)
        phase = Phase.LOOPING if now.state is State.LOOPING or crash.get("loop") else Phase.DOWN
        return Back(phase, sentence=sentence, model=now.model)


def _ended(run: Run, life: str) -> bool:
    """Whether the engine of `life` is gone; waits until its keeper has written how it ended."""
    deadline = time.monotonic() + _READING
    lives_until = time.monotonic() + _DOUBT
    while time.monotonic() < deadline:
        if not status.keeper_alive(run):
            return True
        pid = run.state().get("pid")
        if pid and life == f"{run.folder.name}:{pid}" and time.monotonic() > lives_until:
            return False
        time.sleep(0.05)
    return False
