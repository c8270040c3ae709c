"""From a log and an exit code to what happened: name, place, time, and what helps, in plain words.

read -> lives -> ranked lines -> chain -> facts -> readings -> remedies -> words; each step is a module of its own.
"""

from __future__ import annotations

import itertools
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.core.i18n import tr
from app.doctor import chain as chains
from app.doctor import endings, grammars, lives, ranks, readings
from app.doctor import facts as figures
from app.doctor import frames as stacks
from app.doctor.chain import Chain
from app.doctor.choice import choose, generic
from app.doctor.evidence import Block, Evidence, Frame
from app.doctor.exitcodes import NONE, ExitStatus, decode
from app.doctor.grammars import Rank
from app.doctor.lives import Life
from app.doctor.reading import Log, read_log
from app.doctor.readings import Reading, Scene

HEALTHY, UNKNOWN, NO_LOG = "healthy", "unknown", "no-log"
_LAST_LINES = 12


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """`confidence` 0..1; `phase`: "start", "load", "first-request", "later", "stop"; no address in `fingerprint`.

    `loop`: the same crash twice in this log with no answer between. `chain`: the errors of the end in the order in
    which they fell. `search`: words for the engine's issue tracker, without paths and numbers.
    """

    signature: str
    confidence: float
    title: str
    cause: str
    helps: str
    phase: str
    exit: ExitStatus
    frames: tuple[Frame, ...]
    remedies: tuple[str, ...]
    loop: bool
    fingerprint: str
    last_lines: tuple[str, ...]
    sources: tuple[str, ...] = ()
    also: tuple[str, ...] = ()  # other signatures that match less well
    facts: dict[str, str] = field(default_factory=dict)
    chain: tuple[str, ...] = ()
    search: str = ""

    @property
    def crashed(self) -> bool:
        return self.signature not in (HEALTHY, NO_LOG)

    def as_dict(self) -> dict[str, Any]:
        """The reading as plain data: the documented keys of `diagnose --json` and a few more."""
        return {
            "signature": self.signature,
            "confidence": self.confidence,
            "title": self.title,
            "cause": self.cause,
            "phase": self.phase,
            "exit": {
                "code": self.exit.code,
                "name": self.exit.name,
                "hex": self.exit.hex,
                "sentence": self.exit.sentence,
                "certain": self.exit.certain,
            },
            "frames": [
                {"module": frame.module, "symbol": frame.symbol, "offset": frame.offset}
                for frame in self.frames
            ],
            "remedies": list(self.remedies),
            "loop": self.loop,
            "fingerprint": self.fingerprint,
            "what_helps": self.helps,
            "last_lines": list(self.last_lines),
            "sources": list(self.sources),
            "also": list(self.also),
            "facts": self.facts,
            "chain": list(self.chain),
            "search": self.search,
        }


@dataclass(frozen=True, slots=True)
class _End:
    """One end as far as it is understood before it gets a name."""

    read: Log
    text: str  # of the life that counts, with the system's record
    chain: Chain
    exit: ExitStatus
    stack: tuple[Block, ...]
    phase: str
    answered: bool
    platform: str


def diagnose(
    log: Path | None,
    *,
    exit_code: int | str | None = None,
    platform: str = sys.platform,
    evidence: Evidence | None = None,
) -> Diagnosis:
    """Read a log of any engine. Never raises for what the log holds; a log that is not there counts as empty."""
    evidence = evidence or Evidence()
    read = read_log(log)
    exit_ = decode(exit_code, platform)
    if read.foreign and exit_.kind == "none" and not evidence.system:
        return _no_log(exit_)
    end = _understand(read, exit_, platform, evidence)
    found = readings.of(_scene(end, evidence))
    if not found:
        return _unnamed(end)
    best = found[0].signature
    ended_well = end.exit.code == 0 and end.answered and not any(block.code for block in end.stack)
    if ended_well and not best.benign:
        return _unnamed(end)
    if best.benign and end.exit.kind == "signal" and not end.exit.benign:
        return _unnamed(end)
    return _named(end, found)


def _understand(read: Log, exit_: ExitStatus, platform: str, evidence: Evidence) -> _End:
    record = tuple(evidence.system.splitlines())
    life, chain = _last_life(read, record, failed=_badly(exit_))
    text = "\n".join((life.text, *record))
    whole = "\n".join((*read.telling, *record))
    if exit_.kind == "none":
        exit_ = endings.from_log(text, platform)
    stack = tuple(stacks.blocks((*life.lines, *record)))
    if exit_.kind == "none" and stack and stack[-1].code:
        exit_ = decode(stack[-1].code, "win32" if stack[-1].code.startswith("0x") else "linux")
    exit_ = endings.of_the_engine(exit_, text, platform)
    answered = evidence.answered or life.answered
    return _End(read, text, chain, exit_, stack, _phase(whole, answered, exit_), answered, platform)


