"""Every operation, killed at every file operation and at random moments: old or new state, and the next run ends it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.system.home import ENVIRONMENT
from tests.consistency.scenes import SCENES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
# Fewer would mean that the harness no longer reaches into the operations; all together are well over 500.
LEAST = {"install": 60, "update": 60, "move-home": 100, "uninstall": 40}


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory where that is possible: a kill loses nothing that was written, so no drive is waited for."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as name:
        yield Path(name)


@pytest.mark.parametrize("name", [scene.name for scene in SCENES])
def test_killed_anywhere_nothing_is_lost(name: str, folder: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key != ENVIRONMENT}
    done = subprocess.run(
        [sys.executable, "-m", "tests.consistency.killer", name, str(folder)],
        env={**environment, "XDG_DATA_HOME": str(folder / "xdg")},
        capture_output=True, text=True, timeout=180, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    result = json.loads(done.stdout)
    assert result["wrong"] == []
    assert result["kills"] >= LEAST.get(name, 20)
    print(f"{name}: {result['kills']} kills")
