"""What the advisor answers. Sizes are bytes, speeds tokens per second."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import overload

from app.core.artifact import SourceKind


@dataclass(frozen=True, slots=True)
class Wish:
    """What the user asked for; empty fields are free. `use` is "chat", "coding", "documents" or "try"."""

    use: str = "chat"
    engine: str = ""
    build: str = ""
    family: str = ""
    model: str = ""
    context: int | None = None
    kv_type: str = ""
    adapter: str = ""  # a PCI id, or "cpu"


@dataclass(frozen=True, slots=True)
class Choice:
    """Everything that set-up needs to know: what to install and how to run it."""

    engine: str
    build: str
    family: str
    model: str
    context: int
    kv_type: str = "f16"
    adapters: tuple[str, ...] = ()  # PCI ids; empty = CPU
    gpu_layers: int = 0  # layers held in VRAM; meaningful for llama.cpp
    options: dict[str, str] = field(default_factory=dict)  # the engine's own, and the placement of experts


@dataclass(frozen=True, slots=True)
class BudgetLine:
    """A part of a pool: `kind` is "weights", "kv", "buffers", "system" or "free" (negative = so much is missing)."""

    kind: str
    label: str
    size: int


@dataclass(frozen=True, slots=True)
class Pool:
    """A memory that the model uses: "VRAM of <card>", "RAM", "memory" when unified, on Windows also "RAM and page file"
    (what the system may hand out in all). Lines add up to `total`."""

    name: str
    total: int
    lines: tuple[BudgetLine, ...]

    @property
    def free(self) -> int:
        return sum(line.size for line in self.lines if line.kind == "free")


@dataclass(frozen=True, slots=True)
class Speed:
    """Expected tokens per second as a range, and what the range rests on, in words."""

    low: float
    high: float
    basis: str


@dataclass(frozen=True, slots=True)
class Recommendation:
    """One choice with its proof. `fits` False = shown as "not with this machine, because ..." in `reasons`."""

    choice: Choice
    title: str
    fits: bool
    pools: tuple[Pool, ...]
    speed: Speed | None
    download_size: int
    disk_size: int
    reasons: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    would_change: tuple[str, ...] = ()  # "+16 GB RAM -> IQ3_XXS"
    sources: tuple[SourceKind, ...] = ()  # what must be reachable to install it
    score: float = 0.0
    largest_context: int = 0  # tokens; the largest of the model's that fits beside it, 0 when none does


class Ranked(Sequence[Recommendation]):
    """Recommendations in order. Each gets its words when it is looked at: a window shows five of a hundred."""

    def __init__(self, makers: Sequence[Callable[[], Recommendation]]) -> None:
        self._makers = makers
        self._made: dict[int, Recommendation] = {}

    def __len__(self) -> int:
        return len(self._makers)

    @overload
    def __getitem__(self, index: int) -> Recommendation: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Recommendation, ...]: ...

    def __getitem__(self, index: int | slice) -> Recommendation | tuple[Recommendation, ...]:
        if isinstance(index, slice):
            return tuple(self[number] for number in range(*index.indices(len(self))))
        number = range(len(self))[index]
        if number not in self._made:
            self._made[number] = self._makers[number]()
        return self._made[number]


@dataclass(frozen=True, slots=True)
class Advice:
    """Ranked recommendations, the best first, then those that do not fit; `notes` are sentences about the whole.

    `fitting` is how many of them fit. `own` are sentences on what Strata's own setup would choose and why we differ,
    () on machines that it does not serve.
    """

    recommendations: Sequence[Recommendation]
    fitting: int = 0
    notes: tuple[str, ...] = ()
    own: tuple[str, ...] = ()

    @property
    def best(self) -> Recommendation | None:
        return self.recommendations[0] if self.fitting else None
