"""What a life's end may be called: every signature that matches, and which of them names the first domino."""

from __future__ import annotations

import bisect
import itertools
import re
from dataclasses import dataclass

from app.doctor import signatures
from app.doctor.evidence import Block, Evidence
from app.doctor.exitcodes import ExitStatus
from app.doctor.ranks import Line
from app.doctor.signatures import SPECIFIC, Rule, Signature

_END = 1 << 30  # the place of what no line of the log says: the exit code, a record of the system


@dataclass(frozen=True, slots=True)
class Scene:
    """All that rules look at. `deciding`: lines in which decisive patterns count; `text`: the whole life."""

    deciding: tuple[Line, ...]
    text: str
    exit: ExitStatus
    stack: tuple[Block, ...]
    platform: str
    answered: bool
    failed: bool
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Reading:
    """One signature that matches; `line` is where in the life it does."""

    confidence: float
    line: int
    signature: Signature


def of(scene: Scene) -> list[Reading]:
    """All that match, the one to believe first."""
    burst = _Burst(scene.deciding)
    found = []
    for signature in signatures.load():
        hits = [
            (line, -rule.weight)
            for rule in signature.rules
            if (line := _matched(rule, burst, scene)) is not None
        ]
        if (weight := _by_evidence(signature.id, scene.evidence)) > 0:
            hits.append((_END, -weight))
        if hits:
            specific = [hit for hit in hits if -hit[1] >= SPECIFIC]
            line, _ = min(specific or hits)
            found.append(Reading(-min(weight for _, weight in specific or hits), line, signature))
    return _ordered(found)


def _ordered(found: list[Reading]) -> list[Reading]:
    """The specific before the general; of the specific the earliest line; what another one refines comes after it."""
    refined = {
        name for reading in found for name in reading.signature.refines if reading.confidence >= SPECIFIC
    }
    return sorted(
        found,
        key=lambda item: (
            item.confidence < SPECIFIC,
            item.signature.id in refined,
            item.line if item.confidence >= SPECIFIC else 0,
            -item.confidence,
            item.signature.id,
        ),
    )


def _by_evidence(name: str, evidence: Evidence) -> float:
    """How sure the caller's own evidence makes a signature; 0 = says nothing of it."""
    weights = {
        "linux-out-of-memory-killer": 0.98 * evidence.out_of_memory,
        "engine-file-missing": 0.97 * bool(evidence.missing_files),
        "no-answer": 0.7 * evidence.silent,
        "disk-full": 0.9 * evidence.disk_full,
    }
    return weights.get(name, 0.0)


class _Burst:
    """The deciding lines as one text, so that a pattern runs once over all of them and may span two."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self._lines = lines
        self._text = "\n".join(line.text for line in lines)
        self._starts = list(itertools.accumulate((len(line.text) + 1 for line in lines), initial=0))

    def find(self, pattern: re.Pattern[str]) -> int | None:
        """The number of the first line that has it."""
        match = pattern.search(self._text)
        if match is None or not self._lines:
            return None
        return self._lines[
            min(bisect.bisect_right(self._starts, match.start()) - 1, len(self._lines) - 1)
        ].number


def _matched(rule: Rule, burst: _Burst, scene: Scene) -> int | None:
    """The line that the rule names, None when it does not match."""
    if (
        (rule.platforms and scene.platform not in rule.platforms)
        or (rule.failed and not scene.failed)
        or (rule.answered is not None and rule.answered != scene.answered)
        or (rule.exits and not _ends(scene).intersection(rule.exits))
        or not all(pattern.search(scene.text) for pattern in rule.context)
    ):
        return None
    places = []
    if rule.frames:
        block = next((block for block in reversed(scene.stack) if _stack_matches(rule.frames, block)), None)
        if block is None:
            return None
        places.append(block.line)
    if rule.decisive:
        lines = [line for pattern in rule.decisive if (line := burst.find(pattern)) is not None]
        if not lines:
            return None
        places.append(min(lines))
    labels = [frame.label for block in scene.stack for frame in block.frames]
    if any(pattern.search(label) for pattern in rule.no_frames for label in labels):
        return None
    if any(pattern.search(scene.text) for pattern in rule.contradicts):
        return None
    return min(places, default=_END)


def _ends(scene: Scene) -> set[str]:
    names = {scene.exit.name.rstrip("?"), *(block.code for block in scene.stack)}
    return names | ({scene.exit.hex} if scene.exit.hex else set())


def _stack_matches(wanted: tuple[re.Pattern[str], ...], block: Block) -> bool:
    labels = iter(frame.label for frame in block.frames)
    return all(any(pattern.search(label) for label in labels) for pattern in wanted)
