"""The data folder that a user chose in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.errors import UserFacingError
from app.system import home as homes
from app.system.home import ENVIRONMENT, Home


@pytest.fixture(autouse=True)
def usual(tmp_path, monkeypatch) -> Path:
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    monkeypatch.setattr(homes, "_usual", lambda: tmp_path / "usual")
    monkeypatch.setattr(homes, "_portable", lambda: None)
    return tmp_path / "usual"


def test_the_choice_is_kept_for_later_starts(tmp_path, usual):
    assert Home.resolve() == Home(usual)
    assert Home.resolve().can_move
    Home(tmp_path / "drive é" / "data").choose()
    assert Home.resolve() == Home(tmp_path / "drive é" / "data")


def test_what_is_given_by_hand_wins(tmp_path, monkeypatch):
    Home(tmp_path / "chosen").choose()
    assert Home.resolve(tmp_path / "given") == Home(tmp_path / "given")
    assert not Home.resolve(tmp_path / "given").can_move
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "environment"))
    assert Home.resolve() == Home(tmp_path / "environment")
    assert not Home.resolve().can_move


def test_no_moving_once_something_is_set_up(usual):
    (usual / "profiles").mkdir(parents=True)
    assert not Home.resolve().can_move


def test_a_drive_that_is_away_stays_the_place(tmp_path):
    Home(tmp_path / "chosen").choose()
    (tmp_path / "chosen").rmdir()
    assert Home.resolve() == Home(tmp_path / "chosen")


@pytest.mark.parametrize("text", [b"", b"relative/path", b"\xff\xfe"])
def test_a_broken_note_is_no_choice(usual, text):
    usual.mkdir(parents=True)
    (usual / "folder.txt").write_bytes(text)
    assert Home.resolve() == Home(usual)


def test_windows_is_asked_for_a_shorter_folder_before_anything_is_fetched():
    Home(Path("C:/" + "x" * 106)).check_length("win32")
    Home(Path("/" + "x" * 200)).check_length("linux")
    with pytest.raises(UserFacingError, match="259") as raised:
        Home(Path("C:/" + "x" * 107)).check_length("win32")
    assert raised.value.code == "path-too-long"
