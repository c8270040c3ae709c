"""The ladder: order, memory, one rung after the other."""

from __future__ import annotations

import pytest

from app.core.errors import Cancelled
from app.core.events import Cancel, ignore
from app.doctor import remedies
from app.doctor.history import History, Try
from app.doctor.ladder import Outcome, climb, order
from app.engines.profile import Profile
from app.system.home import Home

STRATA = Profile(
    "qwen-iq2-xs",
    "Qwen IQ2_XS",
    "strata",
    "b",
    "qwen",
    "IQ2_XS",
    65536,
    kv_type="int8",
    devices=("0000:03:00.0",),
)
SIGNATURE = (
    "strata-hipblaslt-off",
    "strata-tuning-off",
    "llamacpp-vulkan",
    "context-half",
    "gpu-layers-fewer",
)


def ids(tries=(), profile: Profile = STRATA) -> list[str]:
    return [item.id for item in order(SIGNATURE, profile, tries, fingerprint="f", where="b|card")]


def test_only_what_is_for_this_engine_and_changes_something() -> None:
    assert ids() == [
        "strata-hipblaslt-off",
        "llamacpp-vulkan",
        "context-half",
    ]  # no tuning set, no layers to move


def test_what_failed_for_this_crash_is_never_first_again() -> None:
    assert ids([Try("strata-hipblaslt-off", "f", "failed")])[-1] == "strata-hipblaslt-off"
    assert ids([Try("strata-hipblaslt-off", "another", "failed")])[0] == "strata-hipblaslt-off"


def test_what_ended_this_crash_before_comes_first_and_of_that_what_did_here() -> None:
    here, elsewhere = (
        Try("context-half", "f", "worked", "b|card"),
        Try("llamacpp-vulkan", "f", "worked", "other"),
    )
    assert ids([here])[0] == "context-half"
    assert ids([here, elsewhere])[:2] == ["context-half", "llamacpp-vulkan"]
    assert ids([Try("context-half", "another", "worked", "b|card")])[0] == "strata-hipblaslt-off"


def test_it_stops_at_the_first_that_works_and_remembers_every_try(home: Home) -> None:
    history = History(home.root / "remedies.jsonl")
    answers = {
        "strata-hipblaslt-off": Outcome(False, "crashed again", "f"),
        "context-half": Outcome(True, "Ready"),
    }
    ladder = [
        remedies.find("strata-hipblaslt-off"),
        remedies.find("context-half"),
        remedies.find("kv-smaller"),
    ]
    climbed = climb(
        ladder,
        attempt=lambda remedy: answers[remedy.id],
        history=history,
        fingerprint="f",
        where="w",
        sink=ignore,
        cancel=Cancel(),
    )
    assert climbed.worked is not None
    assert climbed.worked.id == "context-half"
    assert [(item.remedy, item.outcome) for item in history.all()] == [
        ("strata-hipblaslt-off", "failed"),
        ("context-half", "worked"),
    ]


def test_a_cancelled_climb_is_recorded(home: Home) -> None:
    def cancelled(_remedy: remedies.Remedy) -> Outcome:
        raise Cancelled

    history = History(home.root / "remedies.jsonl")
    with pytest.raises(Cancelled):
        climb(
            [remedies.find("context-half")],
            attempt=cancelled,
            history=history,
            fingerprint="f",
            where="",
            sink=ignore,
            cancel=Cancel(),
        )
    assert [item.outcome for item in history.all()] == ["cancelled"]


def test_overlays_change_what_they_say() -> None:
    assert remedies.overlay_for(remedies.find("context-half"), STRATA).context == 32768
    assert remedies.overlay_for(remedies.find("kv-smaller"), STRATA).kv_type == "q4_0"
    assert remedies.overlay_for(remedies.find("strata-hipblaslt-off"), STRATA).env == {
        "ROCBLAS_USE_HIPBLASLT": "0"
    }
