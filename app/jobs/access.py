"""Who may reach what: the token for Hugging Face, and the engine from other computers of the home network."""

from __future__ import annotations

import dataclasses
import secrets as random
import socket
from dataclasses import dataclass

import psutil

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import profiles as store
from app.engines.configure import configure
from app.engines.profile import Profile, api_key
from app.jobs import profiles
from app.jobs.knowledge import settings_store
from app.system import secrets
from app.system.home import Home

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@dataclass(frozen=True, slots=True)
class Lan:
    """`addresses` are those that other computers use; `key` is what they must send, "" when it is off."""

    on: bool
    addresses: tuple[str, ...] = ()
    key: str = ""


def keep_token(home: Home, token: str) -> str:
    """Keep the access token for Hugging Face; returns a sentence on where. Raises UserFacingError "bad-token"."""
    token = token.strip()
    if not token.startswith("hf_") or not token.isascii() or len(token.split()) != 1:
        raise UserFacingError(
            tr("This is not an access token"),
            tr("Hugging Face tokens start with hf_ and contain no spaces."),
            tr("Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole."),
            code="bad-token",
        )
    forget_token(home)
    place = secrets.keep(home, "huggingface", token)
    settings_store(home).change(hf_token_place=place)
    return told(place)


def forget_token(home: Home) -> bool:
    """Delete the kept token; True when there was one."""
    place = settings_store(home).load().hf_token_place
    if place:
        secrets.forget(place)
        settings_store(home).change(hf_token_place="")
    return bool(place)


def told(place: str) -> str:
    """Where a secret lies, in a sentence."""
    if not place:
        return tr("No token is kept.")
    if secrets.in_keyring(place):
        return tr("It is kept in the system's keyring.")
    return tr(
        "This system has no keyring that can be used, so it is kept in a file that only you can read: {path}",
        path=place.partition(":")[2],
    )


def lan(home: Home) -> Lan:
    """Whether the active profile's engine listens to other computers. Raises UserFacingError "not-set-up"."""
    profile = profiles.active(home)
    if profile.host in (LOOPBACK, "localhost", "::1"):
        return Lan(False)
    return Lan(True, _addresses(profile.port), api_key(profile.options))


def open_lan(home: Home) -> Lan:
    """Let other computers reach the engine from its next start on, with a key that is made now."""
    profile = profiles.active(home)
    options = {name: value for name, value in profile.options.items() if name != "api_key"}
    key = api_key(profile.options) or random.token_urlsafe(24)
    if profile.engine == "strata":
        options["api_key"] = key  # its server reads the key from its config and nowhere else (contract 5.3)
    else:
        options["api_key_file"] = str(secrets.keep_in_file(home, f"{profile.id}.key", key))
    _keep(home, dataclasses.replace(profile, host=EVERYWHERE, options=options))
    return lan(home)


def close_lan(home: Home) -> None:
    """Only this computer again, from the next start on; the key is deleted."""
    profile = profiles.active(home)
    options = dict(profile.options)
    options.pop("api_key", None)
    if options.pop("api_key_file", None):
        (home.root / "secrets" / f"{profile.id}.key").unlink(missing_ok=True)
    _keep(home, dataclasses.replace(profile, host=LOOPBACK, options=options))


def _keep(home: Home, profile: Profile) -> None:
    store.save(home, profile)
    configure(home, profile)


def _addresses(port: int) -> tuple[str, ...]:
    """http addresses of this computer in its own networks."""
    found = [
        item.address
        for items in psutil.net_if_addrs().values()
        for item in items
        if item.family == socket.AF_INET and not item.address.startswith(("127.", "169.254."))
    ]
    return tuple(f"http://{address}:{port}/v1" for address in found)
