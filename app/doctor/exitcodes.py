"""Exit codes under their names, in every spelling that products print: signed, unsigned, hex, 64-bit, digits lost.

Sources of names: resources/exitcodes.toml. A 64-bit sign-extended status that went through a JavaScript number is only
known to a multiple of 2048; it is decoded when one usual status lies in that range, and said to be uncertain else.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.core.i18n import tr
from app.system.resources import resource

_MASK32 = 0xFFFFFFFF
_DOUBLE_STEP = 2048  # of a double near 2**64
_LONGEST, _MOST = 64, 1 << 65  # of a spelling; what is longer or larger is no exit code
_USUAL = (0xC0000005, 0xC0000409, 0xC00000FD, 0xC0000135, 0xC000001D, 0xC0000139, 0xFFFF7003)


@dataclass(frozen=True, slots=True)
class ExitStatus:
    """`code` is the number in its usual form (NTSTATUS unsigned, signals negative); `certain` False = digits were lost.

    `kind` is "ntstatus", "signal", "plain" or "none"; `benign`: an end that somebody wanted.
    """

    code: int | None
    name: str
    sentence: str
    certain: bool = True
    kind: str = "plain"
    benign: bool = False

    @property
    def hex(self) -> str:
        return f"0x{self.code:08X}" if self.kind == "ntstatus" and self.code is not None else ""


NONE = ExitStatus(None, "", "", kind="none")


@cache
def _table() -> dict[tuple[str, int], dict[str, Any]]:
    with open(resource("exitcodes.toml"), "rb") as file:
        data = tomllib.load(file)
    return {(kind, item["code"]): item for kind, items in data.items() for item in items}


def decode(code: int | str | None, platform: str = "linux") -> ExitStatus:
    """What an exit code means on `platform` ("win32", "linux", "darwin"). Text may be any spelling; "" = none."""
    number, lost = _number(code)
    if number is None:
        return NONE
    if lost:
        return _with_lost_digits(number)
    if number < 0 and number >= -64 and platform != "win32":
        return _signal(-number)
    if number > 0xFFFFFFFF:  # 64-bit, sign-extended
        return _ntstatus(number & _MASK32) if number >> 32 == _MASK32 else _unknown(number)
    if number < 0 or number >= 0x40000000:
        return _ntstatus(number & _MASK32)
    if platform != "win32":
        if ("signal", number - 128) in _table() and 128 < number < 192:
            return _signal(number - 128)
        if ("plain", number) in _table():
            return _entry("plain", number)
    if number == 0:
        return ExitStatus(0, tr("ended normally"), tr("The program ended by itself and reported no error."))
    return _unknown(number)


def _number(code: int | str | None) -> tuple[int | None, bool]:
    """(the number, whether digits were lost on the way)."""
    if code is None:
        return None, False
    if isinstance(code, str):
        if len(code) > _LONGEST:
            return None, False
        text = code.strip().replace(",", "").replace("_", "").rstrip("?")
        if bare := re.fullmatch(r"([CE][0-9A-F]{7}|0X[0-9A-F]+)H?", text.upper()):  # as debuggers write it
            text = "0x" + bare[1].removeprefix("0X")
        match = re.fullmatch(r"([+-]?)(0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE]\+?\d+)?)", text)
        if match is None:
            return _by_name(code.strip().upper()), False
        digits = match[2]
        if digits[:2].lower() == "0x":
            magnitude = int(digits, 16)
        else:
            magnitude = int(min(float(digits), float(_MOST))) if re.search(r"[.eE]", digits) else int(digits)
        number = -magnitude if match[1] == "-" else magnitude
    else:
        number = code
    if abs(number) >= _MOST:
        return None, False
    # A double cannot hold 64-bit statuses: such a number ends in zeros that were never there.
    lost = number > (1 << 63) and (number % 1000 == 0 or float(number) == number)
    return number, lost


def _by_name(name: str) -> int | None:
    for (kind, number), item in _table().items():
        if item["name"] == name:
            return -number if kind == "signal" else number
    return None


def _with_lost_digits(number: int) -> ExitStatus:
    """Usual statuses in the range that the rounded number can stand for (three lost decimal digits, then doubles)."""
    center = int(float(number)) - (1 << 64) & _MASK32
    low, high = center - _DOUBLE_STEP // 2, center + _DOUBLE_STEP // 2
    inside = [status for status in _USUAL if low < status < high]
    if inside == [0xC0000409]:
        return _ntstatus(0xC0000409)  # nothing else that happens lies in its range
    guess = inside[0] if inside else center
    found = _ntstatus(guess)
    sentence = tr(
        "The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.",
        name=found.name,
    )
    return ExitStatus(found.code, found.name + "?", sentence, False, "ntstatus")


def _signal(number: int) -> ExitStatus:
    if ("signal", number) in _table():
        return _entry("signal", number)
    return ExitStatus(-number, f"signal {number}", tr("It was ended by signal {n}.", n=number), kind="signal")


def _ntstatus(number: int) -> ExitStatus:
    if ("ntstatus", number) in _table():
        return _entry("ntstatus", number)
    return ExitStatus(
        number,
        f"0x{number:08X}",
        tr("Windows ended it with the status {code}.", code=f"0x{number:08X}"),
        kind="ntstatus",
    )


def _entry(kind: str, number: int) -> ExitStatus:
    item = _table()[kind, number]
    code = -number if kind == "signal" else number
    return ExitStatus(code, item["name"], tr(item["sentence"]), True, kind, bool(item.get("benign")))


def _unknown(number: int) -> ExitStatus:
    return ExitStatus(
        number, tr("exit code {n}", n=number), tr("The program ended with the code {n}.", n=number)
    )
