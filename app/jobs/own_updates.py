"""Updates of the launcher and of its catalogue: looked for only when asked, signed, verified, one call back.

The signed index files are `launcher/releases.json` and `catalogue/releases.json` (docs/updates.md).
"""

from __future__ import annotations

import contextlib
import json
import shutil
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app import __version__
from app.catalog.load import read
from app.core.artifact import Artifact
from app.core.errors import UserFacingError
from app.core.events import Cancel, Sink, StepChanged, StepState, ignore
from app.core.i18n import tr
from app.jobs.knowledge import catalog, natural, settings_store, transfer_options, updated_catalogue
from app.system.files import read_json, replace, sync_folder, write_json
from app.system.home import Home
from app.system.lock import held
from app.system.packaging import packaging
from app.system.resources import resource
from app.transfer.archives import unpack
from app.transfer.fetch import Wanted, fetch

if TYPE_CHECKING:  # python-tuf is imported only when somebody looks for updates
    from app.transfer.signed import SignedFiles

_LOOK_SECONDS = 60.0  # how long a look waits for another one
FORMAT = 1  # of the catalogue's files; a catalogue of another format is for another launcher


@dataclass(frozen=True, slots=True)
class Release:
    """`file` is the signed name of what to fetch, "" when there is none for this kind of installation."""

    version: str
    notes: str
    file: str


@dataclass(frozen=True, slots=True)
class Looked:
    """What is newer than `launcher_now` and `catalogue_now`; None = nothing."""

    launcher_now: str
    catalogue_now: str
    launcher: Release | None
    catalogue: Release | None

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def address(home: Home) -> str:
    """Where updates are looked for, "" = nowhere."""
    shipped = tomllib.loads(resource("trust", "updates.toml").read_text(encoding="utf-8"))
    return settings_store(home).load().updates_address or str(shipped["address"])


def look(home: Home) -> Looked:
    """Ask for newer releases. Changes nothing but the metadata that was seen.

    Raises UserFacingError "updates-no-address" and those of `SignedFiles`.
    """
    with _trusted(home) as files:
        return _look(home, files)


@contextlib.contextmanager
def _trusted(home: Home) -> Iterator[SignedFiles]:
    """The signed files, for one process at a time: two that write the metadata seen last could leave the older one.

    Raises UserFacingError "busy" when another one looks for longer than `_LOOK_SECONDS`.
    """
    lock = home.root / "trust" / "look.lock"
    with held(lock, tr("looking for updates"), wait=_LOOK_SECONDS, temporary=True):
        yield _signed(home)


def _look(home: Home, files: SignedFiles) -> Looked:
    now, channels = catalog(home, own=False).version, settings_store(home).load().channels
    launchers = _releases(
        files.read("launcher/releases.json"),
        lambda item: item["files"].get(packaging().value, ""),
        lambda item: item["channel"] in channels,
    )
    catalogues = _releases(
        files.read("catalogue/releases.json"),
        lambda item: item["file"],
        lambda item: item["format"] == FORMAT,
    )
    return Looked(__version__, now, _newest(launchers, __version__), _newest(catalogues, now))


def update_catalogue(home: Home, *, sink: Sink = ignore, cancel: Cancel | None = None) -> str:
    """Fetch, verify, read and use the newest catalogue; returns its version. The one before stays for the way back.

    Raises UserFacingError "nothing-new", "busy", "bad-catalogue" (it cannot be read, and is not used), those of `look`
    and of the download; OSError; Cancelled.
    """
    with held(home.root / "setup.lock", tr("updating the catalog")):
        with _trusted(home) as files:
            release = _wanted(_look(home, files).catalogue)
            artifact = files.artifact(release.file)
        version = _safe(release.version)
        title = tr("Catalog {version}", version=version)
        sink(StepChanged("catalogue", title, StepState.RUNNING))
        folder, staging = home.catalogue / version, home.catalogue / f".{version}.staging"
        path = fetch_signed(home, artifact, sink, cancel)
        shutil.rmtree(staging, ignore_errors=True)
        unpack(path, staging, sink=sink, cancel=cancel or Cancel(), step="catalogue")
        try:
            read(staging)
        except (UserFacingError, OSError):
            shutil.rmtree(staging)
            raise
        # What lies there is of an interrupted update: were it in use, this one would not be newer.
        shutil.rmtree(folder, ignore_errors=True)
        replace(staging, folder)
        sync_folder(home.catalogue)
        path.unlink()
        before = updated_catalogue(home)
        _use(home, version, before.name if before else "")
        sink(StepChanged("catalogue", title, StepState.DONE))
    return version


