"""Detection on this very machine against the system's own tools; recording and replaying it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.hardware.capture import record, replay
from app.hardware.changes import fingerprint, what_changed
from app.hardware.detect import detect
from app.hardware.page import as_json
from app.hardware.probes import memory as memory_probe
from app.hardware.reader import LIMIT, LiveReader
from app.hardware.redact import redact
from app.jobs import survey as jobs

linux = pytest.mark.skipif(sys.platform != "linux", reason="compares with Linux tools")


def tool(*command: str) -> str:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


@linux
def test_processor_as_lscpu_says() -> None:
    said = {
        line.split(":")[0].strip(): line.split(":", 1)[1].strip()
        for line in tool("lscpu").splitlines()
        if ":" in line
    }
    found = detect().cpu
    assert found.logical_cores == int(said["CPU(s)"])
    assert found.model == said["Model name"]
    assert found.numa_nodes == int(said.get("NUMA node(s)", "1"))
    for feature in ("avx2", "avx512f", "amx_tile"):
        assert (feature in found.features) == (feature in said.get("Flags", "").split())


@linux
def test_memory_as_free_says() -> None:
    total = int(tool("free", "-b").splitlines()[1].split()[1])
    assert detect().memory.total == total


@linux
def test_drives_as_df_says() -> None:
    for disk in detect().disks:
        size = int(tool("df", "-B1", "--output=size", str(disk.path)).splitlines()[1])
        assert disk.total == pytest.approx(
            size, rel=0.1
        )  # df leaves the root's reserve out on some file systems


@linux
def test_adapters_as_lspci_says() -> None:
    said = [line for line in tool("lspci", "-nn").splitlines() if "[03" in line]
    assert len([adapter for adapter in detect().adapters if "pci" in adapter.sources]) == len(said)


def test_a_recording_gives_the_same_machine_and_no_personal_details(tmp_path: Path) -> None:
    seen = as_json(record(tmp_path))
    again = as_json(replay(tmp_path))
    for part in ("os", "cpu", "memory", "adapters", "disks", "findings"):
        assert json.loads(json.dumps(again[part])) == json.loads(json.dumps(seen[part]))
    kept = (tmp_path / "capture.json").read_text(encoding="utf-8")
    host = os.uname().nodename
    assert len(host) < 4 or host not in kept


def test_unique_ids_become_hashes_that_still_join() -> None:
    unique = "GPU-3f2504e0-4f89-11d3-9a0c-0305e82c3301"
    text = f"{unique}, Serial Number: 0324717012345\n{unique.upper()}"
    clean = redact(text)
    assert "3f2504e0" not in clean.lower()
    assert "0324717012345" not in clean
    first, second = (line.split(",")[0] for line in clean.splitlines())
    assert first == second


@linux
def test_a_tool_that_hangs_is_cut_with_its_children(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import psutil

    hanging = tmp_path / "nvidia-smi"
    hanging.write_text(f"#!/bin/sh\nsleep 600 & echo $! > {tmp_path}/child\nwait\n")
    hanging.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    machine = detect()
    report = next(probe for probe in machine.probes if probe.probe == "nvidia")
    assert report.outcome == "timeout"
    assert report.seconds < LIMIT * 3
    child = int((tmp_path / "child").read_text())
    assert not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE


@linux
def test_a_tool_that_prints_without_end_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noisy = tmp_path / "lspci"
    noisy.write_text("#!/bin/sh\nexec yes '01:00.0 noise'\n")
    noisy.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    output = LiveReader().command("lspci", ["lspci"])
    assert output is not None
    assert output.timed_out
    assert len(output.data) <= 5 << 20


class FilesReader(LiveReader):
    """A reader whose files are given; commands and facts are this machine's."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.platform = "linux"

    def read(self, path: str) -> bytes | None:
        return self.files.get(path)


@pytest.mark.parametrize(
    ("files", "limit"),
    [
        (
            {"/proc/self/cgroup": b"0::/user/app\n", "/sys/fs/cgroup/user/memory.max": b"8589934592\n"},
            8 << 30,
        ),
        ({"/proc/self/cgroup": b"0::/\n", "/sys/fs/cgroup/memory.max": b"max\n"}, None),
        (
            {
                "/proc/self/cgroup": b"5:memory:/box\n",
                "/sys/fs/cgroup/memory/box/memory.limit_in_bytes": b"4294967296\n",
            },
            4 << 30,
        ),
        (
            {
                "/proc/self/cgroup": b"5:memory:/\n",
                "/sys/fs/cgroup/memory/memory.limit_in_bytes": b"9223372036854771712\n",
            },
            None,
        ),
    ],
)
def test_the_limit_of_a_container(files: dict[str, bytes], limit: int | None) -> None:
    assert memory_probe.cgroup_limit(FilesReader(files))[0] == limit


@linux
def test_a_software_vulkan_device_is_told_as_one_and_not_used() -> None:
    if shutil.which("vulkaninfo") is None and not list(Path("/usr/share/vulkan/icd.d").glob("lvp*")):
        pytest.skip("Mesa's software Vulkan driver is not installed")
    found = [adapter for adapter in detect().adapters if adapter.kind.value == "software"]
    assert found
    assert "llvmpipe" in found[0].name
    assert not found[0].used
    assert "vulkan" in found[0].sources


class ChangingReader(FilesReader):
    def __init__(self, files: dict[str, bytes], folders: dict[str, tuple[str, ...]]) -> None:
        super().__init__(files)
        self.folders = folders

    def names(self, folder: str) -> tuple[str, ...]:
        return self.folders.get(folder, ())


def test_a_new_driver_or_a_docked_screen_is_a_change_and_time_is_none() -> None:
    driver, drm = "/sys/module/nvidia/version", "/sys/class/drm"
    first = fingerprint(ChangingReader({driver: b"580.10\n"}, {drm: ("card0",)}))
    assert fingerprint(ChangingReader({driver: b"580.10\n"}, {drm: ("card0",)})) == first
    updated = fingerprint(ChangingReader({driver: b"590.01\n"}, {drm: ("card0",)}))
    assert what_changed(first, updated) == ("drivers",)
    docked = fingerprint(ChangingReader({driver: b"580.10\n"}, {drm: ("card0", "card0-DP-2")}))
    assert what_changed(first, docked) == ("cards",)


def test_a_change_since_the_last_survey_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs.survey()
    assert not jobs.changed()
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    assert jobs.changed()
    jobs.survey()
    assert not jobs.changed()
