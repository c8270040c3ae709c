"""The keeper and an engine with a supervisor of its own: Strata's double, whose server outlives its engine."""

from __future__ import annotations

import dataclasses
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest

from app.core.errors import UserFacingError
from app.engines.profile import Overlay, Profile
from app.engines.strata.adapter import ENGINE
from app.engines.strata.configure import configure
from app.runtime import rundir
from app.runtime.keeper import Keeper, Limits
from app.runtime.rundir import Run
from app.system.home import Home
from tests.conftest import wait_for
from tests.doubles.strata.place import behave, place

CRASH = 0xC0000005


class Kept:
    """A keeper in a thread of the test process, its run, and what it asked the doctor."""

    def __init__(self, home: Home, profile: Profile) -> None:
        effective = profile.effective()
        written = configure(home, profile)
        command = ENGINE.command(home, effective, written.config)
        about = {
            "profile": dataclasses.asdict(effective),
            "config": str(written.config),
            "model_name": "qwen3.8-flash-next-iq2_xs",
            "port": profile.port,
            "command": list(command.argv),
            "cwd": str(command.cwd),
            "environment": {},
        }
        self.run: Run = rundir.create(home, profile.id, about)
        self.diagnosed: list[int] = []
        self.thread = threading.Thread(
            target=Keeper(self.run, self._diagnose, Limits(grace=2.0, first_request=2.0)).keep
        )
        self.thread.start()

    def _diagnose(self, run: Run, code: int) -> dict[str, Any]:
        self.diagnosed.append(code)
        return {"title": "died", "loop": False, "fingerprint": "x"}

    @property
    def state(self) -> str:
        return str(self.run.state().get("state", ""))

    def stop(self) -> None:
        self.run.stop_file.touch()
        self.thread.join(30)
        assert not self.thread.is_alive()


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(name="keep")
def _keep(home: Home) -> Iterator[Callable[[Profile], Kept]]:
    made: list[Kept] = []

    def start(profile: Profile) -> Kept:
        made.append(Kept(home, profile))
        return made[-1]

    yield start
    for kept in made:
        kept.stop()


def test_ready_after_an_answer_and_stopped_with_the_engine(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready", what="the first answer")
    state = kept.run.state()
    assert state["answer"]["text"].startswith("Paris")
    assert state["context_given"] == 65536
    children = psutil.Process(state["pid"]).children(recursive=True)
    assert children
    kept.stop()
    assert kept.state == "stopped"
    assert not any(child.is_running() for child in children)


def test_the_engines_own_log_lands_in_the_runs_log(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready")
    log = kept.run.log.read_text()
    assert "strata serve: session is up (engine 0.1.42)" in log
    assert "ready: http://" in log


def test_the_seed_crash_is_a_crash_at_set_up_time(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port, behaviour="crash-first-request"))
    kept.thread.join(30)
    assert kept.state == "crashed"
    assert kept.run.exit()["code"] == CRASH
    assert kept.diagnosed == [CRASH]
    log = kept.run.log.read_text()
    assert "Exception Code: 0xC0000005" in log
    assert "hipModuleLoad() + 0x33" in log


def test_an_old_crash_in_the_log_is_not_this_runs(keep, home: Home, port: int) -> None:
    profile = place(home, port=port, behaviour="crash-first-request")
    keep(profile).thread.join(30)
    behave(home, "normal")
    kept = keep(profile)
    wait_for(lambda: kept.state == "ready")
    assert "Exception Code" not in kept.run.log.read_text()


def test_the_remedy_makes_it_ready(keep, home: Home, port: int) -> None:
    profile = place(home, port=port, behaviour="crash-first-request")
    remedy = Overlay("hipblaslt-off", env={"ROCBLAS_USE_HIPBLASLT": "0"})
    kept = keep(dataclasses.replace(profile, overlays=(remedy,)))
    wait_for(lambda: kept.state == "ready")


def test_a_loop_after_it_was_ready_is_ended(keep, home: Home, port: int) -> None:
    """Ready, then a crash on a user's request; the retry crashes in the same way: looping, and the server is gone."""
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready")
    pid = kept.run.state()["pid"]
    (engine,) = psutil.Process(pid).children()
    behave(home, "crash-loop")
    engine.kill()
    wait_for(lambda: not ENGINE.health(port, 1.0).loaded)
    with pytest.raises(UserFacingError):
        ENGINE.ask(port, "hello", max_tokens=4, timeout=20)
    kept.thread.join(30)
    assert kept.state == "looping"
    assert not psutil.pid_exists(pid)


def proven_since(kept: Kept, moment: float) -> bool:
    """It became ready after `moment`."""
    state = kept.run.state()
    return state["state"] == "ready" and state["since"] > moment


def test_an_engine_that_died_once_is_ready_again_after_an_answer(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready")
    for _ in range(3):  # with good answers between, the same end is no loop
        before = kept.run.state()["since"]
        (engine,) = psutil.Process(kept.run.state()["pid"]).children()
        engine.kill()
        wait_for(lambda: not ENGINE.health(port, 1.0).loaded)
        assert ENGINE.ask(port, "hello", max_tokens=4, timeout=20).tokens == 4
        wait_for(lambda since=before: proven_since(kept, since), what="the proof that it answers again")
    assert kept.thread.is_alive()


@pytest.mark.parametrize("behaviour", ["out-of-memory", "old-driver", "crash-on-load"])
def test_a_death_while_loading_is_a_crash(keep, home: Home, port: int, behaviour: str) -> None:
    kept = keep(place(home, port=port, behaviour=behaviour))
    kept.thread.join(30)
    assert kept.state == "crashed"


def test_a_hang_is_lost(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port, behaviour="hang"))
    wait_for(lambda: kept.state == "lost")


def test_one_that_refuses_to_stop_is_ended_with_its_child(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port, behaviour="refuses-to-stop"))
    wait_for(lambda: kept.state == "ready")
    pid = kept.run.state()["pid"]
    members = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
    kept.stop()
    assert not any(member.is_running() and member.status() != psutil.STATUS_ZOMBIE for member in members)


def test_busy_and_speed_come_from_the_engines_own_word(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready")
    wait_for(lambda: kept.run.state().get("tokens_per_second") == 50.0, what="the speed of the last request")


def test_a_request_in_the_works_is_busy(keep, home: Home, port: int) -> None:
    kept = keep(place(home, port=port))
    wait_for(lambda: kept.state == "ready")
    behave(home, "slow-answer")
    user = threading.Thread(target=ENGINE.ask, args=(port, "hello"), kwargs={"max_tokens": 14, "timeout": 30})
    user.start()
    wait_for(lambda: kept.state == "busy", what="busy while it generates")
    user.join()
    wait_for(lambda: kept.state == "ready", what="ready again")
