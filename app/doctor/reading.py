"""From the bytes of a log to its clean lines: bounded memory, no colors, no wrapper before the engine's own words."""

from __future__ import annotations

import codecs
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_CHUNK = 4 << 20
_EDGE = 256 << 10  # bytes at both ends that are read line by line
_MOST_LINES = 6000
_FIRST_LINES = 1500  # of those, from the beginning
_AFTER_BLOCK = 48  # lines that follow a crash mark and belong to it

# In the middle of a long log only lines with one of these are read; each costs a pass over the bytes.
_FAR_MARKS = (b"xception", b"rror", b"stop processing")
_MARKS = (*_FAR_MARKS, b"ERR", b"ailed", b"emory", b"[strata]", b"unspecified", b"segfault", b"EXC_")
_NEAR = 12 << 20  # bytes at both ends that are searched for all marks
_SAME = 12  # lines that differ in their numbers only count so often


@dataclass(frozen=True, slots=True)
class Log:
    """The lines of a log that may say something, in order; `tail` are its last lines, whatever they say."""

    lines: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()
    size: int = 0

    foreign: bool = False  # no log at all: a picture, a program, a file of settings

    @property
    def telling(self) -> tuple[str, ...]:
        """What is read: of lines that differ in their numbers only, the first few and all of the end."""
        seen: Counter[str] = Counter()
        kept = []
        for line in self.lines[: -len(self.tail) or None]:
            shape = _DIGITS.sub("0", line)
            seen[shape] += 1
            if seen[shape] <= _SAME:
                kept.append(line)
        return (*kept, *self.lines[-len(self.tail) :]) if self.tail else tuple(kept)


def read_log(path: Path | None) -> Log:
    """Never raises: a log that cannot be read is an empty one. Memory stays bounded for logs of any size."""
    if path is None:
        return Log()
    try:
        size = path.stat().st_size
        if _foreign(path, size):
            return Log(size=size, foreign=True)
        kept: list[str] = []
        recent: list[str] = []
        block = 0
        for line, near_edge in _lines(path, size):
            recent.append(line)
            if len(recent) > 400:
                del recent[:200]
            marked = _marked(line)
            block = _AFTER_BLOCK if _BLOCK.search(line) else max(0, block - 1)
            if marked or near_edge or block:
                kept.append(line)
                if len(kept) > 2 * _MOST_LINES:
                    del kept[_FIRST_LINES : _FIRST_LINES + _MOST_LINES]
        if len(kept) > _MOST_LINES:
            kept = kept[:_FIRST_LINES] + kept[_FIRST_LINES - _MOST_LINES :]
        return Log(tuple(kept), tuple(recent[-60:]), size)
    except OSError:
        return Log()


_MAGIC = (
    b"\x89PNG",
    b"GGUF",
    b"MZ",
    b"\x7fELF",
    b"PK\x03\x04",
    b"\xff\xd8\xff",
    b"GIF8",
    b"%PDF",
    b"\x1f\x8b",
    b"SQLite",
)
_CONTROLS = bytes(
    set(range(1, 32)) - set(b"\t\n\r\f\b\x1b")
)  # no NUL: logs that were cut while open begin with them
_TROUBLE = re.compile(rb"error|fail|exception|abort|fatal|crash", re.IGNORECASE)
_SETTINGS = 1 << 20  # bytes; no file of settings is larger


def _foreign(path: Path, size: int) -> bool:
    """Whether the file is no log: its first bytes name another kind, or it is data that tells of no trouble."""
    with open(path, "rb") as file:
        head = file.read(4096)
        if head.startswith(_MAGIC):
            return head[:2] != b"MZ" or b"\0" in head[:64]
        controls = len(head) - len(head.translate(None, _CONTROLS))
        if len(head) > 256 and not _wide(head) and controls > len(head) // 20:
            return True
        if head[:1] not in b"{[" or size > _SETTINGS or _TROUBLE.search(head):
            return False
        rest = head + file.read()
    if _TROUBLE.search(rest):
        return False
    try:
        return isinstance(json.loads(rest), dict | list) and size > 0
    except (ValueError, RecursionError):
        return False


_BLOCK = re.compile(
    r"Exception Code: 0x|Traceback \(most recent|^#0 |Backtrace|received signal|CUDA error|ROCm error"
)
_TEXT_MARKS = re.compile(
    r"rror|ERR|xception|atal|ailed|bort|SIG|egmentation|raceback|emory|illed|exit code|SSERT|terminate|loading model|"
    r"model loaded|listening on|\[strata\]|launch_slot|stop processing|READY|session is up|DONE |unspecified|not found|"
    r"segfault|EXC_|STATUS_|odul|oom"
)


def _marked(line: str) -> bool:
    return _TEXT_MARKS.search(line) is not None


