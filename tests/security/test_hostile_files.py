"""Files of ours that somebody else wrote: nested without end, with huge numbers, leading out of their folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.install.journal import Journal
from app.install.manifest import Manifest
from app.jobs import reset, uninstall
from app.system.files import read_json
from app.system.home import Home
from app.system.settings import SettingsStore
from app.transfer.journal import Journal as PartJournal

DEEP = b"[" * 200_000
HUGE = b'{"size": ' + b"9" * 5000 + b"}"
links = pytest.mark.skipif(os.name != "posix", reason="links need a right on Windows")


@pytest.mark.parametrize("hostile", [DEEP, HUGE, b'{"a":' * 100_000, b"\xff\xfe\x00", b"null", b"1e999"])
def test_whatever_stands_in_them_nothing_falls_over(tmp_path: Path, hostile: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(hostile)
    read_json(path)
    assert Manifest.load(path) is None
    assert Journal(path).entries() == []
    assert PartJournal(path).load().size is None
    SettingsStore(path).load()


@pytest.mark.parametrize(
    "name",
    [
        "../thesis.txt",
        "/etc/passwd",
        "a/../../thesis.txt",
        "C:\\x",
        "..\\thesis.txt",
        "\\\\srv\\x",
        "",
        "C:x",
    ],
)
def test_a_manifest_that_leads_out_of_its_folder_is_none(tmp_path: Path, name: str) -> None:
    path = tmp_path / "manifest.json"
    file = {"path": name, "size": 1, "sha256": "0" * 64}
    value = {"kind": "model", "id": "m", "folder": str(tmp_path), "files": [file], "facts": {}}
    path.write_text(json.dumps(value))
    assert Manifest.load(path) is None
    path.write_text(json.dumps({**value, "files": [{**file, "path": "a/m.gguf"}]}))
    assert Manifest.load(path) is not None


@links
def test_uninstall_removes_links_and_not_what_they_lead_to(tmp_path: Path) -> None:
    home, mine = Home(tmp_path / "home"), tmp_path / "mine"
    mine.mkdir()
    (mine / "thesis.txt").write_text("precious")
    home.root.mkdir()
    for place in (home.runs, home.logs, home.profiles, home.downloads):
        place.symlink_to(mine, target_is_directory=True)
    home.settings.symlink_to(mine / "thesis.txt")
    uninstall.remove(home, uninstall.plan(home, models=True, settings=True))
    assert (mine / "thesis.txt").read_text() == "precious"
    assert not home.runs.is_symlink()


@links
def test_a_link_inside_a_model_protects_what_is_behind_it(tmp_path: Path) -> None:
    home, mine = Home(tmp_path / "home"), tmp_path / "mine"
    mine.mkdir()
    (mine / "m.gguf").write_text("precious")
    folder = home.models / "fam" / "Q4"
    folder.mkdir(parents=True)
    (folder / "sub").symlink_to(mine, target_is_directory=True)
    path = home.manifest("model", "fam-Q4")
    path.parent.mkdir()
    file = {"path": "sub/m.gguf", "size": 8, "sha256": "0" * 64}
    path.write_text(
        json.dumps({"kind": "model", "id": "fam-Q4", "folder": str(folder), "files": [file], "facts": {}})
    )
    uninstall.remove(home, uninstall.plan(home, models=True, settings=False))
    assert (mine / "m.gguf").read_text() == "precious"


@links
def test_reset_sets_the_link_aside(tmp_path: Path) -> None:
    home, mine = Home(tmp_path / "home"), tmp_path / "mine"
    mine.mkdir()
    (mine / "thesis.txt").write_text("precious")
    home.root.mkdir()
    home.profiles.symlink_to(mine, target_is_directory=True)
    reset.reset(home)
    assert (mine / "thesis.txt").read_text() == "precious"
    assert not home.profiles.exists()
