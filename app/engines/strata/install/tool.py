"""Running one of Strata's own tools: its output is read line by line for progress, and it ends with us."""

from __future__ import annotations

import collections
import os
import re
import subprocess
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.events import Cancel, Progress, Sink
from app.core.i18n import tr
from app.engines.environment import clean_environment
from app.system.processes import end_tree, marked

_PERCENT = re.compile(r"(?P<item>.*?)\s*\(?(?P<percent>\d{1,3}(?:\.\d+)?)\s?%\)?\s*$")
_KEPT = 40  # lines of output for the error's details
_LOOK = 0.2  # seconds between looks at the cancel token
_GRACE = 5.0
_NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)


def run_tool(
    argv: Sequence[str | Path],
    *,
    cwd: Path,
    step: str,
    what: str,
    sink: Sink,
    cancel: Cancel,
    env: dict[str, str] | None = None,
    on_line: Callable[[str], None] | None = None,
) -> list[str]:
    """Run to the end; its last lines. Lines that end with a percentage become `Progress` of `step`.

    Raises UserFacingError "tool-failed" when it exits with another code than 0, or cannot be started; Cancelled after
    its whole process tree has ended.
    """
    environment = marked({**clean_environment(), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", **(env or {})})
    command = [str(part) for part in argv]
    try:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=os.name == "posix",
            creationflags=_NO_WINDOW,
        )
    except OSError as error:
        raise _failed(what, str(error), [f"{command[0]}: {error}"]) from error
    lines: collections.deque[str] = collections.deque(maxlen=_KEPT)
    reader = threading.Thread(target=_read, args=(process, lines, step, sink, on_line), daemon=True)
    reader.start()
    try:
        while process.poll() is None:
            cancel.check()
            reader.join(_LOOK)
    finally:
        if process.poll() is None:
            end_tree(process.pid, grace=_GRACE)
            process.wait(_GRACE)
        reader.join(_GRACE)
        assert process.stdout is not None
        process.stdout.close()
    if process.returncode:
        raise _failed(what, tr("it ended with exit code {code}", code=process.returncode), list(lines))
    return list(lines)


def percent(line: str) -> tuple[str, float] | None:
    """("tensor", 42.0) of a line such as `tensor 42%` or `file: 1.2 / 3.4 GB (35%)`, None for others."""
    match = _PERCENT.fullmatch(line.strip())
    if match is None or float(match["percent"]) > 100:
        return None
    return match["item"].partition(":")[0].strip(), float(match["percent"])


def _read(
    process: subprocess.Popen[bytes],
    lines: collections.deque[str],
    step: str,
    sink: Sink,
    on_line: Callable[[str], None] | None,
) -> None:
    """Split at CR and LF alike: progress lines rewrite themselves with a CR."""
    assert process.stdout is not None
    furthest = -1.0
    rest = b""
    while data := process.stdout.read1(1 << 16):  # type: ignore[attr-defined]
        *whole, rest = re.split(rb"[\r\n]", rest + data)
        for raw in whole:
            line = raw.decode("utf-8", "replace").rstrip()
            if not line:
                continue
            lines.append(line)
            if on_line is not None:
                on_line(line)
            found = percent(line)
            if found is not None and on_line is None and found[1] > furthest:
                furthest = found[1]
                sink(Progress(step, round(furthest), 100, unit="%", item=found[0]))
    if rest:
        lines.append(rest.decode("utf-8", "replace"))


def _failed(what: str, why: str, lines: list[str]) -> UserFacingError:
    last = next((line for line in reversed(lines) if line.strip()), "")
    return UserFacingError(
        tr("A step of the installation failed"),
        tr("{what}: {why}. Its last line was: {last}", what=what, why=why, last=last or tr("(nothing)")),
        tr(
            "Run set-up again; it goes on where it stopped. If it fails again, send the details with a report."
        ),
        "\n".join(lines),
        code="tool-failed",
    )
