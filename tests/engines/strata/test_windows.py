"""The run script, the server's contract and Windows' own exit codes, for real under Wine, in a hard folder."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

import psutil
import pytest

from app.core.errors import UserFacingError
from app.engines.profile import Profile
from app.engines.strata.adapter import ENGINE
from app.engines.strata.config import config, text
from app.engines.strata.configure import run_script
from app.engines.strata.installed import Installed
from app.engines.strata.places import Places
from tests.conftest import wait_for
from tests.doubles.strata.place import PROGRAM
from tests.engines.strata.examples import radeon_profile
from tests.windows_python import WindowsPython

pytestmark = pytest.mark.windows


class Installation:
    """The double as Windows sees it: its folder on this system, and the same names with backslashes."""

    def __init__(self, folder: Path, windows: WindowsPython) -> None:
        self.windows = windows
        self.root = folder / "Strata"
        self.places = Places.of(PureWindowsPath(windows.path(self.root)))
        shutil.copytree(PROGRAM, self.root, ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "engine" / "strata").rename(self.root / "engine" / "strata.exe")
        (self.root / ".venv").mkdir()
        (self.root / ".venv" / "Scripts").symlink_to(windows.program.parent)
        data = folder / "Strata-data"
        self.model = Installed(
            places=self.places,
            tag="IQ2_XS",
            model_name="qwen3.8-flash-next-iq2_xs",
            native=self.places.model("IQ2_XS") / "x-00001-of-00002.gguf",
            ple=self.places.model("IQ2_XS") / "x-00002-of-00002.gguf",
            expert_profile=self.places.root / "data" / "expert-profile.bin",
            backend="hip",
            lib_dirs=(self.places.root / "engine" / "rocm" / "bin",),
        )
        for name in (
            "models/IQ2_XS/x-00001-of-00002.gguf",
            "packs/iq2_xs/tokenizer/vocab.json",
            "mtp/rt/experts.bin",
        ):
            (data / name).parent.mkdir(parents=True, exist_ok=True)
            (data / name).write_text("{}")
        (self.root / "engine" / "rocm" / "bin").mkdir(parents=True)

    def write(self, profile: Profile) -> Path:
        (self.root / "strata-iq2_xs.json").write_bytes(text(config(profile.effective(), self.model)))
        script = self.root / "run-iq2_xs.bat"
        script.write_bytes(run_script(profile.effective(), self.model).encode("utf-8"))
        return script


@pytest.fixture(params=["plain", "Größe & 模型 100% (x86)"])
def installation(
    request: pytest.FixtureRequest, tmp_path: Path, windows_python: WindowsPython
) -> Installation:
    return Installation(tmp_path / request.param, windows_python)


@contextlib.contextmanager
def started(installation: Installation, profile: Profile) -> Iterator[list[str]]:
    """Runs the batch file; its output so far. Pipes, because Wine's Python wants them."""
    script = installation.write(profile)
    process = subprocess.Popen(
        ["wine", "cmd", "/c", f".\\{script.name}"],
        cwd=script.parent,
        env=installation.windows.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    lines: list[str] = []
    assert process.stdout is not None
    reader = threading.Thread(target=lines.extend, args=(process.stdout,), daemon=True)
    reader.start()
    try:
        yield lines
    finally:
        end_all(installation)
        process.kill()
        process.wait()
        reader.join(20)
        process.stdout.close()
        assert process.stdin is not None
        process.stdin.close()


def end_all(installation: Installation) -> None:
    """Wine's processes are no children of the one that we started."""
    for process in psutil.process_iter(["cmdline"]):
        if any(str(installation.places.root) in word for word in process.info["cmdline"] or ()):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()


def test_the_run_script_serves(installation: Installation, port: int) -> None:
    with started(installation, radeon_profile(port=port, env={"UMLAUT": "ü 模"})):
        wait_for(lambda: ENGINE.health(port, 1.0).loaded, 60)
        assert ENGINE.ask(port, "hello", max_tokens=4, timeout=20).tokens == 4
        assert ENGINE.before_stop(port, timeout=20)


def test_a_crash_has_windows_exit_code(installation: Installation, port: int) -> None:
    (installation.root / "double.json").write_text('{"behaviour": "crash-first-request"}')
    with started(installation, radeon_profile(port=port)):
        wait_for(lambda: ENGINE.health(port, 1.0).loaded, 60)
        with pytest.raises(UserFacingError, match="3221225477"):
            ENGINE.ask(port, "hello", max_tokens=4, timeout=20)
