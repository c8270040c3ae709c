"""A home with the double installed, and its server started without the launcher's keeper."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engines.profile import Profile
from app.engines.strata.adapter import ENGINE
from app.engines.strata.configure import configure
from app.system.home import Home
from app.system.processes import end_tree


@pytest.fixture
def double_home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A started server: its process, its output, and the waits that tests need."""

    def __init__(self, process: subprocess.Popen[bytes], output: Path, log: Path) -> None:
        self.process, self.output, self.log = process, output, log

    def lines(self) -> list[str]:
        both = [path.read_text("utf-8", "replace") for path in (self.output, self.log) if path.exists()]
        return "".join(both).splitlines()


@pytest.fixture
def serve(double_home: Home, tmp_path: Path) -> Iterator[Callable[[Profile], Server]]:
    started: list[subprocess.Popen[bytes]] = []

    def start(profile: Profile) -> Server:
        written = configure(double_home, profile)
        command = ENGINE.command(double_home, profile.effective(), written.config)
        output = tmp_path / "server.txt"
        with open(output, "wb") as out:
            process = subprocess.Popen(
                command.argv,
                env=command.env,
                cwd=command.cwd,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=os.name == "posix",
            )
        started.append(process)
        return Server(process, output, ENGINE.logs(written.config)[0])

    yield start
    for process in started:
        end_tree(process.pid, grace=5.0)
        process.wait(10)
