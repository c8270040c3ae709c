"""What the advisor answers. Sizes are bytes, speeds tokens per second."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BudgetLine:
    """A part of a pool: `kind` is "weights", "kv", "buffers", "system" or "free"."""

    kind: str
    label: str
    size: int


@dataclass(frozen=True, slots=True)
class Pool:
    """A memory that the model uses: "VRAM of <card>", "RAM", or "memory" when unified. Lines add up to `total`."""

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


@dataclass(frozen=True, slots=True)
class Advice:
    """Ranked recommendations, the best first, then those that do not fit; `notes` are sentences about the whole."""

    recommendations: tuple[Recommendation, ...]
    notes: tuple[str, ...] = ()

    @property
    def best(self) -> Recommendation | None:
        return next((item for item in self.recommendations if item.fits), None)
