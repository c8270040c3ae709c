"""Set-up as one job: choose, plan, fetch, write config and scripts, start, send the first real request.

`plan` shows everything before anything happens; `apply` does it and may be killed anywhere: run again, it goes on.
"""

from __future__ import annotations

import dataclasses
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from app.advisor.types import Choice, Recommendation, Wish
from app.catalog import lookup
from app.catalog.types import Catalog
from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink, StepChanged, StepState
from app.core.i18n import tr
from app.core.units import download
from app.engines import profiles, registry
from app.engines.base import OwnInstall
from app.engines.configure import config_file, configure, preview
from app.engines.llamacpp import installed_build, placement_arguments
from app.engines.llamacpp_devices import names
from app.engines.profile import Profile
from app.hardware.machine import Machine
from app.install import steps as install_steps
from app.install.engine_build import InstallBuild
from app.install.journal import Journal
from app.install.manifest import find
from app.install.model import InstallModel
from app.install.steps import PlannedStep, Step
from app.jobs import control
from app.jobs.advice import Advised, advise_here
from app.jobs.knowledge import catalog, settings_store, transfer_options
from app.runtime.types import State, Status
from app.system import ports
from app.system.files import read_json, write_json
from app.system.home import Home
from app.system.lock import held

_RESERVE = 1 << 30  # bytes that stay free on the drive


@dataclass(frozen=True, slots=True)
class SetupRequest:
    """`wish` holds what the user fixed; everything else is advised. `port` None = the settings' port."""

    wish: Wish = dataclasses.field(default_factory=Wish)
    port: int | None = None
    start: bool = True
    options: dict[str, str] = dataclasses.field(
        default_factory=dict
    )  # of the choice, over those that were advised


@dataclass(frozen=True, slots=True)
class SetupPlan:
    """What will happen. Sizes in bytes; `disk_free` is that of the home's drive before anything is fetched.

    `better` is the choice that would be best if its source could be reached; `notes` say so in sentences.
    """

    recommendation: Recommendation
    better: Recommendation | None
    notes: tuple[str, ...]
    steps: tuple[PlannedStep, ...]
    download_size: int
    disk_size: int
    disk_free: int
    profile: Profile
    start: bool
    machine: Machine = dataclasses.field(default_factory=Machine)


@dataclass(frozen=True, slots=True)
class SetupResult:
    profile: Profile
    config: Path
    script: Path
    status: Status | None  # None when it was not started


def plan(home: Home, machine: Machine, request: SetupRequest) -> SetupPlan:
    """Choose for this machine and say what it takes. Writes nothing.

    Raises UserFacingError: unknown names, nothing that fits, nothing that can be reached.
    """
    known = catalog(home)
    wish = _checked(known, request.wish)
    if request.port is not None:
        ports.check_number(request.port)
    advised = advise_here(home, machine, wish)
    best = advised.chosen
    if best is None:
        raise _nothing_fits(advised)
    return plan_choice(home, best, request, advised)


def plan_choice(home: Home, chosen: Recommendation, request: SetupRequest, advised: Advised) -> SetupPlan:
    """The plan for a recommendation that the user picked himself. Raises UserFacingError "path-too-long"."""
    home.check_length()
    settings = settings_store(home).load()
    options = {**chosen.choice.options, **request.options}
    better = advised.better if advised.better != chosen else None
    chosen = dataclasses.replace(chosen, choice=dataclasses.replace(chosen.choice, options=options))
    profile = _profile(home, chosen.choice, advised.machine, request.port or settings.port)
    steps = _install_steps(home, chosen.choice, advised.machine)
    planned = tuple(dataclasses.replace(step.planned, done=step.done()) for step in steps)
    open_steps = [step for step in planned if not step.done]
    return SetupPlan(
        recommendation=chosen,
        better=better,
        notes=advised.notes,
        steps=planned,
        download_size=sum(step.download_size for step in open_steps),
        disk_size=sum(step.disk_size for step in open_steps),
        disk_free=_free(home.root),
        profile=profile,
        start=request.start,
        machine=advised.machine,
    )


def apply(home: Home, plan: SetupPlan, *, sink: Sink, cancel: Cancel) -> SetupResult:
    """Do what the plan says. Steps: "engine", "model", "config", "start", "ask".

    Raises UserFacingError (one of them is "busy": another launcher sets up in this home), OSError, Cancelled.
    """
    _check_space(home, plan)
    with held(home.root / "setup.lock", tr("setting up")):
        choice, port = plan.recommendation.choice, plan.profile.port
        write_json(_pending(home), dataclasses.asdict(choice) | {"port": port})
        install_steps.run(_install_steps(home, choice, plan.machine), Journal(home.journal), sink, cancel)
        profile = _profile(
            home, choice, plan.machine, port
        )  # anew: the engine can be asked for its cards now
        sink(StepChanged("config", tr("Config and launch script"), StepState.RUNNING))
        for change in preview(home, profile):
            sink(
                Message(
                    tr("{path}: {change}", path=config_file(home, profile.effective()).name, change=change)
                )
            )
        profiles.save(home, profile)
        written = configure(home, profile)
        settings_store(home).change(profile=profile.id, port=profile.port)
        sink(StepChanged("config", tr("Config and launch script"), StepState.DONE, str(written.config)))
    status = _start(home, profile, sink, cancel) if plan.start else None
    _pending(home).unlink(missing_ok=True)
    return SetupResult(profile, written.config, written.script, status)