def _badly(exit_: ExitStatus) -> bool:
    return not exit_.benign and exit_.code not in (0, None)


def _last_life(read: Log, record: tuple[str, ...], *, failed: bool) -> tuple[Life, Chain]:
    """The life that tells of the end: the last one, or the one before when the last only began."""
    all_lives = lives.cut(read.telling)
    for life in reversed(all_lives):
        chain = chains.final(ranks.ranked((*life.lines, *record)), failed=failed)
        if chain.lines or life.answered:
            return life, chain
    last = all_lives[-1]
    return last, chains.final(ranks.ranked((*last.lines, *record)), failed=failed)


def _scene(end: _End, evidence: Evidence) -> Scene:
    badly = _badly(end.exit)
    return Scene(
        deciding=chains.deciding(end.chain, failed=badly),
        text=end.text,
        exit=end.exit,
        stack=end.stack,
        platform=end.platform,
        answered=end.answered,
        failed=badly or not (end.answered or _LOADED.search(end.text)),
        evidence=evidence,
    )


def _named(end: _End, found: list[Reading]) -> Diagnosis:
    best, facts = found[0].signature, figures.extract(end.text)
    confidence = found[0].confidence if end.exit.certain else min(found[0].confidence, 0.6)
    return Diagnosis(
        signature=best.id,
        confidence=round(confidence, 2),
        title=tr(best.title),
        cause=_with_facts(tr(best.cause), facts),
        helps=tr(best.helps),
        phase=end.phase,
        exit=end.exit,
        frames=_shown(end.stack),
        remedies=choose(best.remedies, facts, platform=end.platform, one_device=figures.one_device(end.text)),
        loop=_loops(end.read),
        fingerprint=_fingerprint(best.id, end.exit, end.stack),
        last_lines=_meaningful(end.read),
        sources=best.sources,
        also=tuple(reading.signature.id for reading in found[1:4]),
        facts=facts,
        chain=tuple(map(_anonymous, end.chain.steps)),
        search=_search(end.chain.steps),
    )


def _unnamed(end: _End) -> Diagnosis:
    """No signature: a healthy log, a wanted end, or a crash that nobody described yet."""
    exit_ = end.exit
    last = _meaningful(end.read)
    fault = exit_.kind == "none" and any(
        line.rank is Rank.FATAL or (line.bad and _FAULT.search(line.text)) for line in end.chain.lines
    )
    if not end.read.size and exit_.kind == "none":
        return _nothing_known(end.phase, exit_)
    crashed = any(block.code for block in end.stack) or fault or exit_.code not in (0, None)
    if exit_.benign or not crashed:
        title = exit_.sentence if exit_.benign else tr("No crash was found")
        cause = (
            tr("The log shows nothing that went wrong.")
            if not exit_.benign
            else tr("Somebody wanted it to stop; that is no crash.")
        )
        return Diagnosis(HEALTHY, 0.7, title, cause, "", end.phase, exit_, (), (), False, "", last)
    place = next((frame for frame in _shown(end.stack) if frame.symbol), None)
    where = tr(" in {place}", place=place.label) if place else ""
    what = exit_.sentence or tr("The engine ended, and its log names no cause that we know.")
    return Diagnosis(
        signature=UNKNOWN,
        confidence=0.2,
        title=tr("The engine stopped{where}", where=where or (f" ({exit_.name})" if exit_.name else "")),
        cause=what,
        helps=tr("The steps below help most often. The report holds everything a maintainer needs."),
        phase=end.phase,
        exit=exit_,
        frames=_shown(end.stack),
        remedies=generic(end.phase, end.text),
        loop=_loops(end.read),
        fingerprint=_fingerprint(UNKNOWN, exit_, end.stack),
        last_lines=last,
        facts=figures.extract(end.text),
        chain=tuple(map(_anonymous, end.chain.steps)),
        search=_search(end.chain.steps),
    )


def _no_log(exit_: ExitStatus) -> Diagnosis:
    return Diagnosis(
        NO_LOG,
        0.9,
        tr("This file is no log"),
        tr("It holds a picture, a program, a model or settings, not the lines that an engine writes."),
        tr("Choose the file that the engine wrote while it ran."),
        "start", exit_, (), (), False, "", (),
    )  # fmt: skip


