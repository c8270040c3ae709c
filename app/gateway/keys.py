"""Keys of the programs that may ask: shown once when they are made, kept as SHA-256 only.

A key is 32 random bytes, so a plain hash is enough: there is nothing to guess that a slow hash would protect.
"""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import secrets as random
import time
from dataclasses import dataclass
from pathlib import Path

from app.system import secrets
from app.system.files import read_json, write_json
from app.system.home import Home

PREFIX = "sl-"


@dataclass(frozen=True, slots=True)
class Key:
    """`created` and `last_used` in seconds since the epoch, 0 = never; `tokens` are those that it was answered with."""

    name: str
    digest: str
    created: float = 0.0
    last_used: float = 0.0
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class Keyring:
    keys: tuple[Key, ...] = ()

    def find(self, sent: str) -> Key | None:
        """The key that was sent, None when it is none of ours. Takes as long whichever it is."""
        found = None
        digest = digest_of(sent)
        for key in self.keys:
            if hmac.compare_digest(key.digest, digest):
                found = key
        return found


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()


def same(sent: str, digest: str) -> bool:
    """Whether `sent` is the key of `digest`, in constant time."""
    return hmac.compare_digest(digest_of(sent), digest)


def keys_file(home: Home) -> Path:
    return home.root / "secrets" / "gateway-keys.json"


def usage_file(home: Home) -> Path:
    """What the gateway writes and nobody else, so that no two programs write one file."""
    return home.root / "secrets" / "gateway-usage.json"


def every(home: Home) -> tuple[Key, ...]:
    """All keys with their use, in the order in which they were made. Entries that make no sense are left out."""
    value, used = read_json(keys_file(home)), read_json(usage_file(home))
    used = used if isinstance(used, dict) else {}
    keys = []
    for item in value if isinstance(value, list) else ():
        if (
            isinstance(item, dict)
            and isinstance(item.get("name"), str)
            and isinstance(item.get("digest"), str)
        ):
            use = used.get(item["digest"], {})
            keys.append(
                Key(
                    item["name"],
                    item["digest"],
                    float(item.get("created") or 0.0),
                    float(use.get("last_used") or 0.0),
                    int(use.get("tokens") or 0),
                )
            )
    return tuple(keys)


def create(home: Home, name: str) -> str:
    """Make a key for the program `name`; its old one, if any, ends. Returns the key. Raises OSError."""
    key = PREFIX + random.token_urlsafe(32)
    others = tuple(item for item in every(home) if item.name != name)
    _keep(home, (*others, Key(name, digest_of(key), time.time())))
    return key


def revoke(home: Home, name: str) -> bool:
    """End the key of a program; False when it has none. Takes effect at the next request. Raises OSError."""
    known = every(home)
    left = tuple(item for item in known if item.name != name)
    if len(left) == len(known):
        return False
    _keep(home, left)
    return True


def owner_key(home: Home) -> str:
    """The owner's key, made at the first use: it opens what changes the engine. Raises OSError."""
    place = home.root / "secrets" / "gateway-owner.key"
    return secrets.read_file(place) or _new_owner_key(home)


def _new_owner_key(home: Home) -> str:
    key = PREFIX + random.token_urlsafe(32)
    secrets.keep_in_file(home, "gateway-owner.key", key)
    return key


def keep_usage(home: Home, used: dict[str, tuple[float, int]]) -> None:
    """Add digest -> (last used, tokens) to what is kept. Raises OSError."""
    before = {key.digest: key for key in every(home)}
    write_json(
        usage_file(home),
        {
            digest: {
                "last_used": used.get(digest, (key.last_used, 0))[0],
                "tokens": key.tokens + used.get(digest, (0.0, 0))[1],
            }
            for digest, key in before.items()
        },
        mode=0o600,
    )


def _keep(home: Home, keys: tuple[Key, ...]) -> None:
    path = keys_file(home)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = [{name: value for name, value in dataclasses.asdict(key).items() if name in _KEPT} for key in keys]
    write_json(path, kept, mode=0o600)


_KEPT = ("name", "digest", "created")
