"""An existing config: what survives, what is written anew, what is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engines.strata.config import OWN_KEYS, config, text
from app.engines.strata.merge import difference, merged
from tests.engines.strata.examples import nvidia_model, nvidia_profile, radeon_model, radeon_profile

OURS = config(nvidia_profile(), nvidia_model())
RADEON = config(radeon_profile(), radeon_model())

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)
foreign_keys = st.dictionaries(
    st.text(max_size=12).filter(lambda key: key not in OWN_KEYS), json_values, max_size=5
)
foreign_env = st.dictionaries(
    st.from_regex(r"[A-Z_]{1,16}", fullmatch=True), st.text(max_size=12), max_size=4
)


@given(extra=foreign_keys, env=foreign_env)
def test_reading_then_writing_changes_nothing(extra: dict[str, Any], env: dict[str, str]) -> None:
    by_hand = {**RADEON, **extra, "env": {**env, **RADEON["env"]}}
    read = json.loads(text(by_hand).decode("utf-8"))
    again = merged(read, RADEON, written=RADEON)
    assert again == read
    assert difference(read, again) == []
    assert merged(again, RADEON, written=RADEON) == again


@given(extra=foreign_keys, env=foreign_env)
def test_foreign_keys_and_environment_survive_a_change(extra: dict[str, Any], env: dict[str, str]) -> None:
    old = {**RADEON, **extra, "env": {**env, **RADEON["env"]}}
    new = config(radeon_profile(context=32768, port=8099), radeon_model())
    result = merged(old, new)
    assert {key: result[key] for key in extra} == extra
    assert {name: result["env"][name] for name in env if name not in new["env"]} == {
        name: value for name, value in env.items() if name not in new["env"]
    }
    assert result["port"] == 8099
    assert result["args"] == new["args"]


def test_setup_s_own_table_goes_when_a_remedy_takes_it_away() -> None:
    without = config(radeon_profile(env={"ROCBLAS_USE_HIPBLASLT": "0"}), radeon_model())
    assert merged(RADEON, without)["env"] == {"ROCBLAS_USE_HIPBLASLT": "0"}


def test_undo_takes_back_our_entry_and_leaves_the_users() -> None:
    remedied = config(radeon_profile(env={"ROCBLAS_USE_HIPBLASLT": "0"}), radeon_model())
    on_disk = merged({**RADEON, "env": {"MY_OWN": "1"}, "idle_unload_s": 600}, remedied)
    assert on_disk["env"] == {"ROCBLAS_USE_HIPBLASLT": "0", "MY_OWN": "1"}
    undone = merged(on_disk, RADEON, written=remedied)
    assert undone["env"] == {**RADEON["env"], "MY_OWN": "1"}
    assert undone["idle_unload_s"] == 600


def test_a_key_that_we_wrote_goes_and_one_that_the_user_changed_stays() -> None:
    written = {**OURS, "parallel": 4, "cuda": 12}
    assert "cuda" not in merged(written, OURS, written=written)
    assert merged({**written, "parallel": 2}, OURS, written=written)["parallel"] == 2


@pytest.mark.parametrize("key", ["host", "api_key", "draft_vocab"])
def test_what_setup_takes_over_stays(key: str) -> None:
    assert merged({**OURS, key: "x"}, OURS)[key] == "x"


def test_a_users_own_encoder_and_vision_keys_stay() -> None:
    vision = {"exe": "e", "mmproj": "m.gguf", "model": "s", "gpu": True, "max_tokens": 1024}
    old = {**OURS, "vision": {**vision, "mmproj": "/mine.gguf", "cuda_device": 1}}
    new = {**OURS, "vision": vision}
    kept = merged(old, new, exists=lambda path: path == "/mine.gguf")["vision"]
    assert kept == {**vision, "mmproj": "/mine.gguf", "cuda_device": 1}
    gone = merged(old, new, exists=lambda path: False)["vision"]
    assert gone["mmproj"] == "m.gguf"


def test_a_users_own_expert_profile_stays_and_other_arguments_are_named_when_they_go() -> None:
    args = list(OURS["args"])
    args[args.index("--expert-profile") + 1] = "/mine.bin"
    old = {**OURS, "args": [*args, "--expert-profile-save", "/save.bin", "--by-hand", "7"]}
    new = merged(old, OURS, exists=lambda path: path == "/mine.bin")
    at = new["args"].index("--expert-profile")
    assert new["args"][at : at + 4] == ["--expert-profile", "/mine.bin", "--expert-profile-save", "/save.bin"]
    assert difference(old, new) == ["--by-hand is removed (was 7)."]


def test_the_shipped_profile_of_another_folder_does_not_count_as_the_users() -> None:
    args = list(OURS["args"])
    args[args.index("--expert-profile") + 1] = "D:\\Strata-old\\data\\expert-profile-coder.bin"
    assert merged({**OURS, "args": args}, OURS, exists=lambda path: True)["args"] == OURS["args"]


def test_the_difference_is_told_in_sentences_and_secrets_are_not() -> None:
    old = {**RADEON, "api_key": "old-secret", "effort_position": "start"}
    new = {
        **config(radeon_profile(context=32768, env={"ROCBLAS_USE_HIPBLASLT": "0"}), radeon_model()),
        "api_key": "new-secret",
        "effort_position": "start",
    }
    told = difference(old, new)
    assert told == [
        "--max-context changes from 65536 to 32768.",
        "env ROCBLAS_USE_HIPBLASLT is added: 0.",
        f"env STRATA_HIPBLASLT_TUNING is removed (was {RADEON['env']['STRATA_HIPBLASLT_TUNING']}).",
        "“api_key” changes.",
    ]


@pytest.mark.parametrize("broken", [{"args": "text"}, {"env": []}, {"vision": 7}, {"args": [1, None]}])
def test_an_odd_config_is_written_anew(broken: dict[str, Any]) -> None:
    result = merged({**OURS, **broken}, OURS)
    assert result["args"] == OURS["args"]
