"""From a log and an exit code to what happened: name, place, time, and what helps, in plain words."""

from __future__ import annotations

import itertools
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.core.i18n import tr
from app.doctor import frames as stacks
from app.doctor import signatures
from app.doctor.evidence import Block, Evidence, Frame, Log, read_log
from app.doctor.exitcodes import NONE, ExitStatus, decode

HEALTHY, UNKNOWN = "healthy", "unknown"
# Without a name: what costs nothing first, then what takes load off, then the way around the card.
_GENERAL = (
    "repair-engine",
    "engine-previous-build",
    "context-half",
    "gpu-layers-fewer",
    "driver-update",
    "llamacpp-cpu",
)
_OF_PYTHON = ("repair-engine", "engine-previous-build", "restart-engine")
_HIDES = "hide-integrated-gpu"
_ONE_DEVICE = re.compile(
    r"found 1 (?:ROCm|CUDA|Vulkan) device|^device 0:(?!.*^device 1:)", re.I | re.M | re.S
)
_LAST_LINES = 12


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """`confidence` 0..1; `phase`: "start", "load", "first-request", "later", "stop"; no address in `fingerprint`.

    `loop`: the same crash twice in this log with no answer between.
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

    @property
    def crashed(self) -> bool:
        return self.signature != HEALTHY

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
        }


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
    text = f"{read.text}\n{evidence.system}" if evidence.system else read.text
    exit_ = decode(exit_code, platform)
    if exit_.kind == "none":
        exit_ = _exit_from_log(text, platform)
    stack = stacks.blocks(read.lines)
    if exit_.kind == "none" and stack and stack[-1].code:
        exit_ = decode(stack[-1].code, "win32" if stack[-1].code.startswith("0x") else "linux")
    answered = evidence.answered or _answers(text) > 0
    found = _matching(text, _of_the_engine(exit_, text, platform), stack, platform, answered, evidence)
    phase = _phase(text, answered, exit_)
    if not found:
        return _unnamed(read, exit_, stack, phase)
    (confidence, best), *rest = found
    ended_well = exit_.code == 0 and answered and not any(block.code for block in stack)
    if ended_well and not best.benign:
        return _unnamed(read, exit_, stack, phase)
    if best.benign and exit_.kind == "signal" and not exit_.benign:
        return _unnamed(read, exit_, stack, phase)
    confidence = confidence if exit_.certain else min(confidence, 0.6)
    return Diagnosis(
        signature=best.id,
        confidence=round(confidence, 2),
        title=tr(best.title),
        cause=_with_facts(tr(best.cause), text),
        helps=tr(best.helps),
        phase=phase,
        exit=exit_,
        frames=_shown(stack),
        remedies=_for_one_device(best.remedies, text),
        loop=_loops(read, stack),
        fingerprint=_fingerprint(best.id, exit_, stack),
        last_lines=_meaningful(read),
        sources=best.sources,
        also=tuple(signature.id for _, signature in rest[:3]),
        facts=_facts(text),
    )


def _for_one_device(remedies: tuple[str, ...], text: str) -> tuple[str, ...]:
    """Hiding a graphics unit is no help where it is the only one."""
    return tuple(item for item in remedies if item != _HIDES or not _ONE_DEVICE.search(text))


def _matching(
    text: str, exit_: ExitStatus, stack: list[Block], platform: str, answered: bool, evidence: Evidence
) -> list[tuple[float, signatures.Signature]]:
    """(confidence, signature) of all that match, the surest first."""
    found = []
    failed = (not exit_.benign and exit_.code not in (0, None)) or not (answered or _LOADED.search(text))
    for signature in signatures.load():
        weights = [
            rule.weight
            for rule in signature.rules
            if signatures.matches(rule, text, exit_, stack, platform, answered, failed)
        ]
        if signature.id == "linux-out-of-memory-killer" and evidence.out_of_memory:
            weights.append(0.98)
        if signature.id == "engine-file-missing" and evidence.missing_files:
            weights.append(0.97)
        if signature.id == "no-answer" and evidence.silent:
            weights.append(0.7)
        if signature.id == "disk-full" and evidence.disk_full:
            weights.append(0.9)
        if weights:
            found.append((max(weights), signature))
    return sorted(found, key=lambda item: (-item[0], item[1].id))


def _unnamed(read: Log, exit_: ExitStatus, stack: list[Block], phase: str) -> Diagnosis:
    """No signature: a healthy log, a wanted end, or a crash that nobody described yet."""
    blocks = [block for block in stack if block.code]
    last = _meaningful(read)
    after = _ANSWERED.split("\n".join(read.tail))[-1]  # what an answered request followed did no harm
    fault = _FAULT.search(after) if exit_.kind == "none" else None
    if not read.size and exit_.kind == "none":
        return _nothing_known(phase, exit_)
    if exit_.benign or (not blocks and not fault and (exit_.code in (0, None))):
        title = exit_.sentence if exit_.benign else tr("No crash was found")
        cause = (
            tr("The log shows nothing that went wrong.")
            if not exit_.benign
            else tr("Somebody wanted it to stop; that is no crash.")
        )
        return Diagnosis(HEALTHY, 0.7, title, cause, "", phase, exit_, (), (), False, "", last)
    place = next((frame for frame in _shown(stack) if frame.symbol), None)
    where = tr(" in {place}", place=place.label) if place else ""
    what = exit_.sentence or tr("The engine ended, and its log names no cause that we know.")
    return Diagnosis(
        signature=UNKNOWN,
        confidence=0.2,
        title=tr("The engine stopped{where}", where=where or (f" ({exit_.name})" if exit_.name else "")),
        cause=what,
        helps=tr("The steps below help most often. The report holds everything a maintainer needs."),
        phase=phase,
        exit=exit_,
        frames=_shown(stack),
        remedies=_OF_PYTHON if _TRACEBACK.search(read.text) else _GENERAL,
        loop=_loops(read, stack),
        fingerprint=_fingerprint(UNKNOWN, exit_, stack),
        last_lines=last,
    )


def _nothing_known(phase: str, exit_: ExitStatus) -> Diagnosis:
    """Neither a log nor an exit code."""
    return Diagnosis(
        UNKNOWN,
        0.05,
        tr("Nothing is known about this end"),
        tr("The log is empty and there is no exit code."),
        tr("Start the engine again; if it ends the same way, repair its files."),
        phase, exit_, (), _GENERAL, False, "", (),
    )  # fmt: skip


_TRACEBACK = re.compile(r"^Traceback \(most recent call last\)", re.MULTILINE)
_FAULT = re.compile(
    r"^(.*\b(error|failed|fatal|abort(ed)?|exception|panic|segmentation fault|terminate called|has terminated"
    r"|traceback|crashed)\b)",
    re.IGNORECASE | re.MULTILINE,
)
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


def _of_the_engine(exit_: ExitStatus, text: str, platform: str) -> ExitStatus:
    """A server that ends with 1 because its engine crashed: the engine's own end says more."""
    inner = _exit_from_log(text, platform) if exit_.kind == "plain" and exit_.code else NONE
    return inner if inner.kind in ("ntstatus", "signal") else exit_


