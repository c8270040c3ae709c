"""What is found out after an engine's end, and what has changed since it last worked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.doctor.diagnose import diagnose
from app.doctor.evidence import Evidence
from app.install.manifest import Manifest, ManifestFile
from app.jobs import lastgood
from app.jobs.aftermath import card_lines, collect, oom_kills, windows_record
from app.jobs.keeping import read_crash
from app.runtime import rundir
from app.runtime.rundir import Run
from app.system.home import Home

PROFILE = {"id": "p", "engine": "llamacpp", "build": "new", "family": "f", "model": "m", "context": 4096}
V1 = Path("/sys/fs/cgroup/memory")


def run_of(home: Home, **changes: object) -> Run:
    return rundir.create(home, "p", {"profile": {**PROFILE, **changes}, "drivers": "610", "oom_kills": 0})


@pytest.mark.parametrize(
    ("line", "file", "content", "kills"),
    [
        ("0::/app.slice", "app.slice/memory.events", "low 0\noom 3\noom_kill 2\n", 2),
        (
            "9:name=systemd:/\n4:memory:/job",
            "memory/job/memory.oom_control",
            "oom_kill_disable 0\noom_kill 5\n",
            5,
        ),
        ("0::/nothing", "elsewhere", "", None),
    ],
)
def test_the_kernels_counter(tmp_path: Path, line: str, file: str, content: str, kills: int | None) -> None:
    (tmp_path / "cgroup").write_text(line + "\n")
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(content)
    assert oom_kills(tmp_path / "cgroup", tmp_path) == kills


@pytest.mark.skipif(
    not os.access(V1 / "cgroup.procs", os.W_OK), reason="no writable v1 memory controller here"
)
def test_a_real_limit_is_seen_as_out_of_memory(home: Home) -> None:
    """A process that takes more than its cgroup's limit is killed by the kernel; the counter tells it from others."""
    group = V1 / f"launcher-test-{os.getpid()}"
    group.mkdir()
    try:
        (group / "memory.limit_in_bytes").write_text(str(32 << 20))
        code = (
            f"import os; open({str(group / 'cgroup.procs')!r}, 'w').write(str(os.getpid())); "
            "from app.jobs.aftermath import oom_kills; print(oom_kills(), flush=True); bytearray(256 << 20)"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
        assert done.returncode == -9
        assert done.stdout.strip() == "0"
        relative = f"/{group.name}"
        proc = home.root / "cgroup"
        home.root.mkdir(parents=True)
        proc.write_text(f"4:memory:{relative}\n")
        assert oom_kills(proc) == 1
    finally:
        group.rmdir()


def test_missing_files_are_named_and_read_as_what_they_are(home: Home, tmp_path: Path) -> None:
    Manifest("engine", "new", tmp_path, (ManifestFile("llama-server.exe", 10, ""),)).save(home)
    run = run_of(home)
    run.log.write_text("")
    assert collect(run, home).missing_files == (str(tmp_path / "llama-server.exe"),)
    crash = read_crash(run, 127)
    assert crash["signature"] == "engine-file-missing"
    assert crash["missing_files"] == [str(tmp_path / "llama-server.exe")]


@pytest.mark.parametrize("form", ["one", "several", "none", "broken"])
def test_windows_own_record(form: str) -> None:
    """Recorded form of PowerShell's answer (Application Error, event 1000)."""
    message = (
        "Faulting application name: llama-server.exe, version: 0.0.0.0\r\nFaulting module name: amdhip64_7.dll\r\n"
        "Exception code: 0xc0000005"
    )
    record, other = (
        {"TimeCreated": "/Date(1)/", "Message": message},
        {"Message": "Faulting application name: x.exe"},
    )
    answer = {
        "one": json.dumps(record),
        "several": json.dumps([other, record]),
        "none": "",
        "broken": "Get-WinEvent :",
    }
    found = windows_record(answer[form], "llama-server.exe")
    assert ("amdhip64_7.dll" in found and "0xc0000005" in found) == (form in ("one", "several"))


def test_a_driver_reset_in_windows_log_is_a_reading(home: Home) -> None:
    text = "Display driver nvlddmkm stopped responding and has successfully recovered."
    record = windows_record(json.dumps({"ProviderName": "Display", "Message": text}), "llama-server.exe")
    found = diagnose(None, exit_code=1, platform="win32", evidence=Evidence(system=record))
    assert found.signature == "nvidia-tdr"


def test_what_the_kernel_says_of_the_card_is_a_reading() -> None:
    kernel = (
        "4,1,1000000,-;NVRM: Xid (PCI:0000:01:00): 79, pid=7, GPU has fallen off the bus.\n"
        "4,2,9000000,-;usb 1-1: new device\n"
        "4,3,9500000,-;amdgpu 0000:03:00.0: amdgpu: ring gfx_0.0.0 timeout, signaled seq=1\nno record"
    )
    lines = card_lines(kernel, 5.0)
    assert lines == "kernel: amdgpu 0000:03:00.0: amdgpu: ring gfx_0.0.0 timeout, signaled seq=1"
    found = diagnose(None, exit_code=-6, platform="linux", evidence=Evidence(system=lines))
    assert found.signature == "amd-ring-timeout"


def test_a_core_dump_is_named(home: Home) -> None:
    run = run_of(home)
    run.write("run.json", {**run.about(), "cwd": str(home.root), "created": 0.0})
    run.write("exit.json", {"pid": 4242})
    run.log.write_text("")
    (home.root / "core.4242").write_bytes(b"ELF")
    assert read_crash(run, -11)["core"] == str(home.root / "core.4242")


def test_what_changed_since_it_last_worked(home: Home) -> None:
    assert lastgood.changed(home, run_of(home)) == ()  # it never worked
    lastgood.remember(home, run_of(home, build="old", context=8192))
    run = run_of(home)
    run.write("run.json", {**run.about(), "drivers": "611"})
    sentences = lastgood.changed(home, run)
    assert sentences[0] == "The engine was changed from old to new."
    assert any("driver" in sentence for sentence in sentences)
    assert any("context was changed from 8192 to 4096" in sentence for sentence in sentences)
    assert lastgood.way_back(home, run) == ("engine-previous-build",)
    run.log.write_text("")
    crash = read_crash(run, -11)
    assert crash["remedies"][0] == "engine-previous-build"
    assert crash["changed"] == list(sentences)


def test_a_broken_memory_of_good_runs_is_none(home: Home) -> None:
    home.root.mkdir(parents=True)
    (home.root / "last-good.json").write_text("{")
    assert lastgood.of(home, "p") == {}
    assert lastgood.changed(home, run_of(home)) == ()
