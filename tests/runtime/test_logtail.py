"""Following a growing log, and reading its end."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.runtime.logtail import LogTail, last_lines


def test_only_whole_new_lines_come(tmp_path: Path) -> None:
    log = tmp_path / "engine.log"
    tail = LogTail(log)
    assert tail.new_lines() == []
    log.write_bytes(b"one\r\ntw")
    assert tail.new_lines() == ["one"]
    with open(log, "ab") as file:
        file.write(b"o\nthree\n")
    assert tail.new_lines() == ["two", "three"]
    assert tail.new_lines() == []


def test_a_log_that_shrank_is_read_anew(tmp_path: Path) -> None:
    log = tmp_path / "engine.log"
    log.write_bytes(b"old line\n" * 5)
    tail = LogTail(log)
    tail.new_lines()
    log.write_bytes(b"new\n")
    assert tail.new_lines() == ["new"]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    lines=st.lists(st.text(st.characters(exclude_categories=["Cs", "Zl", "Zp", "Cc"]), max_size=30)),
    count=st.integers(1, 20),
)
def test_the_end_of_a_log(tmp_path: Path, lines: list[str], count: int) -> None:
    log = tmp_path / "engine.log"
    log.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="")
    assert last_lines(log, count) == lines[-count:]


def test_bytes_that_are_no_text_do_not_stop_it(tmp_path: Path) -> None:
    log = tmp_path / "engine.log"
    log.write_bytes(bytes(range(256)) * 100 + b"\nend\n")
    assert LogTail(log).new_lines()[-1] == "end"
    assert last_lines(log, 1) == ["end"]