def _exit_from_log(text: str, platform: str) -> ExitStatus:
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


_LOADED = re.compile(
    r"model loaded|listening on|session is up|VRAM free with everything loaded|^READY|ready: http|all slots are idle",
    re.I | re.M,
)
_LOADING = re.compile(
    r"load(ing|_model| the) model|model loading|llama_(model|init)|gguf_init|expert arena|PLE on|load_tensors",
    re.I,
)
_ANSWERED = re.compile(
    r"stop processing: n_tokens|^DONE \d|total time = .*/ .* tokens|request .* 200\b|POST /v1/\S+ .*\b200\b",
    re.I | re.M,
)


def _answers(text: str) -> int:
    return len(_ANSWERED.findall(text))


def _phase(text: str, answered: bool, exit_: ExitStatus) -> str:
    if exit_.benign:
        return "stop"
    if answered:
        return "later"
    if _LOADED.search(text) or re.search(r"launch_slot|hipModuleLoad|during a request|prefill", text):
        return "first-request"
    if _LOADING.search(text):
        return "load"
    return "first-request" if "stopped unexpectedly" in text else "start"


def _shown(stack: list[Block]) -> tuple[Frame, ...]:
    return (next((block for block in reversed(stack) if block.code), stack[-1]).frames if stack else ())[:16]


def _fingerprint(signature: str, exit_: ExitStatus, stack: list[Block]) -> str:
    """Signature, kind and the first two named places: the same for the same crash, whatever the addresses."""
    places = [frame.label for frame in _shown(stack) if frame.symbol][:2]
    return "|".join([signature, exit_.hex or exit_.name, *places])


_RESTART = re.compile(
    r"the engine had stopped \(exit code (-?\d+)\)|stopped unexpectedly \(exit code (-?\d+)\)"
)


def _loops(read: Log, stack: list[Block]) -> bool:
    """Two identical crashes in one log with no answer between."""
    marks = [(block.line, _fingerprint("", NONE, [block]) + block.code) for block in stack if block.code]
    if len(marks) < 2:
        marks = [
            (number, match[0].split("(")[-1])
            for number, line in enumerate(read.lines)
            if (match := _RESTART.search(line))
        ]
    for (first, one), (second, other) in itertools.pairwise(marks):
        if one == other and not _ANSWERED.search("\n".join(read.lines[first:second])):
            return True
    return False


_BUILD_PATH = re.compile(
    r"(?:[A-Z]:\\a\\|/home/runner/|/build/|/__w/|/tmp/[\w.-]*build[\w.-]*/)[^\s:]*?([^\\/\s:]+)(?=[\s:]|$)"
)


def _meaningful(read: Log) -> tuple[str, ...]:
    """The last lines that say something; paths of build machines, which no user has, shortened to the file's name."""
    lines = [line for line in read.tail if line.strip() and not stacks.parse_frame(line)]
    return tuple(_BUILD_PATH.sub(r"\1", line)[:400] for line in lines[-_LAST_LINES:])


_FACTS = (
    ("card", re.compile(r"GPU \d+: (.+? \([^()]*\))")),
    ("architecture", re.compile(r"GPU arch : (gfx\w+)|\((gfx\w+)\)|\b(sm_\d+)\b")),
    ("port", re.compile(r"(?:port |127\.0\.0\.1:|0\.0\.0\.0:|localhost:)(\d{2,5})")),
)


def _facts(text: str) -> dict[str, str]:
    found = {}
    for name, pattern in _FACTS:
        if match := pattern.search(text):
            found[name] = next(group for group in match.groups() if group)
    return found


def _with_facts(cause: str, text: str) -> str:
    """Fields such as {architecture} in a cause, filled from the log or left general."""
    facts = {
        "card": tr("the graphics card"),
        "architecture": tr("this card"),
        "port": tr("its port"),
        **_facts(text),
    }
    return re.sub(r"\{(\w+)\}", lambda match: facts.get(match[1], match[0]), cause)
