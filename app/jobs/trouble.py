"""After a crash: what can help, the ladder, the report."""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app import __version__
from app.advisor.types import Wish
from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.doctor import ladder as ladders
from app.doctor import remedies as known
from app.doctor.evidence import Evidence
from app.doctor.history import History, Try, failed_for, worked_for
from app.doctor.ladder import Climbed, Outcome
from app.doctor.remedies import Remedy
from app.doctor.report import Facts, Report, build
from app.engines import profiles as store
from app.engines.configure import config_path, configure
from app.engines.profile import Overlay, Profile
from app.engines.strata.install.engine import PREVIOUS
from app.engines.strata.install.rollback import roll_back_engine
from app.engines.strata.places import Places
from app.hardware.machine import AdapterKind
from app.install.manifest import find
from app.jobs import control, lastgood, profiles, setup
from app.jobs.knowledge import catalog
from app.jobs.repair import repair
from app.jobs.survey import survey
from app.runtime import rundir
from app.runtime.logtail import last_lines
from app.runtime.rundir import Run
from app.runtime.types import State, Status
from app.system.home import Home

_LOG_LINES = 2000
_LONG_ANSWER = 256  # tokens
_LONG_REQUEST = " ".join(["Tell a long story about a lighthouse keeper, in great detail."] * 40)
_BY_CLICK = (
    "restart",
    "repair",
    "previous-build",
    "undo",
    "switch-engine",
)  # actions that this program can do itself
_BY_ITSELF = (
    "restart",
    "repair",
    "previous-build",
    "undo",
)  # those that "Fix it for me" does unasked: nothing is downloaded
_GRAPHICS = (AdapterKind.DISCRETE, AdapterKind.INTEGRATED)
_GOOD = (State.READY, State.BUSY, State.DEGRADED)


@dataclass(frozen=True, slots=True)
class Offer:
    """A remedy as the window shows it: what it changes and costs in `text`, what speaks for it in `why`."""

    id: str
    title: str
    text: str
    by_click: bool
    why: str


def history(home: Home) -> History:
    return History(home.root / "remedies.jsonl")


def remedies(home: Home) -> list[Offer]:
    """What can help against the last crash, in the order in which it should be tried; [] when nothing crashed."""
    run = rundir.current(home)
    if run is None or not (crash := _reading(run)):
        return []
    tries, where = history(home).all(), _where(run)
    return [
        Offer(
            item.id,
            tr(item.title),
            f"{tr(item.change)} {tr('Trade-off: {cost}', cost=tr(item.cost))}",
            item.by_overlay or item.action in _BY_CLICK,
            _why(item, crash, tries, where),
        )
        for item in _ladder(home, crash, tries, where)
    ]


def _why(remedy: Remedy, crash: Mapping[str, Any], tries: Sequence[Try], where: str) -> str:
    """What this computer remembers of it, what is known of the crash, and who says so."""
    fingerprint = str(crash.get("fingerprint", ""))
    words = []
    if remedy.id in failed_for(tries, fingerprint):
        words.append(tr("It was tried for this crash on this computer and did not help."))
    elif remedy.id in worked_for([item for item in tries if item.where == where], fingerprint, where):
        words.append(
            tr("It fixed this crash on this computer before, with the same engine, GPU, and driver.")
        )
    elif remedy.id in worked_for(tries, fingerprint, where):
        words.append(tr("It fixed this crash on this computer before, with another engine or driver."))
    else:
        words.append(
            tr("The fix most likely to help comes first; among equals, the one with the smallest trade-off.")
        )
    words.append(str(crash.get("what_helps") or ""))
    if sources := [item for item in (remedy.source, *crash.get("sources", ())) if item]:
        words.append(tr("Reported in: {sources}.", sources="; ".join(dict.fromkeys(sources))))
    return " ".join(word for word in words if word)


def fix(home: Home, *, sink: Sink, cancel: Cancel) -> Climbed:
    """ "Fix it for me": apply, start, ask, keep what works. Raises UserFacingError "nothing-to-fix", Cancelled."""
    run = _crashed(home)
    crash, where = _reading(run), _where(run)
    under_load = crash.get("phase") == "later"
    ladder = _ladder(home, crash, history(home).all(), where)
    doable = [item for item in ladder if item.by_overlay or item.action in _BY_ITSELF]

    def attempt(remedy: Remedy) -> Outcome:
        return _attempt(home, remedy, sink, cancel, under_load=under_load)

    return ladders.climb(
        doable,
        attempt=attempt,
        history=history(home),
        fingerprint=str(crash.get("fingerprint", "")),
        where=where,
        sink=sink,
        cancel=cancel,
    )