def roll_back_catalogue(home: Home) -> str:
    """Use the catalogue before the last update again, else the shipped one; returns the version that counts now.

    Raises UserFacingError "nothing-to-roll-back", "busy".
    """
    with held(home.root / "setup.lock", tr("rolling the catalog back")):
        if updated_catalogue(home) is None:
            raise UserFacingError(
                tr("There is nothing to go back to"),
                tr("The catalog is the one that came with the program."),
                tr("Nothing has to be done."),
                code="nothing-to-roll-back",
            )
        _use(home, str((read_json(home.catalogue / "current.json") or {}).get("before", "")), "")
    return catalog(home, own=False).version


def fetch_signed(home: Home, artifact: Artifact, sink: Sink, cancel: Cancel | None) -> Path:
    """Download a signed file into the data folder, resumable, with its signed size and hash checked."""
    options = transfer_options(settings_store(home).load())
    wanted = [Wanted(artifact, home.downloads / "updates" / artifact.name)]
    return fetch(
        wanted,
        parts=home.downloads,
        step="fetch",
        options=options,
        sink=sink,
        cancel=cancel or Cancel(),
    )[0]


def launcher_file(home: Home, *, sink: Sink = ignore, cancel: Cancel | None = None) -> tuple[Release, Path]:
    """Fetch and verify the newest launcher for this kind of installation.

    Raises UserFacingError "nothing-new", "updates-not-for-this" and those of `look` and of the download.
    """
    with _trusted(home) as files:
        release = _wanted(_look(home, files).launcher)
        artifact = files.artifact(release.file) if release.file else None
    if artifact is None:
        raise UserFacingError(
            tr("This copy cannot update itself"),
            tr("Version {version} is out, but not for this kind of installation.", version=release.version),
            tr("Update a copy of the source the way you got it, or download the new version yourself."),
            packaging().value,
            code="updates-not-for-this",
        )
    return release, fetch_signed(home, artifact, sink, cancel)


def _signed(home: Home) -> SignedFiles:
    from app.transfer.signed import SignedFiles

    where = address(home)
    if not where:
        raise UserFacingError(
            tr("No address for updates is set"),
            tr("This copy of the program has no update address, so it cannot check for updates."),
            tr("Set one under Settings, Updates, or download a new version where you got this one."),
            code="updates-no-address",
        )
    options = transfer_options(settings_store(home).load())
    return SignedFiles(home.root / "trust", resource("trust", "root.json").read_bytes(), where, options)


def _releases(
    content: bytes, file: Callable[[dict[str, Any]], str], fits: Callable[[dict[str, Any]], bool]
) -> list[Release]:
    """Those that fit. They were signed, so what is wrong with them is a fault of the makers, not of the line."""
    try:
        return [
            Release(item["version"], str(item.get("notes", "")), file(item))
            for item in json.loads(content)["releases"]
            if natural(item["version"]) and fits(item)
        ]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserFacingError(
            tr("The list of updates cannot be read"),
            tr("It is signed, but not written as this version expects."),
            tr("Nothing was changed. Download the new version of the program yourself."),
            str(error),
            code="updates-not-readable",
        ) from error


def _newest(releases: list[Release], now: str) -> Release | None:
    newer = [release for release in releases if natural(release.version) > natural(now)]
    return max(newer, key=lambda release: natural(release.version), default=None)


def _wanted(release: Release | None) -> Release:
    if release is None:
        raise UserFacingError(
            tr("Nothing newer is known"),
            tr("What is installed is the newest."),
            tr("Nothing has to be done."),
            code="nothing-new",
        )
    return release


def _safe(version: str) -> str:
    """The version as a folder name: numbers with points."""
    return ".".join(str(number) for number in natural(version))


def _use(home: Home, version: str, before: str) -> None:
    write_json(home.catalogue / "current.json", {"version": version, "before": before})
    for folder in home.catalogue.iterdir():
        if folder.is_dir() and folder.name not in (version, before):
            shutil.rmtree(folder, ignore_errors=True)
