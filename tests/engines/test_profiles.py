"""Profiles: overlays on a base, on disk and back."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.errors import UserFacingError
from app.engines import profiles
from app.engines.profile import Overlay, Profile
from app.system.home import Home

BASE = Profile(
    "p",
    "Title",
    "llamacpp",
    "b",
    "f",
    "m",
    8192,
    gpu_layers=20,
    devices=("0000:01:00.0",),
    env={"A": "1"},
    args={"x": "1"},
)


def test_an_overlay_sets_and_unsets() -> None:
    overlay = Overlay(
        "o", env={"B": "2", "A": None, "HIP_PATH": None}, args={"x": None, "y": ""}, context=4096
    )
    found = dataclasses.replace(BASE, overlays=(overlay,)).effective()
    assert found.env == {"B": "2"}
    assert found.unset_env == ("A", "HIP_PATH")
    assert found.args == {"y": ""}
    assert found.context == 4096
    assert found.overlays == ()


def test_the_processor_takes_every_layer_back() -> None:
    found = dataclasses.replace(BASE, overlays=(Overlay("cpu", device="cpu"),)).effective()
    assert found.devices == ()
    assert found.gpu_layers == 0


def test_setting_again_what_was_unset() -> None:
    overlays = (Overlay("one", env={"A": None}), Overlay("two", env={"A": "3"}))
    found = dataclasses.replace(BASE, overlays=overlays).effective()
    assert found.env == {"A": "3"}
    assert found.unset_env == ()


def test_one_overlay_of_a_kind_and_undo(home: Home) -> None:
    once = profiles.with_overlay(BASE, Overlay("context-half", context=4096))
    twice = profiles.with_overlay(once, Overlay("context-half", context=2048))
    assert [overlay.context for overlay in twice.overlays] == [2048]
    assert profiles.without_last_overlay(twice).overlays == ()
    with pytest.raises(UserFacingError) as caught:
        profiles.without_last_overlay(BASE)
    assert caught.value.code == "nothing-to-undo"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    context=st.integers(256, 1 << 20),
    env=st.dictionaries(st.text(min_size=1, max_size=8), st.text(max_size=8)),
    changes=st.lists(
        st.dictionaries(st.text(min_size=1, max_size=8), st.none() | st.text(max_size=8)), max_size=3
    ),
)
def test_every_profile_comes_back_from_disk(home: Home, context, env, changes) -> None:
    overlays = tuple(Overlay(f"o{number}", env=change) for number, change in enumerate(changes))
    profile = dataclasses.replace(BASE, context=context, env=env, overlays=overlays)
    profiles.save(home, profile)
    assert profiles.load(home, "p") == profile


def test_an_unknown_profile_is_answered_with_the_known_ones(home: Home) -> None:
    profiles.save(home, BASE)
    with pytest.raises(UserFacingError) as caught:
        profiles.load(home, "q")
    assert "p" in caught.value.what_to_do
