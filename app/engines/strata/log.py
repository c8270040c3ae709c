"""What the lines of Strata's server (its stdout) and of its engine (the file `log` of the config) mean.

Source: runtime protocol, section 2, and the crash log of Niko1221/Strata#2781. Neither writes time stamps.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.core.i18n import tr
from app.engines.base import LogEvent, Phase

_WINDOWS_STATUS = 0xC0000000  # from here on an exit code is a Windows fault status


@dataclass(frozen=True, slots=True)
class _Rule:
    """A line that matches `pattern` means `phase`; named groups become facts, and may fill `{name}` in `text`.

    `fraction` is how far loading is by then. The engine tells no percentage of its own; the steps are what its server
    shows, spread as their times are on a first start (most of it is reading the weights).
    """

    pattern: re.Pattern[str]
    phase: Phase
    text: str
    fraction: float | None = None


def _rules(*rows: tuple[str, Phase, str, float | None]) -> tuple[_Rule, ...]:
    return tuple(_Rule(re.compile(pattern), phase, text, fraction) for pattern, phase, text, fraction in rows)


# The first rule that matches counts. {code} is shown in both forms when it is a Windows status.
_RULES = _rules(
    # the server's own supervision
    (
        r"the engine had stopped \(exit code (?P<exit_code>-?\d+)\); starting it again",
        Phase.RESTARTED,
        "The engine had stopped (exit code {code}) and is started again",
        None,
    ),
    (
        r"\[strata\] engine started: pid (?P<engine_pid>\d+)",
        Phase.STARTING,
        "The engine's process was started",
        0.02,
    ),
    (r"\[strata\] the engine is running again", Phase.WARMING, "The engine runs again", None),
    (
        r"the engine stopped unexpectedly \(exit code (?P<exit_code>-?\d+)\)",
        Phase.FAILED,
        "The engine stopped unexpectedly (exit code {code})",
        None,
    ),
    (r"the engine exited before it was ready", Phase.FAILED, "The engine ended while loading", None),
    (
        r"Exception Code: (?P<exception>0x[0-9A-Fa-f]+)",
        Phase.FAILED,
        "The engine crashed ({exception})",
        None,
    ),
    (
        r"\(#?issue #?29\)|no progress for \d+ s during a request",
        Phase.FAILED,
        "The graphics card hangs",
        None,
    ),
    (r"port (?P<port>\d+) is already in use", Phase.FAILED, "Port {port} is in use", None),
    (r"hipModuleUnload failed: (?P<reason>.+)", Phase.FAILED, "The graphics driver failed: {reason}", None),
    (
        r"prefill mmq: iota: (?P<reason>.+)",
        Phase.FAILED,
        "The graphics card could not start a task: {reason}",
        None,
    ),
    (
        r"\bverify: timed out at layer (?P<layer>\d+)",
        Phase.FAILED,
        "The engine waited too long for memory",
        None,
    ),
    (r"\bout of memory\b|hipErrorOutOfMemory|VirtualAlloc error 1455", Phase.FAILED, "Memory ran out", None),
    (
        r"vision encoder .*(failed|stopped|could not)",
        Phase.FAILED,
        "The image encoder could not be started",
        None,
    ),
    # loading, in order
    (r"loading the vision encoder", Phase.LOADING, "Starting the image encoder", 0.01),
    (r"loading the model \(the first start", Phase.LOADING, "Starting the engine", 0.02),
    (r"loading the model again|model unloaded", Phase.LOADING, "Loading the model again", 0.02),
    (r"starting the engine: reading the model", Phase.LOADING, "Reading the model's weights", 0.05),
    (
        r"strata generate: GPU (?P<gpu>\d+): (?P<card>.+?) \((?P<architecture>[^()]+)\)\s*$",
        Phase.LOADING,
        "Using {card}",
        0.06,
    ),
    (r"strata generate: HIP runtime (?P<hip_runtime>.+)", Phase.LOADING, "The AMD runtime is loaded", 0.07),
    (
        r"loading the experts into RAM \(about (?P<experts_gb>[\d.]+) GB\)",
        Phase.LOADING,
        "Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two",
        0.1,
    ),
    (r"expert arena: locked (?P<locked_mib>\d+) MiB", Phase.LOADING, "Experts are locked in RAM", 0.75),
    (r"PLE on|expert arena:", Phase.LOADING, "Loading the experts into RAM", 0.1),
    (r"experts loaded:| loaded .* GiB at ", Phase.LOADING, "Experts are in RAM", 0.8),
    (
        r"expert cache (?P<expert_slots>\d+) slots, (?P<expert_vram_gib>[\d.]+) GiB",
        Phase.LOADING,
        "Filling the card's memory with the {expert_slots} hottest experts",
        0.85,
    ),
    (r"filling the GPU's expert cache", Phase.LOADING, "Filling the card's memory with experts", 0.85),
    (
        r"(?P<free_vram_mib>\d+) MiB of VRAM free with everything loaded",
        Phase.LOADING,
        "Everything is loaded; {free_vram_mib} MiB of the card's memory stay free",
        0.95,
    ),
    (r"session is up \(engine (?P<engine_version>[\d.]+)\)", Phase.LOADING, "Almost ready", 0.97),
    (r"\[strata\] almost ready|session is up", Phase.LOADING, "Almost ready", 0.97),
    (r"still starting \((?P<seconds>\d+) s\)", Phase.LOADING, "Still loading, {seconds} s so far", None),
    (
        r"ready: (?P<url>http\S+?)/v1 .*?context (?P<context_given>\d+) tokens",
        Phase.WARMING,
        "The engine takes requests",
        None,
    ),
    (r"^ready: (?P<url>http\S+)", Phase.WARMING, "The engine takes requests", None),
    # the engine's protocol, when a log carries it
    (r"^READY (?P<context_given>\d+)", Phase.WARMING, "The engine is loaded", None),
    (r"^PP (?P<prompt_read>\d+) (?P<prompt_total>\d+)", Phase.SERVING, "Reading the prompt", None),
    (r"^ERR (?P<reason>.+)", Phase.SERVING, "A request failed: {reason}", None),
)

_DONE = re.compile(r"^DONE (\d+) (\d+) ([\d.]+) ([\d.]+) (stop|length|cancel)\b")
_NUMERIC = re.compile(r"-?\d+(\.\d+)?")
_TEXT_FACTS = frozenset(
    {"exception", "engine_version", "card", "architecture", "hip_runtime", "reason", "url"}
)


def read_line(line: str) -> LogEvent | None:
    """What a line means, None when it means nothing to us."""
    line = line.rstrip()
    if done := _DONE.match(line):
        return _answered(done)
    for rule in _RULES:
        if match := rule.pattern.search(line):
            facts = {
                name: _fact(name, value) for name, value in match.groupdict().items() if value is not None
            }
            shown = {**match.groupdict(), "code": exit_code(match.groupdict().get("exit_code") or "")}
            return LogEvent(rule.phase, tr(rule.text, **shown), rule.fraction, facts)
    return None


def exit_code(text: str) -> str:
    """An exit code for people: "3221225477 = 0xC0000005" for a Windows status, else as it stands."""
    if not _NUMERIC.fullmatch(text):
        return text
    number = int(text) & 0xFFFFFFFF if int(text) < -255 else int(text)
    return f"{text} = 0x{number:08X}" if number >= _WINDOWS_STATUS else text


def _answered(match: re.Match[str]) -> LogEvent:
    tokens, prompt, prompt_ms, decode_ms = (float(value) for value in match.groups()[:4])
    facts: dict[str, float | str] = {"tokens": tokens, "prompt_tokens": prompt}
    if decode_ms:
        facts["tokens_per_second"] = tokens * 1000 / decode_ms
    if prompt_ms:
        facts["prompt_per_second"] = prompt * 1000 / prompt_ms
    return LogEvent(Phase.ANSWERED, tr("A request was answered"), facts=facts)


def _fact(name: str, value: str) -> float | str:
    return float(value) if name not in _TEXT_FACTS and _NUMERIC.fullmatch(value) else value
