"""A real update: two published builds of the real engine, side by side, tried with a real request, and back."""

from __future__ import annotations

import dataclasses
import sys

import pytest

from app.catalog.load import load
from app.core.events import Cancel, ignore
from app.engines import profiles
from app.install.engine_build import InstallBuild
from app.install.manifest import find
from app.jobs import updates
from app.jobs.knowledge import settings_store
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options

from .conftest import CACHE, Launcher, Parts

OLD, NEW = "xllamacpp-2026.9.11063-linux-x86_64", "xllamacpp-2026.10.11549-linux-x86_64"

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(sys.platform != "linux", reason="the builds are Linux's")]


@pytest.fixture
def older(installed: Launcher) -> Launcher:
    """Set up with the build before the newest, and nothing of the newest there."""
    build = next(build for build in load().builds if build.id == OLD)
    archive = build.archives[0]
    fetch(
        [Wanted(archive, CACHE / archive.name)],
        parts=CACHE, step="e2e", options=Options(), sink=ignore, cancel=Cancel(),
    )  # fmt: skip
    home = installed.home
    target = home.downloads / OLD / archive.name
    target.parent.mkdir(parents=True)
    target.write_bytes((CACHE / archive.name).read_bytes())
    InstallBuild(home, build, Options()).run(ignore, Cancel())
    for profile in profiles.every(home):
        profiles.save(home, dataclasses.replace(profile, build=OLD))
    installed.run("storage", "--remove", NEW)
    return installed


def builds(launcher: Launcher) -> set[str]:
    return {profile.build for profile in profiles.every(launcher.home)}


def test_update_and_roll_back_with_the_engine_running(older: Launcher, parts: Parts) -> None:
    older.run("start")
    offered = older.json("update")["updates"]
    assert [(item["installed"], item["build"]) for item in offered] == [(OLD, NEW)]
    parts.put_into(older.home)
    done = older.json("update", "--yes", timeout=300)
    assert done == {"old": OLD, "new": NEW, "current": NEW, "ok": True}
    assert builds(older) == {NEW}
    assert older.status()["state"] == "ready"
    assert find(older.home, "engine", OLD) is not None, "the last good build is kept"
    assert older.json("update")["updates"] == []
    assert older.json("rollback", timeout=300)["current"] == OLD
    assert builds(older) == {OLD}
    assert older.status()["state"] == "ready"
    assert older.json("verify")["bad"] == []


@pytest.mark.parametrize("by_itself", [True, False])
def test_a_build_that_does_not_answer_never_counts(
    older: Launcher, parts: Parts, monkeypatch: pytest.MonkeyPatch, by_itself: bool
) -> None:
    """The new build arrives whole and cannot run: here its module does not load."""
    settings_store(older.home).change(roll_back_by_itself=by_itself)
    older.run("start")
    parts.put_into(older.home)
    install = InstallBuild.run

    def broken(step: InstallBuild, sink, cancel) -> None:
        install(step, sink, cancel)
        for module in step.folder.glob("xllamacpp/__init__.py"):
            module.write_bytes(b"#" * (module.stat().st_size - 4) + b"\n1/0")

    monkeypatch.setattr(InstallBuild, "run", broken)
    done = updates.update_engine(older.home)
    assert not done.ok
    assert done.current == OLD
    assert builds(older) == {OLD}
    assert (older.status()["state"] == "ready") is by_itself
    assert updates.available(older.home)[0].failed
    assert updates.can_roll_back(older.home) is None
