"""Models of the Hub as jobs and as the command `models`: judged, added, listed, renewed, removed; on a double."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.advisor.verdict import Fit
from app.cli.main import main
from app.core.errors import UserFacingError
from app.core.units import GIB
from app.hardware.machine import Machine
from app.install.manifest import Manifest, ManifestFile, find
from app.jobs import hub_models, own_models
from app.jobs.hub_shape import Shape
from app.jobs.knowledge import catalog
from app.system.home import Home
from app.transfer.hub_search import Query
from tests.advisor.machines import gpu, pc
from tests.doubles.hub.server import Content, HubDouble, Repo, status

NAME = "owner/Some-8B-GGUF"
LLAMA = {"total": 8_000_000_000, "architecture": "llama", "context_length": 131072}
LARGE, SMALL = pc(64, gpu("sm_89", 24)), pc(4)


@pytest.fixture
def double(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubDouble]:
    files = {
        "README.md": Content(b"# Some\nA model for chat.", lfs=False),
        "Some-8B-Q4_K_M.gguf": Content(size=4_900_000_000),
        "Some-8B-Q8_0.gguf": Content(size=8_500_000_000),
        "Some-8B-F32.gguf": Content(size=320_000_000_000),
        "Some-8B-Q5_0.gguf": Content(size=1, sized=False),
        "mmproj-F16.gguf": Content(size=800_000_000),
    }
    with HubDouble({NAME: Repo(files, facts={"gguf": LLAMA, "downloads": 7})}) as running:
        monkeypatch.setenv("HF_ENDPOINT", running.url)
        monkeypatch.setattr("app.transfer.hub_api._PAUSES", (0.0, 0.0))
        monkeypatch.setattr("app.transfer.hub_api._FRESH", 0.0)
        yield running


def fits(home: Home, machine: Machine) -> dict[str, Fit]:
    shown = hub_models.show(home, machine, NAME)
    return {item.quantization.id: item.verdict.fit for item in shown.sizes}


@pytest.mark.parametrize(
    ("machine", "q4", "q8"),
    [
        (LARGE, Fit.CARD, Fit.CARD),
        (pc(32, gpu("sm_89", 8)), Fit.CARD, Fit.CARD_AND_RAM),
        (pc(32), Fit.RAM, Fit.RAM),
        (SMALL, Fit.NO, Fit.NO),
    ],
)
def test_each_quantization_is_judged(
    home: Home, double: HubDouble, machine: Machine, q4: Fit, q8: Fit
) -> None:
    found = fits(home, machine)
    assert (found["Q4_K_M"], found["Q8_0"]) == (q4, q8)
    assert (found["F32"], found["Q5_0"]) == (Fit.NO, Fit.UNKNOWN)


def test_what_is_missing_is_told_and_one_is_recommended(home: Home, double: HubDouble) -> None:
    shown = hub_models.show(home, LARGE, NAME)
    by_id = {item.quantization.id: item for item in shown.sizes}
    assert by_id["F32"].verdict.missing > 200 * GIB
    assert by_id["F32"].verdict.text.startswith("does not fit: ")
    assert [item.quantization.id for item in shown.sizes if item.recommended] == ["Q8_0"]
    assert by_id["Q8_0"].verdict.needed > 8_500_000_000
    assert by_id["Q8_0"].verdict.advice.speed.high > 20
    assert [file.path for file in shown.pictures] == ["mmproj-F16.gguf"]
    assert (shown.card, bool(shown.basis)) == ("Some\nA model for chat.", True)
    assert not any(item.recommended for item in hub_models.show(home, SMALL, NAME).sizes)


def test_a_context_that_was_asked_for_is_what_is_judged(home: Home, double: HubDouble) -> None:
    from app.advisor.types import Wish

    small = hub_models.show(home, LARGE, NAME, wish=Wish(context=4096)).sizes[0].verdict
    large = hub_models.show(home, LARGE, NAME, wish=Wish(context=131072)).sizes[0].verdict
    assert (small.context, large.context) == (4096, 131072)
    assert large.needed - small.needed == (131072 - 4096) * 36 * 4096


def test_experts_in_ram_are_called_so(home: Home, double: HubDouble) -> None:
    double.repos["o/Big-30B-A3B-GGUF"] = Repo(
        {"Big-Q4_K_M.gguf": Content(size=18_000_000_000)}, facts={"gguf": {"total": 30_500_000_000}}
    )
    verdict = hub_models.show(home, pc(32, gpu("sm_89", 8)), "o/Big-30B-A3B-GGUF").sizes[0].verdict
    assert verdict.text == "fits with experts in RAM"


def test_an_exact_shape_takes_the_place_of_the_guess(home: Home, double: HubDouble) -> None:
    exact = Shape(8_000_000_000, 8_000_000_000, 32, 1000, 8192)
    shown = hub_models.show(home, LARGE, NAME, shaper=lambda *_: exact)
    assert shown.basis == ""
    assert shown.sizes[0].verdict.context == 8192
    family = own_models.add(home, NAME, quantisation="Q4_K_M", shaper=lambda *_: exact)
    assert (family.variants[0].kv_bytes_per_token, family.variants[0].trained_context) == (1000, 8192)


def test_a_search_judges_what_it_finds(home: Home, double: HubDouble) -> None:
    double.repos["o/Huge-GGUF"] = Repo(facts={"gguf": {"total": 700_000_000_000}})
    double.repos["o/Unknown-GGUF"] = Repo()
    found = hub_models.search(home, LARGE, Query(sort="downloads"))
    assert {item.hit.name: item.verdict.fit for item in found.results} == {
        NAME: Fit.CARD, "o/Huge-GGUF": Fit.NO, "o/Unknown-GGUF": Fit.UNKNOWN,
    }  # fmt: skip
    fitting = hub_models.search(home, LARGE, Query(sort="downloads"), only_fitting=True)
    assert [item.hit.name for item in fitting.results] == [NAME, "o/Unknown-GGUF"]


def test_without_a_network_what_is_kept_and_ones_own_is_there(home: Home, double: HubDouble) -> None:
    own_models.add(home, NAME, quantisation="Q4_K_M")
    hub_models.search(home, LARGE, Query("some"))
    known = hub_models.show(home, LARGE, NAME)
    double.end()
    kept = hub_models.search(home, LARGE, Query("some"))
    assert [item.hit.name for item in kept.results] == [NAME]
    assert kept.kept_at
    other = hub_models.search(home, LARGE, Query("8b some"))
    assert (other.results, other.here) == ((), ("some-8b-gguf",))
    assert other.error.code == "hub-unreachable"
    assert hub_models.show(home, LARGE, NAME).sizes == known.sizes
    assert [item.family for item in hub_models.listed(home)] == ["some-8b-gguf"]


@pytest.mark.parametrize("wanted", ["Q4_K_M", "q4_k_m", "Some-8B-Q4_K_M.gguf", "some-8b-q4_k_m.GGUF"])
def test_one_is_added_by_its_id_or_file(home: Home, double: HubDouble, wanted: str) -> None:
    family = own_models.add(home, NAME, quantisation=wanted)
    assert [item.id for item in family.variants] == ["Q4_K_M"]
    file = family.variants[0].files[0]
    assert file.sources[0].revision == double.repos[NAME].sha
    assert file.sha256 == double.repos[NAME].files["Some-8B-Q4_K_M.gguf"].sha256


def test_a_size_that_is_not_told_is_not_added(home: Home, double: HubDouble) -> None:
    with pytest.raises(UserFacingError) as caught:
        own_models.add(home, NAME, quantisation="Q5_0")
    assert caught.value.code == "no-such-quantisation"


def test_two_repositories_of_one_title_stay_apart(home: Home, double: HubDouble) -> None:
    double.repos["other/Some-8B-GGUF"] = Repo({"Some-Q2_K.gguf": Content(size=3_000_000_000)})
    first = own_models.add(home, NAME)
    second = own_models.add(home, "other/Some-8B-GGUF")
    assert (first.id, second.id) == ("some-8b-gguf", "other-some-8b-gguf")
    assert own_models.add(home, "other/Some-8B-GGUF").id == second.id
    assert len(own_models.listed(home)) == 2


@pytest.mark.parametrize(
    ("title", "family"), [("CON", "own-model"), ("nul.gguf", "own-model"), ("A--_b", "a-b")]
)
def test_a_hostile_title_makes_no_bad_folder(home: Home, double: HubDouble, title: str, family: str) -> None:
    double.repos[f"o/{title}"] = Repo({"x-Q4_0.gguf": Content(size=9_000_000)})
    assert own_models.add(home, f"o/{title}").id == family


def installed(home: Home, family: str, variant: str) -> Path:
    folder = home.models / family / variant
    folder.mkdir(parents=True)
    (folder / "m.gguf").write_bytes(b"GGUF")
    Manifest("model", f"{family}-{variant}", folder, (ManifestFile("m.gguf", 4, ""),)).save(home)
    return folder / "m.gguf"


def test_a_repository_that_was_renewed(home: Home, double: HubDouble) -> None:
    family = own_models.add(home, NAME).id
    assert hub_models.renewals(home) == ()
    file = installed(home, family, "Q4_K_M")
    repo = double.repos[NAME]
    old, repo.sha = repo.sha, "f" * 40
    repo.files["Some-8B-Q4_K_M.gguf"] = Content(size=4_900_000_001)
    del repo.files["Some-8B-F32.gguf"]
    [renewal] = hub_models.renewals(home, family)
    assert (renewal.old, renewal.new) == (old, "f" * 40)
    assert (renewal.changed, renewal.gone, renewal.size) == (("Q4_K_M",), ("F32",), 4_900_000_001)
    assert hub_models.renew(home, family) == renewal
    variants = {item.id: item.files[0] for item in catalog(home).family(family).variants}
    assert variants["Q4_K_M-fffffff"].size == 4_900_000_001
    assert variants["Q4_K_M"].size == 4_900_000_000  # installed, so it stays until the user removes it
    assert variants["Q8_0"].sources[0].revision == "f" * 40
    assert "F32" not in variants
    assert file.exists()
    assert hub_models.renewals(home) == ()
    assert hub_models.renew(home, family) is None


def test_removed_with_and_without_its_files(home: Home, double: HubDouble) -> None:
    family = own_models.add(home, NAME).id
    file = installed(home, family, "Q4_K_M")
    assert hub_models.remove(home, family) == 0
    assert file.exists()
    own_models.add(home, NAME)
    assert hub_models.remove(home, family, files=True) == 4
    assert not file.exists()
    assert find(home, "model", f"{family}-Q4_K_M") is None
    with pytest.raises(UserFacingError) as caught:
        hub_models.remove(home, family)
    assert caught.value.code == "unknown-family"
    with pytest.raises(UserFacingError) as caught:
        hub_models.renewals(home, family)
    assert caught.value.code == "unknown-family"


def test_the_command(home: Home, double: HubDouble, capsys, monkeypatch) -> None:
    monkeypatch.setattr("app.jobs.survey.survey", lambda *_, **__: LARGE)

    def models(*words: str) -> str:
        assert main(["models", "--home", str(home.root), *words]) == 0
        return capsys.readouterr().out

    assert f"++ {NAME}" in models("search", "some")
    found = json.loads(models("search", "some", "--sort", "downloads", "--json"))
    assert found["results"][0]["verdict"]["fit"] == "card"
    assert "Nothing was found" in models("search", "nothing like it")
    text = models("show", NAME)
    assert "Q8_0" in text
    assert "<- recommended" in text
    assert "A model for chat." in text
    assert json.loads(models("show", NAME, "--json"))["repository"]["name"] == NAME
    assert "setup --family some-8b-gguf" in models("add", NAME, "Q4_K_M")
    assert "some-8b-gguf" in models("list")
    assert json.loads(models("list", "--json"))[0]["repository"] == NAME
    assert "Nothing has changed" in models("update")
    double.repos[NAME].sha = "e" * 40
    double.repos[NAME].files["Some-8B-Q4_K_M.gguf"] = Content(size=4_900_000_002)
    assert "new content: Q4_K_M (4.9 GB)" in models("update", "some-8b-gguf", "--take")
    assert json.loads(models("update", "--json")) == {"renewals": [], "taken": False}
    assert "no longer in your catalogue" in models("remove", "some-8b-gguf")
    assert "no models of your own" in models("list")


@pytest.mark.parametrize("words", [["show"], ["add"], ["remove"], ["list", "x"], ["show", "a/b", "c"]])
def test_wrong_use_is_explained(home: Home, words: list[str], capsys) -> None:
    assert main(["models", "--home", str(home.root), *words, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "usage"


def test_the_command_without_the_hub(home: Home, double: HubDouble, capsys, monkeypatch) -> None:
    monkeypatch.setattr("app.jobs.survey.survey", lambda *_, **__: LARGE)
    double.faults += [status(500)] * 3
    assert main(["models", "--home", str(home.root), "search", "some", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "hub-unreachable"
