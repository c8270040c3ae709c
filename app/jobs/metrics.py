"""One look at the running engine: what its processes take, what the cards do, what it says of its own requests.

Nothing here polls: whoever shows the figures asks, once a second while somebody sees them.
"""

from __future__ import annotations

import os
import re
import time
from dataclasses import dataclass
from typing import Any

import psutil

from app.engines.http import get_json, get_text
from app.hardware.load import CardLoad, card_loads
from app.runtime.types import Status

_TIMEOUT = 0.8  # seconds; a busy engine may be slow to answer, and the next look comes soon
_SAMPLE = re.compile(r"^llamacpp:(\w+)(?:\{[^}]*\})? (\S+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Requests:
    """What the engine says of itself. None = it does not say. Speeds in tokens per second, context in tokens."""

    running: int | None = None
    waiting: int | None = None
    tokens_per_second: float | None = None
    prompt_per_second: float | None = None
    context_used: int | None = None


@dataclass(frozen=True, slots=True)
class Metrics:
    """Bytes; `cpu` is a share of the whole machine, 0..1. `cards` are those of the engine whose driver tells."""

    memory: int = 0
    memory_total: int = 0
    memory_available: int = 0
    cpu: float = 0.0
    cards: tuple[CardLoad, ...] = ()
    requests: Requests = Requests()


class Meter:
    """Remembers the last look, because a load is a difference of two."""

    def __init__(self) -> None:
        self._cpu: dict[tuple[int, float], tuple[float, float]] = {}  # process -> time, seconds of CPU
        self._generated: tuple[float, int] | None = None  # time, tokens so far

    def look(self, status: Status, *, key: str = "", devices: tuple[str, ...] = ()) -> Metrics:
        """The figures of the engine that `status` tells of; may block for `_TIMEOUT`. Never raises.

        `devices` are the PCI ids of the cards that the engine uses; with none no card is asked.
        """
        memory = psutil.virtual_memory()
        used, cpu = self._processes(status.pid)
        return Metrics(
            used, memory.total, memory.available, cpu, _cards(devices), self._requests(status, key=key)
        )

    def _processes(self, pid: int) -> tuple[int, float]:
        """Bytes and CPU share of the engine's tree."""
        used, cpu, seen = 0, 0.0, set()
        try:
            root = psutil.Process(pid)
            for process in (root, *root.children(recursive=True)):
                used += process.memory_info().rss
                cpu += self._cpu_share(process)
                seen.add(process.pid)
        except psutil.Error:
            pass  # it ended while we looked; the state will say so
        self._cpu = {known: value for known, value in self._cpu.items() if known[0] in seen}
        return used, min(1.0, cpu)

    def _cpu_share(self, process: psutil.Process) -> float:
        times = process.cpu_times()
        now, spent = time.monotonic(), times.user + times.system
        key = (process.pid, process.create_time())
        before = self._cpu.get(key)
        self._cpu[key] = (now, spent)
        if before is None or now <= before[0]:
            return 0.0
        return (spent - before[1]) / (now - before[0]) / (os.cpu_count() or 1)

    def _requests(self, status: Status, *, key: str) -> Requests:
        if not status.port or "metrics" not in status.endpoints:
            return Requests()
        code, text = get_text(status.port, "/metrics", timeout=_TIMEOUT, key=key)
        if code != 200:
            return Requests()
        if text.lstrip().startswith("{"):
            return strata_requests(text)
        _, slots = get_json(status.port, "/slots", timeout=_TIMEOUT, key=key)
        found = llama_requests(text, slots)
        writing = _generated(slots)
        now, before = time.monotonic(), self._generated
        self._generated = (now, writing)
        if before is not None and writing > before[1] and now > before[0]:  # in the middle of an answer
            speed = (writing - before[1]) / (now - before[0])
            return Requests(found.running, found.waiting, speed, found.prompt_per_second, found.context_used)
        return found


def _cards(devices: tuple[str, ...]) -> tuple[CardLoad, ...]:
    """The loads of these cards; of the largest when none goes by such an id (some systems have no PCI ids)."""
    if not devices:
        return ()
    loads = card_loads()
    return tuple(card for card in loads if card.id in devices) or loads[:1]


def llama_requests(prometheus: str, slots: Any) -> Requests:
    """From llama.cpp's `/metrics` (Prometheus text) and `/slots`."""
    values = {name: _float(value) for name, value in _SAMPLE.findall(prometheus)}

    def whole(name: str) -> int | None:
        return int(values[name]) if name in values else None

    return Requests(
        running=whole("requests_processing"),
        waiting=whole("requests_deferred"),
        tokens_per_second=values.get("predicted_tokens_seconds") or None,
        prompt_per_second=values.get("prompt_tokens_seconds") or None,
        context_used=_context(slots),
    )


def strata_requests(text: str) -> Requests:
    """From Strata's `/metrics` (JSON; runtime protocol, section 4)."""
    import json

    try:
        value = json.loads(text)
    except ValueError:
        return Requests()
    live = value.get("live") if isinstance(value, dict) else None
    if not isinstance(live, dict):
        return Requests()
    busy = live.get("state") in ("reading", "generating")
    used = int(_float(live.get("prompt_total"))) + int(_float(live.get("generated")))
    return Requests(
        running=int(busy),
        tokens_per_second=_float(live.get("tok_s")) or None,
        prompt_per_second=_float(live.get("prefill_tok_s_mean")) or None,
        context_used=used if busy else None,
    )


def _generated(slots: Any) -> int:
    """Tokens written so far by the requests that run now."""
    return sum(
        int(_float(token.get("n_decoded")))
        for slot in _slots(slots)
        if slot.get("is_processing")
        for token in _next_tokens(slot)
    )


def _context(slots: Any) -> int | None:
    """Tokens in the fullest slot; newer servers say `n_prompt_tokens`, all say how many were written."""
    known = [
        int(_float(slot.get("n_prompt_tokens")))
        + sum(int(_float(t.get("n_decoded"))) for t in _next_tokens(slot))
        for slot in _slots(slots)
    ]
    return max(known, default=0) or None


def _slots(value: Any) -> list[dict[str, Any]]:
    return [slot for slot in value if isinstance(slot, dict)] if isinstance(value, list) else []


def _next_tokens(slot: dict[str, Any]) -> list[dict[str, Any]]:
    """`next_token` is an object in older servers and a list of objects in newer ones."""
    found = slot.get("next_token")
    return [item for item in (found if isinstance(found, list) else [found]) if isinstance(item, dict)]


def _float(value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        return 0.0
