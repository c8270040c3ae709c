"""Secrets: in a keyring where there is one, else in a file that only the user can read; never in settings."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring as NoKeyring
from keyring.errors import KeyringLocked, PasswordDeleteError

from app.cli.main import main
from app.core.errors import UserFacingError
from app.jobs import access
from app.jobs.knowledge import settings_store, transfer_options
from app.system import secrets
from app.system.home import Home


class KeyringDouble(KeyringBackend):
    """A DOUBLE of the system's keyring, in memory."""

    priority = 5  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}
        self.locked = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.locked:
            raise KeyringLocked
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.locked:
            raise KeyringLocked
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise PasswordDeleteError
        del self.kept[service, username]


@pytest.fixture
def ring() -> Iterator[KeyringDouble]:
    before, double = keyring.get_keyring(), KeyringDouble()
    keyring.set_keyring(double)
    yield double
    keyring.set_keyring(before)


@pytest.fixture
def no_ring() -> Iterator[None]:
    before = keyring.get_keyring()
    keyring.set_keyring(NoKeyring())
    yield
    keyring.set_keyring(before)


def files(home: Home) -> str:
    return "".join(path.read_text("utf-8", "replace") for path in home.root.rglob("*") if path.is_file())


def test_a_keyring_keeps_it_and_no_file_holds_it(home: Home, ring: KeyringDouble) -> None:
    assert "keyring" in access.keep_token(home, "hf_secret123\n")
    assert "hf_secret123" in ring.kept.values()
    assert "hf_secret123" not in files(home)
    assert transfer_options(settings_store(home).load()).hf_token == "hf_secret123"
    assert access.forget_token(home)
    assert ring.kept == {}
    assert transfer_options(settings_store(home).load()).hf_token == ""
    assert not access.forget_token(home)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX file modes")
def test_without_a_keyring_a_file_that_only_the_user_can_read(home: Home, no_ring: None) -> None:
    sentence = access.keep_token(home, "hf_secret123")
    assert "only you can read" in sentence
    path = home.root / "secrets" / "huggingface"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert "hf_secret123" not in home.settings.read_text()
    assert transfer_options(settings_store(home).load()).hf_token == "hf_secret123"
    access.forget_token(home)
    assert not path.exists()


def test_a_locked_keyring_gives_nothing_and_breaks_nothing(home: Home, ring: KeyringDouble) -> None:
    place = secrets.keep(home, "x", "value")
    ring.locked = True
    assert secrets.read(place) == ""
    assert secrets.keep(home, "y", "other").startswith("file:")


@pytest.mark.parametrize("token", ["", "abc", "hf_two words", "hf_ümlaut"])
def test_what_is_no_token_is_refused(home: Home, ring: KeyringDouble, token: str) -> None:
    with pytest.raises(UserFacingError) as caught:
        access.keep_token(home, token)
    assert caught.value.code == "bad-token"
    assert ring.kept == {}


def test_the_command_never_prints_it(home: Home, ring: KeyringDouble, capsys, monkeypatch) -> None:
    read, write = os.pipe()
    os.write(write, b"hf_secret123\n")
    os.close(write)
    with os.fdopen(read) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert main(["token", "--home", str(home.root), "set", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kept"] is True
    assert main(["token", "--home", str(home.root)]) == 0
    assert main(["token", "--home", str(home.root), "forget"]) == 0
    assert "hf_secret123" not in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"key\r\nsecond\n"])
def test_a_file_of_any_content_is_read_without_an_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    assert secrets.read_file(path) == ("key" if content.startswith(b"key") else "")
