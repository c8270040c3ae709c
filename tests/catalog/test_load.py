"""The catalogue: every shipped file is right, and a wrong one is refused with its line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from app.catalog import lookup
from app.catalog.load import load
from app.core.artifact import SourceKind
from app.core.errors import UserFacingError
from app.system.resources import resource

CATALOG = load()
FILES = [file for family in CATALOG.families for variant in family.variants for file in variant.files]
ARCHIVES = [archive for build in CATALOG.builds for archive in build.archives]


def test_names_are_unique_and_refer_to_each_other() -> None:
    for ids in ([item.id for item in CATALOG.builds], [item.id for item in CATALOG.families]):
        assert len(ids) == len(set(ids))
    engines = {engine.id for engine in CATALOG.engines}
    assert {build.engine for build in CATALOG.builds} <= engines
    assert {
        name for family in CATALOG.families for variant in family.variants for name in variant.engines
    } <= engines


@pytest.mark.parametrize("artifact", [*FILES, *ARCHIVES], ids=lambda artifact: artifact.name)
def test_hashes_are_hashes_and_sources_complete(artifact) -> None:
    assert artifact.sha256 == "" or re.fullmatch(r"[0-9a-f]{64}", artifact.sha256)
    assert artifact.size is None or artifact.size > 1000
    for source in artifact.sources:
        if source.kind in (SourceKind.HUGGING_FACE, SourceKind.GITHUB_RELEASE, SourceKind.PACKAGE_INDEX):
            assert source.repository
            assert source.revision
            assert source.path


def test_every_engine_archive_has_its_hash() -> None:
    assert [archive.name for archive in ARCHIVES if not archive.sha256] == []


def test_stratas_totals_are_those_of_the_contract() -> None:
    totals = {
        ("qwen", "Q2_0"): 66_423_878_624, ("qwen", "IQ2_XS"): 68_026_093_024, ("qwen", "IQ3_XXS"): 75_839_998_528,
        ("qwen", "IQ3_S"): 83_617_662_656, ("swift", "IQ3_XXS"): 75_966_073_120, ("coder", "IQ1_M"): 58_408_584_928,
        ("unsloth", "UD-IQ4_XS"): 93_682_584_224, ("unsloth", "UD-Q4_K_XL"): 111_334_654_784,
    }  # fmt: skip
    assert {key: CATALOG.variant(*key).weights_size for key in totals} == totals


@pytest.mark.parametrize(("line", "what"), [('colour = "red"', "colour"), ("quality = [", "line")])
def test_a_wrong_file_is_refused_by_name(tmp_path: Path, line: str, what: str) -> None:
    shutil.copytree(resource("catalog"), tmp_path / "catalog")
    file = tmp_path / "catalog" / "families" / "smollm2.toml"
    file.write_text(f"{line}\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(UserFacingError) as caught:
        load(tmp_path / "catalog")
    assert caught.value.code == "bad-catalogue"
    assert "smollm2.toml" in caught.value.what_happened
    assert what in caught.value.what_happened


def test_a_users_own_family_comes_beside_the_shipped_ones(tmp_path: Path) -> None:
    own = tmp_path / "catalog.toml"
    text = (
        resource("catalog", "families", "smollm2.toml")
        .read_text(encoding="utf-8")
        .replace('"smollm2"', '"mine"')
    )
    text = text.replace("[[variant]]", "[[family.variant]]").replace(
        "[[variant.file]]", "[[family.variant.file]]"
    )
    own.write_text("[[family]]\n" + text, encoding="utf-8")
    found = load(user_file=own)
    assert found.family("mine").variants[0].id == "135M-Q4_1"
    assert found.family("smollm2")


@pytest.mark.parametrize(("typed", "meant"), [("QWEN", "qwen"), ("SmolLM2", "smollm2")])
def test_names_in_any_case(typed: str, meant: str) -> None:
    assert lookup.find_family(CATALOG, typed).id == meant


def test_unknown_names_are_answered_with_near_ones() -> None:
    with pytest.raises(UserFacingError, match="qwem") as caught:
        lookup.find_family(CATALOG, "qwem")
    assert "qwen" in caught.value.what_to_do
    assert lookup.find_variant(CATALOG, "iq2_xs", family="qwen").id == "IQ2_XS"
