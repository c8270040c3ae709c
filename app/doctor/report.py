"""The bug report: what a maintainer needs to know, without personal data, within the limits of an issue form."""

from __future__ import annotations

import getpass
import io
import platform
import re
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.core.i18n import tr

LIMIT = 65_536  # characters of an issue form (GitHub)
_KEEP_LOG = 24_000


@dataclass(frozen=True, slots=True)
class Report:
    """`removed` says what was taken out, in sentences; `attachments` are log tails by file name."""

    markdown: str
    removed: tuple[str, ...]
    attachments: Mapping[str, bytes] = field(default_factory=dict)

    def as_zip(self) -> bytes:
        """The report and its attachments as one zip file."""
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("report.md", self.markdown)
            for name, data in self.attachments.items():
                archive.writestr(name, data)
        return buffer.getvalue()


@dataclass(frozen=True, slots=True)
class Facts:
    """What the caller knows. `environment`, `config` and `versions` are plain names and values."""

    crash: Mapping[str, Any]
    environment: Mapping[str, str]
    versions: Mapping[str, str]
    config: str
    log: str
    tried: Sequence[tuple[str, str, str, str]] = ()  # when, what, outcome, note
    steps: Sequence[str] = ()


def build(facts: Facts) -> Report:
    """The report in Markdown, at most `LIMIT` characters: the log gives way first."""
    cleaner = Cleaner()
    log = cleaner.clean(facts.log)
    body = cleaner.clean(_markdown(facts, ""))
    room = LIMIT - len(body) - 600
    tail = log[-min(_KEEP_LOG, max(room, 0)) :]
    markdown = cleaner.clean(_markdown(facts, tail))[: LIMIT - 1]
    return Report(markdown, cleaner.sentences(), {"engine-log-tail.txt": log.encode("utf-8")})


def _markdown(facts: Facts, log: str) -> str:
    crash = facts.crash
    exit_ = crash.get("exit", {})
    lines = [f"## {crash.get('title', tr('The engine stopped'))}", "", str(crash.get("cause", "")), ""]
    rows = {
        tr("Signature"): f"{crash.get('signature', '')} ({crash.get('confidence', '')})",
        tr("Ended with"): " ".join(
            str(part) for part in (exit_.get("name"), exit_.get("code"), exit_.get("hex")) if part
        ),
        tr("When"): str(crash.get("phase", "")),
        tr("Again and again"): tr("yes") if crash.get("loop") else tr("no"),
        tr("Fingerprint"): f"`{crash.get('fingerprint', '')}`",
        **_beyond_the_log(crash),
    }
    if crash.get("signature"):
        cells = [(name, value.replace("|", "\\|")) for name, value in rows.items()]
        lines += ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in cells)]
    lines += [
        "",
        f"### {tr('Environment')}",
        "",
        *(f"- {name}: {value}" for name, value in facts.environment.items() if value),
    ]
    lines += [
        "",
        f"### {tr('Versions')}",
        "",
        *(f"- {name}: {value}" for name, value in facts.versions.items() if value),
    ]
    if facts.steps:
        lines += [
            "",
            f"### {tr('Steps')}",
            "",
            *(f"{number}. {step}" for number, step in enumerate(facts.steps, 1)),
        ]
    frames = crash.get("frames") or []
    if frames:
        lines += ["", f"### {tr('Stack')}", "", "```", *(_frame(frame) for frame in frames), "```"]
    lines += ["", f"### {tr('What was tried')}", ""]
    if facts.tried:
        lines += [f"| {tr('When')} | {tr('What')} | {tr('Outcome')} | {tr('Note')} |", "|---|---|---|---|"]
        lines += [
            "| " + " | ".join(cell.replace("|", "/").replace("\n", " ") for cell in row) + " |"
            for row in facts.tried
        ]
    else:
        lines.append(tr("Nothing yet."))
    lines += ["", f"### {tr('Config')}", "", "```json", facts.config, "```"]
    lines += ["", f"### {tr('Output before the crash')}", "", "```", log, "```", ""]
    return "\n".join(lines)


def _beyond_the_log(crash: Mapping[str, Any]) -> dict[str, str]:
    found = {
        tr("New since the last good run"): " ".join(crash.get("changed") or ()),
        tr("Missing files"): ", ".join(crash.get("missing_files") or ()),
        tr("The system's log"): str(crash.get("system") or ""),
        tr("Core dump"): str(crash.get("core") or ""),
    }
    return {name: text.replace("|", "/").replace("\n", "<br>") for name, text in found.items() if text}


def _frame(frame: Mapping[str, str]) -> str:
    symbol = f"!{frame['symbol']}" if frame.get("symbol") else ""
    return f"{frame.get('module', '')}{symbol}" + (f" + {frame['offset']}" if frame.get("offset") else "")


class Cleaner:
    """Takes personal details out and remembers which kinds it took."""

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}
        self._rules = [*_personal(), *_GENERAL]

    def clean(self, text: str) -> str:
        for kind, pattern, stand_in in self._rules:
            text, count = pattern.subn(stand_in, text)
            if count:
                self._taken[kind] = self._taken.get(kind, 0) + count
        return text

    def sentences(self) -> tuple[str, ...]:
        return tuple(
            tr("{kind}: taken out in {n} places", kind=tr(kind), n=count)
            for kind, count in self._taken.items()
        )


_GENERAL = tuple(
    (kind, re.compile(pattern), stand_in)
    for kind, pattern, stand_in in (
        (
            "keys and tokens",
            r"\b(hf_[A-Za-z0-9]{8,}|sk-[A-Za-z0-9_-]{8,}|gh[pousr]_\w{8,}|github_pat_\w+)",
            "KEY",
        ),
        ("keys and tokens", r"(?i)(Bearer\s+)[A-Za-z0-9._~+/=-]{6,}", r"\1KEY"),
        (
            "keys and tokens",
            r"(?i)(\"?(?:api[_-]?key|token|password|secret|authorization)\"?\s*[:=]\s*\"?)(?!KEY)[^\s\",}]{4,}",
            r"\1KEY",
        ),
        (
            "user names in paths",
            r"(?i)\b([A-Z]:[\\/]+(?:Users|Benutzer)[\\/]+)(?!USER\b)[^\\/\"\n:]+",
            r"\1USER",
        ),
        ("user names in paths", r"(?<![\w.])(/(?:home|Users)/)(?!USER\b)[^/\s\"':]+", r"\1USER"),
        ("signed addresses", r"(?i)([?&](?:Signature|Expires|X-[\w-]+|sig|token)=)[^&\s\"]+", r"\1REMOVED"),
        ("mail addresses", r"\b[\w.+-]+@[\w-]+\.[\w.]+\b", "MAIL"),
        ("network addresses", r"(?i)\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b", "MAC"),
        (
            "network addresses",
            r"\b(?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3}\b",
            "ADDRESS",
        ),
    )
)


def _personal() -> list[tuple[str, re.Pattern[str], str]]:
    """This computer's own names. Names that are no person's (root) and very short ones stay: they stand everywhere."""
    found = [("your home folder", Path.home().as_posix(), "~"), ("your home folder", str(Path.home()), "~")]
    found.append(("the computer's name", platform.node(), "HOST"))
    try:
        found.append(("your user name", getpass.getuser(), "USER"))
    except (OSError, KeyError, ImportError):
        pass  # a user without an entry has no name to hide
    return [
        (kind, re.compile(rf"(?<![A-Za-z0-9]){re.escape(word)}(?![A-Za-z0-9])"), stand_in)
        for kind, word, stand_in in found
        if len(word) > 2 and word not in ("root", "/root")
    ]
