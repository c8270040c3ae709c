"""One engine at an address that somebody else looks after: `strata-launcher gateway --engine URL`."""

from __future__ import annotations

import sys

from app.gateway.types import Back, Model, Phase


class FixedEngine:
    """Always said to be ready: while nothing listens there, requests try again until they have waited long enough."""

    def __init__(self, url: str, key: str = "", models: tuple[Model, ...] = ()) -> None:
        self._back = Back(Phase.READY, url.rstrip("/"), key, model=models[0].id if models else "")
        self._models = models

    def back(self) -> Back:
        return self._back

    def models(self) -> tuple[Model, ...]:
        return self._models

    def bring(self, model: str) -> None:
        """It serves what it serves."""

    def died(self, life: str) -> None:
        """Whoever started it brings it back."""

    def poisoned(self, life: str, path: str) -> None:
        print(f"gateway: a request to {path} ended the engine twice", file=sys.stderr, flush=True)