def _lines(path: Path, size: int) -> Iterator[tuple[str, bool]]:
    """(line, whether it lies near the beginning or the end). Long stretches without a mark are skipped as bytes."""
    with open(path, "rb") as file:
        head = file.read(4)
        file.seek(0)
        wide = _wide(head)
        decoder = codecs.getincrementaldecoder(wide)("replace") if wide else None
        rest = b""
        position = 0
        while chunk := file.read(_CHUNK):
            position += len(chunk)
            data = decoder.decode(chunk).encode("utf-8") if decoder is not None else chunk
            data = rest + data
            cut = data.rfind(b"\n") + 1
            data, rest = data[:cut], data[cut:]
            if len(rest) > _CHUNK:
                data, rest = data + rest, b""
            marks = _MARKS if min(position, size - position) < _NEAR else _FAR_MARKS
            yield from _chunk_lines(data, marks, first=position <= len(chunk), last=position >= size)
        if rest:
            yield from _chunk_lines(rest, _MARKS, first=False, last=True)


def _chunk_lines(
    data: bytes, marks: tuple[bytes, ...], *, first: bool, last: bool
) -> Iterator[tuple[str, bool]]:
    """The beginning and the end of a log line by line, what lies between only around its marks."""
    begin = data.rfind(b"\n", 0, _EDGE) + 1 if first and len(data) > _EDGE else (len(data) if first else 0)
    end = (
        data.find(b"\n", len(data) - _EDGE) + 1
        if last and len(data) - begin > _EDGE
        else (begin if last else len(data))
    )
    for raw in data[:begin].splitlines():
        yield _plain(raw), True
    for start, stop in _marked_stretches(data[begin:end], marks):
        for raw in data[begin + start : begin + stop].splitlines():
            yield _plain(raw), False
    for raw in data[end:].splitlines():
        yield _plain(raw), True


def _marked_stretches(data: bytes, marks: tuple[bytes, ...]) -> list[tuple[int, int]]:
    """Stretches of whole lines around each mark, joined where they meet; at most some thousand a chunk."""
    hits: list[int] = []
    for mark in marks:
        at = data.find(mark)
        count = 0
        while at >= 0 and count < 300:
            hits.append(at)
            count += 1
            line_end = data.find(b"\n", at)
            at = data.find(mark, line_end) if line_end >= 0 else -1
    stretches: list[tuple[int, int]] = []
    for at in sorted(hits):
        begin = data.rfind(b"\n", 0, at) + 1
        end = begin
        for _ in range(
            _AFTER_BLOCK
            if data.startswith(b"Exception Code", at - 0) or b"xception" in data[at : at + 9]
            else 1
        ):
            following = data.find(b"\n", end)
            end = following + 1 if following >= 0 else len(data)
        if stretches and begin <= stretches[-1][1]:
            stretches[-1] = (stretches[-1][0], max(stretches[-1][1], end))
        else:
            stretches.append((begin, end))
    return stretches


_LONGEST = 4000  # bytes of a line
_DIGITS = re.compile(r"\d+")
_NOISE = re.compile("\x1b\\[[0-9;?]*[A-Za-z]|\x00|\ufeff")
_PREFIX = re.compile(  # journald, docker compose, a time of day as `docker logs -t` or a supervisor writes it
    r"^(?:[A-Za-z]{3} [ \d]\d \d\d:\d\d:\d\d [^\s:]+ [\w.@/-]+(?:\[\d+\])?: "
    r"|[\w.-]+[-_]\d+ +\| |[\w.-]+ +\| (?=\S)"
    r"|\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]? (?:stdout [FP] |stderr [FP] )?"
    r"|\d{8} \d\d:\d\d:\d\d\.\d{6} UTC \d+ (?:ERROR|WARN|INFO|DEBUG) "  # Cortex
    r"|\[(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [^\]]{15,22}\] "  # dmesg -T
    r"|\[(?:Info|Error|Warning)\] \((?:Process|WrappedServer)\) "  # Lemonade
    r"|\[\d{2,6}\] (?=\S)){1,3}"  # a router before the lines of the process that it started
)


def _plain(raw: bytes) -> str:
    """One line without colours and without what a journal or container puts before it."""
    if len(raw) > _LONGEST:  # no engine writes such lines; patterns would search them for minutes
        raw = raw[: _LONGEST // 2] + raw[-_LONGEST // 2 :]
    line = raw.decode("utf-8", "replace")
    if "\x1b" in line or "\0" in line or "\ufeff" in line:
        line = _NOISE.sub("", line)
    return _PREFIX.sub("", line, count=1)


def _wide(head: bytes) -> str:
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if len(head) >= 4 and head[1] == 0 and head[3] == 0:
        return "utf-16-le"
    return ""
