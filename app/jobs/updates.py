"""Engine updates: what is new, installed side by side, proven by a real first request before it counts, the way back.

`updates.json` in the data folder remembers each change-over, so that one click goes back.
"""

from __future__ import annotations

import dataclasses
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.catalog.types import Catalog, EngineBuild
from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink, StepChanged, StepState, ignore
from app.core.i18n import tr
from app.engines import profiles, registry
from app.engines.base import OwnInstall
from app.engines.configure import config_path, configure
from app.engines.profile import Profile
from app.install import steps as install_steps
from app.install.engine_build import InstallBuild
from app.install.journal import Journal
from app.install.manifest import Manifest, find, installed
from app.jobs import control
from app.jobs.knowledge import catalog, natural, settings_store, transfer_options
from app.runtime.types import State, Status
from app.system.files import read_json, write_json
from app.system.home import Home
from app.system.lock import held
from app.transfer.metered import metered

_TRIAL = "-update-trial"  # ending of the profile that tries a new build
_ANSWERED = (State.READY, State.BUSY, State.DEGRADED)


@dataclass(frozen=True, slots=True)
class Update:
    """A newer build of an installed one. `notes` are its release notes, "" when there are none; `size` the download in
    bytes. `pinned`: the user keeps the installed one. `failed`: it was tried here and did not answer."""

    installed: str
    installed_version: str
    build: EngineBuild
    notes: str
    size: int
    pinned: bool = False
    failed: bool = False

    def as_dict(self) -> dict[str, Any]:
        return {
            "installed": self.installed,
            "installed_version": self.installed_version,
            "build": self.build.id,
            "version": self.build.version,
            "notes": self.notes,
            "size": self.size,
            "pinned": self.pinned,
            "failed": self.failed,
        }


@dataclass(frozen=True, slots=True)
class Updated:
    """`current` is the build that counts now: `new` when it answered, else `old`. `status` is of the last start."""

    old: str
    new: str
    current: str
    status: Status | None = None

    @property
    def ok(self) -> bool:
        return self.current == self.new


def available(home: Home) -> tuple[Update, ...]:
    """What is newer in the catalogue than the installed builds that profiles use. Asks no network, changes nothing."""
    known, settings = catalog(home), settings_store(home).load()
    failed = set(_memory(home)["failed"])
    pinned = set(settings.pinned_builds.split())
    found = []
    for manifest in in_use(home):
        newest = _newest(known, manifest, settings.channels)
        if newest is not None:
            found.append(
                Update(
                    installed=manifest.id,
                    installed_version=manifest.facts.get("version", ""),
                    build=newest,
                    notes=newest.release_notes,
                    size=sum(archive.planned_size for archive in newest.archives),
                    pinned=manifest.id in pinned,
                    failed=newest.id in failed,
                )
            )
    return tuple(found)


def update_engine(
    home: Home, build: str = "", *, sink: Sink = ignore, cancel: Cancel | None = None, anyway: bool = False
) -> Updated:
    """Install the newer build beside the old one, let it answer a real request, and only then use it.

    `build` "" = the first one that is available. A running engine makes room for the trial and is started again, with
    the build that counts then; after a failed trial only when the setting `roll_back_by_itself` says so. Steps:
    "engine", "trial", "current". `anyway`: also on a metered line.
    Raises UserFacingError: "nothing-new", "pinned", "metered", "busy", those of the download; OSError; Cancelled (the
    old build counts on).
    """
    cancel = cancel or Cancel()
    with held(home.root / "setup.lock", tr("updating an engine")):
        _drop_trials(home)
        update = _chosen(home, build)
        _check_line(home, anyway)
        old, new = update.installed, update.build.id
        _install(home, update, sink, cancel)
        ran = control.status(home)
        users = [profile for profile in profiles.every(home) if profile.effective().build == old]
        if ran.state.running:
            control.stop(home, sink=sink)
        status = _try(home, _main(home, users), old, new, sink, cancel)
        proven = status.state in _ANSWERED
        control.stop(home)
        _drop_trials(home)
        if proven:
            _switch(home, users, old, new)
            _remember(home, old, new)
            sink(StepChanged("current", tr("{build} is in use", build=new), StepState.DONE))
        else:
            memory = _memory(home)
            write_json(_file(home), {**memory, "failed": sorted({*memory["failed"], new})})
            sink(Message(tr("{new} did not answer; {old} stays in use.", new=new, old=old), "warning"))
    again = proven or settings_store(home).load().roll_back_by_itself
    if ran.state.running and again:
        control.start(home, ran.profile, sink=sink, cancel=cancel)
    return Updated(old, new, new if proven else old, status)


