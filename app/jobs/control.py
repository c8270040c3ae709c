"""Start, stop, restart, status, ask: what the window's buttons and the command line do with the engine."""

from __future__ import annotations

import dataclasses
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Progress, Sink, ignore
from app.core.i18n import tr
from app.engines import http, profiles, registry
from app.engines.base import Answer, Command
from app.engines.configure import config_file, configure
from app.engines.profile import Profile, api_key
from app.install.manifest import Manifest, find
from app.jobs import gatekeeper
from app.jobs.knowledge import settings_store
from app.runtime import adopt, rundir
from app.runtime import status as state
from app.runtime.keeper import FIRST_REQUEST, FIRST_REQUEST_TOKENS, GRACE
from app.runtime.rundir import Run
from app.runtime.types import State, Status, as_proof
from app.system import ports
from app.system.files import read_json
from app.system.home import Home
from app.system.lock import held
from app.system.processes import Identity, end_tree, spawn
from app.system.program import own_command, own_environment

_LOOK = 0.1  # seconds between looks at state.json while somebody waits for it
SETTLED = frozenset(
    {State.READY, State.BUSY, State.DEGRADED, State.LOST, State.CRASHED, State.LOOPING, State.STOPPED}
)


def status(home: Home) -> Status:
    """The state of the home's engine now, whoever started it."""
    profile = active(home)
    return state.read(home, profile=_facts(home, profile, profile.port) if profile else None)


def active(home: Home) -> Profile | None:
    """The active profile with its overlays applied, None before set-up."""
    chosen = settings_store(home).load().profile
    known = profiles.every(home)
    found = next((profile for profile in known if profile.id == chosen), known[0] if known else None)
    return found.effective() if found else None


def start(
    home: Home,
    profile_id: str = "",
    *,
    sink: Sink = ignore,
    cancel: Cancel | None = None,
    wait: bool = True,
    direct: bool = False,
) -> Status:
    """Start the engine of a profile ("" = the active one) and wait until it has answered, or ended.

    A running engine of the same profile is left as it is. Raises UserFacingError ("not-set-up", "already-running" with
    another profile, "engine-missing", "model-missing" ...); Cancelled stops the engine again. With `direct` the engine
    itself holds the address, whatever the setting says of the gateway.
    """
    cancel = cancel or Cancel()
    with held(home.root / "start.lock", tr("starting an engine")):
        running = status(home)
        profile = _profile(home, profile_id)
        if running.state.running:
            if running.profile != profile.id:
                raise _already_running(running)
            sink(Message(tr("The engine is already running.")))
            if running.foreign and running.state is State.WARMING:
                ask(home, FIRST_REQUEST, max_tokens=FIRST_REQUEST_TOKENS, cancel=cancel)
                return status(home)
            return running
        run = prepare(home, profile, sink, environment=own_environment(), direct=direct)
        if public := run.about().get("public_port"):
            gatekeeper.ensure(home, public)
        log = open(run.folder / "keeper.log", "ab")  # noqa: SIM115  (handed to the keeper)
        with log:
            keeper = spawn(
                own_command("keep", str(run.folder)), env=own_environment(), cwd=home.root, output=log
            )
        # A window outlives many keepers: each is reaped when it ends, so that none stays behind as a zombie.
        threading.Thread(target=keeper.wait, name="reap keeper", daemon=True).start()
        identity = Identity.of(keeper.pid)
        if identity is not None:
            run.write("run.json", {**run.about(), "keeper": dataclasses.asdict(identity)})
    return wait_until_settled(home, sink=sink, cancel=cancel) if wait else status(home)