def pending(home: Home) -> Choice | None:
    """The choice of a set-up that was interrupted, None when there is none."""
    value = read_json(_pending(home))
    if not isinstance(value, dict):
        return None
    value.pop("port", None)
    try:
        return Choice(**{**value, "adapters": tuple(value["adapters"])})
    except (KeyError, TypeError):
        return None


def _start(home: Home, profile: Profile, sink: Sink, cancel: Cancel) -> Status:
    """Start what was set up; an engine that runs already makes room, so that the new config is what is proven."""
    sink(StepChanged("start", tr("Start the engine"), StepState.RUNNING))
    if control.status(home).state.running:
        control.stop(home, sink=sink)
    status = control.start(home, profile.id, sink=sink, cancel=cancel)
    if status.state not in (State.READY, State.BUSY, State.DEGRADED):
        sink(StepChanged("start", tr("Start the engine"), StepState.FAILED, status.text))
        return status
    sink(StepChanged("start", tr("Start the engine"), StepState.DONE, status.endpoints["openai"]))
    speed = tr("{speed:.1f} tokens per second", speed=status.answer["tokens_per_second"])
    sink(StepChanged("ask", tr("First request"), StepState.DONE, speed))
    return status


def _install_steps(home: Home, choice: Choice, machine: Machine) -> list[Step]:
    known = catalog(home)
    options = transfer_options(settings_store(home).load())
    engine = registry.engine(choice.engine)
    if isinstance(engine, OwnInstall):
        return engine.steps(home, known, choice, machine, options)
    family = known.family(choice.family)
    return [
        InstallBuild(home, known.build(choice.build), options),
        InstallModel(home, family, known.variant(choice.family, choice.model), options),
    ]


def _checked(known: Catalog, wish: Wish) -> Wish:
    """The wish with canonical names. Raises UserFacingError with the nearest names for unknown ones."""
    if wish.engine:
        wish = dataclasses.replace(wish, engine=lookup.find_engine(known, wish.engine).id)
    if wish.family:
        wish = dataclasses.replace(wish, family=lookup.find_family(known, wish.family).id)
    if wish.model:
        variant = lookup.find_variant(known, wish.model, family=wish.family)
        wish = dataclasses.replace(wish, family=variant.family, model=variant.id)
    return wish


def _profile(home: Home, choice: Choice, machine: Machine, port: int) -> Profile:
    known, engine = catalog(home), registry.engine(choice.engine)
    if isinstance(engine, OwnInstall):
        options = transfer_options(settings_store(home).load())
        return engine.profile(home, known, choice, machine, options, port)
    family = known.family(choice.family)
    tag = re.sub(r"[^a-z0-9]+", "-", f"{choice.family}-{choice.model}".lower()).strip("-")
    return Profile(
        id=tag,
        title=f"{family.title} {choice.model}",
        engine=choice.engine,
        build=choice.build,
        family=choice.family,
        model=choice.model,
        context=choice.context,
        kv_type=choice.kv_type,
        gpu_layers=choice.gpu_layers,
        devices=choice.adapters,
        port=port,
        args=placement_arguments(choice.options),
        options=_llama_options(home, choice, machine),
    )


def _llama_options(home: Home, choice: Choice, machine: Machine) -> dict[str, object]:
    """The choice's options, with llama.cpp's own names of the cards once its program can be asked."""
    cards = [card for card in machine.adapters if card.used]
    if not choice.adapters or find(home, "engine", choice.build) is None:
        return {}
    installed = installed_build(home, choice.build)
    program = Path(installed["folder"]) / installed["entry"]
    known = names(program, cards) if installed["kind"] != "wheel" else {}
    return {"device_names": known} if known else {}


def _check_space(home: Home, plan: SetupPlan) -> None:
    needed = plan.disk_size + (_RESERVE if plan.disk_size else 0)
    free = _free(home.root)
    if needed > free:
        raise UserFacingError(
            tr("Not enough space on the drive"),
            tr(
                "{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.",
                need=download(needed),
                free=download(free),
                folder=home.root,
            ),
            tr(
                "Free {missing}, choose a smaller model, or use another folder.",
                missing=download(needed - free),
            ),
            code="disk-full",
        )


def _free(folder: Path) -> int:
    """Free bytes on the drive of a folder that may not exist yet."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return shutil.disk_usage(folder).free


def _pending(home: Home) -> Path:
    return home.root / "setup-pending.json"


def _nothing_fits(advised: Advised) -> UserFacingError:
    if advised.better is not None:
        return UserFacingError(
            tr("No model that fits can be downloaded"),
            " ".join(advised.notes),
            tr("Check the network connection and the proxy, then run set-up again."),
            code="no-network",
        )
    reasons = [reason for item in advised.advice.recommendations[:3] for reason in item.reasons]
    return UserFacingError(
        tr("Nothing fits this computer"),
        " ".join([*advised.advice.notes, *reasons]) or tr("The catalog has no model for it."),
        tr(
            "Choose another family or a smaller context, or run `recommend` to see what would change the result."
        ),
        code="nothing-fits",
    )
