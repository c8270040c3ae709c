"""The command line: complete help, one JSON object, no Qt, quiet pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.main import COMMANDS, build_parser, main
from app.system.home import Home

NO_QT = """
import sys
from app.__main__ import main
code = main(sys.argv[1:])
loaded = [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))]
assert not loaded, loaded
sys.exit(code)
"""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert f"strata-launcher {command}" in text
    assert "--home" in text


def test_no_option_is_without_a_word_of_help() -> None:
    parsers = [build_parser()]
    for parser in parsers:
        for action in parser._actions:
            if hasattr(action, "choices") and isinstance(action.choices, dict):
                parsers += [
                    sub for name, sub in action.choices.items() if name in (*COMMANDS, "apply", "undo")
                ]
            elif action.dest != "help":
                assert action.help, f"{parser.prog}: {action.option_strings or action.dest}"


@pytest.mark.parametrize(
    "arguments", [["--version"], ["status"], ["detect"], ["catalog"], ["doctor"], ["profiles"]]
)
def test_no_command_loads_qt(arguments: list[str], home: Home) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_QT, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("arguments", [["status"], ["detect"], ["catalog"], ["profiles"], ["verify"]])
def test_json_is_one_object_and_nothing_else(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--json"]) == 0
    assert isinstance(json.loads(capsys.readouterr().out), dict)


def test_an_error_is_an_object_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profiles", "undo", "--json"]) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["error"]["code"] == "not-set-up"
    assert "set-up" in captured.err


def test_diagnose_has_its_documented_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "engine.log"
    log.write_text("CUDA error: out of memory\n")
    assert main(["diagnose", str(log), "--exit-code", "134", "--platform", "linux", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {
        "signature",
        "confidence",
        "title",
        "cause",
        "phase",
        "exit",
        "frames",
        "remedies",
        "loop",
    } <= set(found)
    assert {"code", "name"} <= set(found["exit"])
    assert found["signature"] == "cuda-out-of-memory"


def test_a_negative_exit_code_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "engine.log"
    log.write_text("")
    assert main(["diagnose", str(log), "--exit-code=-1073741819", "--platform", "win32", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exit"]["name"] == "STATUS_ACCESS_VIOLATION"
    assert main(["diagnose", str(log), "--exit-code", "-1073741819", "--platform", "win32", "--json"]) == 0


def test_a_reader_that_stops_reading_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m app catalog | head -1", shell=True, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_without_a_screen_set_up_runs_in_the_terminal(home: Home) -> None:
    """Set-up is reached, and an index that is away ends it with an explanation."""
    import os

    environment = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    environment |= {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_CONFIG_FILE": os.devnull,
        "QT_QPA_PLATFORM": "",
    }
    done = subprocess.run(
        [sys.executable, "-m", "app", "--home", str(home.root)],
        env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "no display" in done.stderr
    assert "cannot be reached" in done.stderr


def test_connect_shows_writes_and_takes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.connect.programs import Address
    from app.jobs import connect

    monkeypatch.setattr(
        connect.EngineDoor,
        "address",
        lambda self: Address("http://127.0.0.1:8080", "", "qwen3-8b", 4096),
    )
    monkeypatch.setattr(connect.EngineDoor, "key", lambda self, program: "none")
    settings = tmp_path / "config.toml"
    settings.write_text("# mine\n")
    given = ["--home", str(tmp_path / "home"), "connect"]
    assert main([*given, "codex", "--file", str(settings), "--show"]) == 0
    assert '+model_provider = "strata-launcher"' in capsys.readouterr().out
    assert settings.read_text() == "# mine\n"
    assert main([*given, "codex", "--file", str(settings), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["connected"] is True
    assert main(given) == 0
    assert "connected" in capsys.readouterr().out
    assert main([*given, "codex", "--disconnect"]) == 0
    assert settings.read_text() == "# mine\n"
    assert main([*given, "n8n"]) == 0
    assert "http://127.0.0.1:8080/v1" in capsys.readouterr().out
    assert main([*given, "nothing"]) == 1
