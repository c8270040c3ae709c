"""Fixtures for all tests: a home of its own, and waiting for a condition instead of sleeping."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from app.system.home import ENVIRONMENT, Home
from app.system.program import project_folder

pytest_plugins = ["tests.doubles.strata.fixtures"]

# Speed is measured in benchmarks/, never in a test: a busy machine must not fail one.
settings.register_profile("launcher", deadline=None)
settings.load_profile("launcher")


@pytest.fixture(autouse=True)
def _no_foreign_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test may touch the user's own data; child processes find the package that is being tested."""
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "home"))
    monkeypatch.setenv("PYTHONPATH", str(project_folder()))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


def wait_for(condition: Callable[[], object], seconds: float = 20.0, what: str = "the condition") -> object:
    """The first true value of `condition`; fails when it stays false for `seconds`."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if value := condition():
            return value
        time.sleep(0.02)
    raise AssertionError(f"{what} did not come true within {seconds} s")


@pytest.fixture(name="wait_for")
def _wait_for() -> Callable[..., object]:
    return wait_for
