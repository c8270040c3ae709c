"""What updates are compared with, and what the last look found, as every page tells it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import __version__
from app.install.manifest import Manifest
from app.jobs import own_updates, update_check
from app.jobs.knowledge import catalog
from app.jobs.own_updates import Looked, Release
from app.jobs.update_check import Upstream
from app.system.home import Home
from tests.doubles.http.server import BadServer

RELEASE = "/api/repos/ggml-org/llama.cpp/releases/latest"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "größe home")


@pytest.fixture
def github(home: Home, monkeypatch: pytest.MonkeyPatch) -> Iterator[BadServer]:
    """GitHub's API as a server of our own, and an installed build of llama.cpp's releases."""
    build = next(item for item in catalog(home).builds if item.id.startswith("llamacpp") and _of_github(item))
    engine = Manifest("engine", build.id, home.engines / build.id, (), {"version": "b6900"})
    monkeypatch.setattr(update_check, "in_use", lambda _home: [engine])
    with BadServer({RELEASE: json.dumps({"tag_name": "b7100"}).encode()}) as server:
        monkeypatch.setenv("STRATA_LAUNCHER_GITHUB", server.url)
        yield server


def _of_github(build: object) -> bool:
    return any(one.kind.value == "github" for item in build.archives for one in item.sources)  # type: ignore[attr-defined]


def test_before_the_first_look(home: Home) -> None:
    check = update_check.last(home)
    assert (check.time, check.looked, check.upstream) == (None, None, ())
    assert (check.launcher, check.catalogue) == (__version__, catalog(home, own=False).version)


def test_a_look_is_remembered(home: Home, github: BadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = Looked(__version__, "1", Release("99.0", "Calmer.", "launcher/x"), None)
    monkeypatch.setattr(own_updates, "address", lambda _home: "https://updates.example")
    monkeypatch.setattr(own_updates, "look", lambda _home: newer)
    check = update_check.check(home)
    assert check.upstream == (Upstream("llamacpp", "b6900", "b7100"),)
    assert check.upstream[0].newer
    assert check.looked is not None
    assert check.looked.launcher == newer.launcher
    assert update_check.last(home) == check
    monkeypatch.setattr(own_updates, "address", lambda _home: "https://other.example")
    assert update_check.last(home).looked is None  # that was of another place


def test_what_was_installed_since_is_no_news(
    home: Home, github: BadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = Looked("0", "1", Release("99.0", "", "x"), None)
    monkeypatch.setattr(own_updates, "address", lambda _home: "https://updates.example")
    monkeypatch.setattr(own_updates, "look", lambda _home: newer)
    update_check.check(home)
    monkeypatch.setattr(update_check, "__version__", "99.0")
    looked = update_check.last(home).looked
    assert looked is not None
    assert looked.launcher is None


def test_a_project_that_does_not_answer_is_said(
    home: Home, github: BadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    github.files.clear()
    monkeypatch.setattr(own_updates, "address", lambda _home: "")
    check = update_check.check(home)
    assert check.time is not None
    assert check.looked is None
    assert check.upstream == (Upstream("llamacpp", "b6900", ""),)
    assert not check.upstream[0].newer
