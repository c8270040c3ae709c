"""Real llama.cpp, really broken: the right card, the right first remedy, and the ladder that gets it working."""

from __future__ import annotations

import os
import signal
import sys

import psutil
import pytest

from app.core.events import Cancel, ignore
from app.jobs import control, trouble

from .conftest import Launcher

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")]


def crashed(launcher: Launcher, wait_for) -> dict:
    return wait_for(lambda: launcher.status()["crash"], 20, "the reading of the crash")


@pytest.mark.parametrize(
    ("number", "name", "signature", "first"),
    [
        (signal.SIGSEGV, "SIGSEGV", "access-violation", "flash-attention-off"),
        (signal.SIGABRT, "SIGABRT", "aborted", "context-half"),
        (signal.SIGILL, "SIGILL", "illegal-instruction", "cpu-compatible-build"),
        (signal.SIGKILL, "SIGKILL", "linux-out-of-memory-killer", "context-half"),
    ],
)
def test_a_signal_is_named_and_the_first_remedy_is_right(
    running: Launcher, wait_for, number, name, signature, first
) -> None:
    os.kill(running.status()["pid"], number)
    crash = crashed(running, wait_for)
    assert crash["exit"]["name"] == name
    assert crash["signature"] == signature
    assert crash["remedies"][0] == first
    assert crash["phase"] == "later"  # it had answered


def test_a_corrupt_model_is_mended_by_the_ladder(installed: Launcher) -> None:
    weights = next(installed.home.models.rglob("*.gguf"))
    with open(weights, "r+b") as file:
        file.write(b"<!DOCTYPE html>")
    status = installed.json("start", expect=3)
    assert status["crash"]["signature"] == "gguf-corrupt"
    assert status["crash"]["remedies"][0] == "repair-model"
    climbed = trouble.fix(installed.home, sink=ignore, cancel=Cancel())
    assert climbed.worked is not None
    assert climbed.worked.id == "repair-model"
    assert control.status(installed.home).state.value == "ready"
    assert [item.outcome for item in trouble.history(installed.home).all()] == ["worked"]


def test_an_overlay_that_helps_is_kept_and_undone_in_one_step(running: Launcher, wait_for) -> None:
    os.kill(running.status()["pid"], signal.SIGKILL)
    crashed(running, wait_for)
    before = running.status()["context_asked"]
    climbed = trouble.fix(running.home, sink=ignore, cancel=Cancel())
    assert climbed.worked is not None
    assert climbed.worked.id == "context-half"
    assert running.status()["context_asked"] == before // 2
    running.run("profiles", "undo")
    assert running.json("restart")["context_asked"] == before


def test_an_unknown_option_is_named(installed: Launcher) -> None:
    import json

    profile = next(installed.home.profiles.glob("*.json"))
    value = json.loads(profile.read_text())
    value["args"] = {"no-such-option": "1"}
    profile.write_text(json.dumps(value))
    status = installed.json("start", expect=3)
    assert status["crash"]["signature"] == "bad-arguments"


def test_the_same_crash_twice_without_an_answer_is_a_loop(installed: Launcher) -> None:
    weights = next(installed.home.models.rglob("*.gguf"))
    with open(weights, "r+b") as file:
        file.write(b"XXXX")
    assert installed.json("start", expect=3)["state"] == "crashed"
    assert installed.json("start", expect=3)["state"] == "looping"


def test_the_report_is_complete_and_names_no_person(running: Launcher, wait_for, tmp_path) -> None:
    os.kill(running.status()["pid"], signal.SIGSEGV)
    crashed(running, wait_for)
    text = running.run("report")
    for needed in ("SIGSEGV", "llama", "smollm2", "Environment", "listening on"):
        assert needed in text
    running.run("report", "-o", str(tmp_path / "report.zip"))
    assert (tmp_path / "report.zip").read_bytes()[:2] == b"PK"


def test_a_model_removed_while_it_runs_does_not_stop_the_answer(running: Launcher) -> None:
    next(running.home.models.rglob("*.gguf")).unlink()
    assert running.json("ask", "Hello?", "--max-tokens", "4")["tokens"] > 0
    assert psutil.pid_exists(running.status()["pid"])
    running.run("stop")
    running.run("start", expect=1)
    running.run("repair")
    assert running.json("start")["state"] == "ready"
