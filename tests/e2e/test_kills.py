"""SIGKILL at every stage of the main job: the next start goes on, repeats nothing proven, leaves no orphan."""

from __future__ import annotations

import random
import signal
import sys
import time
from pathlib import Path

import psutil
import pytest

from app.install.journal import Journal
from app.system.home import Home

from .conftest import Launcher, Parts, free_port

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")]
SETUP = ("setup", "--yes", "--family", "smollm2")


def downloading(home: Home) -> bool:
    return any(path.stat().st_size > 1_000_000 for path in home.root.rglob("*.part"))


def unpacking(home: Home) -> bool:
    return any(home.engines.glob("*/.*"))


def fetching_the_model(home: Home) -> bool:
    return home.models.exists() and any(path.is_file() for path in home.models.rglob("*"))


def configuring(home: Home) -> bool:
    return home.profiles.exists() or home.configs.exists()


def starting(home: Home) -> bool:
    return (home.runs / "current.json").exists()


@pytest.mark.parametrize("stage", [downloading, unpacking, fetching_the_model, configuring, starting])
def test_set_up_killed_at_a_stage_goes_on(empty: Launcher, index: None, stage) -> None:
    home, port = empty.home, str(free_port())
    process = empty.start(*SETUP, "--port", port)
    with process:
        deadline = time.monotonic() + 300
        while not stage(home):
            assert process.poll() is None, f"set-up ended before {stage.__name__}: {process.stderr.read()}"
            assert time.monotonic() < deadline
        process.send_signal(signal.SIGKILL)
    proven = [entry.step for entry in Journal(home.journal).entries() if entry.event == "done"]
    result = empty.json(*SETUP, "--port", port, timeout=600)
    assert result["status"]["state"] == "ready"
    done = [entry.step for entry in Journal(home.journal).entries() if entry.event == "done"]
    assert sorted(set(done)) == ["engine", "model"]
    for step in proven:
        assert done.count(step) == 1, f"{step} was proven and done again"
    assert empty.json("verify")["bad"] == []
    assert not list(home.engines.glob("*/.*"))


def test_set_up_killed_at_random_moments_ends_right(empty: Launcher, parts: Parts) -> None:
    parts.put_into(empty.home)
    port, dice = str(free_port()), random.Random(7)
    for _ in range(12):
        with empty.start(*SETUP, "--port", port) as process:
            try:
                process.wait(dice.uniform(0.1, 2.5))
            except Exception:  # noqa: BLE001  (still at work: that is the moment)
                process.send_signal(signal.SIGKILL)
    assert empty.json(*SETUP, "--port", port, timeout=300)["status"]["state"] == "ready"
    assert empty.json("verify")["bad"] == []


def test_a_killed_engine_is_seen_within_a_second(running: Launcher, wait_for) -> None:
    psutil.Process(running.status()["pid"]).kill()
    killed = time.monotonic()
    wait_for(lambda: running.status()["state"] == "crashed", 5, "the state crashed")
    assert time.monotonic() - killed < 1.0 + 2 * 0.5  # the state within a second, plus the process that asks
    running.run("status", expect=3)
    assert running.json("start")["state"] == "ready"


def test_a_killed_launcher_leaves_the_engine_and_the_next_one_adopts_it(
    installed: Launcher, wait_for
) -> None:
    with installed.start("start") as process:
        wait_for(starting_engine(installed), 30, "an engine process")
        process.send_signal(signal.SIGKILL)
    wait_for(lambda: installed.status()["state"] == "ready", 60, "the adopted engine's first answer")
    assert installed.json("ask", "Hello?", "--max-tokens", "4")["tokens"] > 0
    assert installed.json("stop")["state"] == "stopped"
    assert installed.processes() == []


def test_a_killed_keeper_takes_the_engine_along(running: Launcher, wait_for) -> None:
    status = running.status()
    keeper = next(process for process in running.processes() if "keep" in process.cmdline())
    keeper.kill()
    wait_for(lambda: not psutil.pid_exists(status["pid"]), 5, "the end of the engine")
    assert running.status()["state"] == "crashed"
    assert running.processes() == []
    assert running.json("start")["state"] == "ready"


def starting_engine(launcher: Launcher):
    def look() -> bool:
        return any("engine-host" in process.cmdline() for process in launcher.processes())

    return look


def test_only_our_own_processes_are_ended(running: Launcher, tmp_path: Path) -> None:
    """A pid in an old run's files that another program has now is left alone."""
    import json
    import subprocess

    running.run("stop")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        folder = running.home.runs / json.loads((running.home.runs / "current.json").read_text())["run"]
        state = json.loads((folder / "state.json").read_text())
        state.update(state="ready", pid=other.pid, started=1.0, keeper={"pid": other.pid, "started": 1.0})
        (folder / "state.json").write_text(json.dumps(state))
        (folder / "exit.json").unlink()
        (folder / "stop").unlink()
        assert running.status()["state"] == "crashed"
        running.run("stop")
        assert other.poll() is None
        other.communicate(b"\n")