def can_roll_back(home: Home) -> tuple[str, str] | None:
    """(the build in use, the one before it) of the last change-over, None when there is no way back."""
    last = _memory(home)["changes"][-1:]
    return (last[0]["to"], last[0]["from"]) if last else None


def roll_back(home: Home, *, sink: Sink = ignore, cancel: Cancel | None = None) -> Updated:
    """Use the build before the last update again; a running engine changes over. `ok` when it counts now.

    What of the old build is missing is fetched again. Raises UserFacingError "nothing-to-roll-back", "busy".
    """
    cancel = cancel or Cancel()
    with held(home.root / "setup.lock", tr("rolling an engine back")):
        pair = can_roll_back(home)
        if pair is None:
            raise UserFacingError(
                tr("There is nothing to go back to"),
                tr("No engine was updated in {folder}.", folder=home.root),
                tr(
                    "Only an update can be rolled back; a change of the profile is undone with `profiles undo`."
                ),
                code="nothing-to-roll-back",
            )
        now, before = pair
        _make_whole(home, before, sink, cancel)
        ran = control.status(home)
        users = [profile for profile in profiles.every(home) if profile.effective().build == now]
        _switch(home, users, now, before)
        memory = _memory(home)
        write_json(_file(home), {**memory, "changes": memory["changes"][:-1]})
        sink(StepChanged("current", tr("{build} is in use again", build=before), StepState.DONE))
    status = None
    if ran.state.running and ran.profile in {profile.id for profile in users}:
        control.stop(home, sink=sink)
        status = control.start(home, ran.profile, sink=sink, cancel=cancel)
    return Updated(now, before, before, status)


def pin(home: Home, build: str, *, on: bool = True) -> None:
    """Keep an installed build as it is, or let it be updated again. Raises UserFacingError "unknown-thing"."""
    from app.jobs.storage import named

    name = named(home, build).id
    store = settings_store(home)
    others = [item for item in store.load().pinned_builds.split() if item != name]
    store.change(pinned_builds=" ".join([*others, name] if on else others))


def in_use(home: Home) -> list[Manifest]:
    used = {profile.effective().build for profile in profiles.every(home)}
    return [item for item in installed(home) if item.kind == "engine" and item.id in used]


def _newest(known: Catalog, manifest: Manifest, channels: tuple[str, ...]) -> EngineBuild | None:
    """The newest build of the same kind (engine, backend, system, processor, package) that is newer."""
    mine = next((build for build in known.builds if build.id == manifest.id), None)
    if mine is None:
        return None  # from a catalogue that is gone: its kind is not known, so set-up chooses anew
    kind = _kind(mine)
    version = natural(manifest.facts.get("version", mine.version))
    newer = [
        build
        for build in known.builds
        if _kind(build) == kind and not build.superseded and build.channel in channels
        if natural(build.version) > version
    ]
    return max(newer, key=lambda build: natural(build.version), default=None)


def _kind(build: EngineBuild) -> tuple[str, ...]:
    series = re.sub(r"\d", "", build.id.replace(build.version, ""))
    major = "".join(
        re.findall(r"cuda(\d+)", build.id)
    )  # CUDA 12 and 13 are two lines for two ages of drivers
    return (build.engine, build.backend, build.os, build.cpu, build.unpack, series, major)


def _chosen(home: Home, build: str) -> Update:
    offers = [update for update in available(home) if build in ("", update.build.id, update.installed)]
    free = [update for update in offers if not update.pinned]
    if not offers:
        raise UserFacingError(
            tr("Nothing newer is known"),
            tr("The installed engines are as new as the catalog."),
            tr("Check again after the next update of the launcher or its catalog."),
            code="nothing-new",
        )
    if not free:
        raise UserFacingError(
            tr("This build is pinned"),
            tr("You chose to keep {build}.", build=offers[0].installed),
            tr(
                "Unpin it first: `strata-launcher update --unpin {build}`.",
                build=offers[0].installed,
            ),
            code="pinned",
        )
    return next((update for update in free if not update.failed), free[0])


