"""The figures of the tiles: as llama.cpp and Strata answer them, from sysfs, from a real process."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.hardware.load import CardLoad, card_loads
from app.jobs.metrics import Meter, Requests, llama_requests, strata_requests
from app.runtime.types import State, Status

PROMETHEUS = """# HELP llamacpp:prompt_tokens_total Number of prompt tokens processed.
# TYPE llamacpp:prompt_tokens_total counter
llamacpp:prompt_tokens_total 31
llamacpp:prompt_tokens_seconds 388.25
llamacpp:predicted_tokens_seconds 41.5
llamacpp:requests_processing 1
llamacpp:requests_deferred 2
"""


@pytest.mark.parametrize(
    ("slots", "used"),
    [
        (None, None),
        ([], None),
        ([{"id": 0, "is_processing": True, "next_token": {"n_decoded": 7}}], 7),
        ([{"id": 0, "n_prompt_tokens": 20, "next_token": [{"n_decoded": 7}]}, {"id": 1}], 27),
        ({"error": "switched off"}, None),
    ],
)
def test_llama(slots: object, used: int | None) -> None:
    assert llama_requests(PROMETHEUS, slots) == Requests(1, 2, 41.5, 388.25, used)


def test_llama_before_the_first_request() -> None:
    assert llama_requests("llamacpp:requests_processing 0\nllamacpp:predicted_tokens_seconds 0\n", []) == (
        Requests(0, None, None, None, None)
    )


def test_strata() -> None:
    live = {
        "state": "generating",
        "prompt_total": 900,
        "generated": 100,
        "tok_s": 11.5,
        "prefill_tok_s_mean": 240,
    }
    assert strata_requests(json.dumps({"live": live})) == Requests(1, None, 11.5, 240.0, 1000)
    assert strata_requests(json.dumps({"live": {"state": "idle"}})) == Requests(0)


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"live": 3}'])
def test_strata_with_something_else(text: str) -> None:
    assert strata_requests(text) == Requests()


def test_cards_from_sysfs(tmp_path: Path) -> None:
    for name, total, used, busy in (("card0", 512 << 20, 100 << 20, "3"), ("card1", 16 << 30, 9 << 30, "87")):
        device = tmp_path / name / "device"
        device.mkdir(parents=True)
        (device / "mem_info_vram_total").write_text(f"{total}\n")
        (device / "mem_info_vram_used").write_text(f"{used}\n")
        (device / "gpu_busy_percent").write_text(f"{busy}\n")
    assert card_loads(tmp_path)[0] == CardLoad(9 << 30, 16 << 30, 0.87)
    (tmp_path / "card1" / "device" / "gpu_busy_percent").unlink()
    assert card_loads(tmp_path)[0] == CardLoad(9 << 30, 16 << 30, None)


def test_a_process_is_measured() -> None:
    meter, me = Meter(), Status(State.READY, "", pid=os.getpid())
    first = meter.look(me)
    assert first.memory > 10 << 20
    assert first.cpu == 0.0
    while meter.look(me).cpu == 0.0:
        sum(range(100_000))
    assert first.requests == Requests()


def test_a_process_that_is_gone_is_no_error() -> None:
    assert Meter().look(Status(State.CRASHED, "", pid=2**22 + 1)).memory == 0
