"""Profiles on disk: one JSON file each, with the overlays that were applied and those that were taken back."""

from __future__ import annotations

import dataclasses
import difflib
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.profile import Overlay, Profile
from app.system.files import read_json, write_json
from app.system.home import Home


def save(home: Home, profile: Profile) -> Path:
    """Write the profile atomically; returns its file."""
    path = _path(home, profile.id)
    write_json(path, dataclasses.asdict(profile))
    return path


def load(home: Home, profile_id: str) -> Profile:
    """Raises UserFacingError "unknown-profile" naming the nearest ones."""
    profile = _read(_path(home, profile_id))
    if profile is None:
        known = [item.id for item in every(home)]
        near = difflib.get_close_matches(profile_id, known, 3, 0.3) or known
        raise UserFacingError(
            tr("Unknown profile"),
            tr("There is no profile called “{name}”.", name=profile_id),
            tr("Known profiles: {names}.", names=", ".join(near)) if near else tr("Run set-up first."),
            code="unknown-profile",
        )
    return profile


def every(home: Home) -> tuple[Profile, ...]:
    """All readable profiles by id."""
    found = (_read(path) for path in sorted(home.profiles.glob("*.json")))
    return tuple(profile for profile in found if profile is not None)


def with_overlay(profile: Profile, overlay: Overlay) -> Profile:
    """The profile with `overlay` on top; one of the same id is replaced."""
    others = tuple(item for item in profile.overlays if item.id != overlay.id)
    return dataclasses.replace(profile, overlays=(*others, overlay))


def without_last_overlay(profile: Profile) -> Profile:
    """The profile before its last overlay. Raises UserFacingError "nothing-to-undo"."""
    if not profile.overlays:
        raise UserFacingError(
            tr("Nothing to undo"),
            tr("The profile “{title}” has no changes on top of what set-up chose.", title=profile.title),
            tr("Apply a change first, or run set-up to choose anew."),
            code="nothing-to-undo",
        )
    return dataclasses.replace(profile, overlays=profile.overlays[:-1])


def _path(home: Home, profile_id: str) -> Path:
    return home.profiles / f"{profile_id}.json"


def _read(path: Path) -> Profile | None:
    value = read_json(path)
    if not isinstance(value, dict):
        return None
    try:
        overlays = tuple(Overlay(**item) for item in value.pop("overlays"))
        devices, unset = tuple(value.pop("devices")), tuple(value.pop("unset_env", ()))
        return Profile(**_known(value), devices=devices, overlays=overlays, unset_env=unset)
    except (KeyError, TypeError):
        return None


def _known(value: dict[str, Any]) -> dict[str, Any]:
    names = {field.name for field in dataclasses.fields(Profile)}
    return {key: item for key, item in value.items() if key in names}
