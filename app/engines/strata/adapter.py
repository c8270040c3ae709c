"""Strata as the launcher sees it: config, command, log, readiness, first request, what runs, how it stops."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import http
from app.engines.base import Answer, Command, Configured, Endpoints, Health, Live, LogEvent
from app.engines.environment import clean_environment
from app.engines.profile import Profile
from app.engines.strata import log
from app.engines.strata.config import config
from app.engines.strata.configure import configure, preview
from app.engines.strata.installed import installed
from app.engines.strata.leftovers import leftovers
from app.engines.strata.live import live, unload
from app.engines.strata.places import Places
from app.system.files import read_json
from app.system.home import Home

if TYPE_CHECKING:
    from app.advisor.types import Choice
    from app.catalog.types import Catalog
    from app.hardware.machine import Machine
    from app.install.manifest import Manifest
    from app.install.steps import Step
    from app.transfer.options import Options

# Set by AMD's tool chains; one that names a missing folder kills the HIP runtime before any output (Strata #654).
_HIP_FOLDERS = ("HIP_PATH", "HIP_DEVICE_LIB_PATH", "LLVM_PATH")


class Strata:
    id = "strata"
    title = "Strata"

    def config(self, home: Home, profile: Profile) -> dict[str, object]:
        return config(profile, installed(home, profile))

    def command(self, home: Home, profile: Profile, config: Path) -> Command:
        """The Python server that owns the engine (runtime protocol, section 1).

        Cards, `env` and `lib_dirs` of the config reach the engine through the server; here only what would break both
        is taken out. Raises UserFacingError "config-missing", "engine-missing", "model-missing".
        """
        places = installed(home, profile).places
        settings = read_json(config)
        if not isinstance(settings, dict):
            raise UserFacingError(
                tr("The engine's config file is missing"),
                tr("{path} does not exist or is not JSON.", path=config),
                tr("Run set-up again; it writes the file anew."),
                code="config-missing",
            )
        for needed in (str(places.python), str(places.server), settings["exe"]):
            _must_exist(needed, "engine-missing")
        for needed in _model_files(settings):
            _must_exist(needed, "model-missing")
        argv = [str(places.python), str(places.server), "--engine", "strata", "--config", str(config)]
        return Command((*argv, "--port", str(profile.port)), _environment(), Path(str(places.root)))

    def logs(self, config: Path) -> tuple[Path, ...]:
        """Files beside the server's own output that must be read too: the engine appends its stderr there."""
        settings = read_json(config)
        return (Path(settings["log"]),) if isinstance(settings, dict) and settings.get("log") else ()

    def steps(
        self, home: Home, known: Catalog, choice: Choice, machine: Machine, options: Options
    ) -> list[Step]:
        """The install steps of contract section 6; see `install/plan.py`."""
        from app.engines.strata.choice import order_for, strata_families
        from app.engines.strata.install import plan

        return plan.steps(order_for(home, known, choice, machine, options), strata_families(known))

    def repair_steps(self, home: Home, known: Catalog, profile: Profile, options: Options) -> list[Step]:
        from app.engines.strata.choice import order_of, strata_families
        from app.engines.strata.install import plan

        return plan.steps(order_of(home, known, profile, options), strata_families(known))

    def manifests(self, profile: Profile) -> frozenset[str]:
        from app.engines.strata.install.register import DRAFT_LAYER

        return frozenset({profile.build, f"{profile.family}-{profile.model}", DRAFT_LAYER})

    def profile(
        self, home: Home, known: Catalog, choice: Choice, machine: Machine, options: Options, port: int
    ) -> Profile:
        from app.engines.strata.choice import order_for, profile_for

        return profile_for(order_for(home, known, choice, machine, options), choice, machine, port)

    def preview(self, home: Home, profile: Profile) -> tuple[str, ...]:
        return preview(home, profile)

    def configure(self, home: Home, profile: Profile) -> Configured:
        return configure(home, profile)

    def leftovers(self, home: Home, manifest: Manifest) -> tuple[Path, ...]:
        return leftovers(home, manifest)

    def config_file(self, home: Home, profile: Profile) -> Path:
        from app.engines.strata.install.facts import facts

        tag = f"{facts().families[profile.family].tag}{profile.model}"
        return Path(Places.in_home(home).config(tag))

    def read_line(self, line: str) -> LogEvent | None:
        return log.read_line(line)

    def endpoints(self, host: str, port: int) -> Endpoints:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
        base = f"http://{shown}:{port}"
        return Endpoints(openai=f"{base}/v1", anthropic=base, web=f"{base}/", metrics=f"{base}/metrics")

    def health(self, port: int, timeout: float) -> Health:
        """`/health` says "ok" with a dead engine too, so `loaded` counts; servers before it had none."""
        status, value = http.get_json(port, "/health", timeout=timeout)
        if status == 0:
            return Health(alive=False, loaded=False)
        facts: dict[str, Any] = value if isinstance(value, dict) else {}
        loaded = status == 200 and facts.get("loaded", facts.get("status") == "ok") is True
        note = "" if loaded else tr("The server runs, the model is not in memory.")
        return Health(alive=True, loaded=loaded, note=note)

    def ask(self, port: int, text: str, *, max_tokens: int, timeout: float, key: str = "") -> Answer:
        messages = [{"role": "user", "content": text}]
        return http.chat(port, messages, max_tokens=max_tokens, timeout=timeout, key=key, temperature=0.0)

    def live(self, port: int, *, timeout: float, key: str = "") -> Live | None:
        """What the engine does now, None when it does not say."""
        return live(port, timeout=timeout, key=key)

    def before_stop(self, port: int, *, timeout: float, key: str = "") -> bool:
        """Ask for the memory back before the server is ended: on Windows it may never see the stop signal."""
        return unload(port, timeout=timeout, key=key)


ENGINE = Strata()


def _environment() -> dict[str, str]:
    """Ours without what kills the engine; the server writes UTF-8 whatever the system's code page is."""
    environment = clean_environment()
    for name in _HIP_FOLDERS:
        if name in environment and not Path(environment[name]).is_dir():
            del environment[name]
    for name in ("TEMP", "TMP"):
        if name in environment and not os.access(environment[name], os.W_OK):
            environment[name] = tempfile.gettempdir()
    environment["PYTHONUTF8"] = "1"
    return environment


def _model_files(settings: dict[str, Any]) -> list[str]:
    """Files and folders of the model that the config names."""
    from app.engines.strata.arguments import parse

    named = parse(list(settings["args"]))
    files = [named[name] for name in ("native", "ple-gguf", "pack", "mtp", "expert-profile") if name in named]
    vision = settings.get("vision")
    return [*files, *([str(vision["mmproj"])] if isinstance(vision, dict) and vision.get("mmproj") else [])]


def _must_exist(path: str, code: str) -> None:
    if Path(path).exists():
        return
    if code == "model-missing":
        raise UserFacingError(
            tr("A file of the model is missing"),
            tr("{path} is not where it was installed. Perhaps its drive is not connected.", path=path),
            tr("Connect the drive and start again, or run repair to fetch the file anew."),
            code=code,
        )
    raise UserFacingError(
        tr("An engine file is missing"),
        tr("{path} is not where it was installed. Often an antivirus program took it away.", path=path),
        tr(
            "Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus."
        ),
        code=code,
    )
