"""`strata-launcher gateway` as a process of its own, without Qt and without `jobs` behind the gateway's back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from app.cli.main import main
from app.system.home import Home
from tests.gateway.conftest import RUN_KEY, Engines


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_it_serves_any_engine_and_ends_when_asked(engines: Engines, home: Home, tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text(RUN_KEY)
    process = subprocess.Popen(
        [sys.executable, "-m", "app", "--home", str(home.root), "gateway", "--engine", engines.back().url,
         "--engine-key-file", str(key), "--listen", "127.0.0.1:0", "--json"],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        text = ""
        while not text.rstrip().endswith("}"):
            text += process.stdout.readline()
        address = json.loads(text)["address"]
        answer = httpx.post(f"{address}/v1/chat/completions", json={"messages": []})
        assert answer.json()["choices"][0]["message"]["content"] == "double answer"
        assert httpx.get(f"{address}/v1/models").json()["data"][0]["id"] == "double"
        if sys.platform == "linux":
            maps = Path(f"/proc/{process.pid}/maps").read_text()
            assert "PySide" not in maps
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("listen", ["8080", "127.0.0.1:x", "127.0.0.1:70000", ":1"])
def test_a_wrong_address_is_wrong_usage(listen: str, home: Home) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["gateway", "--engine", "http://127.0.0.1:1", "--listen", listen])
    assert ended.value.code == 2


def test_keys_are_made_listed_and_revoked(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["keys", "add", "Zed", "--json"]) == 0
    key = json.loads(capsys.readouterr().out)["key"]
    assert main(["keys", "--json"]) == 0
    listed = capsys.readouterr().out
    assert json.loads(listed)["keys"][0]["name"] == "Zed"
    assert key not in listed
    assert main(["keys", "revoke", "Zed"]) == 0
    assert main(["keys", "revoke", "Zed"]) == 1
    assert main(["keys", "add"]) == 1
    assert os.path.exists(home.root / "secrets" / "gateway-keys.json")
