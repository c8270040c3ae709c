"""The keeper on behaviours that the real engine cannot show on demand. The real engine is in tests/e2e."""

from __future__ import annotations

import dataclasses
import shutil
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.engines.profile import Profile
from app.runtime import rundir, status
from app.runtime.keeper import Keeper, Limits
from app.runtime.rundir import Run
from app.runtime.types import State
from app.system.home import Home

DOUBLE = Path(__file__).parents[1] / "doubles" / "llama" / "server.py"
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals; Windows has tests/windows")


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def new_run(home: Home, port: int) -> Callable[..., Run]:
    def make(
        *arguments: str, context: int = 2048, command: list[str] | None = None, devices: tuple[str, ...] = ()
    ) -> Run:
        profile = Profile(
            "double", "Double", "llamacpp", "double", "double", "double", context, devices=devices, port=port
        )
        about = {
            "profile": dataclasses.asdict(profile),
            "model_name": "double",
            "port": port,
            "command": command or [sys.executable, str(DOUBLE), "--port", str(port), *arguments],
            "cwd": str(home.root),
            "environment": {},
        }
        return rundir.create(home, "double", about)

    return make


class Kept:
    """A keeper in a thread of the test process."""

    def __init__(self, run: Run, limits: Limits | None = None) -> None:
        self.run = run
        self.diagnosed: list[int] = []
        self.keeper = Keeper(run, self._diagnose, limits or Limits(grace=0.3))
        self.thread = threading.Thread(target=self.keeper.keep)
        self.thread.start()

    def _diagnose(self, _run: Run, code: int) -> dict[str, Any]:
        self.diagnosed.append(code)
        return {"title": "double died", "loop": False, "fingerprint": "double"}

    @property
    def state(self) -> str:
        return str(self.run.state().get("state", ""))

    def stop(self) -> None:
        if self.run.folder.exists():
            self.run.stop_file.touch()
        self.thread.join(20)
        assert not self.thread.is_alive()


@pytest.fixture(name="keep")
def _keep(new_run) -> Iterator[Callable[..., Kept]]:
    """Starts a keeper; at the end of the test it is stopped, whatever happened."""
    made: list[Kept] = []

    def start(*arguments: str, limits: Limits | None = None, **options: Any) -> Kept:
        made.append(Kept(new_run(*arguments, **options), limits))
        return made[-1]

    yield start
    for kept in made:
        kept.stop()


def test_ready_only_after_a_real_answer_and_stopped_on_request(keep, home: Home, wait_for) -> None:
    kept = keep()
    wait_for(lambda: kept.state == "ready", what="the first answer")
    now = status.read(home)
    assert (now.state, now.answer["text"], now.answer["tokens_per_second"]) == (State.READY, "double", 42.0)
    kept.stop()
    assert status.read(home).state is State.STOPPED
    assert kept.run.exit()["expected"] is True
    assert kept.diagnosed == []


@posix
def test_an_engine_that_refuses_to_stop_is_ended_with_its_children(keep, tmp_path: Path, wait_for) -> None:
    pid_file = tmp_path / "child.pid"
    kept = keep("--deaf", "--child", str(pid_file))
    wait_for(lambda: kept.state == "ready", what="the first answer")
    child = int(pid_file.read_text())
    kept.stop()
    wait_for(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == "zombie")


@posix
def test_a_death_on_the_first_request_is_a_crash_with_its_signal(keep, home: Home, wait_for) -> None:
    kept = keep("--die-on-request", str(int(signal.SIGSEGV)))
    wait_for(lambda: status.read(home).state is State.CRASHED, what="the crash")
    kept.thread.join(20)
    assert kept.diagnosed == [-signal.SIGSEGV]
    now = status.read(home)
    assert (now.exit_code, now.text, now.answer) == (-signal.SIGSEGV, "double died", {})


def test_an_engine_that_never_answers_is_lost_not_ready(keep, home: Home, wait_for) -> None:
    kept = keep("--hang", limits=Limits(first_request=0.5, grace=0.3))
    wait_for(lambda: kept.state == "lost", what="the state lost")
    assert status.read(home).reason
    kept.stop()


@pytest.mark.parametrize(
    ("line", "devices", "state"),
    [
        ("load_tensors: offloaded 0/31 layers to GPU", ("0000:01:00.0",), State.DEGRADED),
        (
            "warning: no usable GPU found, --gpu-layers option will be ignored",
            ("0000:01:00.0",),
            State.DEGRADED,
        ),
        ("load_tensors: offloaded 31/31 layers to GPU", ("0000:01:00.0",), State.READY),
        (
            "warning: no usable GPU found, --gpu-layers option will be ignored",
            (),
            State.READY,
        ),  # nobody wanted one
    ],
)
def test_the_processor_in_place_of_a_chosen_card_is_said(
    keep, home: Home, wait_for, line: str, devices: tuple[str, ...], state: State
) -> None:
    kept = keep("--say", line, devices=devices)
    wait_for(lambda: kept.state in ("ready", "degraded"), what="the first answer")
    wait_for(lambda: status.read(home).state is state, what=state.value)
    assert ("processor although" in status.read(home).reason) == (state is State.DEGRADED)


def test_a_context_that_was_cut_is_said(keep, home: Home, wait_for) -> None:
    kept = keep("--context", "512", context=4096)
    wait_for(lambda: kept.state == "degraded", what="the state degraded")
    now = status.read(home)
    assert (now.context_asked, now.context_given) == (4096, 512)
    assert "512" in now.reason
    kept.stop()


def test_a_program_that_cannot_be_started_ends_as_a_crash(keep, home: Home, tmp_path: Path) -> None:
    kept = keep(command=[str(tmp_path / "no such engine")])
    kept.thread.join(20)
    assert kept.diagnosed == [127]
    assert status.read(home).state is State.CRASHED
    assert "could not be started" in kept.run.log.read_text()


def test_a_deleted_home_ends_the_engine_and_is_not_brought_back(keep, home: Home, wait_for) -> None:
    kept = keep()
    wait_for(lambda: kept.state == "ready", what="the first answer")
    pid = kept.run.state()["pid"]
    shutil.rmtree(home.root)
    kept.thread.join(20)
    assert not kept.thread.is_alive()
    assert not psutil.pid_exists(pid)
    assert not home.root.exists()


def test_a_doctor_that_fails_does_not_hide_the_crash(new_run) -> None:
    def fails(_run: Run, _code: int) -> dict[str, Any]:
        raise RuntimeError("a fault of our own")

    run = new_run(command=[sys.executable, "-c", "raise SystemExit(3)"])
    assert Keeper(run, fails).keep() == 3
    assert run.state()["state"] == State.CRASHED
    assert run.crash()["remedies"] == ["repair-engine"]
