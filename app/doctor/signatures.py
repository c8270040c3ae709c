"""Crash signatures: one TOML file each in resources/crashes, with sample logs beside it.

A rule matches when one of its decisive patterns stands in the final error burst, all of its context and nothing that
contradicts it in the life, and, where given, the exit name or the stack agrees. Case does not matter.
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from app.system.resources import resource

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rule:
    """`weight` 0..1 is how sure a match makes us; below `SPECIFIC` it only counts when nothing else does."""

    weight: float
    decisive: tuple[re.Pattern[str], ...] = ()  # one of them, in the final error burst
    context: tuple[re.Pattern[str], ...] = ()  # all of them, anywhere in the life
    contradicts: tuple[re.Pattern[str], ...] = ()  # none of them, anywhere in the life
    exits: tuple[str, ...] = ()
    frames: tuple[re.Pattern[str], ...] = ()  # in this order from the top of the stack, gaps allowed
    platforms: tuple[str, ...] = ()
    answered: bool | None = None
    failed: bool = False  # only when the run failed: what the log says is no fault by itself
    no_frames: tuple[re.Pattern[str], ...] = ()  # none of these in any stack


@dataclass(frozen=True, slots=True)
class Sample:
    """A log beside the file, how it ended, and what the reader must say of it."""

    log: Path
    exit: str
    platform: str
    phase: str


@dataclass(frozen=True, slots=True)
class Signature:
    id: str
    title: str
    cause: str
    helps: str
    remedies: tuple[str, ...]
    rules: tuple[Rule, ...]
    samples: tuple[Sample, ...]
    sources: tuple[str, ...]
    benign: bool = False
    refines: tuple[
        str, ...
    ] = ()  # signatures that it says more exactly, although their line may stand before its own


SPECIFIC = 0.8
_KEYS = {"title", "cause", "helps", "remedies", "rule", "sample", "sources", "benign", "refines"}
_RULE_KEYS = {
    "weight",
    "decisive",
    "context",
    "contradicts",
    "exits",
    "frames",
    "platforms",
    "answered",
    "failed",
    "no_frames",
}
_SAMPLE_KEYS = {"log", "exit", "platform", "phase"}


def read(path: Path) -> Signature:
    """One signature. Raises ValueError naming the file for an unknown key, a bad pattern or a missing part."""
    data = tomllib.loads(path.read_bytes().decode("utf-8"))
    _known(path, data, _KEYS)
    try:
        rules = tuple(_rule(path, item) for item in data["rule"])
        samples = tuple(_sample(path, item) for item in data.get("sample", ()))
        return Signature(
            id=path.stem,
            title=data["title"],
            cause=data["cause"],
            helps=data["helps"],
            remedies=tuple(data["remedies"]),
            rules=rules,
            samples=samples,
            sources=tuple(data["sources"]),
            benign=data.get("benign", False),
            refines=tuple(data.get("refines", ())),
        )
    except (KeyError, TypeError, AttributeError, re.error) as error:
        raise ValueError(f"{path.name}: {error}") from error


def _known(path: Path, data: dict[str, Any], keys: Iterable[str]) -> None:
    unknown = set(data) - set(keys)
    if unknown:
        raise ValueError(f"{path.name}: unknown key {', '.join(sorted(unknown))}")


def _rule(path: Path, item: dict[str, Any]) -> Rule:
    _known(path, item, _RULE_KEYS)

    def patterns(name: str) -> tuple[re.Pattern[str], ...]:
        return tuple(re.compile(text, re.IGNORECASE | re.MULTILINE) for text in item.get(name, ()))

    return Rule(
        weight=float(item["weight"]),
        decisive=patterns("decisive"),
        context=patterns("context"),
        contradicts=patterns("contradicts"),
        exits=tuple(item.get("exits", ())),
        frames=patterns("frames"),
        platforms=tuple(item.get("platforms", ())),
        answered=item.get("answered"),
        failed=bool(item.get("failed", False)),
        no_frames=patterns("no_frames"),
    )


def _sample(path: Path, item: dict[str, Any]) -> Sample:
    _known(path, item, _SAMPLE_KEYS)
    return Sample(
        path.with_name(item["log"]),
        item.get("exit", ""),
        item.get("platform", "linux"),
        item.get("phase", ""),
    )


@cache
def load(folder: Path | None = None) -> tuple[Signature, ...]:
    """Every shipped signature that can be read: a damaged file must not take the reading of a crash down with it."""
    found = []
    for path in sorted((folder or resource("crashes")).glob("*.toml")):
        try:
            found.append(read(path))
        except (OSError, ValueError) as error:
            _log.error("the signature %s is left out: %s", path.name, error)
    return tuple(found)
