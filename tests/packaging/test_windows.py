"""The setup program under Wine: installed silently, used with a real engine, upgraded, uninstalled."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from app.jobs.selftest import CHECKS

from .conftest import SCREEN, Windows

FOLDER = r"D:\Meine Programme\Größe 1"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Strata Launcher"
RUN = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Run"


def test_install_use_upgrade_uninstall(
    windows: Windows, setup: Path, frozen_windows: Path, wait_for: Callable[..., object]
) -> None:
    """One long scene on one Windows: a second drive, a space and an umlaut, no administrator, nothing there before."""
    before = windows.files()
    install(windows, setup, frozen_windows)
    self_tests(windows)
    main_job(windows)
    upgrade(windows, setup, frozen_windows)
    uninstall(windows, before, wait_for)
    install(windows, setup, frozen_windows)
    uninstall_with_models(windows, before, wait_for)


def install(windows: Windows, setup: Path, built: Path) -> None:
    windows.setup(setup, "/S", f"/D={FOLDER}")
    assert listing(program(windows)) == listing(built) | {"uninstall.exe"}
    assert "Meine Programme" in windows.registry(UNINSTALL)
    assert list(windows.drive.rglob("Start Menu/Programs/Strata Launcher.lnk"))
    assert (windows.root / "home" / "Strata Launcher.lnk").exists()  # Wine's desktop is the home folder
    assert "Strata Launcher" not in windows.registry(RUN)  # starting at login is off


def self_tests(windows: Windows) -> None:
    assert f"{len(CHECKS) + 1} of {len(CHECKS) + 1} checks passed" in cli(windows, "--self-test")
    windows.run(program(windows) / "strata-launcher.exe", "--self-test")  # no stdout: the exit code speaks


def main_job(windows: Windows) -> None:
    cli(windows, "setup", "--yes", "--family", "smollm2", "--context", "2048", timeout=400)
    state = json.loads(next((windows.data / "runs").glob("*/state.json")).read_text(encoding="utf-8"))
    assert state["state"] == "ready"
    assert "Paris" in state["answer"]["text"]
    assert "tokens per second" in cli(windows, "ask", "What is the capital of Italy?", "--max-tokens", "6")


def upgrade(windows: Windows, setup: Path, built: Path) -> None:
    """Over a running engine: it is stopped; data and files that are not ours stay."""
    assert "Ready" in cli(windows, "status")
    foreign = program(windows) / "_internal" / "notes.txt"
    foreign.write_text("mine")
    settings, models = (windows.data / "settings.json").read_bytes(), listing(windows.data / "models")
    windows.setup(setup, "/S", f"/D={FOLDER}")
    assert foreign.read_text() == "mine"
    foreign.unlink()
    assert listing(program(windows)) == listing(built) | {"uninstall.exe"}
    assert (windows.data / "settings.json").read_bytes() == settings
    assert listing(windows.data / "models") == models
    assert "Stopped" in cli(windows, "status", expect=None)
    assert "Ready" in cli(windows, "start", timeout=200)


def uninstall(windows: Windows, before: set[str], wait_for: Callable[..., object]) -> None:
    """Over a running engine too. The models and the settings stay, and nothing else."""
    windows.run(program(windows) / "uninstall.exe", "/S")
    wait_for(partial(gone, program(windows)), 60, "the end of the program's folder")
    home = windows.data.relative_to(windows.root)
    for path in left(windows, before):
        assert home in path.parents, f"{path} is left"
        inside = path.relative_to(home).parts
        assert inside[0] != "engines", f"{path} is left"
        assert inside[0] != "downloads" or inside[1] == "proofs", f"{path} is left"
    assert any(path.suffix == ".gguf" for path in left(windows, before))
    assert (windows.data / "settings.json").exists()
    assert "Strata Launcher" not in windows.registry(UNINSTALL)
    assert not list(windows.root.rglob("Strata Launcher.lnk"))


def uninstall_with_models(windows: Windows, before: set[str], wait_for: Callable[..., object]) -> None:
    windows.run(program(windows) / "uninstall.exe", "/S", "/MODELS")
    wait_for(partial(gone, program(windows)), 60, "the end of the program's folder")
    assert left(windows, before) == []


def cli(windows: Windows, *arguments: str, expect: int | None = 0, timeout: float = 120) -> str:
    return windows.run(
        program(windows) / "strata-launcher-cli.exe", *arguments, expect=expect, timeout=timeout
    )


def program(windows: Windows) -> Path:
    return windows.second_drive / "Meine Programme" / "Größe 1"


def gone(folder: Path) -> bool:
    return not folder.exists()


def listing(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def left(windows: Windows, before: set[str]) -> list[Path]:
    """New files besides those in Windows' folder for temporary ones."""
    return [path for path in map(Path, sorted(windows.files() - before)) if "Temp" not in path.parts]


