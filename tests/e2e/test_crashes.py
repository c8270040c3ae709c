"""Real llama.cpp, really broken: the right card, the right first remedy, and the ladder that gets it working."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

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


def test_a_cut_model_is_told_before_the_engine_starts_and_repaired(installed: Launcher) -> None:
    weights = next(installed.home.models.rglob("*.gguf"))
    whole = weights.stat().st_size
    os.truncate(weights, whole // 2)
    error = json.loads(installed.run("start", "--json", expect=1))["error"]
    assert error["code"] == "model-missing"
    assert str(weights) in error["what_happened"]
    installed.run("repair")
    assert weights.stat().st_size == whole
    assert installed.json("start")["state"] == "ready"


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


def test_the_command_line_says_what_helps_and_tries_it(running: Launcher, wait_for) -> None:
    assert running.json("fix", "--list") == {"remedies": []}
    os.kill(running.status()["pid"], signal.SIGKILL)
    crashed(running, wait_for)
    offers = running.json("fix", "--list")["remedies"]
    assert offers[0]["id"] == "context-half"
    assert "comes first" in offers[0]["why"]
    mended = running.json("fix")
    assert mended["worked"] == "context-half"
    assert mended["status"]["state"] in ("ready", "busy")
    report = running.json("report")["markdown"]  # of the crash, also when it is mended
    assert "SIGKILL" in report
    assert "| context-half | worked | It answers |" in report
    os.kill(running.status()["pid"], signal.SIGKILL)
    crashed(running, wait_for)
    assert "fixed this crash on this computer before" in running.json("fix", "--list")["remedies"][0]["why"]
    assert running.json("fix", "kv-smaller")["state"] == "ready"


def test_an_unknown_option_is_named(installed: Launcher) -> None:
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


V1 = Path("/sys/fs/cgroup/memory")


@pytest.fixture
def limited() -> Iterator[Path]:
    """A cgroup with a real memory limit."""
    if not os.access(V1 / "cgroup.procs", os.W_OK):
        pytest.skip("no writable v1 memory controller here")
    group = V1 / f"launcher-e2e-{os.getpid()}"
    group.mkdir()
    yield group
    for pid in (group / "cgroup.procs").read_text().split():
        os.kill(int(pid), signal.SIGKILL)
    deadline = time.monotonic() + 10
    while (group / "cgroup.procs").read_text() and time.monotonic() < deadline:
        time.sleep(0.05)
    group.rmdir()


def test_a_real_memory_limit_is_told_from_other_kills(installed: Launcher, limited: Path) -> None:
    """The kernel kills the engine in its cgroup; the ladder's smaller context fits into the same limit."""
    profile = next(installed.home.profiles.glob("*.json"))
    value = json.loads(profile.read_text())
    profile.write_text(json.dumps({**value, "args": {"no-mmap": ""}, "context": 8192, "kv_type": "f16"}))
    (limited / "memory.limit_in_bytes").write_text(str(230 << 20))
    procs = limited / "cgroup.procs"
    status = installed.json("start", expect=3, preexec_fn=lambda: procs.write_text(str(os.getpid())))
    crash = status["crash"]
    assert crash["exit"]["name"] == "SIGKILL"
    assert crash["signature"] == "linux-out-of-memory-killer"
    assert crash["confidence"] > 0.9  # the kernel's own counter says so
    assert crash["remedies"][0] == "context-half"


def test_a_limit_of_address_space_is_an_allocation_that_failed(installed: Launcher) -> None:
    limit = 3 << 30

    def tighten() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    profile = next(installed.home.profiles.glob("*.json"))
    value = json.loads(profile.read_text())
    profile.write_text(json.dumps({**value, "context": 1 << 19}))
    status = installed.json("start", expect=3, preexec_fn=tighten)
    assert status["crash"]["signature"] in ("context-too-large", "allocation-failed", "mmap-failed")
    assert "context-half" in status["crash"]["remedies"][:2]


def test_a_library_that_was_taken_away_is_repaired_by_the_ladder(installed: Launcher) -> None:
    library = next(path for path in installed.home.engines.rglob("*.so*") if path.is_file())
    library.unlink()
    output = installed.run("start", "--json", expect=1)
    assert json.loads(output)["error"]["code"] == "engine-missing"
    installed.run("repair")
    assert installed.json("start")["state"] == "ready"


def test_an_engine_whose_files_vanish_while_it_runs(running: Launcher, wait_for) -> None:
    library = next(path for path in running.home.engines.rglob("*.so*") if path.is_file())
    library.unlink()
    os.kill(running.status()["pid"], signal.SIGKILL)
    crash = crashed(running, wait_for)
    assert crash["signature"] == "engine-file-missing"
    assert crash["missing_files"] == [str(library)]
    assert crash["remedies"][0] == "repair-engine"
    climbed = trouble.fix(running.home, sink=ignore, cancel=Cancel())
    assert climbed.worked is not None
    assert climbed.worked.id == "repair-engine"


def test_a_full_drive_for_the_log_does_not_stop_the_engine(installed: Launcher) -> None:
    """A small real file system under the runs folder."""
    runs = installed.home.runs
    runs.mkdir(parents=True, exist_ok=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(runs)], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("a file system cannot be mounted here")
    try:
        with installed.start("start", "--json") as process:
            output, _ = process.communicate(timeout=60)
        found = json.loads(output)
        told = json.dumps(found)
        assert found.get("state") in ("ready", "degraded") or "disk-full" in told or "room" in told, told
        assert "Traceback" not in told
        installed.run("stop")
    finally:
        subprocess.run(["umount", "-l", str(runs)], check=True)


def test_what_it_was_made_of_is_remembered_and_a_change_is_told(running: Launcher, wait_for) -> None:
    assert json.loads((running.home.root / "last-good.json").read_text())
    running.run("stop")
    running.run("profiles", "apply", "context-half")
    running.run("start")
    os.kill(running.status()["pid"], signal.SIGSEGV)
    # The run with the change had answered, so that one is the last good: nothing has changed since.
    assert crashed(running, wait_for)["changed"] == []