def prepare(
    home: Home, profile: Profile, sink: Sink, *, environment: dict[str, str], direct: bool = True
) -> Run:
    """Choose the port, write the config and make the run's folder. `environment` is what the keeper will have."""
    from app.jobs import lastgood  # late: `status` and `stop` start without them
    from app.jobs.aftermath import oom_kills

    _check_files(home, profile.effective())
    behind = gatekeeper.wanted(profile, on=not direct and settings_store(home).load().gateway)
    if not behind:
        gatekeeper.end(home)
    public = profile.port if behind and gatekeeper.holds(home, profile.port) else _free_port(profile, sink)
    port = ports.next_free(public) if behind else public
    effective = dataclasses.replace(profile, port=port).effective()
    written = configure(home, dataclasses.replace(profile, port=port))
    command = registry.engine(effective.engine).command(home, effective, written.config)
    about = {
        "profile": dataclasses.asdict(effective),
        "overlays": [overlay.id for overlay in profile.overlays],
        "model_name": model_name(home, profile),
        "config": str(written.config),
        "port": port,
        **({"public_port": public} if behind else {}),
        "command": [str(part) for part in command.argv],
        "cwd": str(command.cwd),
        "environment": {**_difference(environment, command), **dict.fromkeys(effective.unset_env)},
        "drivers": lastgood.drivers(),
        "oom_kills": oom_kills(),
    }
    run = rundir.create(home, profile.id, about)
    rundir.prune(home, run)
    return run


def wait_until_settled(home: Home, *, sink: Sink = ignore, cancel: Cancel | None = None) -> Status:
    """Follow the state until the engine has answered or ended. Cancelled stops the engine."""
    cancel = cancel or Cancel()
    shown = ""
    while True:
        now = status(home)
        if now.text != shown and now.state not in SETTLED:
            shown = now.text
            sink(Message(now.text))
        if now.fraction is not None:
            sink(Progress("start", round(now.fraction * 100), 100, unit="%"))
        if now.state in SETTLED and not _being_read(now):
            return now
        if cancel.requested:
            stop(home)
            cancel.check()
        time.sleep(_LOOK)


def _being_read(now: Status) -> bool:
    """The engine has just crashed, and its keeper is still at reading why and whether it is a loop."""
    crashed = now.state in (State.CRASHED, State.LOOPING)
    return crashed and now.run is not None and state.keeper_alive(Run(now.run))


def stop(home: Home, *, sink: Sink = ignore) -> Status:
    """Stop the engine with all its children and wait until it is gone. Nothing running is no error."""
    now = status(home)
    if not now.state.running:
        gatekeeper.end(home)
        return now
    sink(Message(tr("Stopping the engine.")))
    if now.foreign:
        end_tree(now.pid, grace=GRACE)
        return status(home)
    assert now.run is not None
    run = Run(now.run)
    run.stop_file.touch()
    deadline = time.monotonic() + GRACE + 10.0
    while (now := status(home)).state.running and time.monotonic() < deadline:
        time.sleep(_LOOK)
    while state.keeper_alive(run) and time.monotonic() < deadline:
        time.sleep(_LOOK)  # it is writing the end down; afterwards nothing of this run is left
    gatekeeper.end(home)  # last: its owner, the keeper, would bring it back
    return now


def restart(home: Home, *, sink: Sink = ignore, cancel: Cancel | None = None) -> Status:
    """Stop what runs and start the active profile."""
    stop(home, sink=sink)
    return start(home, sink=sink, cancel=cancel)


def ask(
    home: Home,
    text: str,
    *,
    max_tokens: int = 256,
    on_token: Callable[[str], None] | None = None,
    cancel: Cancel | None = None,
) -> Answer:
    """One request to the running engine. Raises UserFacingError "not-running" or "no-answer"."""
    now = status(home)
    if now.state not in (State.READY, State.BUSY, State.DEGRADED, State.WARMING, State.LOST):
        raise UserFacingError(
            tr("The engine is not running"),
            tr("It is in the state “{state}”: {text}.", state=now.state.value, text=now.text.rstrip(".")),
            tr("Start it first, then ask again."),
            code="not-running",
        )
    messages = [{"role": "user", "content": text}]
    profile = active(home)
    answer = http.chat(
        now.port,
        messages,
        max_tokens=max_tokens,
        timeout=300.0,
        key=api_key(profile.options) if profile else "",
        on_token=on_token,
        cancel=cancel,
    )
    if now.foreign:
        adopt.proven(home, now, as_proof(text, answer))
    return answer


def log_file(home: Home) -> Path | None:
    """The log of the current or last run, None when there was none."""
    run = rundir.current(home)
    return run.log if run is not None else None


def watch_paths(home: Home) -> list[Path]:
    """Files and folders whose change means: read the status again."""
    return state.watch_paths(home)


