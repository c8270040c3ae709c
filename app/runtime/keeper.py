"""The keeper: one small process per run that owns the engine.

It starts the engine, follows its log and its port, sends the first real request, writes every change of state to
`state.json`, and the end to `exit.json`. It outlives the window: a new window reads the same files and adopts the
engine. When the keeper dies, the engine dies with it (PDEATHSIG on Linux, a job object on Windows).
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import registry
from app.engines.base import LogEvent, Phase
from app.engines.profile import api_key
from app.runtime.logtail import LogTail
from app.runtime.machine import Happening, after
from app.runtime.rundir import Run
from app.runtime.types import State, as_proof
from app.system.job_object import Job
from app.system.processes import Identity, end_tree, kill_session, spawn

TICK = 0.25  # seconds between looks at the log while nothing else wakes the keeper
GRACE = 15.0  # seconds an engine gets to stop (runtime contract, section 5)
FIRST_REQUEST = "What is the capital of France? Answer in one short sentence."
FIRST_REQUEST_TOKENS = 32
_SILENCE = 3  # failed health checks in a row that make an engine lost
_LIVE_EVERY = 2.0  # seconds between questions to an engine that tells what it does
_HEALTH_EVERY = 10.0  # seconds between health checks once it is ready

Diagnose = Callable[[Run, int], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds: how long loading may take without a sign of life, and how long the first request may be silent."""

    load: float = 1800.0
    first_request: float = 300.0
    grace: float = GRACE


