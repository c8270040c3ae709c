"""The real engine opens models and serves from folders with names as people have them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from .conftest import Launcher, Parts, free_port

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows refuses some of them"),
]

NAMES = {
    "cjk": "模型 モデル 모델",
    "umlaut": "Größe für Käthe",
    "emoji": "🚀 models 🎮",
    "ideographic-space": "a\u3000b",
    "trailing-space": "ends with a space ",
    "quotes": 'it\'s "mine" & 100 % $HOME',
}


@pytest.mark.parametrize("name", [*NAMES, "long"])
def test_a_home_with_such_a_name_answers(tmp_path: Path, parts: Parts, name: str) -> None:
    """The data folder itself, so engine, model, config and log all lie below the name."""
    if name == "long":
        folder = tmp_path
        while len(str(folder)) < 200:
            folder /= "a folder of forty letters is quite usual"
        folder = folder.with_name(folder.name + "x" * (240 - len(str(folder))))
        assert len(str(folder)) == 240
    else:
        folder = tmp_path / NAMES[name]
    from app.system.home import Home

    launcher = Launcher(Home(folder))
    parts.put_into(launcher.home)
    try:
        launcher.run("setup", "--yes", "--family", "smollm2", "--port", str(free_port()))
        assert launcher.status()["state"] == "ready"
        assert launcher.json("verify")["bad"] == []
    finally:
        launcher.run("stop")
    shutil.rmtree(folder)
