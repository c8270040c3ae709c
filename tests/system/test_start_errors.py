"""A window that cannot open says so: a message box of the system, and the start log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.system.program import project_folder
from app.system.start_errors import TOLD, sentence

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds the box by its name on Linux")

BROKEN = """
import sys
sys.modules["PySide6.QtWidgets"] = None  # what a missing library looks like to Python
from app.__main__ import main
sys.exit(main([]))
"""


def start(tmp_path: Path, *boxes: str) -> subprocess.CompletedProcess[str]:
    """Start the window with a broken Qt; `boxes` are programs that write down what they were asked to show."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in boxes:
        (programs / name).write_text(f'#!/bin/sh\nprintf "%s\\n" "$0" "$@" > {tmp_path}/shown\n')
        (programs / name).chmod(0o755)
    environment = {
        **os.environ,
        "PATH": str(programs),
        "PYTHONPATH": str(project_folder()),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    return subprocess.run(
        [sys.executable, "-c", BROKEN],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("box", ["zenity", "kdialog", "xmessage"])
def test_the_desktops_own_box_shows_it_and_the_log_keeps_it(tmp_path: Path, box: str) -> None:
    done = start(tmp_path, box)
    assert done.returncode == TOLD
    shown = (tmp_path / "shown").read_text()
    assert box in shown
    assert "PySide6.QtWidgets" in shown
    assert "Install Strata Launcher again" in shown
    log = tmp_path / "state" / "strata-launcher" / "start.log"
    assert str(log) in shown
    assert "ModuleNotFoundError" in log.read_text()


def test_without_any_box_it_goes_to_stderr(tmp_path: Path) -> None:
    assert "Install Strata Launcher again" in start(tmp_path).stderr


def test_an_explained_error_keeps_its_words() -> None:
    error = UserFacingError("The catalogue cannot be read", "x.toml: line 3.", "Correct the file.")
    assert sentence(error) == "The catalogue cannot be read: x.toml: line 3.\n\nCorrect the file."
