"""A start with the setting on: the gateway holds the address, outlives the engine, and ends with `stop`."""

from __future__ import annotations

import urllib.request

import psutil
import pytest

from app.core.events import Cancel, ignore
from app.jobs import control, gatekeeper, setup
from app.jobs.knowledge import settings_store
from app.runtime import rundir
from app.runtime.types import State
from app.system import ports
from app.system.files import read_json
from app.system.home import Home
from tests.conftest import wait_for
from tests.doubles.strata.network import Network
from tests.jobs.test_strata import plan_for


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # the keeper outlives its starter
def test_the_gateway_holds_the_address(home: Home, network: Network, port: int) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    settings_store(home).change(gateway=True)
    try:
        ready = control.start(home)
        assert ready.state is State.READY
        assert ready.port != port
        assert ready.endpoints["openai"] == f"http://127.0.0.1:{port}/v1"
        assert gatekeeper.holds(home, port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as answer:
            assert answer.status == 200
        gateway = read_json(home.runs / "gateway.json")["pid"]
        psutil.Process(gateway).kill()
        wait_for(lambda: (read_json(home.runs / "gateway.json") or {}).get("pid") not in (None, gateway))
        wait_for(lambda: not ports.examine(port).free)
        gateway = read_json(home.runs / "gateway.json")["pid"]
        run = rundir.current(home)
        assert run is not None
        run.stop_file.touch()
        wait_for(lambda: control.status(home).state is State.STOPPED)
        assert control.start(home).state is State.READY
        assert read_json(home.runs / "gateway.json")["pid"] == gateway  # adopted: the address never closed
        assert control.ask(home, "Hello").text
    finally:
        control.stop(home)
    wait_for(lambda: not psutil.pid_exists(gateway))  # it ends once its last answers are out
    assert ports.examine(port).free


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_direct_leaves_it_out(home: Home, network: Network, port: int) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    settings_store(home).change(gateway=True)
    try:
        assert control.start(home, direct=True).port == port
        assert not (home.runs / "gateway.json").exists()
    finally:
        control.stop(home)
