"""All printing of the command line: data on stdout (text or one JSON object), everything else on stderr."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Event, Message, Progress, StepChanged, StepState
from app.core.i18n import tr
from app.core.units import download, duration

_MARKS = {
    StepState.RUNNING: "..",
    StepState.DONE: "ok",
    StepState.SKIPPED: "ok",
    StepState.FAILED: "!!",
    StepState.WAITING: "  ",
}
_EVERY = 0.2  # seconds between redraws of the progress line
_EVERY_PLAIN = 10.0  # the same where stderr is no terminal


class Console:
    """One per process. With `as_json` stdout carries exactly one JSON object and nothing else."""

    def __init__(self, *, as_json: bool = False) -> None:
        self.as_json = as_json
        self._terminal = sys.stderr.isatty()
        self._drawn = 0
        self._next = 0.0
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # a Windows console in a legacy code page must not end us
                stream.reconfigure(errors="replace")

    def data(self, value: Any, text: str) -> None:
        """The command's result: `value` for programs, `text` for people."""
        if self.as_json:
            print(json.dumps(value, ensure_ascii=False, indent=2, default=str), flush=True)
        elif text:
            print(text, flush=True)

    def note(self, text: str) -> None:
        """A sentence on stderr."""
        self._wipe()
        print(text, file=sys.stderr, flush=True)

    def error(self, error: UserFacingError) -> None:
        """A fault with its way out; with --json also as an object on stdout."""
        self._wipe()
        print(f"{error.title}\n  {error.what_happened}\n  {error.what_to_do}", file=sys.stderr, flush=True)
        if error.details:
            print(f"  ({error.details})", file=sys.stderr, flush=True)
        if self.as_json:
            self.data({"error": error.as_dict()}, "")

    def event(self, event: Event) -> None:
        """A sink for work."""
        match event:
            case StepChanged(title=title, state=state, note=note):
                self.note(f"[{_MARKS[state]}] {title}" + (f": {note}" if note else ""))
            case Message(text=text, level=level):
                self.note(f"     {text}" if level == "info" else f"[!]  {text}")
            case Progress():
                self._progress(event)

    def _progress(self, event: Progress) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + (_EVERY if self._terminal else _EVERY_PLAIN)
        line = "     " + _progress_text(event)
        if self._terminal:
            sys.stderr.write("\r" + line.ljust(self._drawn))
            sys.stderr.flush()
            self._drawn = len(line)
        else:
            print(line, file=sys.stderr, flush=True)

    def _wipe(self) -> None:
        if self._drawn:
            sys.stderr.write("\r" + " " * self._drawn + "\r")
            self._drawn = 0


def _progress_text(event: Progress) -> str:
    if event.unit == "%":
        return f"{event.done} %"
    if event.unit != "bytes":
        return f"{event.done} / {event.total} {event.unit}" if event.total else f"{event.done} {event.unit}"
    text = download(event.done)
    if event.total:
        text += f" / {download(event.total)} ({event.done * 100 // event.total} %)"
    if event.rate:
        text += f", {download(int(event.rate))}/s"
    if event.eta is not None:
        text += ", " + tr("{time} left", time=duration(event.eta))
    return text + (f"  {event.item}" if event.item else "")
