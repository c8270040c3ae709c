"""The config JSON: keys, order and arguments of install contract 5.3; its examples byte for byte."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path, PureWindowsPath
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import UserFacingError
from app.engines.profile import Overlay, Profile
from app.engines.strata.arguments import DEFAULTS, arguments, parse
from app.engines.strata.config import config, text
from app.engines.strata.installed import Installed
from tests.engines.strata.examples import (
    NVIDIA,
    RADEON,
    RADEON_IGPU,
    nvidia_model,
    nvidia_profile,
    on_linux,
    on_windows,
    radeon_model,
    radeon_profile,
)

GOLDEN = Path(__file__).parent / "golden"
SCHEMA = json.loads((Path(__file__).parents[3] / "resources" / "schemas" / "strata-config.json").read_bytes())
MMPROJ = PureWindowsPath("C:\\Strata-data\\models\\mmproj-Qwen3.8-Flash-Next-BF16.gguf")
WITH_IMAGES = nvidia_profile(
    args={**DEFAULTS, "vision": "", "vram-reserve-mib": "700"},
    options={"device_numbers": {NVIDIA: 0}, "vision": "gpu"},
)


@pytest.mark.parametrize(
    ("name", "profile", "model"),
    [
        ("nvidia-12gb", nvidia_profile(), nvidia_model()),
        ("nvidia-12gb-images", WITH_IMAGES, nvidia_model(mmproj=MMPROJ)),
        ("radeon-9070xt", radeon_profile(), radeon_model()),
    ],
)
def test_the_contracts_examples_byte_for_byte(name: str, profile: Profile, model: Installed) -> None:
    assert text(config(profile, model)) == (GOLDEN / f"{name}.json").read_bytes()


def of(profile: Profile, model: Installed | None = None) -> dict[str, Any]:
    value = config(profile.effective(), model or nvidia_model())
    jsonschema.validate(value, SCHEMA)
    return value


def test_every_key_in_setups_order() -> None:
    options = {
        "device_numbers": {NVIDIA: 0, "0000:02:00.0": 2},
        "layer_split": "18",
        "api_key": "k",
        "replicas": 2,
        "draft_vocab": "en",
        "open_browser": False,
        "parallel": 4,
        "vision": "cpu",
        "vision_threads": 8,
        "remote_expert_opt": False,
        "sampling": {"temperature": 0.7, "top_k": 20},
    }
    profile = nvidia_profile(
        devices=(NVIDIA, "0000:02:00.0"), host="0.0.0.0", env={"A": "1"}, options=options, port=8081
    )
    value = of(profile, nvidia_model(cuda=12, mmproj=MMPROJ))
    assert list(value) == [
        *("exe", "args", "cwd", "tokenizer", "model_name", "log", "lib_dirs", "port", "cuda", "env", "gpu"),
        *(
            "gpus_asked",
            "layer_split",
            "replicas",
            "host",
            "api_key",
            "draft_vocab",
            "open_browser",
            "parallel",
        ),
        *("vision", "remote_expert_opt", "sampling"),
    ]
    assert value["exe"] == "C:\\Strata\\engine-cuda12\\strata.exe"
    assert value["gpu"] == [0, 2]
    assert value["vision"] == {
        "exe": "C:\\Strata\\engine-cuda12\\strata-vision.exe",
        "mmproj": str(MMPROJ),
        "model": value["args"][3],
        "gpu": False,
        "max_tokens": 300,
        "threads": 8,
    }


def test_arguments_keep_setups_order_whatever_order_the_profile_has() -> None:
    extra = {
        "pool-workers": "9",
        "remote-expert-opt": "",
        "cvec-dir": "per-layer",
        "cvec-mode": "project",
        "control-vector-layer-range": "4 44",
        "control-vector-scaled": "C:\\my dir\\v.gguf:1.0",
        "vram-reserve-mib": "1500",
        "kv-resident": "32768",
        "ple-io": "ram",
        "mmap-experts": "",
        **DEFAULTS,
    }
    words = arguments(nvidia_profile(args=extra, context=131072), on_windows())
    assert words[words.index("--spec-min-p") + 2 :] == [
        *("--mtp", "C:\\Strata-data\\mtp\\rt", "--max-context", "131072", "--kv", "int8", "--mmap-experts"),
        *("--ple-io", "ram", "--kv-resident", "32768", "--vram-reserve-mib", "1500"),
        *("--control-vector-scaled", "C:\\my dir\\v.gguf:1.0", "--control-vector-layer-range", "4", "44"),
        *("--cvec-mode", "project", "--cvec-dir", "per-layer", "--remote-expert-opt", "--pool-workers", "9"),
    ]


@pytest.mark.parametrize(
    ("context", "kv", "expected"),
    [
        (8192, "int8", {"max-context": "8192"}),
        (32768, "q4_0", {"max-context": "32768", "kv": "q4_0"}),
        (262144, "k8v4", {"max-context": "262144", "kv": "k8v4"}),
        (
            393216,
            "int8",
            {"max-context": "393216", "rope-scaling": "yarn", "rope-scale": "1.5", "kv": "int8"},
        ),
        (
            524288,
            "int8",
            {"max-context": "524288", "rope-scaling": "yarn", "rope-scale": "2.0", "kv": "int8"},
        ),
    ],
)
def test_context_decides_on_precision_and_rope(context: int, kv: str, expected: dict[str, str]) -> None:
    named = parse(arguments(nvidia_profile(context=context, kv_type=kv), on_windows()))
    assert {
        name: named[name] for name in named if name in ("max-context", "kv") or "rope" in name
    } == expected


def test_streaming_goes_when_an_overlay_cuts_the_context_below_64k() -> None:
    profile = nvidia_profile(context=131072, args={**DEFAULTS, "kv-resident": "32768"})
    smaller = dataclasses.replace(profile, overlays=(Overlay("less-context", context=32768),))
    assert "--kv-resident" in of(profile)["args"]
    assert "--kv-resident" not in of(smaller)["args"]


def test_remedies_change_the_environment_and_the_arguments() -> None:
    remedy = Overlay(
        "hipblaslt-off",
        env={"ROCBLAS_USE_HIPBLASLT": "0", "STRATA_HIPBLASLT_TUNING": None},
        args={"prefill": "512", "spec": None},
    )
    value = of(radeon_profile(overlays=(remedy,)), radeon_model())
    assert value["env"] == {"ROCBLAS_USE_HIPBLASLT": "0"}
    named = parse(value["args"])
    assert named["prefill"] == "512"
    assert "spec" not in named


def test_an_amd_card_is_named_only_when_the_engine_sees_several() -> None:
    alone = radeon_profile(options={"device_numbers": {RADEON: 0}})
    assert "gpu" not in of(alone, radeon_model())
    second = radeon_profile(options={"device_numbers": {RADEON_IGPU: 0, RADEON: 1}})
    assert of(second, radeon_model())["gpu"] == 1


def test_a_model_whose_table_is_in_its_first_shard_or_has_more_shards() -> None:
    assert "--ple-gguf" not in of(nvidia_profile(), on_linux(ple=None))["args"]
    swift = on_linux()
    assert parse(of(nvidia_profile(), dataclasses.replace(swift, ple=swift.native))["args"])[
        "ple-gguf"
    ] == str(swift.native)


@pytest.mark.parametrize(
    ("profile", "code"),
    [
        (nvidia_profile(devices=()), "strata-needs-card"),
        (nvidia_profile(devices=("0000:99:00.0",)), "strata-card-unknown"),
        (WITH_IMAGES, "vision-missing"),
    ],
)
def test_what_strata_cannot_do_is_said(profile: Profile, code: str) -> None:
    with pytest.raises(UserFacingError) as caught:
        config(profile, nvidia_model())
    assert caught.value.code == code


@given(
    context=st.sampled_from([8192, 32768, 65536, 131072, 262144, 524288]),
    kv=st.sampled_from(["int8", "q4_0", "k8v4", "f16"]),
    port=st.integers(1, 65535),
    env=st.dictionaries(st.from_regex(r"[A-Z_]{1,20}", fullmatch=True), st.text(max_size=20)),
    args=st.dictionaries(st.from_regex(r"[a-z][a-z-]{0,20}", fullmatch=True), st.text(max_size=20)),
)
def test_every_config_is_valid_and_reads_back_as_written(
    context: int, kv: str, port: int, env: dict[str, str], args: dict[str, str]
) -> None:
    value = of(nvidia_profile(context=context, kv_type=kv, port=port, env=env, args=args))
    assert json.loads(text(value).decode("utf-8")) == value


def test_umlauts_and_chinese_are_written_as_they_are() -> None:
    folder = PureWindowsPath("D:\\Größe 模型")
    assert "Größe 模型".encode() in text(of(nvidia_profile(), nvidia_model(native=folder / "x.gguf")))
