"""The Hub's API on a double of it: search, pages, trees, gates, faults, cache, a stop, hostile answers."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.artifact import Artifact, Source, SourceKind
from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel
from app.transfer.fetch import Wanted, fetch
from app.transfer.hub import card, is_name, repository
from app.transfer.hub_api import Hub
from app.transfer.hub_cache import HubCache, Kept
from app.transfer.hub_files import contents
from app.transfer.hub_search import Query, search
from app.transfer.options import Options
from tests.doubles.hub.server import Content, HubDouble, Repo, nothing, portal, status, too_many
from tests.transfer.conftest import QUICK, content

NAME = "owner/Model-GGUF"


OPEN: list[Hub] = []


@pytest.fixture
def double() -> Iterator[HubDouble]:
    with HubDouble({NAME: Repo({"Model-Q4_K_M.gguf": Content(size=5_000_000_000)})}) as running:
        yield running
        while OPEN:
            OPEN.pop().__exit__()


def hub(
    double: HubDouble, tmp_path: Path | None = None, cancel: Cancel | None = None, token: str = ""
) -> Hub:
    options = Options(hf_endpoint=double.url, hf_token=token, stall_seconds=5)
    OPEN.append(Hub(options, tmp_path and tmp_path / "cache", cancel, pauses=(0.0, 0.0)))
    return OPEN[-1]


def names(double: HubDouble, query: Query) -> list[str]:
    return [hit.name for hit in search(hub(double), query).hits]


def fails(code: str, double: HubDouble, name: str = NAME, token: str = "") -> UserFacingError:
    with pytest.raises(UserFacingError) as caught:
        repository(hub(double, token=token), name)
    assert caught.value.code == code
    return caught.value


def test_search_by_words_use_licence_author_and_order(double: HubDouble) -> None:
    double.repos = {
        "a/Alpha-GGUF": Repo(facts={"downloads": 5, "createdAt": "2026-03-01T00:00:00.000Z", "trendingScore": 1,
                                    "tags": ["gguf", "license:mit"]}),
        "a/Alpha-VL-GGUF": Repo(facts={"downloads": 9, "createdAt": "2026-01-01T00:00:00.000Z", "trendingScore": 2,
                                       "pipeline_tag": "image-text-to-text"}),
        "b/Beta-alpha-GGUF": Repo(facts={"downloads": 7, "createdAt": "2026-02-01T00:00:00.000Z", "trendingScore": 3}),
        "b/Alpha-safetensors": Repo(facts={"tags": ["safetensors"]}),
    }  # fmt: skip
    assert names(double, Query("alpha")) == ["b/Beta-alpha-GGUF", "a/Alpha-VL-GGUF", "a/Alpha-GGUF"]
    assert names(double, Query("alpha", "downloads"))[0] == "a/Alpha-VL-GGUF"
    assert names(double, Query("alpha", "newest"))[0] == "a/Alpha-GGUF"
    assert names(double, Query("alpha", use="pictures")) == ["a/Alpha-VL-GGUF"]
    assert names(double, Query("alpha", licence="mit")) == ["a/Alpha-GGUF"]
    assert names(double, Query("", author="b")) == ["b/Beta-alpha-GGUF"]
    assert names(double, Query("a&sort=x #?")) == []


@pytest.mark.parametrize("foreign", [False, True])
def test_search_pages_by_the_link_header_of_the_host_we_ask(double: HubDouble, foreign: bool) -> None:
    double.repos = {f"o/m{number:02}": Repo(facts={"downloads": number}) for number in range(25)}
    double.foreign_links = foreign
    asking, found, following = hub(double, token="hf_secret"), [], ""
    while True:
        page = search(asking, Query(sort="downloads", page_size=10), following)
        found += [hit.name for hit in page.hits]
        if not (following := page.following):
            break
    assert found == [f"o/m{number:02}" for number in reversed(range(25))]
    assert len(double.requests) == 3


def test_facts_of_a_hit(double: HubDouble) -> None:
    double.repos[NAME].facts = {
        "tags": ["gguf", "license:apache-2.0"], "downloads": 12, "likes": 3, "gated": "auto",
        "gguf": {"total": 8_000_000_000, "architecture": "llama", "context_length": 131072},
    }  # fmt: skip
    [hit] = search(hub(double), Query("model")).hits
    assert (hit.licence, hit.downloads, hit.likes, hit.gated) == ("apache-2.0", 12, 3, True)
    assert (hit.parameters, hit.architecture, hit.context) == (8_000_000_000, "llama", 131072)
    assert (hit.author, hit.created, hit.changed) == ("owner", "2026-01-01", "2026-01-02")


def test_a_repository_at_its_commit(double: HubDouble) -> None:
    found = repository(hub(double), NAME)
    assert found.revision == double.repos[NAME].sha
    [file] = found.files
    assert (file.path, file.size) == ("Model-Q4_K_M.gguf", 5_000_000_000)
    assert file.sha256 == double.repos[NAME].files["Model-Q4_K_M.gguf"].sha256
    assert [path for path in double.asked("/tree/") if found.revision not in path] == []


def test_tens_of_thousands_of_files(double: HubDouble) -> None:
    double.page = 2000
    double.repos[NAME].files = {f"d{n % 7}/f{n:05}.bin": Content(size=n + 1) for n in range(20_000)}
    double.repos[NAME].files["m-Q8_0.gguf"] = Content(size=77)
    found = repository(hub(double), NAME)
    assert len(found.files) == 20_001
    assert len(double.asked("/tree/")) == 11
    assert [item.size for item in contents(found).quantizations] == [77]


def test_a_renamed_repository_answers_under_its_new_name(double: HubDouble) -> None:
    double.renamed["old/Name-GGUF"] = NAME
    assert repository(hub(double), "old/Name-GGUF").name == NAME
    assert [code for _, _, code in double.requests][:2] == [307, 200]


def test_what_is_not_there_or_private(double: HubDouble) -> None:
    double.token = "hf_member"
    double.repos["p/Private"] = Repo({"x.gguf": Content(size=1)}, private=True)
    assert "401" in fails("hub-unknown", double, "no/Such").details
    assert "404" in fails("hub-unknown", double, "no/Such", token="hf_member").details
    fails("hub-unknown", double, "p/Private")
    assert repository(hub(double, token="hf_member"), "p/Private").files


@pytest.mark.parametrize(
    "name", ["", "x", "a/b/c", "../x", "a/..", "a/b..c", "a/.b", "a b/c", "a/b?c", "a/b.", "ä/b"]
)
def test_names_that_the_hub_does_not_have_are_not_asked_for(double: HubDouble, name: str) -> None:
    assert not is_name(name)
    fails("hub-unknown", double, name)
    assert not double.requests


@pytest.mark.parametrize(("token", "code"), [("", "401"), ("hf_stranger", "403")])
def test_a_gated_tree_names_the_page_and_the_token(double: HubDouble, token: str, code: str) -> None:
    double.repos[NAME].gated, double.repos[NAME].gated_tree, double.token = "manual", True, "hf_member"
    error = fails("hub-gated", double, token=token)
    assert error.details == f"{double.url}/{NAME}"
    assert str(double.requests[-1][2]) == code
    assert ("Your token" in error.what_happened) == bool(token)
    assert repository(hub(double, token="hf_member"), NAME).gated


@pytest.mark.parametrize("fault", [too_many("0"), too_many(reset="0"), status(503, Retry_After="0"), status(500),
                                   status(502), status(504), status(408), nothing])  # fmt: skip
def test_faults_that_pass(double: HubDouble, fault) -> None:
    double.faults += [fault, fault]
    assert repository(hub(double), NAME).files


@pytest.mark.parametrize(
    ("fault", "code", "said"),
    [
        (too_many("120"), "hub-busy", "120 seconds"),
        (too_many(reset="55"), "hub-busy", "55 seconds"),
        (too_many(), "hub-busy", "60 seconds"),
        (status(500), "hub-unreachable", "500"),
        (status(418), "hub-unreachable", "418"),
        (portal, "hub-unreachable", "none that we understand"),
        (nothing, "hub-unreachable", "ended the connection"),
        (lambda handler: handler.json(b"{"), "hub-unreachable", "none that we understand"),
        (lambda handler: handler.json(b"[" * 100_000), "hub-unreachable", "none that we understand"),
        (lambda handler: handler.json([]), "hub-unreachable", "none that we understand"),
        (lambda handler: handler.json({"id": NAME}), "hub-unreachable", "none that we understand"),
        (
            lambda handler: handler.json({"id": NAME, "sha": "../../x"}),
            "hub-unreachable",
            "none that we understand",
        ),
    ],
)
def test_faults_that_stay_are_told(double: HubDouble, fault, code: str, said: str) -> None:
    double.faults += [fault] * 3
    assert said in fails(code, double).what_happened


def test_an_answer_without_end_is_refused(double: HubDouble) -> None:
    double.faults.append(lambda handler: handler.json(b" " * (33 << 20)))
    assert "more than" in fails("hub-unreachable", double).details


def test_answers_are_asked_for_again_with_their_etag(double: HubDouble, tmp_path: Path, monkeypatch) -> None:
    asking = hub(double, tmp_path)
    first = search(asking, Query("model"))
    assert search(asking, Query("model")) == first
    assert len(double.requests) == 1  # a moment ago
    monkeypatch.setattr("app.transfer.hub_api._FRESH", 0.0)
    assert search(asking, Query("model")) == first
    assert [code for _, _, code in double.requests] == [200, 304]
    double.repos[NAME].facts = {"downloads": 9}
    assert search(asking, Query("model")).hits[0].downloads == 9


def test_the_tree_of_a_commit_is_asked_for_once(double: HubDouble, tmp_path: Path) -> None:
    for _ in range(2):
        repository(hub(double, tmp_path), NAME)
    assert len(double.asked("/tree/")) == 1


@pytest.mark.parametrize("fault", [status(500), portal, nothing, too_many("300")])
def test_what_is_kept_serves_while_the_hub_does_not(
    double: HubDouble, tmp_path: Path, monkeypatch, fault
) -> None:
    known = repository(hub(double, tmp_path), NAME)
    monkeypatch.setattr("app.transfer.hub_api._FRESH", 0.0)
    double.faults += [fault] * 3
    found = repository(hub(double, tmp_path), NAME)
    assert found.files == known.files
    assert time.time() - 60 < found.kept_at <= time.time()


def test_what_is_kept_serves_without_a_network(double: HubDouble, tmp_path: Path, monkeypatch) -> None:
    search(hub(double, tmp_path), Query("model"))
    monkeypatch.setattr("app.transfer.hub_api._FRESH", 0.0)
    asking = hub(double, tmp_path)
    double.end()
    asking.__exit__()  # a kept connection would outlive the server
    assert search(asking, Query("model")).kept_at
    with pytest.raises(UserFacingError) as caught:
        search(asking, Query("other"))
    assert caught.value.code == "hub-unreachable"


@pytest.mark.parametrize(
    "fault", [portal, lambda handler: handler.json({"error": "x"}), lambda handler: handler.json(b"[")]
)
def test_a_wrong_answer_is_never_kept(double: HubDouble, tmp_path: Path, fault) -> None:
    sha = double.repos[NAME].sha
    double.faults += [lambda handler: handler.json({"id": NAME, "sha": sha}), fault]
    with pytest.raises(UserFacingError):
        repository(hub(double, tmp_path), NAME)
    assert repository(hub(double, tmp_path), NAME).files


def test_a_portal_is_no_card(double: HubDouble, tmp_path: Path) -> None:
    double.repos[NAME].files["README.md"] = Content(b"<p>Real</p>", lfs=False)
    asking = hub(double, tmp_path)
    found = repository(asking, NAME)
    double.faults.append(portal)
    with pytest.raises(UserFacingError):
        card(asking, found)
    assert card(asking, found) == "Real"


def test_answers_for_a_token_are_not_shown_without_it(double: HubDouble, tmp_path: Path) -> None:
    double.token = "hf_member"
    double.repos[NAME].private = True
    assert search(hub(double, tmp_path, token="hf_member"), Query("model")).hits
    assert not search(hub(double, tmp_path), Query("model")).hits


@pytest.mark.parametrize("damage", [b"", b"[]", b"{}", b"\xff\x00", b'{"key": 1}', b"[" * 100_000])
def test_a_damaged_cache_is_as_none(double: HubDouble, tmp_path: Path, damage: bytes) -> None:
    search(hub(double, tmp_path), Query("model"))
    for path in (tmp_path / "cache").iterdir():
        path.write_bytes(damage)
    assert search(hub(double, tmp_path), Query("model")).hits


def test_the_cache_stays_small(tmp_path: Path) -> None:
    cache = HubCache(tmp_path)
    for number in range(405):
        (tmp_path / f"{number}.json").write_text("{}", encoding="utf-8")
    cache.put("newest", Kept("x"))
    assert len(list(tmp_path.iterdir())) == 400
    assert cache.get("newest") == Kept("x")


def test_a_stop_ends_a_question_that_waits(double: HubDouble, wait_for) -> None:
    cancel, seen = Cancel(), []
    reached = threading.Event()
    double.gate.clear()

    def held(handler) -> None:
        reached.set()
        double.held(handler)

    double.faults.append(held)

    def ask() -> None:
        with pytest.raises(Cancelled):
            search(hub(double, cancel=cancel), Query("x"))
        seen.append(time.monotonic())

    thread = threading.Thread(target=ask)
    thread.start()
    assert reached.wait(10)
    asked = time.monotonic()
    cancel.set()
    thread.join(10)
    assert seen
    assert seen[0] - asked < 4  # and not the stall's five seconds


def test_a_stop_ends_the_wait_that_a_busy_hub_asks_for(double: HubDouble) -> None:
    cancel = Cancel()

    def busy(handler) -> None:
        cancel.set()
        too_many("10")(handler)

    double.faults.append(busy)
    with pytest.raises(Cancelled):
        search(hub(double, cancel=cancel), Query("x"))


def test_files_are_grouped_to_what_makes_a_model(double: HubDouble) -> None:
    sizes = {
        "README.md": 5, "config.json": 5, "imatrix.gguf": 9, "Model.imatrix.gguf": 9, "imatrix_unsloth.dat": 9,
        "Model-Q4_K_M.gguf": 40, "Model-IQ2_XXS.gguf": 20, "Model-BF16.gguf": 160, "Model-MXFP4_MOE.gguf": 45,
        "UD-Q8_0/Model-UD-Q8_0-00001-of-00002.gguf": 50, "UD-Q8_0/Model-UD-Q8_0-00002-of-00002.gguf": 30,
        "Model-Q6_K-00001-of-00003.gguf": 20, "Model-Q6_K-00003-of-00003.gguf": 20,
        "mmproj-F16.gguf": 1, "Model-mmproj-BF16.gguf": 2, "mtp/Model-MTP-Q8_0.gguf": 3, "Model-draft-Q4_0.gguf": 4,
        "other/Model-Q4_K_M.gguf": 41, "plain.gguf": 60,
    }  # fmt: skip
    double.repos[NAME].files = {path: Content(size=size) for path, size in sizes.items()}
    parts = contents(repository(hub(double), NAME))
    assert [(item.id, item.size, len(item.files)) for item in parts.quantizations] == [
        ("IQ2_XXS", 20, 1), ("Q4_K_M", 40, 1), ("Q4_K_M-2", 41, 1), ("MXFP4_MOE", 45, 1), ("plain", 60, 1),
        ("UD-Q8_0", 80, 2), ("BF16", 160, 1),
    ]  # fmt: skip
    assert [file.path for file in parts.pictures] == ["Model-mmproj-BF16.gguf", "mmproj-F16.gguf"]
    assert [file.path for file in parts.drafts] == ["Model-draft-Q4_0.gguf", "mtp/Model-MTP-Q8_0.gguf"]
    assert parts.incomplete == ("Model-Q6_K",)


def test_a_size_that_is_missing_is_not_known(double: HubDouble) -> None:
    double.repos[NAME].files = {
        "m-Q8_0-00001-of-00002.gguf": Content(size=9), "m-Q8_0-00002-of-00002.gguf": Content(size=9, sized=False),
    }  # fmt: skip
    [item] = contents(repository(hub(double), NAME)).quantizations
    assert (item.id, item.size) == ("Q8_0", 0)


def test_a_hostile_repository(double: HubDouble) -> None:
    repo = double.repos[NAME]
    repo.files = {
        path: Content(size=size)
        for path, size in [
            ("../../evil-Q4_0.gguf", 1), ("/abs-Q4_0.gguf", 1), ("C:\\x-Q4_0.gguf", 1), ("nul.gguf", 1), ("x.gguf.", 1),
            ("a\x1b[2J.gguf", 1), ("ok-Q4_0.gguf", 2**90), ("ok-Q5_0.gguf", 7), ("..gguf", 3),
        ]
    }  # fmt: skip
    repo.facts = {
        "id": "../../x", "lastModified": 7, "downloads": -5, "gguf": {"total": 10**30, "context_length": "many"},
        "cardData": {"license": "<b>mit</b>\x1b[0m"}, "pipeline_tag": ["x"],
    }  # fmt: skip
    found = repository(hub(double), NAME)
    assert (found.name, found.left_out) == (NAME, 6)
    assert [file.path for file in found.files] == ["..gguf", "ok-Q4_0.gguf", "ok-Q5_0.gguf"]
    assert (found.parameters, found.context, found.downloads, found.changed, found.task) == (0, 0, 0, "", "")
    assert found.licence == "mit[0m"
    assert {item.id: item.size for item in contents(found).quantizations} == {
        "model": 3,
        "Q4_0": 0,
        "Q5_0": 7,
    }


@pytest.mark.parametrize("items", [[None, 7, "x", {}], [{"id": 7}, {"id": "../x"}, {"id": "noowner"}]])
def test_hostile_results_are_passed_over(double: HubDouble, items: list) -> None:
    double.faults.append(lambda handler: handler.json(items))
    assert search(hub(double), Query("x")).hits == ()


def test_a_link_to_itself_ends(double: HubDouble) -> None:
    def circle(handler) -> None:
        handler.json([], {"Link": f'<{double.url}{handler.path}>; rel="next"'})

    double.faults += [lambda handler: handler.json({"id": NAME, "sha": "a" * 40}), circle]
    assert repository(hub(double), NAME).files == ()


def test_the_card_as_plain_text(double: HubDouble) -> None:
    text = (
        "---\nlicense: mit\n---\n<style>p {color: red}</style>\n# A **model**\n![logo](http://x/y.png)\n\n"
        "<div onclick='x'>Made for [chat](javascript:alert(1)).</div>\n| a | b |\n```sh\nrm -rf /\n```\nEnd\x1b[2J."
    )
    double.repos[NAME].files["README.md"] = Content(text.encode(), lfs=False)
    asking = hub(double)
    assert card(asking, repository(asking, NAME)) == "A model\nMade for chat.\nEnd[2J."
    del double.repos[NAME].files["README.md"]
    assert card(asking, repository(asking, NAME)) == ""


def of_hub(double: HubDouble, sha256: str = "", size: int | None = None) -> Artifact:
    source = Source(SourceKind.HUGGING_FACE, NAME, double.repos[NAME].sha, "m.gguf")
    return Artifact("m.gguf", (source,), size, sha256, magic="gguf")


def take(double: HubDouble, artifact: Artifact, folder: Path, token: str = "") -> Path:
    import dataclasses

    options = dataclasses.replace(QUICK, hf_endpoint=double.url, hf_token=token)
    wanted = [Wanted(artifact, folder / "m.gguf")]
    [path] = fetch(wanted, parts=folder, step="model", options=options, sink=lambda _: None, cancel=Cancel())
    return path


def test_a_file_comes_by_its_signed_address_and_its_hash_is_checked(
    double: HubDouble, tmp_path: Path
) -> None:
    data = content(3_000_000)
    double.repos[NAME].files["m.gguf"] = file = Content(data)
    assert take(double, of_hub(double, file.sha256, len(data)), tmp_path / "a").read_bytes() == data
    assert take(double, of_hub(double), tmp_path / "b").read_bytes() == data
    assert [code for path, _, code in double.requests if "/signed/" in path and code not in (200, 206)] == []
    double.repos[NAME].files["m.gguf"] = Content(data, sha256="ab" * 32)
    with pytest.raises(UserFacingError) as caught:
        take(double, of_hub(double), tmp_path / "c")
    assert caught.value.code == "wrong-hash"


def test_a_gated_file_needs_the_token(double: HubDouble, tmp_path: Path) -> None:
    data = content(100_000)
    double.repos[NAME].files["m.gguf"], double.repos[NAME].gated = Content(data), "auto"
    double.token = "hf_member"
    with pytest.raises(UserFacingError) as caught:
        take(double, of_hub(double), tmp_path / "a")
    assert caught.value.code == "gated"
    assert take(double, of_hub(double), tmp_path / "b", token="hf_member").read_bytes() == data


def test_the_token_goes_to_the_hub_only(double: HubDouble) -> None:
    with HubDouble({NAME: Repo({"x.gguf": Content(size=1)})}) as other:
        double.faults.append(
            lambda handler: handler.send(307, b"", {"Location": f"{other.url}/api/models/{NAME}"})
        )
        repository(hub(double, token="hf_secret"), NAME)
        assert [headers.get("authorization") for _, headers, _ in other.requests] == [None]
    assert json.dumps(double.requests[0][1]).count("hf_secret") == 1