def _check_line(home: Home, anyway: bool) -> None:
    if not anyway and settings_store(home).load().pause_when_metered and metered():
        raise UserFacingError(
            tr("The connection is metered"),
            tr("The system reports a metered connection, and your settings say to wait on those."),
            tr("Try again on another connection, or allow it this once."),
            code="metered",
        )


def _install(home: Home, update: Update, sink: Sink, cancel: Cancel) -> None:
    options = transfer_options(settings_store(home).load())
    if isinstance(registry.engine(update.build.engine), OwnInstall):
        raise UserFacingError(
            tr("This engine is updated by setup"),
            tr("{engine} is installed in steps of its own.", engine=update.build.engine),
            tr(
                "Run setup again. It installs the new version and keeps the old one so that you can roll back."
            ),
            code="own-install",
        )
    install_steps.run([InstallBuild(home, update.build, options)], Journal(home.journal), sink, cancel)


def _make_whole(home: Home, build: str, sink: Sink, cancel: Cancel) -> None:
    """The old build as it was; a missing file of it is fetched again where the catalogue still has it."""
    manifest = find(home, "engine", build)
    if manifest is not None and not manifest.quick_check():
        return
    known = next((item for item in catalog(home).builds if item.id == build), None)
    if known is None:
        raise UserFacingError(
            tr("The previous build is no longer available"),
            tr("{build} was removed, and the catalog does not have it.", build=build),
            tr("Run setup to choose one of the available builds."),
            code="nothing-to-roll-back",
        )
    options = transfer_options(settings_store(home).load())
    install_steps.run([InstallBuild(home, known, options)], Journal(home.journal), sink, cancel)


def _main(home: Home, users: list[Profile]) -> Profile:
    """The profile to try the build with: the active one, when it uses the build."""
    active = settings_store(home).load().profile
    return next((profile for profile in users if profile.id == active), users[0])


def _try(home: Home, profile: Profile, old: str, new: str, sink: Sink, cancel: Cancel) -> Status:
    """Start a copy of the profile with the new build; the keeper sends the first real request."""
    trial = dataclasses.replace(_with_build(profile, old, new), id=profile.id + _TRIAL)
    title = tr("Try {build} with a real request", build=new)
    sink(StepChanged("trial", title, StepState.RUNNING))
    profiles.save(home, trial)
    try:
        status = control.start(home, trial.id, sink=sink, cancel=cancel)
    except UserFacingError:
        _drop_trials(home)
        raise
    good = status.state in _ANSWERED
    sink(StepChanged("trial", title, StepState.DONE if good else StepState.FAILED, status.text))
    return status


def _drop_trials(home: Home) -> None:
    """Trial profiles with their configs and scripts; an interrupted update leaves one."""
    for path in home.profiles.glob(f"*{_TRIAL}.json"):
        for script in home.scripts.glob(f"run-{path.stem}.*"):
            script.unlink()
        for old in (home.configs / "history").glob(f"{path.stem}.*.json"):
            old.unlink()
        config_path(home, path.stem).unlink(missing_ok=True)
        path.unlink()


def _switch(home: Home, users: list[Profile], old: str, new: str) -> None:
    """Each profile changes over by one atomic write; both builds are whole, so a kill between two harms none."""
    for profile in users:
        changed = _with_build(profile, old, new)
        profiles.save(home, changed)
        configure(home, changed)


def _with_build(profile: Profile, old: str, new: str) -> Profile:
    overlays = tuple(
        dataclasses.replace(overlay, build=new) if overlay.build == old else overlay
        for overlay in profile.overlays
    )
    return dataclasses.replace(
        profile, build=new if profile.build == old else profile.build, overlays=overlays
    )


def _remember(home: Home, old: str, new: str) -> None:
    memory = _memory(home)
    change = {"from": old, "to": new, "time": time.time()}
    failed = [build for build in memory["failed"] if build != new]
    write_json(_file(home), {"changes": [*memory["changes"], change], "failed": failed})


def _memory(home: Home) -> dict[str, list[Any]]:
    value = read_json(_file(home))
    value = value if isinstance(value, dict) else {}
    good = [
        item for item in value.get("changes", []) if isinstance(item, dict) and {"from", "to"} <= set(item)
    ]
    return {"changes": good, "failed": [str(item) for item in value.get("failed", [])]}


def _file(home: Home) -> Path:
    return home.root / "updates.json"