def report(home: Home) -> Report:
    """The report of the last crash, mended or not; of the last run when none of those kept crashed.

    Raises UserFacingError "no-run".
    """
    run = rundir.current(home)
    if run is None:
        raise UserFacingError(
            tr("There is nothing to report yet"),
            tr("No engine was started in {folder}.", folder=home.root),
            tr("Start one first."),
            code="no-run",
        )
    run = run if _reading(run) else next(filter(Run.crash, rundir.history(home)), run)
    about, state = run.about(), run.state()
    profile = about.get("profile", {})
    tried = [
        (time.strftime("%Y-%m-%d %H:%M", time.gmtime(item.time)), item.remedy, item.outcome, item.note)
        for item in history(home).all()
    ]
    config = config_path(home, str(profile.get("id", "")))
    return build(
        Facts(
            crash=_reading(run) or {"title": state.get("text", ""), "cause": state.get("reason", "")},
            environment=_environment(),
            versions={
                "Strata Launcher": __version__,
                tr("Engine"): f"{profile.get('engine', '')} {profile.get('build', '')}",
                tr("Model"): f"{profile.get('family', '')} {profile.get('model', '')}",
            },
            config=config.read_text(encoding="utf-8", errors="replace") if config.exists() else "{}",
            log="\n".join(last_lines(run.log, _LOG_LINES)),
            tried=tried,
            steps=_steps(run),
        )
    )


def _ladder(home: Home, crash: Mapping[str, Any], tries: Sequence[Try], where: str) -> list[Remedy]:
    if not profiles.active_id(home):
        return []
    profile = profiles.active(home)
    fingerprint = str(crash.get("fingerprint", ""))
    ranked = ladders.order(
        crash.get("remedies", ()),
        profile,
        tries,
        fingerprint=fingerprint,
        where=where,
        facts=crash.get("facts"),
    )
    return [remedy for remedy in ranked if _possible(home, profile.effective(), remedy)]


def _possible(home: Home, profile: Profile, remedy: Remedy) -> bool:
    """What is not a setting is offered only where it can be done: an older build is there, a newer one is known."""
    builds = [build for build in catalog(home).builds if build.engine == profile.engine]
    if remedy.id == "hide-integrated-gpu":
        return len([card for card in survey(home).adapters if card.kind in _GRAPHICS]) > 1
    match remedy.action:
        case "driver" | "switch-engine":
            return bool(profile.devices)  # both are about the graphics card
        case "previous-build":
            return bool(_kept_by_strata(home, profile) or _previous_build(home, profile))
        case "undo":
            return bool(profiles.active(home).overlays)
        case "update-engine":
            mine = next((build for build in builds if build.id == profile.build), None)
            return mine is not None and any(
                (build.os, build.cpu, build.backend) == (mine.os, mine.cpu, mine.backend)
                and build.id != mine.id
                for build in builds
            )
    return True


def _attempt(home: Home, remedy: Remedy, sink: Sink, cancel: Cancel, *, under_load: bool) -> Outcome:
    """One rung: apply, start, wait for the first answer; what does not work is taken back.

    After a crash under load a first answer proves little: a longer request must be answered too.
    """
    before = profiles.active(home)
    control.stop(home)  # one that answers nothing still runs
    _change(home, remedy, before, sink, cancel)
    good = False
    try:
        status = control.start(home, before.id, sink=sink, cancel=cancel)
        good = status.state in _GOOD
        if good and under_load:
            status = _under_load(home, sink, cancel)
            good = status.state in _GOOD
        return Outcome(
            good, tr("It answers") if good else status.text, str(status.crash.get("fingerprint", ""))
        )
    finally:
        if not good and remedy.action != "repair":
            control.stop(home)
            if remedy.action == "previous-build" and (strata := _kept_by_strata(home, before)):
                roll_back_engine(home, strata)
            store.save(home, before)
            configure(home, before)


def apply(home: Home, remedy_id: str, *, sink: Sink, cancel: Cancel) -> Status:
    """One remedy by one click: a setting, a repair, the build before, another engine; then start and ask.

    Raises UserFacingError "unknown-remedy", "not-applicable", and what the work itself raises.
    """
    remedy = known.find(remedy_id)
    if remedy.action == "switch-engine":
        return _switch_engine(home, sink, cancel)
    _change(home, remedy, profiles.active(home), sink, cancel)
    return control.restart(home, sink=sink, cancel=cancel)


