"""Bad input ends as an error that says what to do, and nothing is lost."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys

import pytest

from .conftest import Launcher, Parts, free_port

pytestmark = pytest.mark.e2e


def error(launcher: Launcher, *arguments: str, **options) -> dict[str, str]:
    value = launcher.json(*arguments, expect=1, **options)["error"]
    assert value["title"]
    assert value["what_happened"]
    assert value["what_to_do"]
    return value


def test_a_taken_port_is_named_and_the_next_one_used(installed: Launcher) -> None:
    config = next(installed.home.configs.glob("*.json"))
    port = json.loads(config.read_text())["port"]
    with socket.socket() as server:
        server.bind(("127.0.0.1", port))
        server.listen(1)
        with installed.start("start", "--json") as process:
            output, notes = process.communicate(timeout=60)
    assert json.loads(output)["port"] == port + 1
    assert str(os.getpid()) in notes


@pytest.mark.parametrize(
    ("arguments", "code", "hint"),
    [
        (("--family", "smolm2"), "unknown-family", "smollm2"),
        (("--family", "smollm2", "--model", "135M-Q4_2"), "unknown-model", "135M-Q4_1"),
        (("--engine", "lamacpp"), "unknown-engine", "llamacpp"),
        (("--family", "smollm2", "--port", "70000"), "bad-port", "8080"),
    ],
)
def test_unknown_names_are_answered_with_near_ones(empty: Launcher, arguments, code: str, hint: str) -> None:
    found = error(empty, "setup", "--yes", *arguments)
    assert found["code"] == code
    assert hint in found["what_to_do"]


def test_no_network_says_which_source_is_away(empty: Launcher) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}/simple"
    environment = {
        **os.environ,
        "PIP_INDEX_URL": nowhere,
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_CONFIG_FILE": os.devnull,
    }
    found = error(empty, "setup", "--yes", "--family", "smollm2", env=environment)
    assert "127.0.0.1" in found["what_happened"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting a small drive needs root"
)
def test_a_small_drive_is_refused_before_the_first_byte(empty: Launcher, parts: Parts) -> None:
    root = empty.home.root
    root.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=60m", "tmpfs", str(root)], check=True)
    try:
        found = error(empty, "setup", "--yes", "--family", "smollm2")
        assert found["code"] == "disk-full"
        assert "GB" in found["what_happened"]
        assert not list(root.rglob("*.part"))
        empty.run("status")  # a full or small drive stops nothing else
    finally:
        subprocess.run(["umount", str(root)], check=True)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
def test_a_read_only_folder_is_explained(empty: Launcher, index: None) -> None:
    root = empty.home.root
    root.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro,size=4g", "tmpfs", str(root)], check=True)
    try:
        assert error(empty, "setup", "--yes", "--family", "smollm2")["code"] in ("read-only", "not-writable")
    finally:
        subprocess.run(["umount", str(root)], check=True)


def test_corrupt_settings_stop_nothing(installed: Launcher) -> None:
    installed.home.settings.write_bytes(b"\x00\xffnot json")
    assert installed.json("start")["state"] == "ready"
    assert list(installed.home.root.glob("settings.broken-*.json"))


def test_two_set_ups_at_once_one_works_the_other_says_so(empty: Launcher, parts: Parts, wait_for) -> None:
    parts.put_into(empty.home)
    with empty.start("setup", "--yes", "--family", "smollm2", "--no-start") as first:
        wait_for(lambda: (empty.home.root / "setup.lock").exists(), 30, "the first set-up's lock")
        with empty.start("setup", "--yes", "--family", "smollm2", "--no-start", "--json") as second:
            output, _ = second.communicate(timeout=60)
        first.communicate(timeout=120)
    assert first.returncode == 0
    if second.returncode != 0:  # it may also have come after the first had finished
        assert json.loads(output)["error"]["code"] == "busy"


@pytest.mark.parametrize("arguments", [("start",), ("ask", "hi"), ("logs",), ("profiles", "undo")])
def test_before_set_up_every_command_says_what_to_do(empty: Launcher, arguments) -> None:
    with empty.start(*arguments) as process:
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "Traceback" not in errors
    assert "set-up" in errors.lower() or "start" in errors.lower()


def test_usage_errors_are_two() -> None:
    for arguments in (["setup", "--context", "many"], ["nonsense"], ["start", "--nonsense"]):
        command = [sys.executable, "-m", "app", *arguments]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 2
