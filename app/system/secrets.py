"""Tokens and keys: in the system's keyring where there is one, else in a file that only the user can read.

A place is a text that settings may hold: "keyring:NAME" or "file:PATH". The secret itself never stands in settings.
"""

from __future__ import annotations

import os
from pathlib import Path

from app.system.files import write_atomic
from app.system.home import Home

SERVICE = "strata-launcher"
_KEYRING, _FILE = "keyring:", "file:"


def keep(home: Home, name: str, value: str) -> str:
    """Keep a secret under `name`; returns its place. Raises OSError when neither keyring nor file takes it."""
    entry = f"{name} {home.root}"
    if _to_keyring(entry, value):
        _file(home, name).unlink(missing_ok=True)
        return _KEYRING + entry
    return _FILE + str(keep_in_file(home, name, value))


def keep_in_file(home: Home, name: str, value: str) -> Path:
    """Keep a secret where another program reads it: a file of mode 0600 in a folder of mode 0700. Raises OSError."""
    path = _file(home, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    os.chmod(path.parent, 0o700)  # on Windows the folder lies in the user's profile, which others cannot read
    write_atomic(path, value.encode("utf-8") + b"\n", mode=0o600)
    return path


def read(place: str) -> str:
    """The secret at a place, "" when it is gone or the keyring is locked."""
    if place.startswith(_KEYRING):
        import keyring
        from keyring.errors import KeyringError

        try:
            return keyring.get_password(SERVICE, place.removeprefix(_KEYRING)) or ""
        except KeyringError:
            return ""
    if place.startswith(_FILE):
        return read_file(Path(place.removeprefix(_FILE)))
    return ""


def read_file(path: Path) -> str:
    """The first line of a secret's file, "" when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8").partition("\n")[0].strip()
    except (OSError, UnicodeDecodeError):
        return ""


def forget(place: str) -> None:
    """Delete the secret at a place; nothing happens when it is gone already. Raises OSError for a file that stays."""
    if place.startswith(_KEYRING):
        import keyring
        from keyring.errors import KeyringError

        try:
            keyring.delete_password(SERVICE, place.removeprefix(_KEYRING))
        except KeyringError:  # gone already, or no keyring any more
            return
    elif place.startswith(_FILE):
        Path(place.removeprefix(_FILE)).unlink(missing_ok=True)


def in_keyring(place: str) -> bool:
    return place.startswith(_KEYRING)


def _file(home: Home, name: str) -> Path:
    return home.root / "secrets" / name


def _to_keyring(entry: str, value: str) -> bool:
    """Whether the system has a keyring that took it. The text-file backends of other packages do not count."""
    import keyring
    from keyring.errors import KeyringError

    try:
        if keyring.get_keyring().priority < 1:
            return False
        keyring.set_password(SERVICE, entry, value)
        return keyring.get_password(SERVICE, entry) == value
    except (KeyringError, RuntimeError):  # no keyring, or the user refused
        return False
