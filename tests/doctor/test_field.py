"""Logs of public reports, each with the truth by the report's own end: what must be read, and what must not.

`right` lists the signatures that a reader may give, `first` the first remedies that agree with how the report ended.
"""

from __future__ import annotations

import re
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.doctor import chain, grammars, ranks, readings, signatures
from app.doctor.diagnose import Diagnosis, diagnose
from app.doctor.grammars import Rank

FIELD = Path(__file__).with_name("field")
CASES = {
    f"{path.parent.name}/{path.stem}": tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FIELD.glob("*/*.toml"))
}
CRASHES = {name: case for name, case in CASES.items() if case["right"] != ["healthy"]}
HEALTHY = {name: case for name, case in CASES.items() if case["right"] == ["healthy"]}
SURE = 0.8  # a reading shown with this confidence may not be wrong
FIRST = 0.92  # share of first remedies that must agree with the report's end


def read(tmp_path: Path, case: dict[str, Any]) -> Diagnosis:
    log = tmp_path / "engine.log"
    log.write_text(case["log"], encoding="utf-8")
    code = case["exit"]
    return diagnose(
        log, exit_code=None if code in ("", "none") else code, platform=case["platform"] or "linux"
    )


@pytest.mark.parametrize("name", CASES)
def test_the_cause_is_the_one_of_the_report(tmp_path: Path, name: str) -> None:
    found = read(tmp_path, CASES[name])
    assert found.signature in CASES[name]["right"], (found.confidence, found.also, found.chain)


@pytest.mark.parametrize("name", HEALTHY)
def test_a_healthy_log_is_never_a_crash(tmp_path: Path, name: str) -> None:
    assert not read(tmp_path, HEALTHY[name]).crashed


def test_nothing_wrong_is_said_with_confidence(tmp_path: Path) -> None:
    found = {name: read(tmp_path, case) for name, case in CASES.items()}
    wrong = {
        name: item.signature
        for name, item in found.items()
        if item.confidence >= SURE and item.signature not in CASES[name]["right"]
    }
    assert not wrong


def test_the_first_remedy_agrees_with_how_the_reports_ended(tmp_path: Path) -> None:
    known = {name: case for name, case in CRASHES.items() if case["first"]}
    other = {
        name: first
        for name, case in known.items()
        if (first := next(iter(read(tmp_path, case).remedies), "")) not in case["first"]
    }
    assert len(other) <= (1 - FIRST) * len(known), other


def _healthy_lines() -> list[tuple[str, str]]:
    return [
        (name, line.text)
        for name, case in HEALTHY.items()
        for line in ranks.ranked(tuple(case["log"].splitlines()))
        if line.rank not in (Rank.NOISE, Rank.INFORMATION)
    ]


def test_no_decisive_pattern_matches_a_line_of_a_healthy_log() -> None:
    """What a healthy run prints decides nothing, whoever prints it."""
    lines = _healthy_lines()
    stolen = {
        f"{signature.id} fires on {name}: {text}"
        for signature in signatures.load()
        for rule in signature.rules
        if not rule.failed and not rule.context
        for pattern in rule.decisive
        for name, text in lines
        if pattern.search(text)
    }
    assert not stolen


@pytest.mark.parametrize("signature", signatures.load(), ids=lambda signature: signature.id)
def test_no_decisive_pattern_is_a_bare_word(signature: signatures.Signature) -> None:
    """A word alone, such as the name of a part, says nothing of what went wrong with it."""
    for rule in signature.rules:
        for pattern in rule.decisive:
            assert not re.fullmatch(r"[a-z]{1,8}", pattern.pattern), f"{signature.id}: {pattern.pattern}"


def test_what_was_overcome_is_no_part_of_the_chain() -> None:
    lines = ranks.ranked(
        (
            "couldn't bind HTTP server socket, hostname: 127.0.0.1, port: 8080",
            "main: server is listening on http://127.0.0.1:8081",
            "slot release: id 0 | task 0 | stop processing: n_tokens = 30, truncated = 0",
        )
    )
    assert chain.final(lines).lines == ()


def test_the_root_comes_first_and_consequences_only_confirm(tmp_path: Path) -> None:
    log = (
        "llama_model_load: error loading model: error loading model architecture: unknown model architecture: 'x'\n"
        "llama_model_load_from_file_impl: failed to load model\nSegmentation fault (core dumped)\n"
    )
    found = read(tmp_path, {"log": log, "exit": "139", "platform": "linux"})
    assert found.signature == "unknown-architecture"
    assert found.chain[0].endswith("'x'")
    assert "unknown model architecture" in found.search
    assert found.confidence >= readings.SPECIFIC


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n" + b"\0" * 50, b"GGUF\3\0\0\0", b'{"context": 4096, "model": "m.gguf"}']
)
def test_a_file_that_is_no_log_is_said_to_be_none(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "engine.log"
    file.write_bytes(data)
    found = diagnose(file, platform="linux")
    assert found.signature == "no-log"
    assert not found.crashed


def test_an_unknown_key_of_a_grammar_is_refused_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('about = "x"\ncolour = "red"\n')
    with pytest.raises(ValueError, match=r"odd\.toml.*colour"):
        grammars.read(path)


LINES = [line for case in CASES.values() for line in case["log"].splitlines()]
_FORMS = st.sampled_from(
    ["{}", "\x1b[31m{}\x1b[0m", "Dec 01 10:00:00 h e[1]: {}", '{{"msg": "{}"}}', "time=x level=INFO msg={}"]
)
_REAL = st.tuples(st.sampled_from(LINES), _FORMS, st.integers(0, 400)).map(
    lambda item: item[1].format(item[0])[item[2] // 4 :]
)


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(lines=st.lists(_REAL, max_size=60), code=st.sampled_from([None, 0, 1, 134, "0xC0000005"]))
def test_lines_of_real_logs_in_any_order_are_answered(tmp_path: Path, lines: list[str], code: Any) -> None:
    """Shuffled, doubled, cut and prefixed: an answer that says what it is, and no exception."""
    log = tmp_path / "engine.log"
    log.write_text("\n".join([*lines, *lines[:3]]), encoding="utf-8")
    found = diagnose(log, exit_code=code, platform="linux")
    assert found.title
    assert 0 < found.confidence <= 1
    found.as_dict()


@pytest.mark.parametrize(
    "data", [b"error failed to allocate " * 400_000, b"\0" * 10_000_000, bytes(range(256)) * 40_000]
)
def test_no_shape_of_a_file_takes_long(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "engine.log"
    file.write_bytes(data)
    diagnose(None)  # reads the rules
    before = time.process_time()
    diagnose(file, exit_code=134, platform="linux")
    assert time.process_time() - before < 1.0
