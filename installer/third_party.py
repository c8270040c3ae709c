"""What others wrote and we ship: its names and versions, and their licences in one text for "About"."""

from __future__ import annotations

import email
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[1]
_LICENCES = Path(__file__).parent / "licences"
_LINE = "=" * 100


def shipped(path: list[str] | None = None, system: str = sys.platform) -> list[metadata.Distribution]:
    """The Python packages that the program needs, with all that those need, by name. `path`: where they lie."""
    import tomllib

    there = {_canonical(item.name): item for item in metadata.distributions(path=path or sys.path)}
    with open(PROJECT / "pyproject.toml", "rb") as file:
        waiting = list(tomllib.load(file)["project"]["dependencies"])
    found: dict[str, metadata.Distribution] = {}
    target = {
        "extra": "",
        "sys_platform": system,
        "platform_system": {"win32": "Windows", "darwin": "Darwin"}.get(system, "Linux"),
    }
    while waiting:
        requirement = Requirement(waiting.pop())
        name = _canonical(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate(target)):
            continue
        if name not in there:
            raise SystemExit(f"{name} is needed and not installed")
        found[name] = there[name]
        waiting += there[name].requires or []
    return [found[name] for name in sorted(found)]


def licence(package: metadata.Distribution) -> str:
    """The licence in the package's own words: an SPDX expression where it has one."""
    meta = email.message_from_string(package.read_text("METADATA") or "")
    classifiers = [
        value.split(" :: ")[-1] for value in meta.get_all("Classifier", ()) if value.startswith("License")
    ]
    return meta["License-Expression"] or ", ".join(classifiers) or (meta["License"] or "").split("\n")[0]


def text(system_libraries: Iterable[Path] = ()) -> str:
    """All licences. `system_libraries` are those of the building Linux system that go into the build as copies."""
    sections = [_section(f"Python {platform.python_version()}", "PSF-2.0", _python_licence())]
    for package in shipped():
        texts = [
            Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
            for file in package.files or ()
            if re.search(r"licen[cs]e|copying|notice", file.name, re.IGNORECASE) and file.suffix != ".py"
        ]
        sections.append(_section(f"{package.name} {package.version}", licence(package), "\n\n".join(texts)))
    for name in ("LGPL-3.0", "GPL-3.0"):
        note = "The text of the licence of Qt and PySide6, whose libraries lie in this program as files of their own."
        sections.append(_section(name, note, (_LICENCES / f"{name}.txt").read_text(encoding="utf-8")))
    sections += [_section(*item) for item in sorted(_of_the_system(system_libraries))]
    return "\n".join(sections)


def _section(title: str, licence: str, content: str) -> str:
    return f"{_LINE}\n{title}\n{licence}\n{_LINE}\n\n{content.strip()}\n"


def _python_licence() -> str:
    places = (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
    found = next((place for place in places if place.exists()), Path("/usr/share/doc/python3/copyright"))
    return found.read_text(encoding="utf-8")


def _of_the_system(libraries: Iterable[Path]) -> set[tuple[str, str, str]]:
    """(Debian package, "", its copyright file) of each library; nothing elsewhere than on Debian's kin."""
    found = set()
    for library in libraries:
        for place in (library, library.resolve(), Path("/usr") / library.relative_to("/")):
            done = subprocess.run(["dpkg", "-S", str(place)], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                name = done.stdout.split(":")[0]
                copyright_ = Path("/usr/share/doc") / name / "copyright"
                found.add((name, "", copyright_.read_text(encoding="utf-8", errors="replace")))
                break
        else:
            raise SystemExit(f"no package of the system owns {library}: whose licence does it have?")
    return found


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
