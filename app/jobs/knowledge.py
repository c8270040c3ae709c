"""What every job starts from: the settings and the catalogue of a home, and how downloads are to be done."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from app.system.home import Home
from app.system.settings import Settings, SettingsStore

if TYPE_CHECKING:  # `status` and `stop` start without the catalogue and the network code
    from app.catalog.types import Catalog
    from app.transfer.options import Options


def settings_store(home: Home) -> SettingsStore:
    return SettingsStore(home.settings)


def catalog(home: Home, *, own: bool = True) -> Catalog:
    """The shipped catalogue and the user's own additions; a broken file of his is left out, and `notes` say so."""
    from app.catalog.load import load

    return load(user_file=user_catalog(home) if own else None)


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
