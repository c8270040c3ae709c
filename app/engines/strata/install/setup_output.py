"""What Strata's own setup prints, line by line (contract 1.5)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_STEP = re.compile(r"=== Step (\d+): (.+?) ===")
_MARK = re.compile(r"\s{0,4}\[(ok|!|X)\]\s+(.*)")
_PROGRESS = re.compile(r"\s*(.+?): ([\d.]+) / ([\d.]+) GB \((\d+)%\)")
_ALL_SET = "All set."


@dataclass(frozen=True, slots=True)
class Line:
    """`kind` is "step", "ok", "warning", "failure", "hint", "command", "progress" or "end".

    `number` is a step's number, or a percentage.
    """

    kind: str
    text: str
    number: int = 0


@dataclass(slots=True)
class SetupOutput:
    """Reads the lines in order, and keeps what a failure said."""

    warnings: list[str] = field(default_factory=list)
    failure: list[str] = field(default_factory=list)
    finished: bool = False

    def read(self, line: str) -> Line | None:
        """What the line means, None for one without a meaning of its own."""
        if step := _STEP.search(line):
            return Line("step", step[2], int(step[1]))
        if mark := _MARK.match(line):
            return self._marked(mark[1], mark[2])
        if progress := _PROGRESS.fullmatch(line.rstrip()):
            return Line("progress", progress[1].strip(), int(progress[4]))
        if line.strip() == _ALL_SET:
            self.finished = True
            return Line("end", _ALL_SET)
        if line.startswith("  > "):
            return Line("command", line[4:])
        if self.failure and line.strip():
            self.failure.append(line.strip())
            return Line("hint", line.strip())
        return None

    def _marked(self, mark: str, text: str) -> Line:
        if mark == "X":
            self.failure.append(text)
            return Line("failure", text)
        if mark == "!":
            self.warnings.append(text)
            return Line("warning", text)
        return Line("ok", text)
