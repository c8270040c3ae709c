"""What the rest of the program asks of an engine. One module per engine implements it; `registry.py` finds them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from app.engines.profile import Profile
from app.system.home import Home

if TYPE_CHECKING:
    from app.advisor.types import Choice
    from app.catalog.types import Catalog
    from app.hardware.machine import Machine
    from app.install.manifest import Manifest
    from app.install.steps import Step
    from app.transfer.options import Options


class Phase(StrEnum):
    """What a log line says about where the engine is."""

    STARTING = "starting"
    LOADING = "loading"
    WARMING = "warming"  # loaded, nothing answered yet
    SERVING = "serving"
    ANSWERED = "answered"  # a request ended well
    RESTARTED = "restarted"  # the engine's own supervisor restarted it
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class LogEvent:
    """A log line with a meaning: `fraction` 0..1 while loading, `text` in plain words, `facts` such as tokens_per_s."""

    phase: Phase
    text: str
    fraction: float | None = None
    facts: dict[str, float | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Command:
    """How to start the engine. `env` is the complete environment; `secrets` are values never to be shown."""

    argv: tuple[str, ...]
    env: dict[str, str]
    cwd: Path
    secrets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Health:
    """`alive`: the port answers. `loaded`: the model is in memory and requests are taken."""

    alive: bool
    loaded: bool
    note: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One finished request; speeds in tokens per second, as the engine measured them (0 = it did not say)."""

    text: str
    tokens: int
    tokens_per_second: float
    prompt_tokens: int
    prompt_per_second: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Endpoints:
    """Addresses for people and programs. `anthropic` and `web` are "" when the engine has none."""

    openai: str
    anthropic: str = ""
    web: str = ""
    metrics: str = ""


@dataclass(frozen=True, slots=True)
class Live:
    """`state` is "idle", "reading", "generating" or "unloaded"; speeds in tokens per second, 0 when not known."""

    state: str
    prompt_read: int = 0
    prompt_total: int = 0
    generated: int = 0
    tokens_per_second: float = 0.0
    prompt_per_second: float = 0.0
    engine_version: str = ""
    context: int = 0

    @property
    def busy(self) -> bool:
        return self.state in ("reading", "generating")


class Engine(Protocol):
    id: str
    title: str

    def config(self, home: Home, profile: Profile) -> dict[str, object]:
        """The content of the engine's config JSON for the effective `profile`."""

    def command(self, home: Home, profile: Profile, config: Path) -> Command:
        """The command that serves `config`. Raises UserFacingError when a file that it needs is missing."""

    def logs(self, config: Path) -> tuple[Path, ...]:
        """Files besides its own output that the engine writes to, and that must be read too."""

    def read_line(self, line: str) -> LogEvent | None:
        """What a log line means, None for a line without meaning to us. Never raises."""

    def endpoints(self, host: str, port: int) -> Endpoints: ...

    def health(self, port: int, timeout: float) -> Health:
        """Asks the running engine; never raises."""

    def ask(self, port: int, text: str, *, max_tokens: int, timeout: float, key: str = "") -> Answer:
        """Sends one real chat request, without chance (temperature 0), so that answers can be compared.

        Raises UserFacingError when it is not answered.
        """

    def live(self, port: int, *, timeout: float, key: str = "") -> Live | None:
        """What the engine does now, None when it does not say (its log tells instead). Never raises."""


@dataclass(frozen=True, slots=True)
class Configured:
    """What was written for a profile; `changes` are sentences on what changed in a config that was there before."""

    config: Path
    script: Path
    changes: tuple[str, ...] = ()


@runtime_checkable
class OwnInstall(Protocol):
    """The further part of an engine that is installed in steps of its own and keeps its config in its own folder."""

    def steps(
        self, home: Home, known: Catalog, choice: Choice, machine: Machine, options: Options
    ) -> list[Step]:
        """Everything from nothing to ready, each step proving itself."""

    def repair_steps(self, home: Home, known: Catalog, profile: Profile, options: Options) -> list[Step]:
        """The same for what a profile needs, when a file of it is missing or wrong."""

    def manifests(self, profile: Profile) -> frozenset[str]:
        """The ids of the manifests that a profile needs."""

    def profile(
        self, home: Home, known: Catalog, choice: Choice, machine: Machine, options: Options, port: int
    ) -> Profile:
        """How the choice runs; exact once the engine is installed and can be asked for its cards."""

    def preview(self, home: Home, profile: Profile) -> tuple[str, ...]:
        """What `configure` would change in a config that is there, in sentences. Writes nothing."""

    def configure(self, home: Home, profile: Profile) -> Configured:
        """Write config and scripts where the engine's own tools look for them."""

    def leftovers(self, home: Home, manifest: Manifest) -> tuple[Path, ...]:
        """What the installation made besides the files of its manifest, to be removed with it."""

    def config_file(self, home: Home, profile: Profile) -> Path:
        """Where `configure` writes the config."""
