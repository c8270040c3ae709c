"""The plan is what set-up does: every step with its sizes and places, and making it changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import main
from app.hardware.machine import Machine
from app.jobs import plan as plans
from app.jobs import setup
from app.jobs.survey import survey
from app.system.home import Home
from tests.jobs.test_storage import put


def made(home: Home) -> setup.SetupPlan:
    from app.advisor.types import Wish

    machine: Machine = survey(home)
    return setup.plan(home, machine, setup.SetupRequest(Wish(family="smollm2")))


def test_it_names_every_step_in_order_with_size_and_place(home: Home, embedded_sources: None) -> None:
    found = plans.actions(home, made(home))
    assert [action.kind for action in found] == ["install", "install", "write", "start"]
    assert all(action.fetch > 10**6 and action.disk > 10**6 for action in found[:2])
    assert found[0].place.startswith(str(home.engines))
    assert found[1].place.startswith(str(home.models))
    assert found[1].place in found[1].text
    assert not home.root.exists() or not any(home.root.rglob("*.json"))


def test_what_is_there_already_stays(home: Home, embedded_sources: None) -> None:
    model = made(home).recommendation.choice
    put(home, "model", f"smollm2-{model.model}", home.models / "smollm2" / model.model, {"m.gguf": b"GGUF"})
    kinds = [action.kind for action in plans.actions(home, made(home))]
    assert kinds == ["install", "keep", "write", "start"]


def test_the_command_only_says_it(
    home: Home, embedded_sources: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["setup", "--plan", "--family", "smollm2", "--json"]) == 0
    assert [item["kind"] for item in json.loads(capsys.readouterr().out)["plan"]][-1] == "start"
    assert not home.engines.exists()
    assert not home.models.exists()


@pytest.fixture
def embedded_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every source answers: the plan is about what would be done, not about the network of the test machine."""
    from app.core.artifact import SourceKind
    from app.jobs import advice
    from app.transfer.reach import Reach

    monkeypatch.setattr(
        advice, "reachable", lambda kinds, options: dict.fromkeys(SourceKind, Reach(True, ""))
    )
