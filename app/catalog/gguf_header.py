"""The header of a GGUF file: metadata and the list of tensors (ggml docs/gguf.md, versions 2 and 3, little-endian).

The package `gguf` reads it too, but brings numpy along: 40 MB for a program that never touches a weight.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_MOST = 1 << 24  # entries or characters that any real file stays far below

# Of each tensor type: weights in a block, bytes of a block (ggml.c, type_traits).
_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 9: (32, 40), 10: (256, 84),
    11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 15: (256, 292), 16: (256, 66), 17: (256, 74),
    18: (256, 98), 19: (256, 50), 20: (32, 18), 21: (256, 110), 22: (256, 82), 23: (256, 136), 24: (1, 1), 25: (1, 2),
    26: (1, 4), 27: (1, 8), 28: (1, 8), 29: (256, 56), 30: (1, 2), 34: (256, 54), 35: (256, 66), 39: (32, 17),
    40: (64, 36), 41: (128, 18),
}  # fmt: skip

# `general.file_type` (llama.h, enum llama_ftype).
FILE_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M",
    13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS",
    21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S",
    29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4_MOE", 39: "NVFP4",
    40: "Q1_0",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tensor:
    """`end`: where its weights end, in bytes after the header; 0 when its type is newer than this list."""

    name: str
    elements: int
    end: int


@dataclass(frozen=True, slots=True)
class Header:
    """`size`: where the weights begin. Lists of texts (the vocabulary) are passed over and read as empty."""

    fields: dict[str, Any] = field(default_factory=dict)
    tensors: tuple[Tensor, ...] = ()
    size: int = 0

    @property
    def end(self) -> int:
        """The least size in bytes that a whole file has."""
        return self.size + max((tensor.end for tensor in self.tensors), default=0)


def read_header(path: Path) -> Header:
    """Raises ValueError for what is no such header, also when the file ends in it; OSError."""
    with path.open("rb") as file:
        try:
            magic, version, tensors, pairs = _unpack(file, "4sIQQ")
            if magic != b"GGUF" or version not in (2, 3):
                raise ValueError(f"GGUF version {version} is not known")
            fields = {_text(file): _value(file, *_unpack(file, "I")) for _ in range(_sane(pairs))}
            listed = tuple(_tensor(file) for _ in range(_sane(tensors)))
        except (struct.error, RecursionError) as error:
            raise ValueError(f"the header cannot be read: {error}") from error
        alignment = int(fields.get("general.alignment", 32)) or 32
        size = math.ceil(file.tell() / alignment) * alignment
    if len({tensor.name for tensor in listed}) != len(listed):
        raise ValueError("a tensor is listed twice")
    return Header(fields, listed, size)


def _value(file: IO[bytes], kind: int) -> Any:
    if kind == _STRING:
        return _text(file)
    if kind == _ARRAY:
        inner, count = _unpack(file, "IQ")
        if inner in _SCALARS:
            return list(_unpack(file, f"{_sane(count)}{_SCALARS[inner]}"))
        values = [_value(file, inner) for _ in range(_sane(count))]
        return [] if inner == _STRING else values
    if kind not in _SCALARS:
        raise ValueError(f"the value type {kind} is not known")
    return _unpack(file, _SCALARS[kind])[0]


def _tensor(file: IO[bytes]) -> Tensor:
    name = _text(file)
    (dimensions,) = _unpack(file, "I")
    if dimensions > 8:
        raise ValueError(f"{name} has {dimensions} dimensions")
    elements = math.prod(_unpack(file, f"{dimensions}Q"))
    kind, offset = _unpack(file, "IQ")
    block, size = _BLOCKS.get(kind, (1, 0))
    return Tensor(name, elements, offset + elements * size // block if size else 0)


def _text(file: IO[bytes]) -> str:
    (length,) = _unpack(file, "Q")
    text = file.read(_sane(length))
    if len(text) < length:
        raise ValueError("the file ends in the header")
    return text.decode("utf-8")


def _unpack(file: IO[bytes], layout: str) -> tuple[Any, ...]:
    packed = struct.Struct("<" + layout)
    return packed.unpack(file.read(packed.size))


def _sane(count: int) -> int:
    if count > _MOST:
        raise ValueError(f"{count} is more than any header holds")
    return count
