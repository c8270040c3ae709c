"""A settings file as text that can be changed in places: JSON with comments, TOML, YAML. Comments and order stay."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any, Protocol

import tomlkit
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.util import load_yaml_guess_indent
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import InlineTable

from app.connect import jsonc
from app.connect.patch import carried

Path = tuple[str | int, ...]


class Unreadable(ValueError):
    """The text is not of its format, or has another shape than a change needs; the message says why."""


class Document(Protocol):
    """One text. Every change raises Unreadable when something else stands where an object or a list must be."""

    def plain(self) -> Any:
        """The whole as Python data, None when there is nothing."""

    def text(self) -> str: ...

    def put(self, path: Path, value: Any) -> None:
        """Set `value`; what is missing on the way is made."""

    def append(self, path: Path, value: Any) -> None:
        """Add to the end of the list at `path`, which is made when it is missing."""

    def remove(self, path: Path) -> None:
        """Remove what stands at `path`; nothing happens when there is nothing."""


def opened(form: str, text: str) -> Document:
    """The document of a text: `form` is "json", "toml" or "yaml". Raises Unreadable."""
    return _FORMS[form](text)


def at(value: Any, path: Path) -> tuple[bool, Any]:
    """Whether something stands at `path` in plain data, and what."""
    for key in path:
        if not _has(value, key):
            return False, None
        value = value[key]
    return True, value


class Json:
    def __init__(self, text: str) -> None:
        self._text = text
        self.plain()

    def plain(self) -> Any:
        try:
            return jsonc.plain(self._text)
        except jsonc.JsoncError as error:
            raise Unreadable(str(error)) from error

    def text(self) -> str:
        return self._text

    def put(self, path: Path, value: Any) -> None:
        self._change(jsonc.set_value, path, value)

    def append(self, path: Path, value: Any) -> None:
        self._change(jsonc.append, path, value)

    def remove(self, path: Path) -> None:
        self._text = jsonc.remove(self._text, path)

    def _change(self, change: Any, path: Path, value: Any) -> None:
        try:
            self._text = change(self._text, path, value)
        except jsonc.JsoncError as error:
            raise Unreadable(str(error)) from error


class _Tree:
    """What TOML and YAML have in common: a tree of dicts and lists that keeps its comments."""

    root: Any

    def __init__(self, text: str) -> None:
        # The kept libraries write \n; a file of \r\n throughout is given back as one.
        self._windows = "\r\n" in text and text.count("\r\n") == text.count("\n")
        self._lines = text.replace("\r\n", "\n") if self._windows else text

    def put(self, path: Path, value: Any) -> None:
        holder = self._holder(path[:-1])
        holder[path[-1]] = self._made(value, holder)

    def append(self, path: Path, value: Any) -> None:
        holder = self._holder(path[:-1])
        if path[-1] not in holder:
            holder[path[-1]] = self._made([value], holder)
            return
        if not isinstance(holder[path[-1]], list):
            raise Unreadable(f"{'.'.join(map(str, path))} is not a list")
        holder[path[-1]].append(self._made(value, holder))

    def remove(self, path: Path) -> None:
        holder = self.root
        for key in path[:-1]:
            if not _has(holder, key):
                return
            holder = holder[key]
        if _has(holder, path[-1]):
            del holder[path[-1]]

    def _holder(self, path: Path) -> Any:
        holder = self.root
        for depth, key in enumerate(path):
            if not _has(holder, key):
                holder[key] = self._made({}, holder)
            holder = holder[key]
            if not isinstance(holder, dict | list):
                raise Unreadable(f"{'.'.join(map(str, path[: depth + 1]))} is not a table")
        return holder

    def _made(self, value: Any, holder: Any) -> Any:
        return value

    def _given(self, text: str) -> str:
        return text.replace("\n", "\r\n") if self._windows else text


def _has(holder: Any, key: str | int) -> bool:
    if isinstance(holder, list):
        return isinstance(key, int) and key < len(holder)
    return isinstance(holder, dict) and key in holder


class Toml(_Tree):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        try:
            self.root = tomlkit.parse(self._lines)
        except TOMLKitError as error:
            raise Unreadable(str(error)) from error

    def plain(self) -> Any:
        return self.root.unwrap() or None

    def text(self) -> str:
        return self._given(tomlkit.dumps(self.root))

    def _made(self, value: Any, holder: Any) -> Any:
        if not isinstance(value, dict):
            return value
        table = tomlkit.inline_table() if isinstance(holder, InlineTable) else tomlkit.table()
        table.update(value)
        return table


class Yaml(_Tree):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._yaml = YAML(typ="rt", pure=True)
        self._yaml.preserve_quotes = True
        self._yaml.width = 1 << 16  # long lines stay one line
        try:
            found, indent, offset = load_yaml_guess_indent(self._lines, yaml=self._yaml)
        except YAMLError as error:
            raise Unreadable(str(error).replace("\n", " ")) from error
        if found is not None and not isinstance(found, dict | list):
            raise Unreadable("the file is neither a mapping nor a list")
        self._empty = found is None  # nothing, or nothing but comments
        self.root = {} if found is None else found
        self._yaml.explicit_start = found is not None and self._lines.startswith("---")
        if offset is not None or indent is not None:
            offset = offset or 0
            self._yaml.indent(mapping=_mapping_indent(self._lines), sequence=offset + 2, offset=offset)
        self._untouched = self._dumped()

    def plain(self) -> Any:
        return _loaded(self.text()) or None

    def text(self) -> str:
        """The library lays some lines out anew; only the lines that differ by our change go into the text."""
        new = self._dumped()
        kept = carried(self._untouched, new, self._lines)
        return self._given(kept if kept is not None and _loaded(kept) == _loaded(new) else new)

    def _dumped(self) -> str:
        if not self.root and self._empty:
            return self._lines
        written = io.StringIO()
        self._yaml.dump(self.root, written)
        lead = self._lines if self._empty else ""
        return lead + ("\n" if lead and not lead.endswith("\n") else "") + written.getvalue()


def _loaded(text: str) -> Any:
    try:
        return YAML(typ="safe", pure=True).load(text)
    except YAMLError as error:
        return error  # equal to nothing else


def _mapping_indent(text: str) -> int:
    """How deep the first mapping in a mapping is indented; 2 when there is none."""
    lines = [line for line in text.split("\n") if line.strip() and not line.lstrip().startswith("#")]
    for line, below in pairwise(lines):
        depth = len(below) - len(below.lstrip())
        if line[0] != " " and line.rstrip().endswith(":") and depth and not below.lstrip().startswith("-"):
            return depth
    return 2


_FORMS: dict[str, type[Json] | type[Toml] | type[Yaml]] = {"json": Json, "toml": Toml, "yaml": Yaml}
