"""What is merged into a document, and how exactly that is taken back."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Any

from app.connect.documents import Document, Unreadable, at

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Put:
    """`value` at `path`. With `new_only` it is written only into a file that had nothing."""

    path: Path
    value: Any
    new_only: bool = False


@dataclass(frozen=True, slots=True)
class Add:
    """`value`, an object, into the list at `path`; the object of the same name (its member `by`) is ours."""

    path: Path
    by: str
    value: dict[str, Any]


Change = Put | Add


@dataclass(frozen=True, slots=True)
class Undo:
    """What one change did: `ours` stands at `path` now; `before` is [what stood there] or []. `made` counts the holders
    on the way that were made for it. With `by` it is the object of that name in the list at `path`."""

    path: Path
    ours: Any
    before: list[Any]
    made: int
    by: str = ""

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "path": list(self.path)}

    @classmethod
    def from_dict(cls, value: dict[str, Any]) -> Undo:
        return cls(**{**value, "path": tuple(value["path"])})


def apply(document: Document, changes: Iterable[Change]) -> tuple[Undo, ...]:
    """Merge the changes into the document. Raises Unreadable when it has another shape than they need."""
    empty = not document.plain()
    done = []
    for change in changes:
        if isinstance(change, Put) and change.new_only and not empty:
            continue
        whole = document.plain()
        made = _missing(whole, change.path if isinstance(change, Put) else (*change.path, 0))
        if isinstance(change, Put):
            there, value = at(whole, change.path)
            done.append(Undo(change.path, change.value, [value] if there else [], made))
            document.put(change.path, deepcopy(change.value))
            continue
        index = _index(whole, change.path, change.by, change.value[change.by])
        if index is None:
            done.append(Undo(change.path, change.value, [], made, change.by))
            document.append(change.path, deepcopy(change.value))
        else:
            _, value = at(whole, (*change.path, index))
            done.append(Undo(change.path, change.value, [value], made, change.by))
            document.put((*change.path, index), deepcopy(change.value))
    for undo in done:  # a file is written only when it says what it should
        if not stands(document.plain(), undo):
            raise Unreadable(f"{'.'.join(map(str, undo.path))} cannot be set")
    return tuple(done)


def revert(document: Document, undos: Iterable[Undo]) -> tuple[str, ...]:
    """Take the changes back. A single value that is another one by now is the user's, and stays: its path is returned.

    Objects and lists under our name go as a whole.
    """
    kept = []
    for undo in reversed(tuple(undos)):
        path = undo.path
        if undo.by:
            index = _index(document.plain(), path, undo.by, undo.ours[undo.by])
            if index is None:
                continue
            path = (*path, index)
        there, value = at(document.plain(), path)
        if not there:
            continue
        if value != undo.ours and not isinstance(undo.ours, dict | list):
            kept.append(".".join(map(str, path)))
            continue
        if undo.before:
            document.put(path, undo.before[0])
        else:
            document.remove(path)
            _prune(document, undo)
    return tuple(kept)


def stands(whole: Any, undo: Undo) -> bool:
    """Whether exactly what the change wrote is there."""
    there, value = _written(whole, undo)
    return there and bool(value == undo.ours)


def serves(whole: Any, undo: Undo) -> bool:
    """Whether what the change wrote is still there; a block under our name may have been added to."""
    there, value = _written(whole, undo)
    return there and (value == undo.ours or isinstance(undo.ours, dict | list))


def _written(whole: Any, undo: Undo) -> tuple[bool, Any]:
    path = undo.path
    if undo.by:
        index = _index(whole, path, undo.by, undo.ours[undo.by])
        if index is None:
            return False, None
        path = (*path, index)
    return at(whole, path)


def _index(whole: Any, path: Path, by: str, name: str) -> int | None:
    _, items = at(whole, path)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if isinstance(item, dict) and item.get(by) == name:
            return index
    return None


def _missing(whole: Any, path: Path) -> int:
    """How many holders on the way to `path` are not there yet, the root not counted."""
    return sum(1 for depth in range(1, len(path)) if not at(whole, path[:depth])[0])


def _prune(document: Document, undo: Undo) -> None:
    """Remove the holders that were made for a change, once they are empty."""
    path = undo.path if undo.by else undo.path[:-1]
    for _ in range(undo.made):
        there, value = at(document.plain(), path)
        if not path or not there or value:
            return
        document.remove(path)
        path = path[:-1]
