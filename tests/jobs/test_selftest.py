"""The self-test from a checkout: it passes, and it does not pass when something is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from app.jobs.selftest import CHECKS, Check, run
from app.system.home import Home


def test_every_check_passes_and_touches_no_home(home: Home) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "--self-test"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line for line in done.stdout.splitlines() if line.startswith("ok ")]
    assert len(lines) == len(CHECKS) + 1  # and the window
    assert not home.root.exists()


def test_a_failure_is_told_and_the_rest_goes_on() -> None:
    def broken(folder: Path) -> str:
        raise FileNotFoundError("resources/catalog")

    lines: list[str] = []
    assert not run((Check("one", broken), Check("two", lambda folder: "seen")), lines.append)
    assert "FileNotFoundError: resources/catalog" in lines[0]
    assert lines[1] == "ok    two: seen"
    assert lines[2].startswith("self-test: 1 of 2 checks passed")
