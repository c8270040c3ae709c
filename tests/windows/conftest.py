"""Windows Python under Wine with the packages that detection and the system shims need."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.system.program import project_folder
from tests.windows_python import WindowsPython, obtain

PACKAGES = ("psutil", "platformdirs")


@pytest.fixture(scope="session")
def windows() -> WindowsPython:
    return obtain()


@pytest.fixture(scope="session")
def packages(windows: WindowsPython) -> Path:
    """A folder with the Windows wheels, unpacked; fetched once."""
    folder = windows.root / "packages"
    if not (folder / "psutil").is_dir():
        wheels = windows.root / "wheels"
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        target = ["--platform", "win_amd64", "--python-version", "3.11", "--dest", str(wheels)]
        done = subprocess.run([*command, *target, *PACKAGES], capture_output=True, text=True, timeout=300)
        if done.returncode:
            pytest.skip(
                f"the package index does not give {PACKAGES}: {done.stderr.strip().splitlines()[-1:]}"
            )
        for wheel in wheels.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder)
    return folder


@pytest.fixture
def in_windows(windows: WindowsPython, packages: Path, tmp_path: Path) -> Callable[[str], Any]:
    """Runs Python code in Windows; the code sets `result`, which comes back through JSON."""

    def run(code: str) -> Any:
        script, answer = tmp_path / "script.py", tmp_path / "answer.json"
        paths = [windows.path(project_folder()), windows.path(packages), windows.path(tmp_path)]
        script.write_text(
            f"import json, sys\nsys.path[:0] = {paths!r}\n{code}\n"
            f"open({windows.path(answer)!r}, 'w', encoding='utf-8').write(json.dumps(result, default=str))\n",
            encoding="utf-8",
        )
        done = windows.run(str(windows.program), windows.path(script), cwd=tmp_path, timeout=120)
        assert answer.exists(), done.stdout
        return json.loads(answer.read_text(encoding="utf-8"))

    return run
