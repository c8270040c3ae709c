"""Wine 8 has no bcryptprimitives.dll, which every Windows since 10 has and every Rust program calls.

A test's Wine gets one: a library without code whose only function, `ProcessPrng`, is a forwarder to the same random
numbers under their older name, ADVAPI32's `SystemFunction036` (Microsoft, "PE Format", "Export Address Table").
"""

from __future__ import annotations

import struct
from pathlib import Path

_BASE, _SECTION, _FILE_ALIGNMENT = 0x180000000, 0x1000, 0x200


def fill(system32: Path) -> None:
    (system32 / "bcryptprimitives.dll").write_bytes(
        forwarding("bcryptprimitives.dll", "ProcessPrng", "ADVAPI32.SystemFunction036")
    )


def forwarding(library: str, function: str, target: str) -> bytes:
    """A 64-bit DLL whose one export forwards to `target` ("LIBRARY.Function")."""
    exports = _exports(library, function, target)
    dos = b"MZ" + bytes(58) + struct.pack("<I", 64)
    characteristics = 0x2022  # executable, large addresses, DLL
    file_header = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, characteristics)
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, 0, _FILE_ALIGNMENT, 0, 0, _SECTION)
    optional += struct.pack("<QII", _BASE, _SECTION, _FILE_ALIGNMENT)
    optional += struct.pack("<HHHHHHIIIIHH", 6, 0, 0, 0, 6, 0, 0, 2 * _SECTION, _FILE_ALIGNMENT, 0, 2, 0x140)
    optional += struct.pack("<QQQQII", 0x100000, 0x1000, 0x100000, 0x1000, 0, 16)
    optional += struct.pack("<II", _SECTION, len(exports)) + bytes(8 * 15)
    section = b".edata\0\0" + struct.pack("<IIII", len(exports), _SECTION, _FILE_ALIGNMENT, _FILE_ALIGNMENT)
    section += struct.pack("<IIHHI", 0, 0, 0, 0, 0x40000040)  # initialised data, readable
    header = dos + file_header + optional + section
    return header.ljust(_FILE_ALIGNMENT, b"\0") + exports.ljust(_FILE_ALIGNMENT, b"\0")


def _exports(library: str, function: str, target: str) -> bytes:
    addresses, names, ordinals, strings = 40, 44, 48, 50
    texts = [text.encode() + b"\0" for text in (library, function, target)]
    places = [_SECTION + strings + sum(map(len, texts[:number])) for number in range(3)]
    directory = struct.pack(
        "<IIHHIIIIIII",
        0,
        0,
        0,
        0,
        places[0],
        1,
        1,
        1,
        *(_SECTION + at for at in (addresses, names, ordinals)),
    )
    return directory + struct.pack("<IIH", places[2], places[1], 0) + b"".join(texts)
