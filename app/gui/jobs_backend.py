"""The window's backend over `app.jobs`, which is imported late: the first picture must not wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.system.settings import Settings, SettingsStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.advisor.types import Choice, Recommendation, Wish
    from app.core.events import Cancel, Sink
    from app.doctor.report import Report
    from app.engines.base import Answer
    from app.engines.profile import Profile
    from app.gui.backend import Backend, PastRun, Remedy
    from app.hardware.machine import Machine
    from app.jobs.advice import Advised
    from app.jobs.launcher_update import NewLauncher
    from app.jobs.metrics import Meter, Metrics
    from app.jobs.setup import SetupPlan, SetupResult
    from app.jobs.storage import Storage
    from app.jobs.update_check import Check
    from app.jobs.updates import Update
    from app.runtime.rundir import Run
    from app.runtime.types import Status
    from app.system.home import Home

_RUNS = 30


class JobsBackend:
    """The real one."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self._settings = SettingsStore(home.settings)
        self._meter: Meter | None = None

    def settings(self) -> Settings:
        return self._settings.load()

    def change_settings(self, **fields: Any) -> Settings:
        return self._settings.change(**fields)

    def is_set_up(self) -> bool:
        return next(self.home.profiles.glob("*.json"), None) is not None

    def at(self, home: Home) -> Backend:
        home.choose()
        return JobsBackend(home)

    def survey(self) -> Machine:
        from app.jobs.survey import survey

        return survey(self.home)

    def machine_changed(self) -> bool:
        from app.jobs.survey import changed

        return changed()

    def pending(self) -> Choice | None:
        from app.jobs import setup

        return setup.pending(self.home)

    def advise(self, machine: Machine, wish: Wish) -> Advised:
        from app.jobs.advice import advise_here

        return advise_here(self.home, machine, wish)

    def plan(self, chosen: Recommendation, advised: Advised, *, port: int | None = None) -> SetupPlan:
        from app.jobs import setup

        return setup.plan_choice(self.home, chosen, setup.SetupRequest(port=port), advised)

    def config_changes(self, plan: SetupPlan) -> tuple[str, ...]:
        from app.engines.configure import preview

        return preview(self.home, plan.profile)

    def adopt(self, file: Path) -> str:
        from app.jobs import own_models

        return own_models.add(self.home, str(file)).title

    def apply(self, plan: SetupPlan, *, sink: Sink, cancel: Cancel) -> SetupResult:
        from app.jobs import setup

        return setup.apply(self.home, plan, sink=sink, cancel=cancel)

    def status(self) -> Status:
        from app.jobs import control

        return control.status(self.home)

    def watch_paths(self) -> list[Path]:
        from app.jobs import control

        return control.watch_paths(self.home)

    def log_file(self) -> Path | None:
        from app.jobs import control

        return control.log_file(self.home)

    def start(self, *, sink: Sink, cancel: Cancel) -> Status:
        from app.jobs import control

        return control.start(self.home, sink=sink, cancel=cancel)

    def stop(self, *, sink: Sink) -> Status:
        from app.jobs import control

        return control.stop(self.home, sink=sink)

    def restart(self, *, sink: Sink, cancel: Cancel) -> Status:
        from app.jobs import control

        return control.restart(self.home, sink=sink, cancel=cancel)

    def ask(self, text: str, *, on_token: Callable[[str], None], cancel: Cancel) -> Answer:
        from app.jobs import control

        return control.ask(self.home, text, on_token=on_token, cancel=cancel)

    def metrics(self, status: Status) -> Metrics:
        from app.jobs.metrics import Meter

        if self._meter is None:
            self._meter = Meter()
        from app.engines.profile import api_key
        from app.jobs import control

        profile = control.active(self.home)
        if profile is None:
            return self._meter.look(status)
        devices = profile.effective().devices
        return self._meter.look(status, key=api_key(profile.options), devices=devices)

    def remedies(self) -> tuple[Remedy, ...]:
        from app.gui.backend import Remedy
        from app.jobs import trouble

        return tuple(
            Remedy(item.id, item.title, item.text, item.by_click, item.why)
            for item in trouble.remedies(self.home)
        )

    def try_remedy(self, remedy_id: str, *, sink: Sink, cancel: Cancel) -> Status:
        from app.jobs import trouble

        return trouble.apply(self.home, remedy_id, sink=sink, cancel=cancel)

    def fix(self, *, sink: Sink, cancel: Cancel) -> Status:
        from app.jobs import control, trouble

        trouble.fix(self.home, sink=sink, cancel=cancel)
        return control.status(self.home)

    def report(self) -> Report:
        from app.jobs import trouble

        return trouble.report(self.home)

    def runs(self) -> tuple[PastRun, ...]:
        from app.runtime import rundir

        return tuple(_past(run) for run in rundir.history(self.home)[:_RUNS])

    def diagnose(self, log: Path) -> str:
        from app.doctor.diagnose import diagnose

        crash = diagnose(log)
        return "\n\n".join(
            part for part in (crash.title, crash.cause, crash.exit.sentence, crash.helps) if part
        )

    def storage(self) -> Storage:
        from app.jobs import storage

        return storage.storage(self.home)

    def remove_place(self, what: str) -> None:
        from app.jobs import storage

        storage.remove(self.home, what)

    def move_model(self, name: str, target: Path, *, sink: Sink, cancel: Cancel) -> None:
        from app.jobs import move

        move.move_model(self.home, name, target, sink=sink, cancel=cancel)

    def updates(self) -> tuple[Update, ...]:
        from app.jobs import updates

        return updates.available(self.home)

    def can_roll_back(self) -> tuple[str, str] | None:
        from app.jobs import updates

        return updates.can_roll_back(self.home)

    def update_engine(self, build: str, *, sink: Sink, cancel: Cancel) -> None:
        from app.core.errors import UserFacingError
        from app.core.i18n import tr
        from app.jobs import updates

        done = updates.update_engine(self.home, build, sink=sink, cancel=cancel)
        if not done.ok:
            raise UserFacingError(
                tr("The new build did not answer"),
                tr("{new} did not answer; {old} stays in use.", new=done.new, old=done.old),
                tr("You do not need to do anything. The next build may work; the log has the reason."),
                code="update-failed",
            )

    def roll_back(self, *, sink: Sink, cancel: Cancel) -> None:
        from app.jobs import updates

        updates.roll_back(self.home, sink=sink, cancel=cancel)

    def last_check(self) -> Check:
        from app.jobs import update_check

        return update_check.last(self.home)

    def look_for_updates(self) -> Check:
        from app.jobs import update_check

        return update_check.check(self.home)

    def update_catalogue(self, *, sink: Sink, cancel: Cancel) -> None:
        from app.jobs import own_updates

        own_updates.update_catalogue(self.home, sink=sink, cancel=cancel)

    def update_launcher(self, *, sink: Sink, cancel: Cancel) -> NewLauncher:
        from app.jobs import launcher_update

        return launcher_update.update_launcher(self.home, sink=sink, cancel=cancel)

    def profiles(self) -> tuple[tuple[Profile, ...], str]:
        from app.jobs import profiles

        return profiles.every(self.home), profiles.active_id(self.home)

    def use(self, profile_id: str) -> None:
        from app.jobs import profiles

        profiles.apply(self.home, profile_id)

    def undo(self) -> None:
        from app.jobs import profiles

        profiles.undo(self.home)

    def starts_at_login(self) -> bool:
        from app.system import autostart

        return autostart.enabled()

    def start_at_login(self, on: bool) -> None:
        from app.system import autostart

        autostart.set_enabled(self.home, on)


def _past(run: Run) -> PastRun:
    from app.gui.backend import PastRun

    about, state, ended = run.about(), run.state(), run.exit()
    crash = run.crash()
    started = float(about.get("created") or 0.0)
    return PastRun(
        folder=run.folder,
        title=str(about.get("profile", {}).get("title") or about.get("model_name") or run.folder.name),
        started=started,
        seconds=float(ended["time"]) - started if ended.get("time") else 0.0,
        outcome="running" if not ended else "crashed" if crash or not ended.get("expected") else "stopped",
        note=str(crash.get("title") or ""),
        tokens_per_second=float(state.get("tokens_per_second") or 0.0),
    )
