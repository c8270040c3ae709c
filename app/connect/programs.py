"""The programs that can be connected: resources/connect, one file a program, read and checked."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.connect.merge import Add, Change, Put
from app.system.resources import resource

SYSTEMS = {"win32": "windows", "darwin": "macos"}  # every other platform reads the "linux" lines
_FORMATS = ("json", "toml", "yaml")
_KEYS = {"title", "source", "note", "api", "detect", "file", "put", "add", "copy", "steps"}
_FILE = {"format", "names", "variable", "windows", "macos", "linux"}
_FIELD = re.compile(r"\{(openai|anthropic|key|model|context|input|output)\}")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a program reaches the models: `base_url` without `/v1`, `key` as it must be sent ("none" when any text
    does, "" while none was asked for), the model's name, its context in tokens."""

    base_url: str
    key: str
    model: str
    context: int

    def fields(self) -> dict[str, str | int]:
        """What the data files may name in braces. A quarter of the context is left for the answer."""
        output = max(1, self.context // 4)
        return {
            "openai": f"{self.base_url}/v1",
            "anthropic": self.base_url,
            "key": self.key,
            "model": self.model,
            "context": self.context,
            "input": self.context - output,
            "output": output,
        }


@dataclass(frozen=True, slots=True)
class System:
    """The computer as a program's settings see it; tests give another one."""

    name: str
    home: Path
    environment: Mapping[str, str]

    @classmethod
    def this(cls) -> System:
        return cls(SYSTEMS.get(sys.platform, "linux"), Path.home(), os.environ)

    def expanded(self, text: str) -> Path:
        """A place in a data file: `~`, {APPDATA}, {LOCALAPPDATA} and {XDG_CONFIG_HOME} are filled in."""
        usual = {
            "APPDATA": self.home / "AppData" / "Roaming",
            "LOCALAPPDATA": self.home / "AppData" / "Local",
            "XDG_CONFIG_HOME": self.home / ".config",
        }
        for name, default in usual.items():
            text = text.replace("{" + name + "}", self.environment.get(name) or str(default))
        return self.home / text[2:] if text.startswith("~/") else Path(text)


@dataclass(frozen=True, slots=True)
class File:
    """A settings file: its folder on each system, the names it may have (the first is made when none is there), and
    the environment variable that moves the folder ("CODEX_HOME", or "GOOSE_PATH_ROOT/config")."""

    format: str
    names: tuple[str, ...]
    folders: Mapping[str, str]
    variable: str = ""

    def path(self, system: System) -> Path:
        folder = system.expanded(self.folders[system.name])
        variable, _, inside = self.variable.partition("/")
        if moved := system.environment.get(variable):
            folder = Path(moved) / inside
        for name in self.names:
            if (folder / name).exists():
                return folder / name
        return folder / self.names[0]


@dataclass(frozen=True, slots=True)
class Program:
    """`api` is what it speaks: "openai", "anthropic" or "responses". Without `file` the user does the `steps`; `copies`
    are (label, value) to paste. `note` is what is left to do after Connect."""

    id: str
    title: str
    source: str
    api: str
    commands: tuple[str, ...]
    places: Mapping[str, tuple[str, ...]]
    file: File | None
    changes: tuple[Change, ...]
    steps: tuple[str, ...]
    copies: tuple[tuple[str, str], ...]
    note: str = ""

    def detected(self, system: System) -> bool:
        """Whether the program, or what it leaves on the drive, is on this computer."""
        path = system.environment.get("PATH", "")
        if any(shutil.which(command, path=path) for command in self.commands):
            return True
        return any(system.expanded(place).exists() for place in self.places.get(system.name, ()))

    def filled(self, address: Address) -> tuple[Change, ...]:
        """The changes with the address in them."""
        fields = address.fields()
        return tuple(
            Put(_fill(change.path, fields), _fill(change.value, fields), change.new_only)
            if isinstance(change, Put)
            else Add(change.path, change.by, _fill(change.value, fields))
            for change in self.changes
        )

    def values(self, address: Address) -> tuple[tuple[str, str], ...]:
        """The values to paste, with their labels."""
        fields = address.fields()
        return tuple((label, str(_fill(value, fields))) for label, value in self.copies)


@cache
def every() -> tuple[Program, ...]:
    """All programs, by title."""
    found = [read(path) for path in resource("connect").glob("*.toml")]
    return tuple(sorted(found, key=lambda program: program.title.lower()))


def read(path: Path) -> Program:
    """One data file. Raises ValueError for an unknown or missing key."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    _check(path, "", data, _KEYS)
    detect = data.get("detect", {})
    _check(path, "detect.", detect, {"commands", "windows", "macos", "linux"})
    file = _file(path, data["file"]) if "file" in data else None
    changes: list[Change] = [_put(item) for item in data.get("put", ())]
    changes += [_add(item) for item in data.get("add", ())]
    if bool(file) is not bool(changes) or (not file and not data.get("steps")):
        raise ValueError(f"{path.name}: a file with changes, or steps")
    if data["api"] not in ("openai", "anthropic", "responses"):
        raise ValueError(f"{path.name}: the api {data['api']} is not known")
    return Program(
        id=path.stem,
        title=data["title"],
        source=data["source"],
        api=data["api"],
        commands=tuple(detect.get("commands", ())),
        places={name: tuple(detect.get(name, ())) for name in ("windows", "macos", "linux")},
        file=file,
        changes=tuple(changes),
        steps=tuple(data.get("steps", ())),
        copies=tuple((item["label"], item["value"]) for item in data.get("copy", ())),
        note=data.get("note", ""),
    )


def _file(path: Path, data: dict[str, Any]) -> File:
    _check(path, "file.", data, _FILE)
    if data["format"] not in _FORMATS:
        raise ValueError(f"{path.name}: the format {data['format']} is not known")
    folders = {name: data[name] for name in ("windows", "macos", "linux")}
    return File(data["format"], tuple(data["names"]), folders, data.get("variable", ""))


def _put(data: dict[str, Any]) -> Put:
    return Put(tuple(data["path"]), data["value"], data.get("new_only", False))


def _add(data: dict[str, Any]) -> Add:
    return Add(tuple(data["path"]), data["by"], data["value"])


def _check(path: Path, where: str, data: dict[str, Any], known: set[str]) -> None:
    if unknown := set(data) - known:
        raise ValueError(f"{path.name}: unknown key {where}{', '.join(sorted(unknown))}")


def _fill(value: Any, fields: Mapping[str, str | int]) -> Any:
    """`value` with the fields in braces filled in, in names too; a text that is one field only takes its type."""
    if isinstance(value, dict):
        return {_fill(key, fields): _fill(item, fields) for key, item in value.items()}
    if isinstance(value, list):
        return [_fill(item, fields) for item in value]
    if isinstance(value, tuple):
        return tuple(_fill(item, fields) for item in value)
    if not isinstance(value, str):
        return value
    if whole := _FIELD.fullmatch(value):
        return fields[whole[1]]
    return _FIELD.sub(lambda found: str(fields[found[1]]), value)
