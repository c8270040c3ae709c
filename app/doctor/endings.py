"""How a run ended, as its own log tells it."""

from __future__ import annotations

import re

from app.doctor.exitcodes import NONE, ExitStatus, decode

_BY_SIGNAL = re.compile(r"code=(?:dumped|killed), status=(\d+)/[A-Z]+")  # systemd
_EXITS = (
    re.compile(r"exit(?:ed with)? (?:code|status)[ :=]*(-?\d{2,20}|0x[0-9a-f]+|[1-9]\b|-\d+)", re.IGNORECASE),
    re.compile(r"Exception Code: (0x[0-9A-F]{8})", re.IGNORECASE),
    re.compile(r"\((18446744\d{12})\)"),
    re.compile(r"(?:<Signals\.|\()(SIG[A-Z]{3,4})\b"),
)
# A status without a word about it; other numbers happen to look like one, so it counts only when it has a name.
_BARE = re.compile(r"(?<![\w.])(STATUS_[A-Z_]{4,}[A-Z]|0xC0[0-9A-F]{6}|-10\d{8}|32212\d{5})\b", re.IGNORECASE)
_WORDS = (
    (re.compile(r"exception: access violation", re.IGNORECASE), 0xC0000005),
    (re.compile(r"segmentation fault|\bsegfault at |general protection|EXC_BAD_ACCESS", re.IGNORECASE), -11),
    (
        re.compile(
            r"(?<!CUDA error: an )illegal instruction|trap invalid opcode|EXC_BAD_INSTRUCTION", re.IGNORECASE
        ),
        -4,
    ),
    (re.compile(r"trap divide error", re.IGNORECASE), -8),
    (re.compile(r"bus error", re.IGNORECASE), -7),
    (re.compile(r"signal: killed|^killed$|oom-kill|out of memory: killed", re.IGNORECASE | re.MULTILINE), -9),
    (re.compile(r"^aborted( \(core dumped\))?$|signal: aborted", re.IGNORECASE | re.MULTILINE), -6),
)


def of_the_engine(exit_: ExitStatus, text: str, platform: str) -> ExitStatus:
    """A server that ends with 1 because its engine crashed: the engine's own end says more."""
    inner = from_log(text, platform) if exit_.kind == "plain" and exit_.code else NONE
    return inner if inner.kind in ("ntstatus", "signal") else exit_


def from_log(text: str, platform: str) -> ExitStatus:
    """The end as the log itself tells it; the last one counts."""
    if by_signal := _BY_SIGNAL.findall(text):
        return decode(-int(by_signal[-1]), "linux")
    for pattern in _EXITS:
        if (found := pattern.findall(text)) and (status := _spelled(found[-1], platform)).code:
            return status
    for spelling in reversed(_BARE.findall(text)):
        if (
            status := _spelled(spelling, platform)
        ).name.isupper():  # nameless ones are called by their number
            return status
    for pattern, code in _WORDS:
        if pattern.search(text):
            return decode(code, "linux")
    return NONE


def _spelled(code: str, platform: str) -> ExitStatus:
    return decode(code, "win32" if code.lower().startswith("0x") else platform)
