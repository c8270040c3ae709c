"""JSON with comments and trailing commas as text: one value is set, added or removed, every other byte stays.

The grammar is JSON (RFC 8259) with `//` and `/* */` comments and a comma after the last item, which is what the
settings of VS Code and Zed are written in.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Any, NoReturn

_STRING = re.compile(r'"(?:[^"\\\r\n]|\\.)*"')
_WORD = re.compile(r'[^\s,:\[\]{}"/]+')
_BLANK = " \t\r\n"

Path = tuple[str | int, ...]


class JsoncError(ValueError):
    """The text is not JSON with comments, or has another shape than the path needs; the message names the place."""


@dataclass(frozen=True, slots=True)
class Item:
    """A member of an object (`key`) or an element of an array (`key` is None).

    `floor` is the end of what stands before it (a bracket, a comma, a comment), `lined` whether that is a comment that
    only the end of the line closes; `comma` is where its own comma stands.
    """

    key: str | None
    start: int
    floor: int
    lined: bool
    node: Node
    comma: int | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """A value with its place in the text. `items` is None for anything but an object or an array."""

    start: int
    end: int
    value: Any
    items: tuple[Item, ...] | None = None


def parse(text: str) -> Node | None:
    """The value of the text, None when there is nothing but blanks and comments. Raises JsoncError."""
    reader = _Reader(text)
    try:
        return reader.document()
    except RecursionError:
        raise JsoncError("it is nested too deep") from None


def plain(text: str) -> Any:
    """The value of the text as Python data, None when there is none. Raises JsoncError."""
    node = parse(text)
    return None if node is None else node.value


def set_value(text: str, path: Path, value: Any) -> str:
    """The text with `value` at `path`; objects on the way are made. Raises JsoncError when one of them is no object."""
    node = parse(text)
    if node is None:
        return _begin(text, _nested(path, value))
    if not path:
        return _replace(text, node, value)
    for depth, key in enumerate(path):
        item = _find(node, key)
        if item is None:
            if not isinstance(key, str) or not isinstance(node.value, dict):
                raise JsoncError(f"{_named(path[:depth])} is not an object")
            return _insert(text, node, key, _nested(path[depth + 1 :], value))
        node = item.node
    return _replace(text, node, value)


def append(text: str, path: Path, value: Any) -> str:
    """The text with `value` as the last element of the array at `path`, which is made when it is missing."""
    node = parse(text)
    if node is None:
        return _begin(text, _nested(path, [value]))
    for key in path:
        item = _find(node, key)
        if item is None:
            return set_value(text, path, [value])
        node = item.node
    if not isinstance(node.value, list):
        raise JsoncError(f"{_named(path)} is not an array")
    return _insert(text, node, None, value)


def remove(text: str, path: Path) -> str:
    """The text without the member or element at `path`; as it is when there is none. Comments beside it stay."""
    node = parse(text)
    for key in path[:-1]:
        item = _find(node, key) if node else None
        if item is None:
            return text
        node = item.node
    found = _find(node, path[-1]) if node and path else None
    if node is None or found is None or node.items is None:
        return text
    return _cut(text, node, node.items.index(found))


def _find(node: Node, key: str | int) -> Item | None:
    items = node.items or ()
    if isinstance(key, int):
        return items[key] if isinstance(node.value, list) and key < len(items) else None
    named = [item for item in items if item.key == key]
    return named[-1] if named else None  # of members with one name readers take the last


def _named(path: Path) -> str:
    return ".".join(map(str, path)) or "the file"


def _nested(path: Path, value: Any) -> Any:
    for key in reversed(path):
        value = {key: value}
    return value


def _begin(text: str, value: Any) -> str:
    newline = _newline(text)
    lead = text if not text.strip() or text.endswith("\n") else text + newline
    return ("" if not text.strip() else lead) + _written(value, "", "  ", newline) + newline


def _replace(text: str, node: Node, value: Any) -> str:
    new = _written(value, _indent(text, node.start), _unit(text), _newline(text))
    return text[: node.start] + new + text[node.end :]


def _insert(text: str, node: Node, key: str | None, value: Any) -> str:
    newline, unit, outer = _newline(text), _unit(text), _indent(text, node.start)
    items = node.items or ()
    lines = not items or "\n" in text[node.start : node.end]
    indent = outer + unit
    if items and "\n" in text[node.start : items[0].start]:
        indent = _indent(text, items[0].start)
    body = "" if key is None else json.dumps(key, ensure_ascii=False) + ": "
    body += _written(value, indent, unit, newline) if lines else json.dumps(value, ensure_ascii=False)
    if not items:
        return _first(text, node, newline + indent + body, newline + outer)
    last = items[-1]
    after = last.node.end if last.comma is None else last.comma + 1
    place = _behind_comments(text, after)
    new = (newline + indent if lines else " ") + body
    if last.comma is not None:
        return text[:place] + new + "," + text[place:]
    return text[:after] + "," + text[after:place] + new + text[place:]


def _first(text: str, node: Node, new: str, closing: str) -> str:
    """`new` in an object or array that holds nothing but blanks and comments."""
    opened, closed = node.start + 1, node.end - 1
    inside = text[opened:closed]
    if not inside.strip():
        return text[:opened] + new + closing + text[closed:]
    kept = opened + len(inside.rstrip())
    tail = text[kept:closed]
    return text[:kept] + new + (tail if "\n" in tail else closing) + text[closed:]


def _cut(text: str, node: Node, index: int) -> str:
    assert node.items is not None
    item = node.items[index]
    start = item.start
    while start > item.floor and text[start - 1] in _BLANK:
        start -= 1
    if item.comma is not None:
        parts = [text[:start], text[item.node.end : item.comma], text[item.comma + 1 :]]
    elif index:
        comma = node.items[index - 1].comma
        assert comma is not None
        parts = [text[:comma], text[comma + 1 : start], text[item.node.end :]]
    else:
        parts = [text[:start], text[item.node.end :]]
        if not (text[node.start + 1 : start] + text[item.node.end : node.end - 1]).strip():
            return text[: node.start + 1] + text[node.end - 1 :]
    behind = 2 if item.comma is None and index else 1
    rest = "".join(parts[behind:])
    if item.lined and rest[:1] not in ("\r", "\n"):  # what follows must not become part of the comment
        rest = _newline(text) + rest
    return "".join(parts[:behind]) + rest


def _behind_comments(text: str, place: int) -> int:
    """The end of the comments that follow on the same line, else `place`."""
    at = place
    while True:
        while at < len(text) and text[at] in " \t":
            at += 1
        if text.startswith("//", at):
            while at < len(text) and text[at] not in "\r\n":
                at += 1
            return at
        end = text.find("*/", at + 2) if text.startswith("/*", at) else -1
        if end < 0 or "\n" in text[at:end]:
            return place
        place = at = end + 2


def _written(value: Any, indent: str, unit: str, newline: str) -> str:
    lines = json.dumps(value, ensure_ascii=False, indent=unit).split("\n")
    return (newline + indent).join(lines)


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _indent(text: str, place: int) -> str:
    """The blanks at the beginning of the line in which `place` lies."""
    begin = text.rfind("\n", 0, place) + 1
    line = text[begin:place]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    found = re.search(r"\n([ \t]+)\S", text)
    if not found:
        return "  "
    return "\t" if found[1].startswith("\t") else found[1]


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at, self.floor, self.lined = text, 0, 0, False

    def document(self) -> Node | None:
        self._skip()
        if self.at == len(self.text):
            return None
        node = self._value()
        self._skip()
        if self.at < len(self.text):
            self._fail("there is more after the end")
        return node

    def _value(self) -> Node:
        start, char = self.at, self.text[self.at : self.at + 1]
        if char in ("{", "["):
            return self._container(start, char == "{")
        if char == '"':
            return self._scalar(start, _STRING)
        return self._scalar(start, _WORD)

    def _scalar(self, start: int, pattern: re.Pattern[str]) -> Node:
        found = pattern.match(self.text, start)
        if not found:
            self._fail("a value is missing or not closed")
        try:
            value = json.loads(found[0], strict=False, parse_constant=self._fail)
        except ValueError:
            self._fail(f"{found[0][:40]} is no value")
        self.at = found.end()
        return Node(start, self.at, value)

    def _container(self, start: int, is_object: bool) -> Node:
        close = "}" if is_object else "]"
        items: list[Item] = []
        self._step()
        while True:
            self._skip()
            if self.text.startswith(close, self.at):
                self.at += 1
                break
            if items and items[-1].comma is None:
                self._fail("a comma is missing, or a bracket is not closed")
            item = self._item(is_object)
            self._skip()
            if self.text.startswith(",", self.at):
                item = replace(item, comma=self.at)
                self._step()
            items.append(item)
        value: Any = (
            {item.key: item.node.value for item in items}
            if is_object
            else [item.node.value for item in items]
        )
        return Node(start, self.at, value, tuple(items))

    def _item(self, is_object: bool) -> Item:
        start, floor, lined, key = self.at, self.floor, self.lined, None
        if is_object:
            if not self.text.startswith('"', start):
                self._fail("a name in double quotes is missing")
            key = self._scalar(start, _STRING).value
            self._skip()
            if not self.text.startswith(":", self.at):
                self._fail("a colon is missing")
            self._step()
            self._skip()
        return Item(key, start, floor, lined, self._value())

    def _step(self) -> None:
        self.at += 1
        self.floor, self.lined = self.at, False

    def _skip(self) -> None:
        """Over blanks and comments; `floor` follows the comments."""
        while self.at < len(self.text):
            if self.text[self.at] in _BLANK:
                self.at += 1
            elif self.text.startswith("//", self.at):
                ends = [end for mark in "\r\n" if (end := self.text.find(mark, self.at)) >= 0]
                self.at = self.floor = min(ends, default=len(self.text))
                self.lined = True
            elif self.text.startswith("/*", self.at):
                end = self.text.find("*/", self.at + 2)
                if end < 0:
                    self._fail("a comment is not closed")
                self.at = self.floor = end + 2
                self.lined = False
            else:
                return

    def _fail(self, why: str) -> NoReturn:
        line = self.text.count("\n", 0, self.at) + 1
        raise JsoncError(f"line {line}: {why}")