def _change(home: Home, remedy: Remedy, profile: Profile, sink: Sink, cancel: Cancel) -> None:
    """Do what the remedy says, short of the start."""
    run = rundir.current(home)
    facts = _reading(run).get("facts") if run is not None else None
    match remedy.action:
        case "repair":
            repair(home, sink=sink, cancel=cancel)
            return
        case "restart":
            return
        case "previous-build" if strata := _kept_by_strata(home, profile):
            sink(Message(tr("The engine is {version} again.", version=roll_back_engine(home, strata))))
            return
        case "undo":
            changed = store.without_last_overlay(profile)
        case "previous-build":
            overlay = Overlay(remedy.id, tr(remedy.title), build=_previous_build(home, profile.effective()))
            changed = store.with_overlay(profile, overlay)
        case _:
            changed = store.with_overlay(profile, known.overlay_for(remedy, profile, facts))
    store.save(home, changed)
    configure(home, changed)


def _kept_by_strata(home: Home, profile: Profile) -> int:
    """The CUDA number of the Strata folder that keeps the engine from before its last update; 0 when none does."""
    if profile.effective().engine != "strata":
        return 0
    places = Places.in_home(home)
    return next((cuda for cuda in (13, 12) if (Path(places.engine(cuda)) / PREVIOUS).is_dir()), 0)


def _previous_build(home: Home, profile: Profile) -> str:
    """The build of the last good run when it is still there, else another one of the engine; "" when there is none."""
    others = [
        build.id
        for build in catalog(home).builds
        if build.engine == profile.engine and build.id != profile.build and find(home, "engine", build.id)
    ]
    good = str(lastgood.of(home, profile.id).get("build", ""))
    return good if good in others else next(iter(others), "")


def _switch_engine(home: Home, sink: Sink, cancel: Cancel) -> Status:
    """Set up llama.cpp with the model that is advised for the same card. Downloads; it becomes the active profile."""
    before = profiles.active(home)
    cards = before.effective().devices
    wish = Wish(engine="llamacpp", adapter=cards[0] if cards else "")
    plan = setup.plan(home, survey(home), setup.SetupRequest(wish, before.port))
    result = setup.apply(home, plan, sink=sink, cancel=cancel)
    return result.status or control.status(home)


def _under_load(home: Home, sink: Sink, cancel: Cancel) -> Status:
    """The engine's status after a longer request; it may crash in it as it did before."""
    sink(Message(tr("It answers. A longer request shows whether it also holds under load.")))
    try:
        control.ask(home, _LONG_REQUEST, max_tokens=_LONG_ANSWER, cancel=cancel)
    except UserFacingError as error:
        status = control.wait_until_settled(home, cancel=cancel)
        return (
            status
            if status.state not in _GOOD
            else dataclasses.replace(status, state=State.LOST, text=error.what_happened)
        )
    return control.status(home)


def _crashed(home: Home) -> Run:
    run = rundir.current(home)
    if run is None or not _reading(run):
        raise UserFacingError(
            tr("Nothing has crashed"),
            tr("The last run of the engine did not end in a crash."),
            tr("Start the engine; if it crashes, come back here."),
            code="nothing-to-fix",
        )
    return run


def _reading(run: Run) -> dict[str, Any]:
    """The reading of the run's crash, or of an engine that runs and answers nothing; {} when all is well."""
    if run.state().get("state") != State.LOST:
        return run.crash()
    from app.doctor.diagnose import diagnose  # late: only trouble needs it

    return diagnose(run.log, evidence=Evidence(silent=True)).as_dict()


def _where(run: Run) -> str:
    """What a memory of success is bound to: engine build, devices and driver."""
    about = run.about()
    profile = about.get("profile", {})
    return "|".join(
        [str(profile.get("build", "")), *map(str, profile.get("devices", ())), str(about.get("drivers", ""))]
    )


def _environment() -> dict[str, str]:
    from app.core.units import memory

    machine = survey()
    cards = "; ".join(
        ", ".join(
            part for part in (card.name, card.architecture, card.driver and f"driver {card.driver}") if part
        )
        for card in machine.adapters
        if card.pci or card.used
    )
    return {
        tr("System"): " ".join([machine.os.name, *machine.os.environment]),
        tr("Processor"): machine.cpu.model,
        tr("Memory"): memory(machine.memory.usable),
        tr("Graphics"): cards or tr("none"),
    }


def _steps(run: Run) -> list[str]:
    about = run.about()
    steps = [
        tr(
            "The engine was started: {command}",
            command=json.dumps(about.get("command", []), ensure_ascii=False),
        )
    ]
    if overlays := about.get("overlays"):
        steps.append(tr("With these changes: {changes}", changes=", ".join(overlays)))
    state = run.state()
    steps.append(
        tr("It answered a first request.")
        if state.get("answer")
        else tr("It had not answered a request yet.")
    )
    if code := run.exit().get("code"):
        steps.append(tr("It exited with code {code}.", code=code))
    return steps
