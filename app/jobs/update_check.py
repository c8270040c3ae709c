"""What updates are compared with, when that was last looked at, and what the engines' own projects have released since.

`update-check.json` in the data folder keeps the last look, so that every page tells the same.
"""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import asdict, dataclass
from typing import Any

from app import __version__
from app.catalog.types import Catalog
from app.core.artifact import SourceKind
from app.jobs import own_updates
from app.jobs.knowledge import catalog, natural, settings_store, transfer_options
from app.jobs.own_updates import Looked, Release
from app.jobs.updates import in_use
from app.system.files import read_json, write_json
from app.system.home import Home
from app.transfer.faults import Fault
from app.transfer.options import Options
from app.transfer.sources import github_api
from app.transfer.transport import Client

_FILE = "update-check.json"
_LARGEST_ANSWER = 1 << 20  # bytes; GitHub's word on a release with many files has about 100 kB


@dataclass(frozen=True, slots=True)
class Upstream:
    """An engine's newest release at its own project, `version` "" when the project did not answer."""

    engine: str
    installed: str
    version: str

    @property
    def newer(self) -> bool:
        return bool(self.version) and natural(self.version) > natural(self.installed)


@dataclass(frozen=True, slots=True)
class Check:
    """`address` is where new launchers and catalogues are looked for, "" = nowhere. `engines` are the builds in use,
    as "id version". `time` is that of the last look in seconds since 1970, None = never; `looked` what it found."""

    address: str
    launcher: str
    catalogue: str
    engines: tuple[str, ...]
    time: float | None = None
    looked: Looked | None = None
    upstream: tuple[Upstream, ...] = ()


def last(home: Home) -> Check:
    """What is compared with what, and what the last look found. Asks no network."""
    known = catalog(home, own=False)
    manifests = in_use(home)
    engines = tuple(f"{item.id} {item.facts.get('version', '')}".strip() for item in manifests)
    value = read_json(home.root / _FILE)
    address = own_updates.address(home)
    if not isinstance(value, dict) or not isinstance(value.get("time"), int | float):
        return Check(address, __version__, known.version, engines)
    installed = {item.facts.get("version", "") for item in manifests}
    upstream = tuple(item for item in _upstream(value.get("upstream")) if item.installed in installed)
    looked = None
    if value.get("address") == address and address:
        looked = Looked(
            __version__,
            known.version,
            _release(value.get("launcher"), __version__),
            _release(value.get("catalogue"), known.version),
        )
    return Check(address, __version__, known.version, engines, float(value["time"]), looked, upstream)


def check(home: Home) -> Check:
    """Ask the engines' projects and, where there is an address, for a newer launcher and catalogue; remember it.

    Raises what `own_updates.look` raises but "updates-no-address".
    """
    address = own_updates.address(home)
    looked = own_updates.look(home) if address else None
    options = transfer_options(settings_store(home).load())
    upstream = [
        Upstream(engine, installed, _newest(repository, options))
        for engine, installed, repository in _projects(home, catalog(home))
    ]
    found = {"launcher": looked.launcher, "catalogue": looked.catalogue} if looked else {}
    releases = {name: asdict(release) if release else None for name, release in found.items()}
    value = {"time": time.time(), "address": address, "upstream": [asdict(item) for item in upstream]}
    write_json(home.root / _FILE, {**value, **releases})
    return last(home)


def _projects(home: Home, known: Catalog) -> list[tuple[str, str, str]]:
    """(engine, its installed version, its repository on GitHub) of the builds in use that come from releases there."""
    builds = {build.id: build for build in known.builds}
    found = []
    for manifest in in_use(home):
        build = builds.get(manifest.id)
        sources = [source for archive in build.archives for source in archive.sources] if build else []
        repository = next((one.repository for one in sources if one.kind is SourceKind.GITHUB_RELEASE), "")
        if build is not None and repository:
            found.append((build.engine, manifest.facts.get("version", build.version), repository))
    return list(dict.fromkeys(found))


def _newest(repository: str, options: Options) -> str:
    """The tag of the newest release, "" when GitHub does not answer.

    https://docs.github.com/en/rest/releases/releases#get-the-latest-release
    """
    client = Client(options)
    try:
        url = f"{github_api()}/repos/{repository}/releases/latest"
        response = client.get(url, {"Accept": "application/vnd.github+json"})
        with contextlib.closing(response):
            value = json.loads(response.read_text(_LARGEST_ANSWER)) if response.status == 200 else {}
    except (Fault, ValueError):
        return ""
    finally:
        client.forget()
    return str(value.get("tag_name") or "") if isinstance(value, dict) else ""


def _release(value: Any, now: str) -> Release | None:
    """A remembered release, unless it was installed since."""
    if not isinstance(value, dict) or not isinstance(value.get("version"), str):
        return None
    release = Release(value["version"], str(value.get("notes", "")), str(value.get("file", "")))
    return release if natural(release.version) > natural(now) else None


def _upstream(value: Any) -> list[Upstream]:
    keys = ("engine", "installed", "version")
    items = value if isinstance(value, list) else []
    return [
        Upstream(*(str(item[key]) for key in keys))
        for item in items
        if isinstance(item, dict) and all(key in item for key in keys)
    ]
