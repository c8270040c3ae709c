"""The log grammar: the server's own lines and the engine's, as the protocol and the crash report have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engines.base import LogEvent, Phase
from app.engines.strata.log import exit_code, read_line

# A normal start in the order in which a reader of both files meets the lines (runtime protocol, section 2).
START = [
    "[strata] sampling defaults from the config: temperature=0.7, top_p=0.8",
    "loading the vision encoder ...",
    "loading the model (the first start takes a minute or two) ...",
    "[strata] starting the engine: reading the model's weights ...",
    "strata generate: GPU 0: AMD Radeon RX 9070 XT (gfx1201)",
    "strata generate: HIP runtime E:\\AI\\Strata\\engine\\amdhip64_7.dll",
    "[strata] loading the experts into RAM (about 35.5 GB) and locking part of them for the GPU.",
    "[strata] still starting (20 s) - please wait ...",
    "strata generate: expert arena: locked 10901 MiB via working-set minimum + VirtualLock; cudaHostRegister of the "
    "whole arena FAILED (invalid argument); 33 slices pinned (22 GiB); large pages refused for 35456548864 B "
    "(GetLargePageMinimum=2097152, VirtualAlloc error 1450); using 4 KB pages",
    "[strata] experts loaded: 35.5 GB (61 s so far)",
    "strata generate: expert cache 6472 slots, 8.67 GiB of VRAM",
    "[strata] filling the GPU's expert cache (6472 experts, 8.67 GiB of VRAM) ...",
    "strata serve: 2289 MiB of VRAM free with everything loaded",
    "strata serve: session is up (engine 0.1.44.1)",
    "[strata] almost ready ...",
    "ready: http://127.0.0.1:8080/v1  (OpenAI: /v1/chat/completions, Anthropic: /v1/messages, context 65536 tokens)",
]


def event(line: str) -> LogEvent:
    found = read_line(line)
    assert found is not None, line
    return found


def test_a_start_goes_forward_and_ends_in_warming() -> None:
    events = [found for line in START if (found := read_line(line))]
    assert [found.phase for found in events] == [Phase.LOADING] * (len(START) - 2) + [Phase.WARMING]
    fractions = [found.fraction for found in events if found.fraction is not None]
    assert fractions == sorted(fractions)
    assert 0 < fractions[0] < fractions[-1] < 1


def test_facts_of_a_start() -> None:
    facts: dict[str, float | str] = {}
    for line in START:
        if found := read_line(line):
            facts.update(found.facts)
    assert facts == {
        "gpu": 0.0,
        "card": "AMD Radeon RX 9070 XT",
        "architecture": "gfx1201",
        "hip_runtime": "E:\\AI\\Strata\\engine\\amdhip64_7.dll",
        "experts_gb": 35.5,
        "locked_mib": 10901.0,
        "seconds": 20.0,
        "expert_slots": 6472.0,
        "expert_vram_gib": 8.67,
        "free_vram_mib": 2289.0,
        "engine_version": "0.1.44.1",
        "url": "http://127.0.0.1:8080",
        "context_given": 65536.0,
    }


@pytest.mark.parametrize(
    ("line", "phase", "text"),
    [
        (
            "[strata] the engine had stopped (exit code 3221225477); starting it again (a minute or two) ...",
            Phase.RESTARTED,
            "The engine had stopped (exit code 3221225477 = 0xC0000005) and is started again",
        ),
        (
            "[strata] the engine stopped unexpectedly (exit code -9). It may be out of RAM. The next request "
            "starts the engine again.",
            Phase.FAILED,
            "The engine stopped unexpectedly (exit code -9)",
        ),
        (
            "the engine stopped unexpectedly (exit code 3221225477)",
            Phase.FAILED,
            "The engine stopped unexpectedly (exit code 3221225477 = 0xC0000005)",
        ),
        ("[strata] the engine is running again", Phase.WARMING, "The engine runs again"),
        ("[strata] engine started: pid 4242", Phase.STARTING, "The engine's process was started"),
        ("Exception Code: 0xC00000FD", Phase.FAILED, "The engine crashed (0xC00000FD)"),
        (
            "ERR hipModuleUnload failed: unspecified launch failure",
            Phase.FAILED,
            "The graphics driver failed: unspecified launch failure",
        ),
        (
            "ERR prefill mmq: iota: unspecified launch failure",
            Phase.FAILED,
            "The graphics card could not start a task: unspecified launch failure",
        ),
        (
            "strata serve: no progress for 60 s during a request (reading), aborting (issue #29)",
            Phase.FAILED,
            "The graphics card hangs",
        ),
        (
            "server.py: error: port 8080 is already in use",
            Phase.FAILED,
            "Port 8080 is in use",
        ),
        (
            "RuntimeError: the engine exited before it was ready (see C:\\Strata\\strata-iq2_xs.log)",
            Phase.FAILED,
            "The engine ended while loading",
        ),
        ("strata generate: CUDA error: out of memory", Phase.FAILED, "Memory ran out"),
        ("DONE 32 7 100.0 500.0 length 3 4 0", Phase.ANSWERED, "A request was answered"),
    ],
)
def test_what_a_line_means(line: str, phase: Phase, text: str) -> None:
    assert (event(line).phase, event(line).text) == (phase, text)


def test_exit_codes_and_speeds_are_facts() -> None:
    assert event("the engine stopped unexpectedly (exit code 3221225477)").facts == {
        "exit_code": 3221225477.0
    }
    assert event("DONE 32 7 100.0 500.0 length 3 4 0").facts == {
        "tokens": 32.0,
        "prompt_tokens": 7.0,
        "tokens_per_second": 64.0,
        "prompt_per_second": 70.0,
    }


def test_the_same_crash_gives_the_same_words_and_another_one_does_not() -> None:
    line = "[strata] the engine had stopped (exit code {}); starting it again (a minute or two) ..."
    assert event(line.format(3221225477)).text == event(line.format(3221225477)).text
    assert event(line.format(3221225477)).text != event(line.format(-9)).text


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("3221225477", "3221225477 = 0xC0000005"),
        ("-1073741819", "-1073741819 = 0xC0000005"),
        ("-11", "-11"),
        ("1", "1"),
        ("", ""),
    ],
)
def test_exit_codes_are_shown_in_both_forms(code: str, shown: str) -> None:
    assert exit_code(code) == shown


@pytest.mark.parametrize(
    "line", ["", "0x00007FFEF984A7FE, amdhip64_7.dll", "GET /health 200", "{}", "{card}"]
)
def test_lines_without_a_meaning(line: str) -> None:
    assert read_line(line) is None


@given(st.text())
def test_no_line_raises(line: str) -> None:
    read_line(line)
