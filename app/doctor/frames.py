"""Call stacks out of logs: Windows crash handlers, gdb, glibc backtraces, Python tracebacks, CUDA/HIP error places."""

from __future__ import annotations

import re

from app.doctor.evidence import Block, Frame

_NEAR = 3  # lines: the Event Log names the module before the code
_FAR = 0x4000  # beyond it the nearest exported name is a guess (REMEDIES: "far offsets mean somewhere in this module")
_WINDOWS = re.compile(
    r"^\s*(?:0x)?[0-9A-Fa-f`]{8,17}, (?P<path>.+?)\(0x[0-9A-Fa-f]+\) \+ 0x[0-9A-Fa-f]+"
    r"(?:, (?P<symbol>[^,]+?)\(\) \+ (?P<offset>0x[0-9A-Fa-f]+))?"
)
_GDB = re.compile(
    r"^#\d+\s+(?:0x[0-9a-fA-F]+ in )?(?P<symbol>[^\s(]+(?:<[^()]*>)?) ?\(.*?\)"
    r"(?: (?:from|at) (?P<path>\S+?)(?::\d+)?)?\s*$"
)
_GLIBC = re.compile(
    r"^(?P<path>\S+?)\((?P<symbol>[^()+]*)(?:\+(?P<offset>0x[0-9a-f]+))?\) ?\[0x[0-9a-fA-F]+\]"
)
_PYTHON = re.compile(r'^\s*File "(?P<path>[^"]+)", line \d+,? in (?P<symbol>\S+)')
_SANITIZER = re.compile(
    r"^\s*#\d+ 0x[0-9a-f]+ in (?P<symbol>[^\s(]+)(?:\(.*?\))?(?: \(?(?P<path>[^\s:+)]+)\S*)?\s*$"
)
_APPLE = re.compile(
    r"^\d+\s+(?P<path>\S.*?)\s+0x[0-9a-f]{6,} (?P<symbol>.+?) \+ (?P<offset>\d+)(?: \(.*\))?$"
)
# Windows Event Log in any language ("Faulting module name: x.dll, version: 1.2"), and the kernel's line of Linux.
_EVENT = re.compile(
    r"(?i)^[^:\n]{0,40}(?:mod[uú]|モジュール|模块|模組|모듈|модул)[^:\n]*[:：] ?(?P<path>[^\s,:]+\.(?:dll|exe|sys)),"
)
_KERNEL = re.compile(r"\bip[ :][0-9a-f]+ .*\bin (?P<path>[\w.+-]+)\[[0-9a-f]+\+")
_IN_FUNCTION = re.compile(r"in function (?P<symbol>[\w:~<>]+) at (?P<path>.+?):\d+\s*$")
_CODE = re.compile(
    r"(?:Exception Code: |^[^:\n]{3,40}[:：] ?(?=0x[CcEe8]))(?P<code>0x[0-9A-Fa-f]{8})\b", re.IGNORECASE
)
_SIGNAL = re.compile(
    r"(?:received signal|Fatal signal|caught signal|Uncaught) (?:\d+ )?\(?(?P<code>SIG[A-Z]+)", re.IGNORECASE
)


def parse_frame(line: str) -> Frame | None:
    """One line of a stack, None for any other line."""
    for pattern in (_WINDOWS, _GDB, _GLIBC, _PYTHON, _SANITIZER, _APPLE, _EVENT, _KERNEL, _IN_FUNCTION):
        match = pattern.search(line)
        if match is None:
            continue
        found = match.groupdict()
        symbol, offset = (found.get("symbol") or "").strip(), found.get("offset") or ""
        if offset and int(offset, 16) > _FAR and pattern is _WINDOWS:
            symbol, offset = "", ""
        return Frame(_module(found.get("path") or ""), symbol, offset)
    return None


def blocks(lines: tuple[str, ...]) -> list[Block]:
    """Every crash of a log with its stack, in order."""
    found: list[Block] = []
    code, begun = "", 0
    frames: list[Frame] = []
    for number, line in enumerate(lines):
        match = _CODE.search(line) or _SIGNAL.search(line)
        if match is not None:
            if code or (frames and number - begun > _NEAR):
                found.append(Block(code, tuple(frames), begun))
                frames = []
            code, begun = _normal(match["code"]), number
            continue
        frame = parse_frame(line)
        if frame is None:
            continue
        if not code and (not frames or number > begun + 60):
            if frames:
                found.append(Block("", tuple(frames), begun))
            frames, begun = [], number
        if len(frames) < 64:
            frames.append(frame)
    if code or frames:
        found.append(Block(code, tuple(frames), begun))
    return found


def _normal(code: str) -> str:
    return "0x" + code[2:].upper() if code[:2].lower() == "0x" else code.upper()


def _module(path: str) -> str:
    return re.split(r"[\\/]", path.strip())[-1]
