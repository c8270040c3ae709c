"""Launch scripts run for real: under dash and bash here, under cmd (Wine) with a Windows Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engines.base import Command
from app.engines.scripts import batch_script, posix_script
from tests.windows_python import WindowsPython

HARD_FOLDERS = [
    "plain",
    "with space",
    "it's & (co)",
    "100% %PATH%",
    "wow! ^caret",
    "Größe Übung",
    "模型 テスト",
    "$HOME `id` ;x",
    "a=b,c;d",
]
HARD_ARGUMENTS = [
    "",
    "two words",
    'say "hi" & dir',
    "C:\\tail\\",
    'back\\"slash\\\\',
    "%PATH%",
    "100%",
    "a!b!c^d",
    "<in >out |pipe (x)",
    "$HOME `id` $(id)",
    "it's",
    "äöü 模型",
    "*",
]
SHOW = """
import json, os, pathlib, sys
shown = {"argv": sys.argv[2:], "cwd": os.getcwd(), "value": os.environ.get("SHOWN", "")}
pathlib.Path(sys.argv[1]).write_text(json.dumps(shown), encoding="ascii")
sys.exit(int(sys.argv[2]) if sys.argv[2:3] and sys.argv[2].lstrip("-").isdigit() else 0)
"""


def run_posix(shell: str, folder: Path, arguments: list[str], value: str) -> tuple[int, dict[str, object]]:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "show me.py"
    program.write_text(SHOW)
    out = folder / "out.json"
    command = Command(
        ("/usr/bin/env", "python3", str(program), str(out), *arguments), {"SHOWN": value}, folder
    )
    script = folder / "run-it.sh"
    script.write_bytes(posix_script(command, "Strata 'x' \n%s").encode("utf-8"))
    done = subprocess.run([shell, str(script)], cwd="/", capture_output=True, timeout=30)
    assert out.exists(), done.stderr.decode()
    return done.returncode, json.loads(out.read_text())


@pytest.mark.parametrize("shell", ["dash", "bash"])
@pytest.mark.parametrize("name", [*HARD_FOLDERS, 'quote " here', "-dash", "new\nline"])
def test_a_posix_script_runs_in_every_folder(tmp_path: Path, shell: str, name: str) -> None:
    folder = tmp_path / name
    code, shown = run_posix(shell, folder, HARD_ARGUMENTS, "x & $y 'z' \"ü")
    assert code == 0
    assert shown == {"argv": HARD_ARGUMENTS, "cwd": str(folder), "value": "x & $y 'z' \"ü"}


@settings(max_examples=25, deadline=None)
@given(
    arguments=st.lists(
        st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20), max_size=4
    )
)
def test_a_posix_script_hands_over_any_text(
    tmp_path_factory: pytest.TempPathFactory, arguments: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("any")
    _, shown = run_posix("dash", folder, ["0", *arguments], "".join(arguments))
    assert shown["argv"] == ["0", *arguments]
    assert shown["value"] == "".join(arguments)


def test_a_posix_script_becomes_the_program_and_keeps_its_exit_code(tmp_path: Path) -> None:
    code, _ = run_posix("dash", tmp_path, ["7"], "")
    assert code == 7


def test_a_posix_script_stops_when_its_folder_is_gone(tmp_path: Path) -> None:
    script = posix_script(Command(("echo", "started"), {}, tmp_path / "gone"), "x")
    done = subprocess.run(["dash", "-c", script], capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert "started" not in done.stdout


@pytest.mark.windows
@pytest.mark.parametrize("name", HARD_FOLDERS)
def test_a_batch_file_runs_in_every_folder(tmp_path: Path, windows_python: WindowsPython, name: str) -> None:
    folder = tmp_path / name
    shown = run_batch(windows_python, folder, HARD_ARGUMENTS, 'x & %PATH% ^y! "z" ü模')
    assert shown["argv"] == HARD_ARGUMENTS
    assert shown["cwd"] == windows_python.path(folder)
    assert shown["value"] == 'x & %PATH% ^y! "z" ü模'


@pytest.mark.windows
@pytest.mark.parametrize("code", [0, 3, -1073741819])
def test_a_batch_file_keeps_the_exit_code_and_pauses_when_it_fails(
    tmp_path: Path, windows_python: WindowsPython, code: int
) -> None:
    done = start_batch(windows_python, tmp_path, [str(code)], "")
    assert done.returncode == code & 0xFF  # what Wine can hand to Linux
    assert ("Press" in done.stdout) == (code != 0)


def start_batch(
    windows: WindowsPython, folder: Path, arguments: list[str], value: str
) -> subprocess.CompletedProcess[str]:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "show me.py"
    program.write_text(SHOW)
    python = windows.path(windows.program)
    if ";" not in folder.name:  # Python itself cannot live in such a folder: it splits its search path there
        (folder / "py").symlink_to(windows.program.parent)
        python = windows.path(folder / "py" / windows.program.name)
    argv = (python, windows.path(program), windows.path(folder / "out.json"), *arguments)
    command = Command(argv, {"SHOWN": value}, windows.folder(folder))
    script = folder / "run-it.bat"
    script.write_bytes(batch_script(command, 'Strata "x" & 100% <ü>').encode("utf-8"))
    return windows.cmd(script)


def run_batch(windows: WindowsPython, folder: Path, arguments: list[str], value: str) -> dict[str, object]:
    done = start_batch(windows, folder, arguments, value)
    out = folder / "out.json"
    assert out.exists(), done.stdout
    shown: dict[str, object] = json.loads(out.read_text())
    return shown


def test_a_batch_file_is_crlf_and_ascii_until_it_switches_to_utf8(tmp_path: Path) -> None:
    text = batch_script(Command(("C:\\Übung\\x.exe",), {}, Path("C:\\Übung")), "Ü")
    head, _, _ = text.partition("chcp 65001")
    assert head.isascii()
    assert text.count("\n") == text.count("\r\n")


@pytest.mark.parametrize(
    "command",
    [
        Command(("x.exe", "line\nbreak"), {}, Path("C:\\x")),
        Command(('C:\\"x".exe',), {}, Path("C:\\x")),
        Command(("x.exe",), {"A=B": "c"}, Path("C:\\x")),
    ],
)
def test_a_batch_file_refuses_what_cmd_cannot_express(command: Command) -> None:
    with pytest.raises(ValueError, match=r"control character|quotation mark|no name"):
        batch_script(command, "x")


@pytest.mark.parametrize("env", [{"A-B": "c"}, {"A": "\0"}])
def test_a_posix_script_refuses_what_sh_cannot_express(env: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"no name|NUL"):
        posix_script(Command(("x",), env, Path("/")), "x")
