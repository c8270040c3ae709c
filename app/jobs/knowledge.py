"""What every job starts from: the settings and the catalogue of a home, and how downloads are to be done."""

from __future__ import annotations

import dataclasses
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.files import read_json
from app.system.home import Home
from app.system.settings import Settings, SettingsStore

if TYPE_CHECKING:  # `status` and `stop` start without the catalogue and the network code
    from app.catalog.types import Catalog
    from app.core.events import Cancel
    from app.transfer.hub_api import Hub
    from app.transfer.options import Options


def settings_store(home: Home) -> SettingsStore:
    return SettingsStore(home.settings)


def catalog(home: Home, *, own: bool = True) -> Catalog:
    """The catalogue in use and the user's own additions; a broken file of his is left out, and `notes` say so.

    In use is the newer one of the shipped catalogue and the one that an update brought.
    """
    from app.catalog.load import load

    user_file = user_catalog(home) if own else None
    shipped, updated = load(user_file=user_file), updated_catalogue(home)
    if updated is None or natural(updated.name) <= natural(shipped.version):
        return shipped
    try:
        return load(updated, user_file)
    except (UserFacingError, OSError) as error:
        why = tr("The updated catalog is damaged, so the built-in one is used. ({error})", error=error)
        return dataclasses.replace(shipped, notes=(*shipped.notes, why))


def updated_catalogue(home: Home) -> Path | None:
    """The folder of the updated catalogue that counts; its name is the version. None when there is none."""
    value = read_json(home.catalogue / "current.json")
    name = value.get("version") if isinstance(value, dict) else None
    folder = home.catalogue / str(name)
    return folder if name and folder.is_dir() else None


def natural(version: str) -> tuple[int, ...]:
    """The numbers of a version in order, for comparing: "b10964" and "2026.9.11063"."""
    return tuple(int(number) for number in re.findall(r"\d+", version))


def user_catalog(home: Home) -> Path:
    """The user's own families; he may edit the file by hand."""
    return home.root / "catalog.toml"


def transfer_options(settings: Settings) -> Options:
    from app.system.secrets import read
    from app.transfer.options import Options, Window

    return Options(
        limit_bytes_per_second=settings.download_limit or None,
        schedule=Window.parse(settings.download_hours),
        pause_when_metered=settings.pause_when_metered,
        proxy=settings.proxy,
        ca_bundle=Path(settings.ca_bundle) if settings.ca_bundle else None,
        hf_endpoint=settings.hf_endpoint,
        hf_token=read(settings.hf_token_place) if settings.hf_token_place else "",
        hf_mirrors=tuple(settings.hf_mirrors.split()),
        index_url=settings.index_url,
        existing_folders=tuple(Path(name) for name in settings.existing_folders.split(os.pathsep) if name),
    )


def hub(home: Home, cancel: Cancel | None = None) -> Hub:
    """A conversation with the Hub as the settings say, its answers kept in the home. Close it when done."""
    from app.transfer.hub_api import Hub

    return Hub(transfer_options(settings_store(home).load()), home.hub_cache, cancel)
