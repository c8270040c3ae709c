"""An engine that was started by hand: found by its config, ready only after a real answer, stopped with its tree."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engines import profiles
from app.engines.configure import config_path
from app.engines.profile import Profile
from app.jobs import control
from app.runtime.types import State
from app.system.files import write_json
from app.system.home import Home

DOUBLE = Path(__file__).parents[1] / "doubles" / "llama" / "server.py"


@pytest.fixture
def by_hand(home: Home) -> Iterator[subprocess.Popen[bytes]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    profiles.save(home, Profile("double", "Double", "llamacpp", "b", "f", "m", 2048, port=port))
    config = config_path(home, "double")
    write_json(config, {"model_name": "double"})
    command = [sys.executable, str(DOUBLE), "--port", str(port), "--config", str(config)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    yield process
    process.kill()
    process.wait()


def test_it_is_seen_but_not_ready_before_it_answered(home: Home, by_hand, wait_for) -> None:
    wait_for(lambda: control.status(home).state is State.WARMING, what="the engine to be seen")
    seen = control.status(home)
    assert seen.foreign
    assert seen.pid == by_hand.pid
    assert control.ask(home, "Hello?").text == "double"
    now = control.status(home)
    assert now.state is State.READY
    assert now.answer["text"] == "double"


def test_start_proves_it_and_stop_ends_it(home: Home, by_hand, wait_for) -> None:
    wait_for(lambda: control.status(home).state is State.WARMING, what="the engine to be seen")
    assert control.start(home, "double").state is State.READY
    assert control.stop(home).state is State.STOPPED
    by_hand.wait(10)
