"""Files that other programs have are found and used without a download, and without touching them."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.events import Cancel
from app.transfer import existing
from tests.transfer.conftest import QUICK, Bench, at, content, described

DATA = content(11_000_000)
SHA = hashlib.sha256(DATA).hexdigest()
ARTIFACT = described(DATA, at("http://nowhere.invalid/m.gguf"))


@pytest.mark.parametrize(
    "place",
    [
        f".ollama/models/blobs/sha256-{SHA}",
        f".cache/huggingface/hub/models--org--model/blobs/{SHA}",
        ".lmstudio/models/org/model/other-name.gguf",
        ".local/share/Jan/data/llamacpp/models/x/model.gguf",
        ".cache/llama.cpp/org_model_m.gguf",
    ],
)
def test_it_is_found_where_other_programs_keep_models(tmp_path: Path, place: str) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_bytes(DATA)
    assert existing.find(ARTIFACT, cancel=Cancel(), env={"HOME": str(tmp_path)}) == file


def test_a_file_of_the_same_size_and_name_but_another_content_is_not_taken(tmp_path: Path) -> None:
    file = tmp_path / f".ollama/models/blobs/sha256-{SHA}"
    file.parent.mkdir(parents=True)
    file.write_bytes(content(len(DATA), seed=4))
    assert existing.find(ARTIFACT, cancel=Cancel(), env={"HOME": str(tmp_path)}) is None


def test_it_is_used_without_a_download(bench: Bench, tmp_path: Path) -> None:
    folder = tmp_path / "another program"
    folder.mkdir()
    (folder / "x.gguf").write_bytes(DATA)
    options = replace(QUICK, use_existing=True, existing_folders=(folder,))
    assert bench.fetch(ARTIFACT, options).read_bytes() == DATA
    assert bench.progress[-1].done == len(DATA)
    assert any("is on this computer already" in text for text in bench.messages)
    assert (folder / "x.gguf").read_bytes() == DATA


@pytest.mark.parametrize("refused", [(), ("_clone",), ("_clone", "_link")])
def test_each_way_to_take_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: tuple[str, ...]
) -> None:
    for name in refused:
        monkeypatch.setattr(existing, name, lambda found, target: "")
    found = tmp_path / "a"
    found.write_bytes(DATA)
    way = existing.take(found, tmp_path / "models" / "b")
    assert way == {(): way, ("_clone",): "linked", ("_clone", "_link"): "copied"}[refused]
    assert (tmp_path / "models" / "b").read_bytes() == DATA
    assert found.read_bytes() == DATA
