"""Secrets (access tokens, API keys): in the system's keyring, else in a file that only the user can read.

https://keyring.readthedocs.io: Windows Credential Manager, macOS Keychain, Secret Service or KWallet on Linux.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from app.core.i18n import tr
from app.system.files import read_json, write_json
from app.system.home import Home

HUGGING_FACE = "huggingface-token"
API_KEY = "api-key"

_SERVICE = "strata-launcher"


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a secret lies: `where` is "keyring", "file", "environment" or "" (there is none); `note` is a sentence."""

    where: str
    note: str


def read(home: Home, name: str) -> str:
    """The secret, "" when there is none. Never raises."""
    return os.environ.get(_variable(name), "") or _from_keyring(home, name) or _from_file(home).get(name, "")


def where(home: Home, name: str) -> Kept:
    """Where the secret lies, without showing it."""
    if os.environ.get(_variable(name)):
        return Kept("environment", tr("It comes from the environment ({name}).", name=_variable(name)))
    if _from_keyring(home, name):
        return Kept("keyring", tr("It lies in the system's keyring."))
    if _from_file(home).get(name):
        return Kept("file", _file_note(home))
    return Kept("", tr("There is none."))


def write(home: Home, name: str, secret: str) -> Kept:
    """Keep the secret; "" clears it everywhere but in the environment. Raises OSError when neither place takes it."""
    values = {key: value for key, value in _from_file(home).items() if key != name}
    ring = _keyring()
    if ring is not None and _set(ring, _entry(home, name), secret):
        _write_file(home, values)
        return where(home, name)
    if secret:
        values[name] = secret
    _write_file(home, values)
    return where(home, name)


def _variable(name: str) -> str:
    return {HUGGING_FACE: "HF_TOKEN", API_KEY: "STRATA_LAUNCHER_API_KEY"}[name]


def _entry(home: Home, name: str) -> str:
    """Every data folder has secrets of its own."""
    return f"{name} {home.root}"


def _keyring() -> Any:
    """The system's keyring, None when it has none that keeps anything safe."""
    try:
        import keyring
        from keyring.backends import fail, null

        ring = keyring.get_keyring()
    except Exception:  # noqa: BLE001  (backends raise what their system libraries raise)
        return None
    if isinstance(ring, (fail.Keyring, null.Keyring)) or float(getattr(ring, "priority", 0)) < 1:
        return None
    return ring


def _from_keyring(home: Home, name: str) -> str:
    ring = _keyring()
    if ring is None:
        return ""
    try:
        return str(ring.get_password(_SERVICE, _entry(home, name)) or "")
    except Exception:  # noqa: BLE001  (a locked or broken keyring is like none: the file is asked)
        return ""


def _set(ring: Any, entry: str, secret: str) -> bool:
    """Whether the keyring did it. One that is locked or broken does not, and the file takes the secret."""
    try:
        if secret:
            ring.set_password(_SERVICE, entry, secret)
        elif ring.get_password(_SERVICE, entry) is not None:
            ring.delete_password(_SERVICE, entry)
    except Exception:  # noqa: BLE001
        return False
    return True


def _from_file(home: Home) -> dict[str, str]:
    try:
        value = read_json(home.secrets)
    except OSError:
        return {}
    return {key: str(item) for key, item in value.items()} if isinstance(value, dict) else {}


def _write_file(home: Home, values: dict[str, str]) -> None:
    """On Windows the user's own data folder is closed to other users already; elsewhere the mode says so."""
    if values:
        write_json(home.secrets, values, mode=0o600)
    else:
        home.secrets.unlink(missing_ok=True)


def _file_note(home: Home) -> str:
    return tr("This system has no keyring, so it lies in {path}, which only you can read.", path=home.secrets)
