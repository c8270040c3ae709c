"""The beginning of a GGUF file, read as a stream: metadata and tensor table, without the weights and the vocabulary.

The format is that of ggml's docs/gguf.md. Every count and length is checked before anything is kept or asked for, so a
file of a stranger cannot make the program take memory or fetch without end.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

Read = Callable[[int, int], bytes]
Value = int | float | bool | str | tuple[int | float | bool, ...]

# What is asked for, one request each: most headers end within the first two, 8 MB together.
_STEPS = (4 << 20, 8_000_000 - (4 << 20), 8 << 20, 8 << 20, 8 << 20, 16 << 20, 16 << 20)
_MOST_ENTRIES = 1 << 16
_LONGEST_KEY = 1 << 16
_LONGEST_TEXT = 2 << 20
_LONGEST_NAME = 1 << 10
_LONGEST_ARRAY = 1 << 12  # kept ones are by layer; longer ones are vocabularies
_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_WIDTHS = {kind: struct.calcsize("<" + code) for kind, code in _SCALARS.items()}


class NotGguf(ValueError):
    """The file does not begin as GGUF files do; `beginning` is what stands there."""

    def __init__(self, beginning: bytes) -> None:
        super().__init__("no GGUF magic")
        self.beginning = beginning


class DamagedGguf(ValueError):
    """The header ends too early, or says what cannot be."""


@dataclass(frozen=True, slots=True)
class Tensor:
    """One row of the tensor table: `kind` is ggml's type number, `offset` bytes from the start of the weights."""

    name: str
    elements: int
    kind: int
    offset: int


@dataclass(frozen=True, slots=True)
class Contents:
    """What a header says. `data_offset`: where the weights begin, bytes. `present`: keys whose value was not kept."""

    version: int
    metadata: dict[str, Value]
    present: frozenset[str]
    tensors: tuple[Tensor, ...]
    data_offset: int


def contents(read: Read) -> Contents:
    """Read a header from `read(offset, length)`, which gives fewer bytes only at the end of the file.

    Raises NotGguf, DamagedGguf, and what `read` raises.
    """
    cursor = _Cursor(read)
    magic = cursor.take(4, short=True)
    if magic != b"GGUF":
        raise NotGguf(magic)
    version = int(cursor.number("I"))
    if version not in (2, 3):
        raise DamagedGguf(f"version {version} is not known")
    tensor_count, entry_count = int(cursor.number("Q")), int(cursor.number("Q"))
    if tensor_count > _MOST_ENTRIES or entry_count > _MOST_ENTRIES:
        raise DamagedGguf(f"{tensor_count} tensors and {entry_count} entries are more than any model has")
    metadata: dict[str, Value] = {}
    present = set()
    for _ in range(entry_count):
        key = cursor.text(_LONGEST_KEY)
        value = _value(cursor, int(cursor.number("I")))
        if value is None:
            present.add(key)
        else:
            metadata[key] = value
    tensors = tuple(_tensor(cursor) for _ in range(tensor_count))
    alignment = metadata.get("general.alignment", 32)
    if not isinstance(alignment, int) or not 1 <= alignment <= 1 << 20:
        raise DamagedGguf(f"an alignment of {alignment}")
    return Contents(
        version, metadata, frozenset(present), tensors, -(-cursor.position // alignment) * alignment
    )


def _value(cursor: _Cursor, kind: int) -> Value | None:
    """A value worth keeping; None for arrays of texts and long ones, which are passed over."""
    if kind in _SCALARS:
        return cursor.number(_SCALARS[kind])
    if kind == _STRING:
        return cursor.text(_LONGEST_TEXT)
    if kind != _ARRAY:
        raise DamagedGguf(f"a value of the unknown kind {kind}")
    of, count = int(cursor.number("I")), int(cursor.number("Q"))
    if of == _STRING:
        cursor.skip_texts(count)
        return None
    if of not in _SCALARS:
        raise DamagedGguf(f"an array of the kind {of}")
    if count > _LONGEST_ARRAY:
        cursor.skip(count * _WIDTHS[of])
        return None
    return struct.unpack(f"<{count}{_SCALARS[of]}", cursor.take(count * _WIDTHS[of]))


def _tensor(cursor: _Cursor) -> Tensor:
    name = cursor.text(_LONGEST_NAME)
    dimensions = int(cursor.number("I"))
    if not 0 <= dimensions <= 8:
        raise DamagedGguf(f"{name} has {dimensions} dimensions")
    elements = 1
    for _ in range(dimensions):
        elements *= int(cursor.number("Q"))
    if elements > 1 << 50:
        raise DamagedGguf(f"{name} has {elements} elements")
    return Tensor(name, elements, int(cursor.number("I")), int(cursor.number("Q")))


class _Cursor:
    """A place in the file; what lies before it is forgotten, what lies behind is fetched in a few large steps."""

    def __init__(self, read: Read) -> None:
        self._read = read
        self._data = b""
        self._at = 0  # in `_data`
        self._fetched = 0  # bytes of the file that were asked for
        self._steps = iter(_STEPS)

    @property
    def position(self) -> int:
        return self._fetched - len(self._data) + self._at

    def number(self, code: str) -> int | float | bool:
        size = struct.calcsize("<" + code)
        value: int | float | bool = struct.unpack("<" + code, self.take(size))[0]
        return value

    def text(self, longest: int) -> str:
        length = int(self.number("Q"))
        if length > longest:
            raise DamagedGguf(f"a text of {length} bytes where {longest} are the most")
        return self.take(length).decode("utf-8", "replace")

    def take(self, length: int, *, short: bool = False) -> bytes:
        while len(self._data) - self._at < length:
            if not self._more():
                if short:
                    break
                raise DamagedGguf("the file ends within its header")
        self._at += length
        return self._data[self._at - length : self._at]

    def skip(self, length: int) -> None:
        while len(self._data) - self._at < length:
            length -= len(self._data) - self._at
            self._at = len(self._data)
            if not self._more():
                raise DamagedGguf("the file ends within its header")
        self._at += length

    def skip_texts(self, count: int) -> None:
        unpack = struct.Struct("<Q").unpack_from
        for _ in range(count):
            if len(self._data) - self._at < 8:
                self.skip(int(self.number("Q")))
                continue
            (length,) = unpack(self._data, self._at)
            self._at += 8
            if length <= len(self._data) - self._at:
                self._at += length
            else:
                self.skip(length)

    def _more(self) -> bool:
        """Fetch the next step; False at the end of the file. Raises DamagedGguf when the header has no end."""
        step = next(self._steps, 0)
        if not step:
            raise DamagedGguf(f"the header is longer than {self._fetched >> 20} MiB")
        block = self._read(self._fetched, step)
        self._data = self._data[self._at :] + block
        self._at = 0
        self._fetched += len(block)
        return bool(block)
