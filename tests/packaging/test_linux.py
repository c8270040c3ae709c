"""The frozen build, the portable archive and the Debian package, each used as a new user without Python would."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from app.jobs.selftest import CHECKS
from app.system.start_errors import TOLD
from tests.e2e.conftest import free_port

from .conftest import SCREEN, bare

ALL = f"{len(CHECKS) + 1} of {len(CHECKS) + 1} checks passed"
DOUBLE_CLICK = """
import sys
from gi.repository import Gio
assert Gio.DesktopAppInfo.new_from_filename(sys.argv[1]).launch([], None)
"""


def run(*argv: str | Path, expect: int = 0, timeout: float = 120, **options: object) -> str:
    done = subprocess.run(
        [str(part) for part in argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
        **options,  # type: ignore[call-overload]
    )
    assert done.returncode == expect, f"{argv}: exit code {done.returncode}\n{done.stdout}"
    return str(done.stdout)


def test_the_self_test_passes_for_a_new_user_without_python(frozen: Path, tmp_path: Path) -> None:
    home = tmp_path / "Jürgen Groß"
    assert ALL in run(frozen / "strata-launcher", "--self-test", env=bare(home), cwd=home)
    assert list(home.iterdir()) == []


def test_the_self_test_fails_when_a_file_is_missing(frozen: Path, tmp_path: Path) -> None:
    broken = tmp_path / "program"
    shutil.copytree(frozen, broken, symlinks=True)
    shutil.rmtree(broken / "_internal" / "resources" / "catalog")
    text = run(broken / "strata-launcher", "--self-test", env=bare(tmp_path / "home"), expect=1)
    assert "FAIL  resources" in text
    assert "FAIL  catalogue" in text


def test_it_is_small_and_holds_nothing_of_development(frozen: Path) -> None:
    files = [path for path in frozen.rglob("*") if path.is_file() and not path.is_symlink()]
    assert (
        sum(path.stat().st_size for path in files) < 135 * 2**20
    )  # 118 before the keyring brought cryptography
    names = {path.name.lower() for path in frozen.rglob("*")}
    tools = (
        "pytest",
        "mypy",
        "hypothesis",
        "pyinstaller",
        "setuptools",
        "libqt6quick",
        "libqt6qml",
        "libgtk",
    )
    assert not [name for name in names if name.startswith(tools)]
    assert not [path for path in frozen.rglob("*") if path.is_symlink() and not path.exists()]


def test_the_licences_of_all_that_is_shipped_are_there(frozen: Path) -> None:
    text = (frozen / "_internal" / "resources" / "third-party.txt").read_text(encoding="utf-8")
    for name in (
        "Python 3",
        "PySide6",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "psutil",
        "requests",
        "pydantic",
    ):
        assert name in text


def test_the_main_job_with_the_real_engine(frozen: Path, tmp_path: Path) -> None:
    program, environment = frozen / "strata-launcher", bare(tmp_path / "home")
    port = str(free_port())
    try:
        setup = ("setup", "--yes", "--family", "smollm2", "--context", "2048", "--port", port, "--json")
        text = run(program, *setup, env={**environment, "XDG_DATA_HOME": str(tmp_path / "data")}, timeout=300)
        status = json.loads(text[text.index("\n{") :])["status"]
        assert status["state"] == "ready"
        assert "Paris" in status["answer"]["text"]
        script = next((tmp_path / "data").rglob("run-*.sh")).read_text(encoding="utf-8")
        assert str(program) in script
    finally:
        run(program, "stop", env={**environment, "XDG_DATA_HOME": str(tmp_path / "data")})


def extracted(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "fully_trusted_filter"):  # Python 3.11.4 and later ask
            tar.extraction_filter = tarfile.fully_trusted_filter
        tar.extractall(folder)
    (root,) = folder.iterdir()
    return root


def test_the_portable_archive_starts_from_its_desktop_file(
    archive: Path, tmp_path: Path, wait_for: Callable[..., object]
) -> None:
    """What a double click does: the desktop file's own command, with the file's path as %k."""
    root = extracted(archive, tmp_path / "mit Leerzeichen")
    entry = root / "Strata Launcher.desktop"
    run("desktop-file-validate", entry)
    home = tmp_path / "home"
    environment = bare(home, **SCREEN, PATH="/usr/bin:/bin")
    launched = subprocess.Popen(["/usr/bin/python3", "-c", DOUBLE_CLICK, str(entry)], env=environment)
    window = ["xdotool", "search", "--onlyvisible", "--name", "^Strata Launcher$"]
    try:
        assert launched.wait(30) == 0
        wait_for(lambda: subprocess.run(window, capture_output=True).stdout, 30, "the window")
    finally:
        run(root / "strata-launcher", "end", env=environment)
    assert not subprocess.run(window, capture_output=True).stdout


def damaged(archive: Path, tmp_path: Path, *missing: str) -> str:
    """What the user is shown when files are gone; the box is a program that writes down what it gets."""
    root = extracted(archive, tmp_path / "program")
    for pattern in missing:
        for path in list((root / "_internal").rglob(pattern)):
            path.unlink()
    boxes = tmp_path / "boxes"
    boxes.mkdir()
    (boxes / "zenity").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path}/shown\n')
    (boxes / "zenity").chmod(0o755)
    environment = bare(tmp_path / "home", **SCREEN, PATH=f"{boxes}:/usr/bin:/bin")
    done = subprocess.run([root / "start.sh"], env=environment, capture_output=True, timeout=60, check=False)
    log = tmp_path / "home" / ".local" / "state" / "strata-launcher" / "start.log"
    assert done.returncode != 0
    assert log.read_text(encoding="utf-8").strip()
    return f"{done.returncode}\n{(tmp_path / 'shown').read_text(encoding='utf-8')}"


@pytest.mark.parametrize(
    ("missing", "word"),
    [
        ("libpython3*", "Python shared library"),  # PyInstaller's own start program fails
        ("libqxcb.so", "xcb"),  # Qt ends the program
        ("base_library.zip", "Fatal Python error"),  # Python cannot begin
        ("libQt6Widgets.so.6", "libQt6Widgets"),  # an import fails
    ],
)
def test_a_damaged_program_says_so_and_never_ends_in_silence(
    archive: Path, tmp_path: Path, missing: str, word: str
) -> None:
    shown = damaged(archive, tmp_path, missing)
    assert word in shown
    assert "nstall" in shown  # install (it) again


def test_import_errors_are_told_by_the_program_itself(archive: Path, tmp_path: Path) -> None:
    assert damaged(archive, tmp_path, "QtWidgets.abi3.so").startswith(f"{TOLD}\n")


def test_the_debian_package_is_clean(package: Path) -> None:
    text = run("lintian", "--fail-on", "error,warning", package)
    assert not [line for line in text.splitlines() if line.startswith(("E:", "W:"))], text


@pytest.mark.skipif(os.geteuid() != 0, reason="installing a package needs root")
def test_the_debian_package_installs_runs_and_goes(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    run(
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        package,
        timeout=300,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    )
    try:
        files = run("dpkg", "-L", "strata-launcher").splitlines()
        environment = bare(home, PATH="/usr/bin")
        assert ALL in run("/usr/bin/strata-launcher", "--self-test", env=environment)
        run("desktop-file-validate", "/usr/share/applications/strata-launcher.desktop")
        run("appstreamcli", "validate", "--no-net", *Path("/usr/share/metainfo").glob("*StrataLauncher*"))

    finally:
        run("apt-get", "remove", "--purge", "-y", "strata-launcher", timeout=300)
    assert not Path("/usr/lib/strata-launcher").exists()
    assert not [name for name in files if "strata" in name and Path(name).exists()]
