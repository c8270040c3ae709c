"""What `./check packages` has built before; without it these tests skip and say so."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app import __version__
from app.system.program import project_folder
from tests.windows_python import run_wine

from .wine_gap import fill

DIST = project_folder() / "dist"
BUILT = project_folder() / "build"
SCREEN = {name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ}


def built(name: str) -> Path:
    path = DIST / name
    if not path.exists():
        pytest.skip(f"dist/{name} is not built; ./check packages builds it")
    return path


@pytest.fixture(scope="session")
def frozen() -> Path:
    return built("strata-launcher")


@pytest.fixture(scope="session")
def archive() -> Path:
    return built(f"strata-launcher-{__version__}-linux-{platform.machine()}.tar.gz")


@pytest.fixture(scope="session")
def package() -> Path:
    return next(
        DIST.glob(f"strata-launcher_{__version__}_*.deb"), built(f"strata-launcher_{__version__}_amd64.deb")
    )


@pytest.fixture(scope="session")
def setup() -> Path:
    return built(f"strata-launcher-{__version__}-setup.exe")


@pytest.fixture(scope="session")
def frozen_windows() -> Path:
    return built("windows/strata-launcher")


def bare(home: Path, **more: str) -> dict[str, str]:
    """The environment of a new user without any Python, but with this machine's way to the package index."""
    home.mkdir(parents=True, exist_ok=True)
    index = subprocess.run(
        ["pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    kept = {
        name: value
        for name, value in os.environ.items()
        if "proxy" in name.lower() or name.startswith("PIP_")
    }
    if index.returncode == 0:
        kept.setdefault("PIP_INDEX_URL", index.stdout.strip())
    return {**kept, "HOME": str(home), "PATH": "/nonexistent", "LANG": "C.UTF-8", **more}


@dataclass
class Windows:
    """A Windows of its own under Wine: a new prefix, a second drive D:, and on it the data of a user Jürgen Groß."""

    root: Path

    @property
    def drive(self) -> Path:
        return self.root / "prefix" / "drive_c"

    @property
    def second_drive(self) -> Path:
        return self.root / "second"

    @property
    def data(self) -> Path:
        return self.second_drive / "Jürgen Groß" / "Daten"

    @property
    def environment(self) -> dict[str, str]:
        wine = {
            "WINEPREFIX": str(self.root / "prefix"),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
        }
        home = {"STRATA_LAUNCHER_HOME": r"D:\Jürgen Groß\Daten"}
        return bare(self.root / "home", **wine, **home, PATH=os.environ["PATH"])

    def run(self, *argv: str | Path, expect: int | None = 0, timeout: float = 180) -> str:
        """What a program says."""
        done = run_wine(list(map(str, argv)), self.environment, timeout=timeout)
        assert expect is None or done.returncode == expect, (
            f"{argv}: exit code {done.returncode}\n{done.stdout}"
        )
        return done.stdout

    def setup(self, program: Path, *arguments: str) -> None:
        """Run a setup program with its arguments as they are: NSIS wants /D= last and without quotation marks, which
        only a command line in one piece can give."""
        python = BUILT / "windows" / "python" / "python.exe"
        line = " ".join((f"Z:{program}".replace("/", "\\"), *arguments))
        self.run(python, "-c", f"import subprocess, sys; sys.exit(subprocess.call({line!r}))")

    def registry(self, key: str) -> str:
        """The values of a key, "" when it is not there."""
        return self.run("reg", "query", key, expect=None)

    def files(self) -> set[str]:
        """Everything in the user's folders and in the folders for programs."""
        places = [self.drive / "users", self.drive / "Program Files", self.second_drive, self.root / "home"]
        return {
            str(path.relative_to(self.root))
            for place in places
            for path in (place.rglob("*") if place.exists() else ())
            if path.is_file()
        }


@pytest.fixture(scope="session")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    if shutil.which("wine") is None:
        pytest.skip("Wine is not installed")
    machine = Windows(tmp_path_factory.mktemp("windows"))
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["wine", "wineboot", "--init"], env=machine.environment, timeout=180, check=True, **quiet)
    subprocess.run(["wineserver", "--wait"], env=machine.environment, timeout=180, check=True, **quiet)
    fill(machine.drive / "windows" / "system32")
    machine.second_drive.mkdir()
    (machine.root / "prefix" / "dosdevices" / "d:").symlink_to(machine.second_drive)
    yield machine
    subprocess.run(["wineserver", "--kill"], env=machine.environment, timeout=60, check=False, **quiet)