def _nothing_known(phase: str, exit_: ExitStatus) -> Diagnosis:
    """Neither a log nor an exit code."""
    return Diagnosis(
        UNKNOWN,
        0.05,
        tr("Nothing is known about this end"),
        tr("The log is empty and there is no exit code."),
        tr("Start the engine again; if it ends the same way, repair its files."),
        phase, exit_, (), generic(phase, ""), False, "", (),
    )  # fmt: skip


_FAULT = re.compile(
    r"\b(error|failed|fatal|abort(ed)?|exception|panic|segmentation fault|terminate called|has terminated"
    r"|traceback|crashed)\b",
    re.IGNORECASE,
)
_LOADED = re.compile(
    r"model loaded|listening on|session is up|VRAM free with everything loaded|^READY|ready: http|all slots are idle",
    re.I | re.M,
)
_LOADING = re.compile(
    r"load(ing|_model| the) model|model loading|llama_(model|init)|gguf_init|expert arena|PLE on|load_tensors",
    re.I,
)
_REQUEST = re.compile(r"launch_slot|hipModuleLoad|during a request|prefill")


def _phase(text: str, answered: bool, exit_: ExitStatus) -> str:
    """The card's words for it: what the engine did when it ended."""
    if exit_.benign:
        return "stop"
    if answered:
        return "later"
    if _LOADED.search(text) or _REQUEST.search(text):
        return "first-request"
    if _LOADING.search(text):
        return "load"
    return "first-request" if "stopped unexpectedly" in text else "start"


def _shown(stack: tuple[Block, ...]) -> tuple[Frame, ...]:
    return (next((block for block in reversed(stack) if block.code), stack[-1]).frames if stack else ())[:16]


def _fingerprint(signature: str, exit_: ExitStatus, stack: tuple[Block, ...]) -> str:
    """Signature, kind and the first two named places: the same for the same crash, whatever the addresses."""
    places = [frame.label for frame in _shown(stack) if frame.symbol][:2]
    return "|".join([signature, exit_.hex or exit_.name, *places])


_RESTART = re.compile(
    r"the engine had stopped \(exit code (-?\d+)\)|stopped unexpectedly \(exit code (-?\d+)\)"
)


def _loops(read: Log) -> bool:
    """Two identical crashes in one log with no answer between."""
    stack = stacks.blocks(read.lines)
    marks = [(block.line, _fingerprint("", NONE, (block,)) + block.code) for block in stack if block.code]
    if len(marks) < 2:
        marks = [
            (number, match[0].split("(")[-1])
            for number, line in enumerate(read.lines)
            if (match := _RESTART.search(line))
        ]
    for (first, one), (second, other) in itertools.pairwise(marks):
        if one == other and not any(map(grammars.answers, read.lines[first:second])):
            return True
    return False


_BUILD_PATH = re.compile(
    r"(?:[A-Z]:[\\/]a[\\/]|/home/runner/|/build/|/__w/|/tmp/[\w.-]*build[\w.-]*/)[^\s:]*?([^\\/\s:]+)(?=[\s:]|$)"
)
_PERSONAL = re.compile(r"(?:[A-Z]:)?(?:[\\/][^\\/\s:'\"]+)+[\\/]([^\\/\s:'\"]+)")
_NUMBERS = re.compile(r"\b(?:0x[0-9a-f]+|\d[\d.:T-]{4,}\S*)", re.IGNORECASE)


def _meaningful(read: Log) -> tuple[str, ...]:
    """The last lines that say something; paths of build machines, which no user has, shortened to the file's name."""
    lines = [line for line in read.tail if line.strip() and not stacks.parse_frame(line)]
    return tuple(_anonymous(line)[:400] for line in lines[-_LAST_LINES:])


def _anonymous(line: str) -> str:
    return _BUILD_PATH.sub(r"\1", line)


def _search(steps: tuple[str, ...]) -> str:
    """The root's telling words: no paths of the user, no addresses, no times."""
    if not steps:
        return ""
    words = _NUMBERS.sub(" ", _PERSONAL.sub(r"\1", steps[0]))
    return " ".join(words.split()[:16])


def _with_facts(cause: str, facts: dict[str, str]) -> str:
    """Fields such as {architecture} in a cause, filled from the log or left general."""
    known = {
        "card": tr("the graphics card"),
        "architecture": tr("this card"),
        "port": tr("its port"),
        **facts,
    }
    return re.sub(r"\{(\w+)\}", lambda match: known.get(match[1], match[0]), cause)
