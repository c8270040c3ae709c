"""The real accessibility tree of the running program, read over AT-SPI as a screen reader does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
BUS = next(
    (
        path
        for path in ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
        if Path(path).exists()
    ),
    "",
)
READER = "/usr/bin/python3"

SESSION = f"""
{BUS} --launch-immediately --a11y=1 & bus=$!
{sys.executable} -m app --home "$1" & program=$!
{READER} {PROJECT}/tests/gui/screen_reader.py Continue; code=$?
kill $program; wait $program; kill $bus
exit $code
"""


def can_read() -> bool:
    if (
        sys.platform != "linux"
        or not BUS
        or not shutil.which("dbus-run-session")
        or not os.environ.get("DISPLAY")
    ):
        return False
    return subprocess.run([READER, "-c", "import pyatspi"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_read(), reason="needs at-spi2-core, python3-pyatspi, dbus and an X display")
def test_a_screen_reader_finds_every_control_by_name(tmp_path):
    environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", SESSION, "sh", str(tmp_path / "home")],
        capture_output=True,
        text=True,
        timeout=90,
        env=environment,
        cwd=PROJECT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    nodes = [line.split("\t") for line in done.stdout.splitlines() if line.count("\t") == 2]
    buttons = {name for role, name, _ in nodes if role == "push button"}
    assert {"Continue", "Quick setup", "Check again"} <= buttons
    controls = (
        "push button",
        "check box",
        "text",
        "combo box",
        "progress bar",
        "toggle button",
        "radio button",
    )
    assert [role for role, name, _ in nodes if role in controls and not name] == []
    assert any(role == "label" and name == "Your own AI, on your own PC" for role, name, _ in nodes)
