"""What lies where; moving a model and the data folder; removing one thing. Killed moves are in tests/consistency."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel, ignore
from app.engines import profiles
from app.engines.profile import Profile
from app.install.check import verify
from app.install.manifest import Manifest, ManifestFile, find
from app.jobs import move, storage
from app.jobs.knowledge import settings_store
from app.system import secrets
from app.system.home import ENVIRONMENT, Home

NAMES = ["plain", "Größe", "模型", "🚀 models", "a\u3000b"]


def put(home: Home, kind: str, name: str, folder: Path, files: dict[str, bytes], **facts: str) -> Manifest:
    listed = []
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
        listed.append(ManifestFile(path, len(content), hashlib.sha256(content).hexdigest()))
    manifest = Manifest(kind, name, folder, tuple(listed), facts)
    manifest.save(home)
    return manifest


@pytest.fixture
def filled(home: Home) -> Home:
    """An engine, a model, a profile, settings, and a file that is the user's own."""
    facts = {"unpack": "wheel", "entry": "x", "version": "1", "backend": "cpu"}
    put(home, "engine", "eng-1", home.engines / "llamacpp" / "eng-1", {"x/lib.so": b"engine" * 99}, **facts)
    put(home, "model", "fam-Q4", home.models / "fam" / "Q4", {"m.gguf": b"GGUF" + b"w" * 3_000_000})
    profiles.save(home, Profile("p", "P", "llamacpp", "eng-1", "fam", "Q4", 2048))
    settings_store(home).change(profile="p", port=9123)
    (home.root / "my notes.txt").write_text("mine")
    (home.models / "fam" / "Q4" / "readme of mine.txt").write_text("mine too")
    return home


def good(home: Home) -> bool:
    findings = verify(home, sink=ignore, cancel=Cancel())
    return bool(findings) and all(finding.good for finding in findings)


def test_everything_is_named_with_its_size(filled: Home) -> None:
    found = storage.storage(filled)
    by_id = {place.id: place for place in found.places if place.id}
    assert by_id["fam-Q4"].size == 3_000_004
    assert by_id["fam-Q4"].used_by == ("p",)
    assert by_id["eng-1"].reachable
    names = {place.folder.name for place in found.places if place.kind == "foreign"}
    assert names == {"my notes.txt", "readme of mine.txt"}


def test_a_drive_that_is_away_is_not_forgotten(filled: Home, tmp_path: Path) -> None:
    folder = tmp_path / "drive"
    moved = move.move_model(filled, "fam-Q4", folder, sink=ignore, cancel=Cancel())
    away = folder.rename(tmp_path / "unplugged")
    place = next(place for place in storage.storage(filled).places if place.id == "fam-Q4")
    assert not place.reachable
    assert place.size == 3_000_004
    with pytest.raises(UserFacingError) as caught:
        storage.remove(filled, "fam-Q4")
    assert caught.value.code == "not-reachable"
    away.rename(folder)
    assert moved.folder.is_dir()
    assert good(filled)


@pytest.mark.parametrize("name", NAMES)
def test_a_model_moves(filled: Home, tmp_path: Path, name: str) -> None:
    old = filled.models / "fam" / "Q4"
    moved = move.move_model(filled, "FAM-q4", tmp_path / name, sink=ignore, cancel=Cancel())
    assert moved.folder == tmp_path / name / "fam" / "Q4"
    assert good(filled)
    assert not (old / "m.gguf").exists()
    assert (old / "readme of mine.txt").read_text() == "mine too"
    back = move.move_model(filled, "fam-Q4", filled.models, sink=ignore, cancel=Cancel())
    assert back.folder == old
    assert good(filled)
    assert not (tmp_path / name).joinpath("fam").exists()


def test_a_cancelled_move_changes_nothing_and_goes_on(filled: Home, tmp_path: Path) -> None:
    cancel = Cancel()
    with pytest.raises(Cancelled):
        move.move_model(filled, "fam-Q4", tmp_path / "d", sink=lambda _: cancel.set(), cancel=cancel)
    assert good(filled)
    assert storage.storage(filled).unfinished == "fam-Q4"
    move.move_model(filled, "fam-Q4", tmp_path / "d", sink=ignore, cancel=Cancel())
    assert good(filled)
    assert storage.storage(filled).unfinished == ""


def test_the_data_folder_moves_and_old_names_lead_to_it(
    filled: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets.keep_in_file(filled, "token", "hf_secret")
    settings_store(filled).change(hf_token_place=f"file:{filled.root / 'secrets' / 'token'}")
    target = tmp_path / "Große Platte 模型"
    moved = move.move_home(filled, target, sink=ignore, cancel=Cancel())
    assert moved.home == Home(target)
    assert good(moved.home)
    assert find(moved.home, "engine", "eng-1").folder == moved.home.engines / "llamacpp" / "eng-1"
    settings = settings_store(moved.home).load()
    assert settings.port == 9123
    assert settings.hf_token_place.startswith(f"file:{target}")
    assert secrets.read(settings.hf_token_place) == "hf_secret"
    assert str(target) in (target / "config" / "p.json").read_text(encoding="utf-8")
    left = {path.name for path in filled.root.rglob("*") if path.is_file()}
    assert left == {"moved-to.txt", "my notes.txt", "readme of mine.txt"}
    monkeypatch.setenv(ENVIRONMENT, str(filled.root))
    assert Home.resolve() == moved.home
    again = move.move_home(moved.home, tmp_path / "third", sink=ignore, cancel=Cancel())
    assert good(again.home)
    assert Home.resolve() == again.home


def test_a_data_folder_moves_back(filled: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (filled.root / "my notes.txt").unlink()
    (filled.models / "fam" / "Q4" / "readme of mine.txt").unlink()
    moved = move.move_home(filled, tmp_path / "other", sink=ignore, cancel=Cancel())
    shutil.rmtree(filled.models, ignore_errors=True)
    back = move.move_home(moved.home, filled.root, sink=ignore, cancel=Cancel())
    assert back.home == filled
    assert good(filled)
    monkeypatch.setenv(ENVIRONMENT, str(filled.root))
    assert Home.resolve() == filled


def test_a_folder_with_something_in_it_is_refused(filled: Home, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("mine")
    for target, code in ((tmp_path / "full", "folder-not-empty"), (filled.root / "in", "folder-inside")):
        with pytest.raises(UserFacingError) as caught:
            move.move_home(filled, target, sink=ignore, cancel=Cancel())
        assert caught.value.code == code
    assert good(filled)


def test_a_changed_original_is_kept(filled: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between copy and removal somebody writes into the old file: it stays, and is named."""
    weights = filled.models / "fam" / "Q4" / "m.gguf"
    save = Manifest.save

    def meddle(manifest: Manifest, home: Home) -> None:
        save(manifest, home)
        weights.write_bytes(b"changed")

    monkeypatch.setattr(Manifest, "save", meddle)
    moved = move.move_model(filled, "fam-Q4", tmp_path / "d", sink=ignore, cancel=Cancel())
    assert moved.kept == (weights,)
    assert weights.read_bytes() == b"changed"
    assert good(filled)


def test_one_thing_is_removed_and_nothing_else(filled: Home) -> None:
    assert storage.remove(filled, "fam-q4") == 3_000_004
    assert find(filled, "model", "fam-Q4") is None
    assert (filled.models / "fam" / "Q4" / "readme of mine.txt").exists()
    assert find(filled, "engine", "eng-1") is not None
    with pytest.raises(UserFacingError) as caught:
        storage.remove(filled, "fam-Q4")
    assert caught.value.code == "unknown-thing"
    assert "eng-1" in caught.value.what_to_do