@dataclass
class Keeper:
    """Keeps one run. `diagnose` turns the end of the engine into a reading of the crash; `echo` gets each log line."""

    run: Run
    diagnose: Diagnose
    limits: Limits = field(default_factory=Limits)
    echo: Callable[[str], None] | None = None
    answered: Callable[[], None] | None = None  # called once a first request was answered, all as asked

    def __post_init__(self) -> None:
        about = self.run.about()
        self._about = about
        self._engine = registry.engine(about["profile"]["engine"])
        self._port: int = about["port"]
        self._state = State.STOPPED
        self._facts: dict[str, Any] = {}
        self._wake = threading.Event()
        self._stop_asked = False
        self._silent = 0
        self._next_health = 0.0
        self._next_live = 0.0
        self._first: threading.Thread | None = None
        self._answer: dict[str, Any] = {}
        self._unanswered: UserFacingError | None = None
        self._restarts: list[str] = []
        self._deaths: list[int] = []  # exit codes of an engine under its own server, since the last answer
        self._proven = False  # answered since it was started or last died

    def keep(self) -> int:
        """Run the engine until it ends. Returns its exit code (negative = signal), or 127 when it could not start."""
        self._handle_signals()
        job = Job()
        others = self._engine.logs(Path(self._about.get("config", "")))
        self._others = [
            LogTail(path, from_end=True) for path in others
        ]  # an old log's lines are not this run's
        log = open(self.run.log, "ab")  # noqa: SIM115  (handed to the engine, closed below)
        try:
            process = spawn(
                self._about["command"],
                env=self._about_environment(),
                cwd=Path(self._about["cwd"]),
                output=log,
                die_with_parent=True,
            )
        except OSError as error:
            log.write(f"E launcher: the engine could not be started: {error}\n".encode())
            log.close()
            return self._ended(127)
        log.close()
        with contextlib.suppress(OSError):  # it may have ended already
            job.add(process.pid)
        threading.Thread(target=self._wait_for_end, args=(process,), daemon=True).start()
        identity = Identity.of(process.pid)
        self._facts.update(pid=process.pid, started=identity.started if identity else time.time())
        self._happened(Happening.SPAWNED, tr("Starting the engine"))
        try:
            self._follow(process)
        finally:
            self._end(process, job)
        return self._ended(process.returncode)

    def _about_environment(self) -> dict[str, str]:
        """The engine's environment: ours, changed as run.json says (the whole one is never written to disk)."""
        environment = dict(os.environ)
        for name, value in self._about["environment"].items():
            if value is None:
                environment.pop(name, None)
            else:
                environment[name] = value
        return environment

    def _handle_signals(self) -> None:
        def ask(*_: object) -> None:
            self._stop_asked = True
            self._wake.set()

        if threading.current_thread() is threading.main_thread():
            for name in ("SIGTERM", "SIGINT", "SIGBREAK", "SIGHUP"):
                if hasattr(signal, name):
                    signal.signal(getattr(signal, name), ask)

    def _wait_for_end(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        self._wake.set()

    def _follow(self, process: subprocess.Popen[bytes]) -> None:
        """Look at log, port and requests until the engine ends or must end."""
        tail = LogTail(self.run.log)
        began = time.monotonic()
        while process.poll() is None:
            self._gather()
            lines = tail.new_lines()
            for line in lines:
                self._read(line)
            if lines:
                began = time.monotonic()
            # A home that was deleted can hold neither a stop file nor the state: nobody can reach this engine any more.
            if self._stop_asked or self.run.stop_file.exists() or not self.run.folder.exists():
                self._stop_asked = True
                self._happened(Happening.STOP_ASKED, tr("Stopping the engine"))
                return
            if len(self._restarts) > 1 and self._restarts[-1] == self._restarts[-2]:
                return  # its own supervisor restarts it into the same crash for ever: we end it
            if self._deaths and self._died_for_good():
                return
            self._look_at_port()
            self._look_at_work()
            if self._state in (State.STARTING, State.LOADING) and time.monotonic() - began > self.limits.load:
                self._happened(Happening.SILENT, tr("The engine gave no sign of life while loading"))
                return
            self._wake.wait(TICK)
            self._wake.clear()
        self._gather()
        for line in tail.new_lines():
            self._read(line)

    def _gather(self) -> None:
        """Put new lines of the engine's other logs into the run's log, so that one file tells everything."""
        lines = [line for tail in self._others for line in tail.new_lines()]
        if lines:
            with open(self.run.log, "ab") as log:
                log.write("".join(f"{line}\n" for line in lines).encode())

    def _died_for_good(self) -> bool:
        """The engine died under its server: at its first request, or twice without an answer between.

        A server that starts it anew on the next request gets that request from us: only an answer makes it ready.
        """
        if len(self._deaths) > 1 or not self._answer:
            return True
        self._doubt()
        return False

    def _doubt(self) -> None:
        """What was proven counts no more: the engine is another process now, or will be on the next request."""
        if self._proven:
            self._proven = False
            self._next_health = 0.0
            self._happened(Happening.SILENT, tr("The engine stopped and is started again"))

    def _read(self, line: str) -> None:
        if self.echo is not None:
            self.echo(line)
        event = self._engine.read_line(line)
        if event is None:
            return
        self._facts.update(event.facts)
        if event.phase is Phase.RESTARTED:
            self._restarts.append(event.text)
            self._doubt()
        elif event.phase is Phase.ANSWERED:
            self._restarts.clear()
            self._deaths.clear()
        elif event.phase is Phase.FAILED and "exit_code" in event.facts:
            self._deaths.append(int(event.facts["exit_code"]))
        self._by_log(event)

    def _by_log(self, event: LogEvent) -> None:
        match event.phase:
            case Phase.LOADING:
                self._happened(Happening.READING, event.text, fraction=event.fraction)
            case Phase.SERVING if self._state is State.READY:
                self._happened(Happening.REQUEST, event.text)
            case Phase.ANSWERED if self._state is State.BUSY:
                self._happened(Happening.ANSWERED, tr("Ready"))

    def _look_at_port(self) -> None:
        if self._first is not None and not self._first.is_alive():
            self._first = None
            self._after_first_request()
        if time.monotonic() < self._next_health or self._first is not None:
            return
        loading = self._state in (State.STARTING, State.LOADING)
        self._next_health = time.monotonic() + (TICK if loading else _HEALTH_EVERY)
        health = self._engine.health(self._port, timeout=1.0 if loading else 5.0)
        if loading and health.loaded:
            self._happened(Happening.LOADED, tr("Loaded; sending a first request"))
            self._begin_first_request()
        elif not loading:
            self._silent = 0 if health.alive else self._silent + 1
            if self._silent >= _SILENCE:
                self._happened(Happening.SILENT, tr("The engine runs but does not answer"))
            elif health.alive and self._state is State.LOST:
                if self._proven:
                    self._happened(Happening.BACK, tr("Ready"))
                else:
                    self._begin_first_request()  # nothing was ever answered: only an answer makes it ready

    def _look_at_work(self) -> None:
        """Busy or not, and how fast, from an engine whose log does not tell."""
        if self._state not in (State.READY, State.BUSY) or time.monotonic() < self._next_live:
            return
        self._next_live = time.monotonic() + _LIVE_EVERY
        live = self._engine.live(self._port, timeout=1.0, key=self._key())
        if live is None:
            return
        speeds = {"tokens_per_second": live.tokens_per_second, "prompt_per_second": live.prompt_per_second}
        if live.tokens_per_second and any(self._facts.get(name) != speed for name, speed in speeds.items()):
            self._facts.update(speeds)
            self._write_state()
        if live.busy:
            self._happened(Happening.REQUEST, tr("Working on a request"))
        elif self._state is State.BUSY:
            self._happened(Happening.ANSWERED, tr("Ready"))

    def _key(self) -> str:
        return os.environ.get("STRATA_LAUNCHER_API_KEY") or api_key(self._about["profile"].get("options", {}))

    def _begin_first_request(self) -> None:
        self._unanswered = None
        self._first = threading.Thread(target=self._send_first_request, daemon=True)
        self._first.start()

    def _send_first_request(self) -> None:
        try:
            answer = self._engine.ask(
                self._port,
                FIRST_REQUEST,
                max_tokens=FIRST_REQUEST_TOKENS,
                timeout=self.limits.first_request,
                key=self._key(),
            )
        except UserFacingError as error:
            self._unanswered = error
        else:
            self._answer = as_proof(FIRST_REQUEST, answer)
            self._proven = True
            self._deaths.clear()
            self._restarts.clear()
        self._wake.set()

    def _after_first_request(self) -> None:
        if self._proven:
            self._facts["answer"] = self._answer
            self._happened(Happening.ANSWERED, tr("Ready"))
            if reason := self._reduced():
                self._facts["reason"] = reason
                self._happened(Happening.REDUCED, tr("Ready, but not as asked"))
            elif self.answered is not None:
                self._remember(self.answered)
        elif self._unanswered is not None:
            self._facts["reason"] = self._unanswered.what_happened
            self._happened(Happening.UNANSWERED, tr("The engine did not answer the first request"))

    def _reduced(self) -> str:
        """Why it works, but not as asked; "" when all is as asked."""
        profile = self._about["profile"]
        asked, given = profile["context"], self._facts.get("context_given")
        if profile.get("devices") and (
            self._facts.get("no_card") or str(self._facts.get("layers_on_card", "")).startswith("0/")
        ):
            return tr(
                "The engine runs on the processor although a graphics card was chosen: it could not use the card. "
                "A newer driver or another engine build helps most often."
            )
        if given and int(given) < asked:
            return tr("The context was cut: {asked} asked, {given} given.", asked=asked, given=int(given))
        return ""

    def _remember(self, answered: Callable[[], None]) -> None:
        try:
            answered()
        except OSError as error:  # a full disk must not take the engine down
            print(f"keeper: the good run could not be kept: {error}", file=sys.stderr, flush=True)

    def _end(self, process: subprocess.Popen[bytes], job: Job) -> None:
        if process.poll() is None:
            end_tree(process.pid, grace=self.limits.grace)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5.0)
        job.terminate()
        kill_session(process.pid, not_before=self._facts["started"])

    def _ended(self, code: int) -> int:
        """Write exit.json and the last state; a crash is read by the doctor after the state is on disk."""
        looped = len(self._restarts) > 1 or len(self._deaths) > 1
        code = self._deaths[-1] if self._deaths and not self._stop_asked else code
        expected = self._stop_asked and not looped
        if not self.run.folder.exists():
            return code  # the home was deleted; writing would bring it back
        pid = self._facts.pop("pid", None)
        self.run.write("exit.json", {"code": code, "expected": expected, "time": time.time(), "pid": pid})
        self._facts["exit_code"] = code
        if expected:
            self._happened(Happening.EXITED_AS_ASKED, tr("Stopped"))
            return code
        self._happened(Happening.DIED_AGAIN if looped else Happening.DIED, tr("The engine stopped by itself"))
        crash = self._read_crash(code)
        self.run.write("crash.json", crash)
        happening = Happening.DIED_AGAIN if crash.get("loop") else Happening.DIED
        self._happened(happening, crash.get("title") or tr("The engine stopped by itself"))
        return code

    def _read_crash(self, code: int) -> dict[str, Any]:
        """The doctor's reading; where the doctor itself fails, the little that is sure."""
        try:
            return self.diagnose(self.run, code)
        except Exception as error:  # noqa: BLE001  (whatever it is, the window must hear of the crash)
            print(f"keeper: the crash could not be read: {error!r}", file=sys.stderr, flush=True)
            title = tr("The engine stopped by itself")
            return {
                "signature": "unknown",
                "title": title,
                "exit": {"code": code},
                "remedies": ["repair-engine"],
            }

    def _happened(self, happening: Happening, text: str, *, fraction: float | None = None) -> None:
        """Move the state machine and write state.json when anything visible changed."""
        before = (self._state, self._facts.get("text"), self._facts.get("fraction"))
        new = after(self._state, happening)
        if new is not self._state:
            self._facts["since"] = time.time()
        elif happening is not Happening.READING and self._state not in (State.CRASHED, State.LOOPING):
            return
        self._state = new
        self._facts.update(text=text, fraction=fraction)
        if (new, text, fraction) != before:
            self._write_state()

    def _write_state(self) -> None:
        if not self.run.folder.exists():
            return
        keeper = Identity.of(os.getpid())
        state = {
            **self._facts,
            "state": self._state.value,
            "keeper": {"pid": os.getpid(), "started": keeper.started if keeper else 0.0},
        }
        try:
            self.run.write("state.json", state)
        except OSError as error:  # a full disk must not take the engine down; the next change tries again
            print(f"keeper: state.json could not be written: {error}", file=sys.stderr, flush=True)
