"""Models of the user's own: what a GGUF says of itself, the file they stand in, and a repository on a Hub double."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from gguf import GGUFWriter
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy import float16, zeros

from app.catalog.gguf_file import read
from app.cli.main import main
from app.core.errors import UserFacingError
from app.jobs import own_models
from app.jobs.knowledge import catalog
from app.system.home import Home
from tests.doubles.hub.server import Content, HubDouble, Repo


def gguf(path: Path, architecture: str = "llama", tensors: int = 2, **keys: object) -> Path:
    """A small GGUF with real metadata and weights of zeros; `keys` replace or add to the model's numbers."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writer = GGUFWriter(str(path), architecture)
    numbers = {
        "block_count": 4, "context_length": 8192, "embedding_length": 64, "attention.head_count": 8,
        "attention.head_count_kv": 2, **keys,
    }  # fmt: skip
    for key, value in numbers.items():
        name = f"{architecture}.{key}"
        if isinstance(value, list):
            writer.add_array(name, value)
        else:
            writer.add_uint32(name, int(str(value)))
    writer.add_name("A Model")
    writer.add_file_type(15)
    for number in range(tensors):
        expert = "_exps" if "expert_count" in keys else ""
        writer.add_tensor(f"blk.{number}.ffn_up{expert}.weight", zeros((64, 32), float16))
    writer.add_tensor("output.weight", zeros((64, 16), float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


DEEPSEEK = {
    "attention.head_count_kv": 1, "attention.key_length": 576, "attention.value_length": 512,
    "attention.key_length_mla": 192, "attention.value_length_mla": 128,
}  # fmt: skip


def test_metadata(tmp_path: Path) -> None:
    model = read(gguf(tmp_path / "a-Q4_K_M.gguf"))
    told = model.header
    assert (model.name, told.architecture, model.quantisation) == ("A Model", "llama", "Q4_K_M")
    assert (len(told.layers), told.trained_context) == (4, 8192)
    assert told.parameters == told.active_parameters == 2 * 2048 + 1024
    assert told.kv_bytes_per_token == 4 * 2 * (8 + 8) * 2  # layers, kv heads, key and value, 16 bits
    assert model.size == (tmp_path / "a-Q4_K_M.gguf").stat().st_size


def test_the_quantisation_comes_from_the_file_where_the_name_has_none(tmp_path: Path) -> None:
    assert read(gguf(tmp_path / "model.gguf")).quantisation == "Q4_K_M"  # file type 15


@pytest.mark.parametrize(
    ("architecture", "keys", "expected"),
    [
        ("gemma3", {"block_count": 12, "attention.sliding_window": 512}, 2 * 2 * 16 * 2),  # every 6th of 12
        ("gpt-oss", {"attention.sliding_window": 128}, 2 * 2 * 16 * 2),  # every second
        ("qwen3next", {"full_attention_interval": 4}, 1 * 2 * 16 * 2),
        ("granitehybrid", {"attention.head_count_kv": [0, 2, 0, 2]}, 2 * 2 * 16 * 2),
        ("deepseek2", DEEPSEEK, 4 * 576 * 2),
        ("llama", {"attention.key_length": 128, "attention.value_length": 128}, 4 * 2 * 256 * 2),
    ],
)
def test_memory_of_the_context_by_kind_of_attention(tmp_path: Path, architecture, keys, expected) -> None:
    assert read(gguf(tmp_path / "m.gguf", architecture, **keys)).header.kv_bytes_per_token == expected


def test_of_experts_only_those_that_are_used_count_as_active(tmp_path: Path) -> None:
    model = read(gguf(tmp_path / "m.gguf", "qwen3moe", expert_count=8, expert_used_count=2))
    assert (model.header.parameters, model.header.active_parameters) == (5120, 1024 + 4096 // 4)


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "not-gguf"), (b"<html>sorry</html>", "not-gguf"), (b"GGUF\x03\x00", "gguf-damaged")],
)
def test_files_that_are_none(tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "m.gguf"
    file.write_bytes(content)
    with pytest.raises(UserFacingError) as caught:
        read(file)
    assert caught.value.code == code


def test_a_vocabulary_or_an_image_encoder_is_no_model(tmp_path: Path) -> None:
    with pytest.raises(UserFacingError) as caught:
        read(gguf(tmp_path / "m.gguf", "clip"))
    assert caught.value.code == "gguf-not-a-model"


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.floats(0.01, 0.99))
def test_a_file_that_is_cut_anywhere_is_told_as_damaged(tmp_path: Path, cut: float) -> None:
    whole = gguf(tmp_path / "whole.gguf").read_bytes()
    file = tmp_path / "cut.gguf"
    file.write_bytes(whole[: 4 + int((len(whole) - 5) * cut)])
    with pytest.raises(UserFacingError) as caught:
        read(file)
    assert caught.value.code == "gguf-damaged"


def test_a_file_is_added_where_it_lies_and_found_again(home: Home, tmp_path: Path) -> None:
    file = gguf(tmp_path / "Modelle & Größen" / "mein-Q8_0.gguf")
    family = own_models.add(home, str(file))
    assert (family.id, [size.id for size in family.variants]) == ("a-model", ["Q8_0"])
    assert own_models.knows(home, file) == family
    assert own_models.listed(home) == (family,)
    assert catalog(home).family("smollm2")  # beside the shipped ones
    again = own_models.add(home, str(file))
    assert own_models.listed(home) == (again,)


