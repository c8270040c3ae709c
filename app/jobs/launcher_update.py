"""A new version of the launcher: fetched, verified as signed, and handed to the way of this system.

Nothing replaces a program that runs: on Windows its own setup does it (which asks before it ends anything), a package
manager has its own command, and the portable folder lies beside the old one, tried before it is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink, StepChanged, StepState, ignore
from app.core.i18n import tr
from app.jobs.own_updates import launcher_file
from app.system.files import replace
from app.system.home import Home
from app.system.packaging import Packaging, packaging

_TRY_SECONDS = 300  # a virus scanner reads a new program whole first


@dataclass(frozen=True, slots=True)
class NewLauncher:
    """`path` is the new version: a setup program, a package, or the folder of the new program. `next_step` says in
    words what the user does, or what happens now; `quits`: this program should end for it."""

    version: str
    path: Path
    next_step: str
    quits: bool = False


def update_launcher(
    home: Home, *, silent: bool = False, sink: Sink = ignore, cancel: Cancel | None = None
) -> NewLauncher:
    """Fetch the newest launcher and prepare it, or start its setup (`silent`: without a window).

    Raises UserFacingError: those of `own_updates.launcher_file`, "updates-self-test" (the new version does not work
    here); OSError; Cancelled.
    """
    release, path = launcher_file(home, sink=sink, cancel=cancel)
    kind = packaging()
    if kind is Packaging.WINDOWS_SETUP:
        _start_setup(path, silent)
        text = tr("The setup of {version} has started; it closes this program.", version=release.version)
        return NewLauncher(release.version, path, text, quits=True)
    if kind is Packaging.LINUX_FOLDER:
        folder = beside(path, Path(sys.executable).resolve().parent.parent, sink, try_copy)
        path.unlink()
        text = tr(
            "Version {version} is in {folder} and was tested. Quit, then start that one.",
            version=release.version,
            folder=folder,
        )
        return NewLauncher(release.version, folder, text)
    if kind is Packaging.LINUX_DEB:
        text = tr("Install it with: {command}", command=f"sudo apt install '{path}'")
        return NewLauncher(release.version, path, text)
    return NewLauncher(
        release.version, path, tr("Open {path}, then replace the old version with it.", path=path)
    )


def beside(archive: Path, folder: Path, sink: Sink, works: Callable[[Path], str]) -> Path:
    """Unpack a portable archive into `folder`; the new program's folder appears only when `works` found no fault.

    `works` gets the unpacked folder and returns what is wrong with it, "" when nothing is.
    """
    title = tr("Try the new version")
    sink(StepChanged("trial", title, StepState.RUNNING))
    staging = folder / f".{archive.name}.staging"
    shutil.rmtree(staging, ignore_errors=True)
    try:
        # The archive's hash was signed; links inside it are Qt's and must stay links.
        with tarfile.open(archive) as file:
            if hasattr(tarfile, "data_filter"):  # Python 3.11.4 and later check the paths too
                file.extraction_filter = tarfile.data_filter
            file.extractall(staging)
        (new,) = staging.iterdir()
        fault = works(new)
        if fault:
            sink(StepChanged("trial", title, StepState.FAILED))
            raise UserFacingError(
                tr("The new version does not work on this computer"),
                tr("It failed its test, so the old version stays."),
                tr("Send the text below to the makers, and stay with this version until the next one."),
                fault,
                code="updates-self-test",
            )
        place = folder / new.name
        if place.exists():  # an earlier try of the same version
            shutil.rmtree(place)
        replace(new, place)
    finally:
        shutil.rmtree(staging, ignore_errors=True)
    sink(StepChanged("trial", title, StepState.DONE))
    return place


def try_copy(folder: Path) -> str:
    """Let an unpacked copy of the program test itself; what failed, "" when nothing did."""
    try:
        done = subprocess.run(
            [folder / "strata-launcher-cli", "--self-test"],
            capture_output=True, text=True, encoding="utf-8", errors="replace", timeout=_TRY_SECONDS, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return (
        "" if done.returncode == 0 else (done.stdout + done.stderr)[-4000:] or f"exit code {done.returncode}"
    )


def _start_setup(path: Path, silent: bool) -> None:
    if sys.platform == "win32":
        os.startfile(path, "open", "/S" if silent else "")  # it must outlive this program
