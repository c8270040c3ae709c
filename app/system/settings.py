"""The user's settings: one typed, versioned dataclass in one file. A broken file never stops a start nor is lost."""

from __future__ import annotations

import dataclasses
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_type_hints

from app.core.i18n import tr
from app.system.files import read_json, replace, write_json

VERSION = 1


@dataclass(frozen=True, slots=True)
class Settings:
    """None means "not decided yet": the program asks once, then remembers."""

    profile: str = ""  # the active profile's id
    port: int = 8080
    language: str = ""  # "" = the system's
    theme: str = "system"  # "system", "light", "dark", "contrast"
    close_to_tray: bool | None = None
    quit_stops_engine: bool | None = None
    reduced_motion: bool = False
    proxy: str = ""  # "" = the system's
    ca_bundle: str = ""
    hf_endpoint: str = ""
    hf_token_place: str = ""  # where the access token is kept (app/system/secrets.py); never the token itself
    index_url: str = ""  # "" = what pip is configured for
    download_limit: int = 0  # bytes per second, 0 = none
    download_hours: str = ""  # "22:00-06:00" = only then; "" = at any time
    pause_when_metered: bool = False  # downloads wait while the system says that the line is paid by volume
    hf_mirrors: str = ""  # further addresses like hf_endpoint, separated by spaces
    existing_folders: str = ""  # folders to look for models in, separated by the system's path separator
    check_updates: bool = False  # look for updates when the window opens; never without this
    updates_address: str = ""  # "" = the one that the program was shipped with
    roll_back_by_itself: bool = False  # after a failed update the old build is started again without asking
    update_channel: str = "stable"  # or "preview"
    gateway: bool = False  # a gateway holds the address, and the engine listens on a port behind it
    pinned_builds: str = ""  # ids of engine builds that stay as they are, separated by spaces

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels whose releases are offered."""
        return ("stable", "preview") if self.update_channel == "preview" else ("stable",)


class SettingsStore:
    """Reads and writes `settings.json`. Keys that we do not know (a newer version's) survive."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[str] = []  # sentences on what was wrong at the last `load`

    @property
    def last_good(self) -> Path:
        return self.path.with_suffix(".good.json")

    def load(self) -> Settings:
        """The settings; from the last good copy, or defaults, when the file is broken, which is then set aside."""
        self.notices = []
        value = self._object(self.path)
        if value is None and self.path.exists():
            self._set_aside()
            value = self._object(self.last_good)
        elif value is None:
            value = self._object(self.last_good)
        return _from_object(value or {}, self.notices)

    def save(self, settings: Settings) -> None:
        """Write atomically; the version that was there becomes the last good copy. Raises OSError."""
        old = self._object(self.path)
        unknown = {key: item for key, item in (old or {}).items() if key not in _FIELDS}
        if old is not None:
            write_json(self.last_good, old)
        write_json(self.path, {**unknown, "version": VERSION, **dataclasses.asdict(settings)})

    def change(self, **fields: Any) -> Settings:
        """Load, change, save; returns the new settings."""
        settings = dataclasses.replace(self.load(), **fields)
        self.save(settings)
        return settings

    @staticmethod
    def _object(path: Path) -> dict[str, Any] | None:
        try:
            value = read_json(path)
        except OSError:
            return None
        return value if isinstance(value, dict) else None

    def _set_aside(self) -> None:
        aside = self.path.with_name(
            f"{self.path.stem}.broken-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.json"
        )
        try:
            replace(self.path, aside)
            self.notices.append(
                tr(
                    "The settings file could not be read. It was kept as {name}, and the last good one is used.",
                    name=aside.name,
                )
            )
        except OSError as error:
            self.notices.append(
                tr("The settings file could not be read ({error}). The last good one is used.", error=error)
            )


_FIELDS = {field.name for field in dataclasses.fields(Settings)} | {"version"}
_TYPES = get_type_hints(Settings)


def _from_object(value: dict[str, Any], notices: list[str]) -> Settings:
    """Fields of the wrong type fall back to their default and are named in `notices`."""
    known: dict[str, Any] = {}
    for field in dataclasses.fields(Settings):
        if field.name not in value:
            continue
        item = value[field.name]
        if _fits(item, _TYPES[field.name]):
            known[field.name] = item
        else:
            notices.append(
                tr(
                    "The setting “{name}” had a value that makes no sense; the default is used.",
                    name=field.name,
                )
            )
    return Settings(**known)


def _fits(item: Any, kind: Any) -> bool:
    if kind is int:
        return isinstance(item, int) and not isinstance(item, bool)
    return isinstance(item, kind)
