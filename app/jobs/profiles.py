"""Profiles as a user sees them: list, switch, apply a remedy, undo. Changes take effect at the next start."""

from __future__ import annotations

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.doctor import remedies
from app.engines import profiles as store
from app.engines.configure import configure
from app.engines.profile import Profile
from app.jobs.knowledge import settings_store
from app.system.home import Home

every = store.every


def active_id(home: Home) -> str:
    """The id of the active profile, "" before set-up."""
    chosen = settings_store(home).load().profile
    known = [profile.id for profile in every(home)]
    return chosen if chosen in known else (known[0] if known else "")


def active(home: Home) -> Profile:
    """The active profile with its overlays still apart. Raises UserFacingError "not-set-up"."""
    chosen = active_id(home)
    if not chosen:
        raise UserFacingError(
            tr("Nothing is set up yet"),
            tr("There is no profile in {folder}.", folder=home.root),
            tr("Run set-up first."),
            code="not-set-up",
        )
    return store.load(home, chosen)


def apply(home: Home, wanted: str) -> tuple[Profile, str]:
    """Switch to the profile `wanted`, or put the remedy `wanted` on the active one.

    Returns the profile and a sentence that says what changed. Raises UserFacingError "unknown-remedy".
    """
    if wanted in {profile.id for profile in every(home)}:
        settings_store(home).change(profile=wanted)
        profile = store.load(home, wanted)
        return profile, tr("“{title}” is the active profile now.", title=profile.title)
    remedy = remedies.find(wanted)
    profile = active(home)
    changed = store.with_overlay(profile, remedies.overlay_for(remedy, profile))
    _keep(home, changed)
    return changed, tr("Applied: {title}. It takes effect at the next start.", title=remedy.title)


def undo(home: Home) -> tuple[Profile, str]:
    """Take the last remedy of the active profile back. Raises UserFacingError "nothing-to-undo"."""
    profile = active(home)
    changed = store.without_last_overlay(profile)
    _keep(home, changed)
    taken = profile.overlays[-1]
    return changed, tr("Taken back: {title}.", title=taken.title or taken.id)


def _keep(home: Home, profile: Profile) -> None:
    store.save(home, profile)
    configure(home, profile)
