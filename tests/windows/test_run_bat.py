"""`run.bat` under Wine's cmd, in a folder with a space and an umlaut.

The Windows Python that can be had here has neither venv nor pip, so the environment is laid out by hand, and the
installation itself is seen to fail with an explanation.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from app import __version__
from app.system.program import project_folder
from tests.windows_python import WindowsPython

pytestmark = pytest.mark.windows


@pytest.fixture
def project(windows: WindowsPython, tmp_path: Path) -> Path:
    folder = tmp_path / "größere Projekte"
    scripts = folder / ".venv" / "Scripts"
    shutil.copytree(windows.program.parent, scripts)
    (scripts / "python311._pth").write_text("python311.zip\n.\n..\\..\n")
    for name in ("app", "resources"):
        shutil.copytree(project_folder() / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "run.bat"):
        shutil.copy2(project_folder() / name, folder / name)
    return folder


def run(windows: WindowsPython, project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return windows.run("cmd", "/c", r".\run.bat", *arguments, cwd=project)


def test_the_second_start_goes_straight_to_the_program(windows: WindowsPython, project: Path) -> None:
    shutil.copy2(project / "pyproject.toml", project / ".venv" / "installed.toml")
    done = run(windows, project, "--version")
    assert done.returncode == 0
    assert done.stdout.strip().endswith(f"strata-launcher {__version__}")
    assert "Setting up" not in done.stdout


def test_the_first_start_sets_up_and_says_when_that_fails(windows: WindowsPython, project: Path) -> None:
    done = run(windows, project, "--version")
    assert done.returncode == 1
    assert "Setting up" in done.stdout
    assert "No module named pip" in done.stdout
    assert "did not succeed" in done.stdout
    wanted = (project / ".venv" / "requirements.txt").read_text()
    assert "PySide6-Essentials" in wanted
    assert not (project / ".venv" / "installed.toml").exists()
