"""Every flag of Strata's setup has its twin, or a sentence that says why not."""

from __future__ import annotations

import argparse

import pytest

from app.cli.main import build_parser
from app.core.errors import UserFacingError
from app.engines.strata.flags import FLAGS, SHARED, add_flags, chosen_options

# Install contract 1.2, every flag of setup.py 0.1.42, and two of newer ones.
SETUP = [
    "--family",
    "--model",
    "--context",
    "--rope-scaling",
    "--rope-scale",
    "--kv",
    "--vision",
    "--vision-tokens",
    "--experimental-speed-projection",
    "--port",
    "--gpu",
    "--gpus",
    "--layer-split",
    "--no-remote-expert-opt",
    "--host",
    "--api-key",
    "--no-browser",
    "--browser",
    "--data-dir",
    "--models-dir",
    "--gguf-dir",
    "--yes",
    "--setup",
    "--no-start",
    "--update",
    "--rollback-engine",
    "--build",
    "--source",
    "--inspect",
    "--cuda",
    "--prebuilt",
    "--check",
    "--calibrate",
    "--draft-vocab",
    "--low-ram",
    "--resident-budget-gib",
    "--vram-reserve-mib",
    "--parallel",
    "--replicas",
    "--kv-streaming",
    "--backend",
    "--skip-build",
    "--thinking",
    "--instruct",
]


def options(*words: str) -> dict[str, str]:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return chosen_options(parser.parse_args(list(words)))


def test_every_flag_is_known() -> None:
    assert sorted([*SHARED, *(flag.name for flag in FLAGS)]) == sorted(SETUP)


def test_our_set_up_takes_them_beside_its_own() -> None:
    words = ["setup", "--yes", "--family", "qwen", "--model", "IQ2_XS", "--no-start"]
    parsed = build_parser().parse_args([*words, "--kv", "q4_0", "--data-dir", "/d", "--gpus", "0,2"])
    assert chosen_options(parsed) == {"kv": "q4_0", "data": "/d", "gpus": "0,2"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {}),
        ("--vision yes", {"vision": "gpu"}),
        ("--vision cpu --vision-tokens 500", {"vision": "cpu", "vision_tokens": "500"}),
        ("--vision none", {}),
        ("--no-browser", {"open_browser": "no"}),
        ("--browser", {"open_browser": "yes"}),
        ("--kv-streaming on", {"kv_resident": "32768"}),
        ("--kv-streaming off", {"kv_resident": ""}),
        ("--kv-streaming auto --low-ram auto --cuda auto", {}),
        ("--low-ram on", {"low_ram": "mmap"}),
        ("--low-ram off", {"low_ram": "off"}),
        ("--no-remote-expert-opt", {"remote_expert_opt": ""}),
        ("--experimental-speed-projection on", {"projection": "on"}),
        ("--setup --skip-build --source auto", {}),
        ("--thinking", {"sampling": "thinking"}),
        ("--gpu 1", {"gpus": "1"}),
    ],
)
def test_flags_become_options(words: str, expected: dict[str, str]) -> None:
    assert options(*words.split()) == expected


@pytest.mark.parametrize("flag", [flag for flag in FLAGS if flag.why_not], ids=lambda flag: flag.name)
def test_a_flag_without_a_twin_says_the_way_to_go(flag) -> None:
    words = [flag.name] if flag.bare else [flag.name, "x"]
    with pytest.raises(UserFacingError) as caught:
        options(*words)
    assert caught.value.code == "no-twin"
    assert caught.value.what_to_do.endswith(".")


@pytest.mark.parametrize("words", ["--kv f16", "--vision maybe", "--source modelscope", "--draft-vocab de"])
def test_other_values_are_wrong_usage(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        options(*words.split())
    assert caught.value.code == 2
