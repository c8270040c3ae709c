"""The step "engine": the engine zip, proven, checked, swapped in whole, the one before kept (contract 3.2, 3.3)."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink
from app.core.i18n import tr
from app.engines.strata.install import ledger
from app.engines.strata.install.archives import fetch_and_unpack
from app.engines.strata.install.order import Order
from app.engines.strata.install.release import at, proven
from app.engines.strata.install.source_tree import version_key
from app.engines.strata.runtime_files import complete_runtime
from app.install.steps import PlannedStep
from app.system.files import read_json, replace, sync_folder

PREVIOUS = ".previous"
_PROGRAMS = ("strata", "strata-device", "strata-vision")


@dataclass(frozen=True, slots=True)
class InstallEngine:
    order: Order

    @property
    def planned(self) -> PlannedStep:
        build = self.order.build
        size = sum(archive.planned_size for archive in build.archives)
        return PlannedStep(
            "engine", tr("Strata engine {version}", version=build.version), size, build.unpacked_size
        )

    @property
    def _folder(self) -> Path:
        return Path(self.order.places.engine(self.order.cuda))

    @property
    def _origin(self) -> str:
        return f"{self.order.build.archives[0].name} v{self.order.build.version}"

    def done(self) -> bool:
        """The engine that is there is new enough and holds code for the cards; a newer one is never replaced."""
        order = self.order
        if not Path(order.places.program("strata", order.cuda)).exists() or _unfit(self._folder, order):
            return False
        if not ledger.whole(order.home, "engine"):
            return False
        reported = version_key(engine_version(self._folder))
        return reported >= version_key(order.build.version) or self._origin == ledger.origin(
            order.home, "engine"
        )

    def run(self, sink: Sink, cancel: Cancel) -> None:
        order = self.order
        _must_not_run(Path(order.places.program("strata", order.cuda)))
        (archive,) = order.build.archives
        wanted = at(order.prebuilt, archive) if order.prebuilt else proven(archive, order.options, sink)
        staging = self._folder / "_unpack"
        content, files = fetch_and_unpack(order, wanted, staging, step="engine", sink=sink, cancel=cancel)
        if trouble := _unfit(content, order):
            shutil.rmtree(staging)
            raise trouble
        for name in _PROGRAMS:
            for program in content.glob(f"{name}*"):
                program.chmod(program.stat().st_mode | 0o111)
        swap(content, self._folder)
        files += [(name, (self._folder / name).stat().st_size, "") for name in complete_runtime(self._folder)]
        shutil.rmtree(staging, ignore_errors=True)
        ledger.note(order.home, "engine", self._folder, files, self._origin)


def swap(new: Path, folder: Path) -> None:
    """Put the content of `new` (inside `folder`) in place of what `folder` holds, which goes to `.previous`.

    When a file cannot be moved, everything is put back and OSError raised: there is always one whole engine.
    """
    previous, aside = folder / PREVIOUS, folder / ".swap"
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir()
    old = [path for path in folder.iterdir() if path.name not in (PREVIOUS, ".swap", "_unpack")]
    moved: list[tuple[Path, Path]] = []
    try:
        for path in old:
            moved.append(_move(path, aside / path.name))
        for path in list(new.iterdir()):
            moved.append(_move(path, folder / path.name))
    except OSError:
        for source, target in reversed(moved):
            replace(target, source)
        aside.rmdir()
        raise
    shutil.rmtree(previous, ignore_errors=True)
    if old:
        replace(aside, previous)
    else:
        aside.rmdir()
    sync_folder(folder)


def roll_back(folder: Path) -> None:
    """Swap the engine that was kept back in; the present one is kept instead. Raises UserFacingError when none is."""
    previous = folder / PREVIOUS
    if not previous.is_dir():
        raise UserFacingError(
            tr("There is no earlier engine"),
            tr("{folder} keeps no engine from before the last update.", folder=folder),
            tr("Install another version from the list of engines."),
            code="no-previous-engine",
        )
    _must_not_run(next((path for path in folder.glob("strata*") if path.stem == "strata"), folder / "strata"))
    back = folder / "_unpack"
    shutil.rmtree(back, ignore_errors=True)
    replace(previous, back)
    swap(back, folder)
    shutil.rmtree(back, ignore_errors=True)


def build_facts(folder: Path) -> dict[str, Any]:
    """BUILD.json of an engine folder, {} when there is none. Engines before 0.1.41 may lack it."""
    value = read_json(folder / "BUILD.json")
    return value if isinstance(value, dict) else {}


def engine_version(folder: Path) -> str:
    """BUILD.json's version, else what the program itself carries (`engine=<version>`, 0.1.13 and newer), else ""."""
    if version := build_facts(folder).get("version"):
        return str(version)
    marker = b"engine="
    for program in (folder / "strata.exe", folder / "strata"):
        if not program.exists():
            continue
        data = program.read_bytes()
        position = data.find(marker)
        while position >= 0:
            text = data[position + len(marker) :][:24].split(b"\n")[0]
            if text.replace(b".", b"").isdigit():
                return text.decode("ascii")
            position = data.find(marker, position + 1)
    return ""


def _unfit(folder: Path, order: Order) -> UserFacingError | None:
    """Why the engine in `folder` cannot serve this order, None when it can.

    Three numbers count: a hotfix may carry an engine that reports its base version (v0.1.40.1 reports 0.1.40).
    """
    version = engine_version(folder)
    if version_key(version)[:3] < version_key(order.build.version)[:3]:
        return _trouble(
            "engine-too-old",
            tr(
                "It says version {version}, and {wanted} is needed.",
                version=version or "?",
                wanted=order.build.version,
            ),
        )
    if order.build.backend == "hip" and build_facts(folder).get("backend", "hip") != "hip":
        return _trouble("engine-wrong-backend", tr("It is not made for AMD cards."))
    missing = [card for card in order.architectures if not _holds(build_facts(folder), card)]
    if missing:
        return _trouble("engine-no-code", tr("It has no code for {cards}.", cards=", ".join(missing)))
    return None


def _holds(build: dict[str, Any], card: str) -> bool:
    """The engine has code for a card: by name, or (NVIDIA) by PTX that newer cards compile for themselves."""
    known = build.get("archs")
    if not isinstance(known, list) or not known:
        return True
    if card.startswith("sm_"):
        number = int(card.removeprefix("sm_"))
        numbers = [int(item) for item in known]
        return number in numbers or (build.get("ptx") is True and number > max(numbers))
    return card in known


def _trouble(code: str, why: str) -> UserFacingError:
    return UserFacingError(
        tr("This engine cannot be used here"),
        why,
        tr("Choose another engine build, or the engine llama.cpp, which runs on more cards."),
        code=code,
    )


def _must_not_run(program: Path) -> None:
    """A running engine is not replaced: Windows keeps its file closed for writing, and so does Linux."""
    if not program.exists():
        return
    try:
        os.close(os.open(program, os.O_RDWR | getattr(os, "O_BINARY", 0)))
    except OSError as error:
        raise UserFacingError(
            tr("The engine is running"),
            tr("{program} is in use and cannot be replaced.", program=program),
            tr("Stop the engine, then try again."),
            str(error),
            code="engine-running",
        ) from error


def _move(source: Path, target: Path) -> tuple[Path, Path]:
    replace(source, target)
    return source, target
