"""Installed engines are asked for their own device lists."""

from __future__ import annotations

import sys

import pytest

from app.install.manifest import Manifest
from app.jobs.survey import survey
from app.system.home import Home

LIST = """#!/bin/sh
[ "$1" = --list-devices ] && case ":$PATH:" in *":{libraries}:"*) cat <<'LINES'
device 0: AMD Radeon RX 9070 XT
  arch gfx1201, 15.9 GiB, wave32
LINES
esac
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in for the engine's lister")
def test_stratas_own_list_is_read_with_its_libraries(home: Home) -> None:
    folder, libraries = home.engines / "strata" / "Strata", home.engines / "rocm"
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "strata").write_text("")
    lister = folder / "engine" / "strata-device"
    lister.write_text(LIST.format(libraries=libraries))
    lister.chmod(0o755)
    facts = {"unpack": "strata", "entry": "engine/strata", "lib_dirs": str(libraries)}
    Manifest("engine", "strata-x", folder, (), facts).save(home)
    (card,) = [adapter for adapter in survey(home).adapters if "strata" in adapter.sources]
    assert (card.name, card.architecture, card.engine_index) == ("AMD Radeon RX 9070 XT", "gfx1201", 0)
