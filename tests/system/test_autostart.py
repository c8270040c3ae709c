"""Start at login, as the system's own files say it."""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path

import pytest

from app.system import autostart
from app.system.home import Home


@pytest.fixture
def config(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the freedesktop form")
def test_on_and_off_and_read_back(config, tmp_path):
    home = Home(tmp_path / "a home")
    assert not autostart.enabled()
    autostart.set_enabled(home, True)
    assert autostart.enabled()
    assert (config / "autostart" / "strata-launcher.desktop").exists()
    autostart.set_enabled(home, False)
    assert not autostart.enabled()
    autostart.set_enabled(home, False)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the freedesktop form")
@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false"])
def test_switched_off_in_the_systems_own_settings(config, tmp_path, line):
    autostart.set_enabled(Home(tmp_path), True)
    path = config / "autostart" / "strata-launcher.desktop"
    path.write_text(path.read_text().replace("X-GNOME-Autostart-enabled=true", line))
    assert not autostart.enabled()


def test_the_entry_survives_odd_folders():
    argv = ["/opt/a b/run", "--home", '/home/x/50% "new" $dir', "--minimized"]
    line = next(row for row in autostart.desktop_entry(argv).splitlines() if row.startswith("Exec="))
    read = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    quoted = re.findall(r'"((?:[^"\\]|\\.)*)"', read)
    assert [re.sub(r"\\(.)", r"\1", part) for part in quoted] == argv


def test_the_agent_starts_in_the_tray(tmp_path):
    value = plistlib.loads(autostart.agent(autostart.command(Home(tmp_path))))
    assert value["ProgramArguments"][-1] == "--minimized"
    assert value["RunAtLoad"] is True
