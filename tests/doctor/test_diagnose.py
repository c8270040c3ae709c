"""The reader beyond the samples: other forms, loops, noise, healthy logs, any bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.doctor.diagnose import diagnose
from app.doctor.reading import read_log
from app.system.resources import resource

SEED = resource("crashes", "hip-module-load-first-request.log").read_text(encoding="utf-8")
HEALTHY = """\
0.00.003.966 I srv          init: loading model
0.00.399.446 I srv          init: model loaded
0.00.399.448 I srv          init: listening on http://127.0.0.1:8080
0.03.903.096 I slot launch_slot_: id  0 | task 0 | processing task, is_child = 0
0.04.284.992 I slot print_timing: id  0 | task 0 |        eval time =     252.33 ms /    30 tokens
0.04.285.099 I slot      release: id  0 | task 0 | stop processing: n_tokens = 66, truncated = 0
"""


def read(tmp_path: Path, text: str | bytes, **options):
    log = tmp_path / "engine.log"
    log.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    return diagnose(log, **options)


def test_the_crash_that_started_the_project(tmp_path: Path) -> None:
    found = read(tmp_path, SEED, exit_code=3221225477, platform="win32").as_dict()
    assert found["signature"] == "hip-module-load-first-request"
    assert found["exit"]["name"] == "STATUS_ACCESS_VIOLATION"
    assert found["phase"] == "first-request"
    assert "gfx1201" in found["cause"]
    symbols = [frame["symbol"] for frame in found["frames"]]
    assert symbols[:3] == [
        "",
        "hipModuleLoad",
        "SolutionAdapter::loadCodeObjectFile",
    ]  # the first is too far from a name
    assert found["frames"][0]["module"] == "amdhip64_7.dll"
    ladder = found["remedies"]
    assert ladder[0] == "strata-hipblaslt-off"
    assert ladder.index("llamacpp-vulkan") < ladder.index("llamacpp-cpu")
    assert not found["loop"]


def test_addresses_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    moved = SEED.replace("0x00007FFEF", "0x00007FFAA").replace("+ 0x36FC73", "+ 0x36FD01")
    first, second = (read(tmp_path, text, exit_code=3221225477, platform="win32") for text in (SEED, moved))
    assert first.fingerprint == second.fingerprint
    assert "0x00007" not in first.fingerprint


def test_the_second_identical_crash_is_a_loop_and_an_answer_between_breaks_it(tmp_path: Path) -> None:
    assert read(tmp_path, SEED + "[strata] engine started: pid 4242\n" + SEED, platform="win32").loop
    assert not read(tmp_path, SEED + "DONE 20 72 310.0 900.0 stop\n" + SEED, platform="win32").loop
    other = SEED.replace("hipModuleLoad", "hipMalloc").replace("0xC0000005", "0xC00000FD")
    assert not read(tmp_path, SEED + other, platform="win32").loop


@pytest.mark.parametrize("form", ["crlf", "utf-16", "noise before", "noise after"])
def test_the_form_of_the_log_does_not_matter(tmp_path: Path, form: str) -> None:
    noise = "".join(f"0.00.{n:06d} I srv  update_slots: n_past = {n}\n" for n in range(60_000))
    data = {
        "crlf": SEED.replace("\n", "\r\n").encode(),
        "utf-16": SEED.encode("utf-16"),
        "noise before": (noise + SEED).encode(),
        "noise after": (SEED + noise).encode(),
    }[form]
    assert read(tmp_path, data, platform="win32").signature == "hip-module-load-first-request"


@pytest.mark.parametrize("exit_code", [None, 0, "0"])
def test_a_healthy_log_is_no_crash(tmp_path: Path, exit_code) -> None:
    found = read(tmp_path, HEALTHY, exit_code=exit_code)
    assert found.signature == "healthy"
    assert not found.crashed
    assert found.remedies == ()


@pytest.mark.parametrize(
    ("code", "platform"), [(3221225786, "win32"), (-2, "linux"), (130, "linux"), (143, "linux")]
)
def test_a_wanted_end_is_no_crash(tmp_path: Path, code: int, platform: str) -> None:
    found = read(tmp_path, HEALTHY, exit_code=code, platform=platform)
    assert found.phase == "stop"
    assert found.remedies == ()


def test_an_unknown_crash_still_has_a_name_its_last_lines_and_a_way(tmp_path: Path) -> None:
    found = read(tmp_path, HEALTHY + "frobnicator overheated in stage 3\n", exit_code=77)
    assert found.signature == "unknown"
    assert "frobnicator overheated in stage 3" in found.last_lines
    assert found.remedies


def test_paths_of_build_machines_are_not_shown(tmp_path: Path) -> None:
    line = r"D:\a\llama.cpp\llama.cpp\ggml\src\ggml-cuda\ggml-cuda.cu:72: CUDA error" + "\n"
    found = read(
        tmp_path,
        line + "/home/runner/llama.cpp/ggml/src/ggml.c:10: GGML_ASSERT(x) failed\n",
        exit_code=134,
    )
    assert all("runner" not in text and "D:\\a" not in text for text in found.last_lines)


def test_a_missing_log_with_a_code_is_read_by_the_code(tmp_path: Path) -> None:
    found = diagnose(tmp_path / "nothing.log", exit_code=-4, platform="linux")
    assert found.signature == "illegal-instruction"


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    data=st.binary(max_size=400) | st.text(max_size=200).map(str.encode),
    code=st.none() | st.integers(-300, 300),
)
def test_no_log_makes_it_raise(tmp_path: Path, data: bytes, code: int | None) -> None:
    read(tmp_path, data, exit_code=code).as_dict()


def test_a_line_of_any_length_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "engine.log"
    file.write_bytes(b"error " * 500_000 + b"\nCUDA error: out of memory\n")
    found = diagnose(file, exit_code=134, platform="linux")
    assert found.signature == "cuda-out-of-memory"
    assert max(map(len, read_log(file).lines)) <= 4000
