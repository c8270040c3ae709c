"""Secrets: in the keyring, else in a file that only the user can read, and never shown."""

from __future__ import annotations

import io
import os
import stat
import sys
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked

from app.cli.main import main
from app.jobs.knowledge import settings_store, transfer_options
from app.system import secrets
from app.system.home import Home

TOKEN = "hf_verysecret"


class RingDouble(KeyringBackend):
    """A double of a system keyring, in memory."""

    priority = 5  # type: ignore[assignment]
    locked = False

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        self._check()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._check()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._check()
        del self.kept[service, username]

    def _check(self) -> None:
        if self.locked:
            raise KeyringLocked("locked")


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> RingDouble:
    monkeypatch.delenv("HF_TOKEN", raising=False)
    double = RingDouble()
    monkeypatch.setattr(keyring, "get_keyring", lambda: double)
    return double


@pytest.fixture
def no_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    from keyring.backends.fail import Keyring

    monkeypatch.delenv("HF_TOKEN", raising=False)
    monkeypatch.setattr(keyring, "get_keyring", Keyring)


def everything(home: Home) -> bytes:
    return b"".join(path.read_bytes() for path in home.root.rglob("*") if path.is_file())


def test_the_keyring_keeps_it_and_no_file_does(home: Home, ring: RingDouble) -> None:
    assert secrets.write(home, secrets.HUGGING_FACE, TOKEN).where == "keyring"
    assert secrets.read(home, secrets.HUGGING_FACE) == TOKEN
    assert secrets.read(Home(home.root / "other"), secrets.HUGGING_FACE) == ""
    assert not home.secrets.exists()
    assert secrets.write(home, secrets.HUGGING_FACE, "").where == ""
    assert ring.kept == {}


def test_without_a_keyring_a_file_of_the_user_alone(home: Home, no_ring: None) -> None:
    kept = secrets.write(home, secrets.HUGGING_FACE, TOKEN)
    assert kept.where == "file"
    assert str(home.secrets) in kept.note
    if os.name == "posix":
        assert stat.S_IMODE(home.secrets.stat().st_mode) == 0o600
    assert secrets.read(home, secrets.HUGGING_FACE) == TOKEN
    secrets.write(home, secrets.HUGGING_FACE, "")
    assert not home.secrets.exists()


def test_a_locked_keyring_is_like_none(home: Home, ring: RingDouble) -> None:
    ring.locked = True
    assert secrets.write(home, secrets.HUGGING_FACE, TOKEN).where == "file"
    assert secrets.read(home, secrets.HUGGING_FACE) == TOKEN


def test_a_keyring_that_came_later_takes_the_file_over(home: Home, ring: RingDouble) -> None:
    ring.locked = True
    secrets.write(home, secrets.HUGGING_FACE, TOKEN)
    ring.locked = False
    assert secrets.write(home, secrets.HUGGING_FACE, TOKEN).where == "keyring"
    assert not home.secrets.exists()


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff\xfe", b'{"huggingface-token": '])
def test_a_broken_file_is_like_none(home: Home, no_ring: None, content: bytes) -> None:
    home.root.mkdir(parents=True)
    home.secrets.write_bytes(content)
    assert secrets.read(home, secrets.HUGGING_FACE) == ""
    assert secrets.write(home, secrets.HUGGING_FACE, TOKEN).where == "file"


def test_the_command_never_shows_it_and_downloads_get_it(
    home: Home, no_ring: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(TOKEN + "\n"))
    assert main(["token", "set"]) == 0
    assert main(["token"]) == 0
    assert main(["token", "show", "--json"]) == 0
    shown = capsys.readouterr()
    assert TOKEN not in shown.out + shown.err
    assert transfer_options(settings_store(home).load(), home).hf_token == TOKEN
    monkeypatch.setenv("HF_TOKEN", "from outside")
    assert secrets.where(home, secrets.HUGGING_FACE).where == "environment"
    assert main(["token", "clear"]) == 0
    assert TOKEN.encode() not in everything(home)
    assert not Path(home.secrets).exists()