def test_a_folder_with_split_and_further_files(home: Home, tmp_path: Path) -> None:
    folder = tmp_path / "big-model"
    for number in (1, 2):
        gguf(folder / f"big-Q2_K-0000{number}-of-00002.gguf", tensors=number)
    gguf(folder / "big-Q4_K_M.gguf")
    gguf(folder / "mmproj-big.gguf", "clip")
    family = own_models.add(home, str(folder))
    assert family.id == "big-model"
    assert sorted(size.id for size in family.variants) == ["Q2_K", "Q4_K_M"]
    split = next(size for size in family.variants if size.id == "Q2_K")
    assert [file.name for file in split.files] == [
        "big-Q2_K-00001-of-00002.gguf",
        "big-Q2_K-00002-of-00002.gguf",
    ]
    (folder / "big-Q2_K-00002-of-00002.gguf").unlink()
    with pytest.raises(UserFacingError, match="A file is missing"):
        own_models.add(home, str(folder))


def test_what_the_user_wrote_by_hand_survives(home: Home, tmp_path: Path) -> None:
    file = gguf(tmp_path / "one.gguf")
    own_models.add(home, str(file))
    path = home.root / "catalog.toml"
    path.write_text("# my notes\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    own_models.add(home, str(gguf(tmp_path / "folder" / "two.gguf").parent))
    own_models.forget(home, "a-model")
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# my notes\n")
    assert [family.id for family in own_models.listed(home)] == ["folder"]
    assert file.exists()


@pytest.mark.parametrize("left", ["", "# mine\n", "family = []\n"])
def test_the_last_one_goes_and_another_comes(home: Home, tmp_path: Path, left: str) -> None:
    file = gguf(tmp_path / "one.gguf")
    own_models.add(home, str(file))
    own_models.forget(home, "a-model")
    assert own_models.listed(home) == ()
    (home.root / "catalog.toml").write_text(left, encoding="utf-8")
    again = own_models.add(home, str(file))
    assert own_models.listed(home) == (again,)


@pytest.mark.parametrize("content", ["[[family", "[[family]]\nid = 'x'\ncolour = 'red'\n", "\x00"])
def test_a_broken_file_of_the_user_is_left_out_and_told(home: Home, tmp_path: Path, content: str) -> None:
    home.root.mkdir(parents=True)
    path = home.root / "catalog.toml"
    path.write_text(content, encoding="utf-8")
    known = catalog(home)
    assert known.family("smollm2")
    assert "left out" in known.notes[0]
    assert "catalog.toml" in known.notes[0]
    if "family]]" not in content:
        with pytest.raises(UserFacingError, match="cannot be read"):
            own_models.add(home, str(gguf(tmp_path / "m.gguf")))
        assert path.read_text(encoding="utf-8") == content


def test_a_repository_of_the_hub(home: Home, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    sizes = {
        "README.md": 10, "some-Q4_K_M.gguf": 5_000_000_000, "mmproj-some-f16.gguf": 10**9,
        "UD-Q8_0/some-Q8_0-00001-of-00002.gguf": 4 * 10**9, "UD-Q8_0/some-Q8_0-00002-of-00002.gguf": 4 * 10**9,
    }  # fmt: skip
    repo = Repo({path: Content(size=size, sha256="ab" * 32) for path, size in sizes.items()})
    repo.facts = {
        "cardData": {"license": "apache-2.0"},
        "gguf": {"total": 8_000_000_000, "architecture": "llama", "context_length": 131072},
    }
    with HubDouble({"owner/Some-GGUF": repo}) as server:
        monkeypatch.setenv("HF_ENDPOINT", server.url)
        assert main(["catalog", "--home", str(home.root), "add", "owner/Some-GGUF"]) == 0
        assert "setup --family some-gguf" in capsys.readouterr().out
        family = catalog(home).family("some-gguf")
        assert [(size.id, len(size.files)) for size in family.variants] == [("Q4_K_M", 1), ("UD-Q8_0", 2)]
        assert family.variants[0].files[0].sources[0].revision == repo.sha
        assert family.variants[0].files[0].sha256 == "ab" * 32
        assert family.licence == "apache-2.0"
        own_models.add(home, "owner/Some-GGUF", quantisation="q4_k_m")
        assert [size.id for size in catalog(home).family("some-gguf").variants] == ["Q4_K_M"]
        with pytest.raises(UserFacingError) as caught:
            own_models.add(home, "owner/Some-GGUF", quantisation="Q5_0")
        assert "Q4_K_M" in caught.value.what_to_do
        with pytest.raises(UserFacingError) as caught:
            own_models.add(home, "owner/other")
        assert caught.value.code == "hub-unknown"


def test_commands(home: Home, tmp_path: Path, capsys) -> None:
    file = gguf(tmp_path / "m.gguf")
    assert main(["catalog", "--home", str(home.root), "add", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "a-model"
    assert main(["catalog", "--home", str(home.root), "show", "a-model"]) == 0
    assert "A Model" in capsys.readouterr().out
    assert main(["catalog", "--home", str(home.root), "remove", "a-model"]) == 0
    assert main(["catalog", "--home", str(home.root), "remove", "a-model"]) == 1
    assert main(["catalog", "--home", str(home.root), "add"]) == 1
    assert main(["catalog", "--home", str(home.root), "add", str(tmp_path / "nothing")]) == 1
