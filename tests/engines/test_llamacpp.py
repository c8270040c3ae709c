"""llama.cpp's command line: what a config says is what the server is told, and cards get its own names."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path

import pytest

from app.engines.llamacpp import ENGINE, server_arguments
from app.engines.llamacpp_devices import matched, names
from app.engines.profile import Overlay, Profile
from app.hardware.machine import Adapter, Vendor
from app.hardware.probes.engine_list import parse_llama_devices
from app.install.manifest import Manifest, ManifestFile
from app.system.home import Home
from tests.advisor.machines import gpu

LISTED = """Available devices:
  Vulkan0: AMD Radeon RX 9070 XT (16304 MiB, 15000 MiB free)
  Vulkan1: NVIDIA GeForce RTX 4090 (24564 MiB, 24000 MiB free)
  Vulkan2: NVIDIA GeForce RTX 4090 (24564 MiB, 24000 MiB free)
"""


@pytest.fixture
def profile(home: Home, tmp_path: Path) -> Profile:
    """A profile whose engine (a Vulkan build) and model are there as far as files go."""
    for kind, name, file in (("engine", "b", "llama-server"), ("model", "f-m", "m.gguf")):
        (tmp_path / file).write_bytes(b"x")
        facts = {"unpack": "zip", "entry": file, "version": "1", "backend": "vulkan"}
        Manifest(kind, name, tmp_path, (ManifestFile(file, 1, ""),), facts).save(home)
    return Profile("p", "P", "llamacpp", "b", "f", "m", 8192, "q8_0", 20, ("0000:01:00.0",), port=8081)


def arguments(home: Home, profile: Profile) -> dict[str, str]:
    words = server_arguments(ENGINE.config(home, profile.effective()))
    pairs = {}
    for index, word in enumerate(words):
        if word.startswith("--"):
            value = words[index + 1] if index + 1 < len(words) else ""
            pairs[word] = "" if value.startswith("--") else value
    return pairs


def test_what_the_profile_says_is_on_the_command_line(home: Home, profile: Profile) -> None:
    told = arguments(home, dataclasses.replace(profile, threads=6, args={"flash-attn": "on", "no-mmap": ""}))
    assert told["--ctx-size"] == "8192"
    assert told["--cache-type-k"] == told["--cache-type-v"] == "q8_0"
    assert told["--n-gpu-layers"] == "20"
    assert told["--threads"] == "6"
    assert told["--flash-attn"] == "on"
    assert told["--no-mmap"] == ""
    assert told["--parallel"] == "1"
    assert "--metrics" in told
    assert "--device" not in told  # the program's name of the card is not known: it chooses itself


def test_the_card_is_named_as_the_program_names_it(home: Home, profile: Profile) -> None:
    named = dataclasses.replace(profile, options={"device_names": {"0000:01:00.0": "Vulkan1"}})
    assert arguments(home, named)["--device"] == "Vulkan1"
    on_processor = dataclasses.replace(named, overlays=(Overlay("cpu", device="cpu"),))
    told = arguments(home, on_processor)
    assert (told["--device"], told["--n-gpu-layers"]) == ("none", "0")


def test_an_option_of_the_user_stands_once(home: Home, profile: Profile) -> None:
    words = server_arguments(ENGINE.config(home, dataclasses.replace(profile, args={"parallel": "4"})))
    assert words.count("--parallel") == 1
    assert words[words.index("--parallel") + 1] == "4"


def test_cards_are_matched_by_name_and_then_by_slot() -> None:
    cards = [gpu("sm_89", 24, slot=5), gpu("gfx1201", 15.9, slot=3), gpu("sm_89", 24, slot=2)]
    found = matched(parse_llama_devices(LISTED), cards)
    assert found == {"0000:03:00.0": "Vulkan0", "0000:02:00.0": "Vulkan1", "0000:05:00.0": "Vulkan2"}


@pytest.mark.parametrize(
    ("name", "vendor", "memory", "found"),
    [
        ("NVIDIA RTX 4090", Vendor.NVIDIA, None, True),
        ("AMD graphics (gfx1201)", Vendor.AMD, 16304 << 20, True),  # without a name of its own, by its memory
        ("AMD graphics (gfx1201)", Vendor.AMD, 8 << 30, False),
        ("Intel(R) Arc(TM) A770", Vendor.INTEL, 16304 << 20, False),
    ],
)
def test_a_card_under_another_name(name: str, vendor: Vendor, memory: int | None, found: bool) -> None:
    card = Adapter(name, vendor, pci="0000:09:00.0", memory_total=memory)
    assert bool(matched(parse_llama_devices(LISTED), [card])) == found


@pytest.mark.skipif(sys.platform == "win32", reason="the program of this test is a shell script")
def test_a_program_that_cannot_be_asked_gives_no_names(tmp_path: Path) -> None:
    program = tmp_path / "llama-server"
    assert names(program, [gpu("sm_89", 24)]) == {}
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{LISTED}END\n")
    program.chmod(0o755)
    assert names(program, [gpu("sm_89", 24)]) == {"0000:01:00.0": "Vulkan1"}
