"""The step "python": `.venv` in the Strata folder with the packages of its `requirements.txt` (contract 3.4)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.engines.strata.install.facts import facts
from app.engines.strata.install.order import Order
from app.engines.strata.install.tool import run_tool
from app.install.steps import PlannedStep
from app.system.files import read_json, write_json

_LOOK_SECONDS = 20.0
_QUESTION = "import sys, struct; print(sys.version_info[0], sys.version_info[1], struct.calcsize('P') * 8)"


@dataclass(frozen=True, slots=True)
class InstallPython:
    order: Order

    @property
    def planned(self) -> PlannedStep:
        size = facts().python.packages_size
        return PlannedStep("python", tr("Python packages"), size // 3, size)

    @property
    def _venv(self) -> Path:
        return self.order.root / ".venv"

    @property
    def _record(self) -> Path:
        return self._venv / ".strata-pip.json"

    def done(self) -> bool:
        """The record names every package that is wanted now; setup skips by the same file."""
        have = read_json(self._record)
        wanted = self._wanted()
        return bool(wanted) and isinstance(have, list) and set(wanted) <= set(have) and _works(self._python())

    def run(self, sink: Sink, cancel: Cancel) -> None:
        root, python = self.order.root, self._python()
        if not _works([str(python)]):
            shutil.rmtree(
                self._venv, ignore_errors=True
            )  # moved folders and dead interpreters cannot be mended
            base = find_python()
            what = tr("Making the Python environment")
            run_tool(
                [*base, "-m", "venv", self._venv],
                cwd=root,
                step="python",
                what=what,
                sink=sink,
                cancel=cancel,
            )
        pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if self.order.options.index_url:
            pip += ["--index-url", self.order.options.index_url]
        wheels = wheels_for(self.order)
        run_tool(
            [*pip, "-r", root / "requirements.txt", *wheels],
            cwd=root,
            step="python",
            what=tr("Installing the Python packages"),
            sink=sink,
            cancel=cancel,
        )
        write_json(self._record, self._wanted())

    def _python(self) -> Path:
        return Path(self.order.places.python)

    def _wanted(self) -> list[str]:
        return [*requirements(self.order.root / "requirements.txt"), *wheels_for(self.order)]


def requirements(file: Path) -> list[str]:
    """The requirement lines of a requirements.txt, without comments. [] when there is no file."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except FileNotFoundError:
        return []
    plain = (line.partition(" #")[0].strip() for line in lines)
    return [line for line in plain if line and not line.startswith(("#", "-"))]


def wheels_for(order: Order) -> tuple[str, ...]:
    """The CUDA libraries that a ready-made NVIDIA engine loads; AMD's zip has its own."""
    if order.build.backend != "cuda":
        return ()
    return facts().python.cuda12 if order.cuda == 12 else facts().python.cuda13


def library_folders(order: Order) -> tuple[Path, ...]:
    """`lib_dirs` of the config: where the engine's libraries are."""
    engine = Path(order.places.engine(order.cuda))
    if order.build.backend == "hip":
        build = read_json(engine / "BUILD.json")
        below = build.get("lib_dirs", []) if isinstance(build, dict) else []
        return tuple(engine / folder for folder in below)
    known = facts().python
    if order.places.windows:
        site, folders = Path(".venv/Lib/site-packages"), (known.cuda12_windows, known.cuda13_windows)
    else:
        (site,) = list(order.root.glob(".venv/lib/python3*/site-packages"))[:1] or [Path(".venv/lib")]
        folders = (known.cuda12_linux, known.cuda13_linux)
    return tuple(order.root / site / folder for folder in folders[order.cuda != 12])


def find_python() -> list[str]:
    """The command of a Python that can make the environment: 64 bits, new enough, with `venv` and `ensurepip`.

    The Microsoft Store's stand-in fails the question and is passed over. Raises UserFacingError "python-missing".
    """
    for command in _candidates():
        if _works(command) and _has_venv(command):
            return command
    minimum = ".".join(str(number) for number in facts().python.minimum)
    raise UserFacingError(
        tr("Python is missing"),
        tr(
            "Strata's server is a Python program and needs Python {version} or newer, 64 bits.",
            version=minimum,
        ),
        tr(
            "Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages "
            "python3 and python3-venv), then run set-up again."
        ),
        code="python-missing",
    )


def _candidates() -> list[list[str]]:
    found = [] if getattr(sys, "frozen", False) else [[sys.executable]]
    if sys.platform == "win32":
        import os

        local = Path(os.environ.get("LOCALAPPDATA", ""))
        installed = [local / f"Programs/Python/Python{number}/python.exe" for number in (313, 312, 311, 310)]
        return [*found, ["py", "-3"], ["python"], *([str(path)] for path in installed if path.exists())]
    return [*found, ["python3"], ["python"]]


def _works(command: list[str] | Path) -> bool:
    """It runs, has 64 bits and is new enough."""
    words = [str(command)] if isinstance(command, Path) else command
    answer = _ask(words, _QUESTION)
    if len(answer) != 3:
        return False
    major, minor, bits = (int(number) for number in answer)
    return bits == 64 and (major, minor) >= tuple(facts().python.minimum)


def _has_venv(command: list[str]) -> bool:
    return _ask(command, "import venv, ensurepip; print('yes')") == ["yes"]


def _ask(command: list[str], code: str) -> list[str]:
    """The words that Python prints, [] when it cannot be started or does not answer in time."""
    try:
        done = subprocess.run(
            [*command, "-c", code],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_LOOK_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return done.stdout.split() if done.returncode == 0 else []
