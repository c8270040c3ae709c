"""Keys of programs: hashed, revoked at once, their use kept."""

from __future__ import annotations

import os

from app.gateway import keys
from app.gateway.keys import Keyring
from app.jobs.front import Door, Front
from app.system.home import Home


def test_a_key_is_known_until_it_is_revoked(home: Home) -> None:
    key = keys.create(home, "Zed")
    other = keys.create(home, "Aider")
    assert key not in keys.keys_file(home).read_text()
    ring = Keyring(keys.every(home))
    assert (ring.find(key).name, ring.find(other).name, ring.find("sl-x")) == ("Zed", "Aider", None)  # type: ignore[union-attr]
    assert keys.revoke(home, "Zed")
    assert not keys.revoke(home, "Zed")
    assert Keyring(keys.every(home)).find(key) is None


def test_a_new_key_ends_the_old_one(home: Home) -> None:
    old, new = keys.create(home, "Zed"), keys.create(home, "Zed")
    ring = Keyring(keys.every(home))
    assert ring.find(old) is None
    assert ring.find(new) is not None


def test_use_is_added_up(home: Home) -> None:
    digest = keys.digest_of(keys.create(home, "Zed"))
    keys.keep_usage(home, {digest: (100.0, 5)})
    keys.keep_usage(home, {digest: (200.0, 7)})
    assert [(key.last_used, key.tokens) for key in keys.every(home)] == [(200.0, 12)]


def test_only_the_user_reads_them(home: Home) -> None:
    keys.create(home, "Zed")
    keys.owner_key(home)
    if os.name == "posix":
        for path in (keys.keys_file(home), home.root / "secrets" / "gateway-owner.key"):
            assert path.stat().st_mode & 0o077 == 0


def test_a_broken_file_lets_nobody_in(home: Home) -> None:
    keys.create(home, "Zed")
    keys.keys_file(home).write_text('[{"name": 3}, "x", {"name": "a"}]')
    assert keys.every(home) == ()


def test_the_door_hears_of_a_revoked_key(home: Home) -> None:
    key = keys.create(home, "Zed")
    door = Door(home, Front("http://127.0.0.1:1"))
    assert door.policy().keys.find(key) is not None
    keys.revoke(home, "Zed")
    assert door.policy().keys.find(key) is None
    assert not door.policy().lan
    assert Door(home, Front("http://127.0.0.1:1", host="0.0.0.0")).policy().lan