@pytest.mark.parametrize(
    ("missing", "title", "logged"),
    [
        ("PySide6/QtWidgets.pyd", "^Strata Launcher$", True),  # told by the program itself
        ("python311.dll", "^Error$", False),  # told by PyInstaller's start program, which writes no log
    ],
)
def test_a_damaged_program_shows_a_message_box(
    windows: Windows,
    frozen_windows: Path,
    wait_for: Callable[..., object],
    missing: str,
    title: str,
    logged: bool,
) -> None:
    copy = windows.drive / "damaged"
    shutil.copytree(frozen_windows, copy)
    (copy / "_internal" / missing).unlink()
    before = windows.files()
    # Wine's desktop may still run from a program that had no screen; what joins it has none either.
    subprocess.run(["wineserver", "--wait"], env=windows.environment, timeout=60, check=True)
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)  # Wine wants them
    program = ["wine", str(copy / "strata-launcher.exe")]
    started = subprocess.Popen(program, env={**windows.environment, **SCREEN}, **pipes)
    try:
        wait_for(lambda: boxes(title) or started.poll() is not None, 60, "the message box or an end")
        assert boxes(title), f"ended with {started.poll()}; windows: {names()}"
        subprocess.run(["xdotool", "key", "--window", boxes(title)[0], "Return"], check=True)
        started.communicate(timeout=30)
        assert started.returncode != 0
    finally:
        started.kill()
        started.communicate()
        shutil.rmtree(copy)
    logs = [path for path in left(windows, before) if path.name == "start.log"]
    assert bool(logs) is logged
    for log in logs:
        assert "QtWidgets" in (windows.root / log).read_text(encoding="utf-8")
        (windows.root / log).unlink()


def boxes(title: str) -> list[str]:
    """The visible windows of this name."""
    search = ["xdotool", "search", "--onlyvisible", "--name", title]
    return subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()


def names() -> list[str]:
    """What all visible windows are called."""
    return [
        subprocess.run(
            ["xdotool", "getwindowname", number], capture_output=True, text=True, check=False
        ).stdout
        for number in boxes(".")
    ]


def test_the_setup_program_is_small_enough(setup: Path) -> None:
    assert setup.stat().st_size < 45 * 10**6


def test_version_and_no_administrator_rights(setup: Path, frozen_windows: Path) -> None:
    import pefile

    from app import __version__

    for program in (
        setup,
        frozen_windows / "strata-launcher.exe",
        frozen_windows / "strata-launcher-cli.exe",
    ):
        pe = pefile.PE(program)
        strings = [
            entry
            for info in pe.FileInfo[0]
            if hasattr(info, "StringTable")
            for table in info.StringTable
            for entry in table.entries.items()
        ]
        assert (b"ProductVersion", __version__.encode()) in strings
        manifest = next(
            pe.get_data(language.data.struct.OffsetToData, language.data.struct.Size)
            for kind in pe.DIRECTORY_ENTRY_RESOURCE.entries
            if kind.id == 24
            for name in kind.directory.entries
            for language in name.directory.entries
        )
        assert b'level="asInvoker"' in manifest
        subsystem = pe.OPTIONAL_HEADER.Subsystem
        assert subsystem == (3 if program.name.endswith("-cli.exe") else 2)
        pe.close()


def test_no_development_package_is_inside(frozen_windows: Path) -> None:
    names = {path.name.lower() for path in frozen_windows.rglob("*")}
    assert not [
        name
        for name in names
        if name.startswith(("pytest", "mypy", "hypothesis", "pyinstaller", "setuptools"))
    ]
    assert "python3.dll" in names  # the downloaded engine is an extension for any Python 3