def _profile(home: Home, profile_id: str) -> Profile:
    chosen = profile_id or settings_store(home).load().profile
    if not chosen:
        known = profiles.every(home)
        if not known:
            raise UserFacingError(
                tr("Nothing is set up yet"),
                tr("There is no engine and no model in {folder}.", folder=home.root),
                tr("Run set-up first: `strata-launcher setup`."),
                code="not-set-up",
            )
        return known[0]
    return profiles.load(home, chosen)


def _check_files(home: Home, profile: Profile) -> None:
    """Engine and model as their manifests say (size of every file), before anything is started.

    Raises UserFacingError "engine-missing", "model-missing" or "model-away" naming the first file that is not right.
    """
    for kind, name in (("engine", profile.build), ("model", f"{profile.family}-{profile.model}")):
        manifest = find(home, kind, name)
        if manifest is None:
            continue  # the engine's adapter says what is not installed
        for file in manifest.quick_check():
            raise _damaged(kind, manifest, manifest.folder / file.path)


def _damaged(kind: str, manifest: Manifest, path: Path) -> UserFacingError:
    if not manifest.folder.exists():
        return UserFacingError(
            tr("A folder cannot be reached"),
            tr("{folder} is away. Perhaps its drive is not connected.", folder=manifest.folder),
            tr("Connect the drive and start again. Nothing was forgotten."),
            str(path),
            code=f"{kind}-away",
        )
    if kind == "engine":
        what = tr(
            "{path} is missing or was changed since it was installed. Often that is the antivirus.", path=path
        )
        help_ = tr(
            "Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus."
        )
        return UserFacingError(
            tr("An engine file is missing"),
            what,
            help_.format(folder=manifest.folder),
            str(path),
            code="engine-missing",
        )
    return UserFacingError(
        tr("The model's file is damaged"),
        tr("{path} is missing or has another size than when it was installed.", path=path),
        tr("Run repair: it fetches only what is wrong."),
        str(path),
        code="model-missing",
    )


def _free_port(profile: Profile, sink: Sink) -> int:
    """The profile's port, or the next free one; says why."""
    use = ports.examine(profile.port, profile.host)
    if use.free:
        return profile.port
    port = ports.next_free(profile.port, profile.host)
    sink(
        Message(
            f"{ports.why_not(use, profile.port)} {tr('Port {port} is used instead.', port=port)}", "warning"
        )
    )
    return port


def _already_running(running: Status) -> UserFacingError:
    return UserFacingError(
        tr("Another model is running"),
        tr("The profile “{profile}” runs on port {port}.", profile=running.profile, port=running.port),
        tr("Stop it first, or use restart to change over."),
        code="already-running",
    )


def _difference(base: dict[str, str], command: Command) -> dict[str, str | None]:
    """What the engine's environment changes against `base`: the whole one would put the user's secrets on disk."""
    changed: dict[str, str | None] = {
        name: value for name, value in command.env.items() if base.get(name) != value
    }
    changed.update({name: None for name in base if name not in command.env})
    return changed


def _facts(home: Home, profile: Profile, port: int) -> dict[str, Any]:
    """What a foreign engine of this profile is recognised by."""
    return {
        **{name: getattr(profile, name) for name in ("id", "engine", "build", "host", "context")},
        "model_name": model_name(home, profile),
        "port": port,
        "config": str(config_file(home, profile)),
    }


def model_name(home: Home, profile: Profile) -> str:
    """The name that the profile's engine gives its model, "" before its config is written."""
    value = read_json(config_file(home, profile))
    return str(value.get("model_name", "")) if isinstance(value, dict) else ""


def keep_here(home: Home, profile_id: str, echo: Callable[[str], None]) -> int:
    """`start --foreground`: this process is the keeper; the log goes to `echo` too. Returns the engine's exit code."""
    from app.jobs.keeping import keep

    with held(home.root / "start.lock", tr("starting an engine")):
        running = status(home)
        if running.state.running:
            raise _already_running(running)
        profile = _profile(home, profile_id)
        run = prepare(
            home,
            profile,
            lambda event: echo(str(getattr(event, "text", event))),
            environment=dict(os.environ),
        )
        identity = Identity.of(os.getpid())
        assert identity is not None
        run.write("run.json", {**run.about(), "keeper": dataclasses.asdict(identity)})
    return keep(run, echo=echo)
