"""What the window asks of the rest of the program: one protocol; its real form is `app.gui.jobs_backend`.

Every method may block and is called in a worker thread, except where it says so.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.advisor.types import Choice, Recommendation, Wish
    from app.core.events import Cancel, Sink
    from app.doctor.report import Report
    from app.engines.base import Answer
    from app.engines.profile import Profile
    from app.hardware.machine import Machine
    from app.jobs.advice import Advised
    from app.jobs.launcher_update import NewLauncher
    from app.jobs.metrics import Metrics
    from app.jobs.setup import SetupPlan, SetupResult
    from app.jobs.storage import Storage
    from app.jobs.update_check import Check
    from app.jobs.updates import Update
    from app.runtime.types import Status
    from app.system.home import Home
    from app.system.settings import Settings


@dataclasses.dataclass(frozen=True, slots=True)
class Remedy:
    """A change that is known to help, as the window offers it."""

    id: str
    title: str
    text: str = ""  # what it changes, and what it costs
    by_click: bool = True  # False = the user has to do it
    why: str = ""  # what speaks for it


@dataclasses.dataclass(frozen=True, slots=True)
class PastRun:
    """A start of the engine; `outcome` is "running", "stopped" or "crashed", `note` the crash's title."""

    folder: Path
    title: str
    started: float  # seconds since the epoch
    seconds: float
    outcome: str
    note: str = ""
    tokens_per_second: float = 0.0


class Backend(Protocol):
    home: Home

    def settings(self) -> Settings:
        """Quick; may be called in the GUI thread."""

    def change_settings(self, **fields: Any) -> Settings:
        """Quick; may be called in the GUI thread."""

    def is_set_up(self) -> bool:
        """Quick; may be called in the GUI thread."""

    def at(self, home: Home) -> Backend:
        """The same for another data folder, which is the one for later starts from now on. Raises OSError."""

    def survey(self) -> Machine: ...

    def machine_changed(self) -> bool:
        """Driver, docking state or session are other than at the last survey."""

    def pending(self) -> Choice | None: ...

    def advise(self, machine: Machine, wish: Wish) -> Advised: ...

    def plan(self, chosen: Recommendation, advised: Advised, *, port: int | None = None) -> SetupPlan: ...

    def config_changes(self, plan: SetupPlan) -> tuple[str, ...]:
        """What the plan would change in a config that is there, in sentences."""

    def adopt(self, file: Path) -> str:
        """Add a model of the user's own to the catalogue; returns its name."""

    def apply(self, plan: SetupPlan, *, sink: Sink, cancel: Cancel) -> SetupResult: ...

    def status(self) -> Status: ...

    def watch_paths(self) -> list[Path]:
        """Quick; may be called in the GUI thread."""

    def log_file(self) -> Path | None:
        """Quick; may be called in the GUI thread."""

    def start(self, *, sink: Sink, cancel: Cancel) -> Status: ...

    def stop(self, *, sink: Sink) -> Status: ...

    def restart(self, *, sink: Sink, cancel: Cancel) -> Status: ...

    def ask(self, text: str, *, on_token: Callable[[str], None], cancel: Cancel) -> Answer: ...

    def metrics(self, status: Status) -> Metrics:
        """What the running engine takes and does now; at most one call at a time."""

    def remedies(self) -> tuple[Remedy, ...]:
        """For the last crash, the likeliest first."""

    def try_remedy(self, remedy_id: str, *, sink: Sink, cancel: Cancel) -> Status:
        """Put it on the active profile and start."""

    def fix(self, *, sink: Sink, cancel: Cancel) -> Status:
        """Try one remedy after the other until the engine answers; each try is a step event."""

    def report(self) -> Report: ...

    def runs(self) -> tuple[PastRun, ...]:
        """The newest first, at most a screenful or two."""

    def diagnose(self, log: Path) -> str:
        """What a log says, in words for people."""

    def storage(self) -> Storage:
        """What lies where. Looks at every file of the data folder."""

    def remove_place(self, what: str) -> None:
        """An engine or model by its id, or "downloads" or "logs"."""

    def move_model(self, name: str, target: Path, *, sink: Sink, cancel: Cancel) -> None: ...

    def updates(self) -> tuple[Update, ...]: ...

    def can_roll_back(self) -> tuple[str, str] | None:
        """(the build in use, the one before it), None when there is no way back."""

    def update_engine(self, build: str, *, sink: Sink, cancel: Cancel) -> None:
        """Raises UserFacingError when the new build did not answer; the old one counts on then."""

    def roll_back(self, *, sink: Sink, cancel: Cancel) -> None: ...

    def last_check(self) -> Check:
        """What updates are compared with, and what the last look found. Asks no network."""

    def look_for_updates(self) -> Check:
        """Ask for a newer launcher and catalogue, and what the engines' projects have released."""

    def update_catalogue(self, *, sink: Sink, cancel: Cancel) -> None: ...

    def update_launcher(self, *, sink: Sink, cancel: Cancel) -> NewLauncher:
        """Fetch and prepare it; on Windows its setup runs then."""

    def profiles(self) -> tuple[tuple[Profile, ...], str]:
        """All profiles with their overlays, and the active one's id."""

    def use(self, profile_id: str) -> None:
        """Make it the active profile, from the next start on."""

    def undo(self) -> None:
        """Take the last change of the active profile back."""

    def starts_at_login(self) -> bool:
        """As the system says, not as we remember. Quick; may be called in the GUI thread."""

    def start_at_login(self, on: bool) -> None:
        """Quick; may be called in the GUI thread."""
