"""What the gateway counts: never a word of what was asked or answered."""

from __future__ import annotations

import time as clock
from collections import Counter, deque
from dataclasses import asdict, dataclass, field
from typing import Any

_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)  # seconds to the first byte
KEPT_REQUESTS = 200


@dataclass(slots=True)
class Note:
    """One request while it is met. Times in seconds; `first` is the time to the answer's first byte, None before."""

    method: str
    path: str
    client: str
    key: str = ""  # the digest of the program's key
    model: str = ""
    time: float = field(default_factory=clock.time)
    status: int = 0
    first: float | None = None
    seconds: float = 0.0
    tokens: int = 0
    replays: int = 0
    outcome: str = ""  # "done", "refused", "failed", "broken", "client gone"
    _began: float = field(default_factory=clock.monotonic)

    def first_byte(self) -> None:
        if self.first is None:
            self.first = clock.monotonic() - self._began

    def end(self, outcome: str) -> None:
        self.outcome = self.outcome or outcome
        self.seconds = clock.monotonic() - self._began

    def as_value(self) -> dict[str, Any]:
        value = asdict(self)
        del value["_began"], value["key"]
        return value


class Counters:
    def __init__(self) -> None:
        self.running: set[int] = set()
        self.waiting = 0
        self.replays = 0
        self.tokens = 0
        self.requests: Counter[tuple[str, int]] = Counter()  # (outcome, status)
        self.clients: Counter[str] = Counter()
        self.refused_origins: deque[str] = deque(maxlen=20)
        self.ring: deque[dict[str, Any]] = deque(maxlen=KEPT_REQUESTS)
        self._first: Counter[float] = Counter()
        self._first_sum = 0.0
        self._first_count = 0

    def begin(self, note: Note) -> None:
        self.running.add(id(note))

    def end(self, note: Note) -> None:
        self.running.discard(id(note))
        self.requests[note.outcome, note.status] += 1
        if len(self.clients) < 1000 or note.client in self.clients:
            self.clients[note.client] += 1
        self.replays += note.replays
        self.tokens += note.tokens
        if note.first is not None:
            self._first_count += 1
            self._first_sum += note.first
            for bound in _BUCKETS:
                if note.first <= bound:
                    self._first[bound] += 1
        self.ring.append(note.as_value())

    def prometheus(self) -> str:
        """The counters in Prometheus' text form."""
        lines = ["# TYPE gateway_requests_total counter"]
        for (outcome, status), count in sorted(self.requests.items()):
            lines.append(f'gateway_requests_total{{outcome="{outcome}",status="{status}"}} {count}')
        for name, kind, value in (
            ("gateway_requests_running", "gauge", len(self.running)),
            ("gateway_requests_waiting", "gauge", self.waiting),
            ("gateway_replays_total", "counter", self.replays),
            ("gateway_tokens_total", "counter", self.tokens),
        ):
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        name = "gateway_first_byte_seconds"
        lines.append(f"# TYPE {name} histogram")
        lines += [f'{name}_bucket{{le="{bound}"}} {self._first[bound]}' for bound in _BUCKETS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self._first_count}')
        lines += [f"{name}_sum {self._first_sum:.6f}", f"{name}_count {self._first_count}", ""]
        return "\n".join(lines)
