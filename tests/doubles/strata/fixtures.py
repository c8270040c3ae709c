"""Fixtures: the DOUBLE's network in place of the real one, for every job of the program."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.catalog.types import Catalog
from app.engines.strata.places import Places
from app.hardware.machine import Adapter, Vendor
from app.jobs import advice, repair, setup
from app.system.home import Home
from app.transfer.options import Options
from tests.doubles.http.server import BadServer
from tests.doubles.strata.network import Network, build, family, package_index

INTEGRATED = Adapter("AMD Radeon(TM) Graphics", Vendor.AMD, pci="0000:0f:00.0", architecture="gfx1036")


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Home) -> Iterator[Network]:
    """The double's network; catalogue and options lead there, and `.venv` is there already."""
    network = Network()
    known = Catalog((), (build(network),), (family(),))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "config"))
    index = package_index(tmp_path / "simple")
    with BadServer(network.files) as server:
        monkeypatch.setenv("STRATA_LAUNCHER_GITHUB", server.url)
        options = Options(hf_endpoint=server.url, index_url=index, reserve_bytes=0)
        for module in (setup, repair, advice):
            monkeypatch.setattr(module, "catalog", lambda _home: known)
            monkeypatch.setattr(module, "transfer_options", lambda _settings: options)
        places = Places.in_home(home)
        python = Path(places.python)
        python.parent.mkdir(parents=True)
        python.symlink_to(sys.executable)
        (Path(places.root) / ".venv" / ".strata-pip.json").write_text('["strata-double-package==1.0"]')
        yield network
