"""The main job with real parts: set up from nothing, answer, stop, start by script, ask, verify, repair, uninstall."""

from __future__ import annotations

import os
import signal
import stat
import sys
from pathlib import Path

import pytest

from app.system.files import read_json

from .conftest import Launcher, Parts, free_port

pytestmark = pytest.mark.e2e


def test_from_nothing_to_an_answer(empty: Launcher, index: None) -> None:
    """Cold: everything comes over the network."""
    result = empty.json("setup", "--yes", "--family", "smollm2", "--port", str(free_port()), timeout=600)
    status = result["status"]
    assert status["state"] == "ready"
    assert status["answer"]["tokens"] > 0
    assert status["answer"]["tokens_per_second"] > 0
    assert "France" in status["answer"]["question"]
    assert len(status["answer"]["text"]) > 5
    config = read_json(Path(result["config"]))
    assert (config["port"], config["context"]) == (
        status["port"],
        result["recommendation"]["choice"]["context"],
    )
    assert Path(config["model"]).read_bytes()[:4] == b"GGUF"
    script = Path(result["script"])
    assert script.stat().st_mode & stat.S_IXUSR
    assert empty.status()["state"] == "ready"
    # A second set-up proves what is there and fetches nothing.
    again = empty.json("setup", "--yes", "--family", "smollm2", "--no-start")
    assert again["profile"] == result["profile"]
    assert empty.json("verify")["bad"] == []
    empty.run("uninstall", "--yes", "--models", "--settings")
    assert [path for path in empty.home.root.rglob("*") if path.is_file()] == []


def test_ask_logs_restart_stop(running: Launcher) -> None:
    answer = running.json("ask", "Name the capital of Italy.", "--max-tokens", "24")
    assert answer["text"]
    assert answer["tokens_per_second"] > 0
    assert running.run("ask", "Say hello.", "--max-tokens", "8").strip()
    assert any("listening on" in line for line in running.json("logs", "-n", "200")["lines"])
    before = running.status()["pid"]
    assert running.json("restart")["pid"] != before
    assert running.json("stop")["state"] == "stopped"
    assert running.processes() == []
    running.run("ask", "Are you there?", expect=1)


@pytest.mark.skipif(sys.platform == "win32", reason="the .bat is tested under Wine")
def test_started_by_its_launch_script_and_stopped_by_control_c(installed: Launcher, wait_for) -> None:
    import subprocess

    script = next(installed.home.scripts.glob("run-*.sh"))
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "STRATA"))
    }
    process = subprocess.Popen(
        [str(script)], cwd="/", env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_for(lambda: installed.status()["state"] == "ready", 60, "ready by script")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
    assert installed.status()["state"] == "stopped"


def test_a_running_engine_is_left_alone_by_a_second_start(running: Launcher) -> None:
    before = running.status()
    assert running.json("start")["pid"] == before["pid"]


def test_verify_names_what_is_damaged_and_repair_mends_only_that(installed: Launcher, parts: Parts) -> None:
    library = next(installed.home.engines.rglob("*.so"), None) or next(installed.home.engines.rglob("*.pyd"))
    untouched = library.with_name("__init__.py").stat().st_mtime_ns
    weights = next(installed.home.models.rglob("*.gguf"))
    with open(weights, "r+b") as file:
        file.seek(50_000_000)
        file.write(b"flipped!")
    found = installed.json("verify", expect=1)
    assert [Path(item["file"]).name for item in found["bad"]] == [weights.name]
    assert len(installed.json("repair")["repaired"]) == 1
    assert installed.json("verify")["bad"] == []
    assert library.with_name("__init__.py").stat().st_mtime_ns == untouched
    library.unlink()
    installed.run("start", expect=1)
    installed.run("repair")
    assert installed.json("start")["state"] == "ready"


def test_uninstall_keeps_models_and_foreign_files(running: Launcher) -> None:
    foreign = [
        running.home.models / "mine.gguf",
        running.home.engines / "notes.txt",
        running.home.root / "diary.txt",
    ]
    for path in foreign:
        path.write_text("mine")
    weights = next(running.home.models.rglob("*.gguf"))
    running.run("uninstall", "--yes")
    assert weights.exists()
    assert running.processes() == []
    running.run("uninstall", "--yes", "--models", "--settings")
    left = [path for path in running.home.root.rglob("*") if path.is_file()]
    assert sorted(left) == sorted(foreign)


@pytest.mark.parametrize("folder", ["Модели & größe (100 %)", "模型　フォルダ 😀", 'quote\'s "double"'])
def test_a_model_of_the_users_own_runs_where_it_lies(
    empty: Launcher, parts: Parts, tmp_path: Path, folder: str
) -> None:
    place = tmp_path / folder
    place.mkdir()
    file = place / "mein Modell-Q4_1.gguf"
    file.write_bytes(parts.weights.read_bytes())
    parts.put_into(empty.home)
    family = empty.json("catalog", "add", str(file))
    assert family["variants"][0]["quantisation"] == "Q4_1"
    result = empty.json("setup", "--yes", "--family", family["id"], "--port", str(free_port()))
    assert result["status"]["state"] == "ready"
    assert result["status"]["answer"]["tokens"] > 0
    assert read_json(Path(result["config"]))["model"] == str(file)
    assert [path.name for path in place.iterdir()] == [file.name]
    empty.run("stop")
    assert empty.json("verify")["bad"] == []
    empty.run("uninstall", "--yes", "--models", "--settings")
    assert file.read_bytes()[:4] == b"GGUF"


def test_other_computers_need_the_key_and_no_file_of_ours_but_one_holds_it(installed: Launcher) -> None:
    import stat as modes
    import urllib.error
    import urllib.request

    opened = installed.json("lan", "on")
    key = opened["key"]
    assert len(key) >= 32
    status = installed.json("start")
    assert status["state"] == "ready"  # its own first request had the key
    address = f"http://127.0.0.1:{status['port']}/v1/models"
    body = f"http://127.0.0.1:{status['port']}/v1/chat/completions"
    data = b'{"messages":[{"role":"user","content":"hi"}],"max_tokens":4}'

    def answer(url: str, key: str, data: bytes | None = None) -> int:
        request = urllib.request.Request(
            url, data, {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        )
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                request, timeout=30
            ) as response:
                return int(response.status)
        except urllib.error.HTTPError as error:
            return error.code

    assert answer(body, "wrong", data) == 401
    assert answer(body, key, data) == 200
    assert answer(address, key) == 200
    assert installed.json("ask", "Hello?", "--max-tokens", "4")["tokens"] > 0
    holders = [
        path
        for path in installed.home.root.rglob("*")
        if path.is_file() and key.encode() in path.read_bytes()
    ]
    assert [path.parent.name for path in holders] == ["secrets"]
    assert modes.S_IMODE(holders[0].stat().st_mode) == 0o600
    installed.run("stop")
    assert installed.json("lan", "off")["on"] is False
    assert not holders[0].exists()
    assert installed.json("start")["state"] == "ready"
