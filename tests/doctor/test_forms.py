"""Every log of readings.toml in the forms in which people send logs: the reading must be the same in each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.doctor.diagnose import diagnose

READINGS = tomllib.loads(Path(__file__).with_name("readings.toml").read_text(encoding="utf-8"))["reading"]


def _each_line(before: str, after: str = "") -> Callable[[str], bytes]:
    return lambda log: "".join(f"{before}{line}{after}\n" for line in log.splitlines()).encode()


FORMS: dict[str, Callable[[str], bytes]] = {
    "plain": str.encode,
    "Windows lines": lambda log: log.replace("\n", "\r\n").encode(),
    "PowerShell redirect": lambda log: log.encode("utf-16"),
    "PowerShell appended": lambda log: b"PS C:\\> strata\r\n" + log.encode("utf-16-le"),
    "colours": _each_line("\x1b[31m", "\x1b[0m"),
    "journal": _each_line("Dec 01 10:00:00 box llama-server[4242]: "),
    "compose": _each_line("llama-1  | "),
    "docker with times": _each_line("2026-01-02T10:00:00.123456789Z "),
    "cut in the middle of a letter": lambda log: "größer".encode()[3:] + b"\n" + log.encode(),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("reading", READINGS, ids=[reading["name"] for reading in READINGS])
def test_reading(tmp_path: Path, reading: dict[str, Any], form: str) -> None:
    if not reading["log"] and form == "PowerShell appended":
        pytest.skip("there is no log")
    file = tmp_path / "engine.log"
    file.write_bytes(FORMS[form](reading["log"]))
    found = diagnose(file, exit_code=reading.get("exit"), platform=reading["platform"])
    assert found.signature == reading["signature"], found
    if "first" in reading:
        assert found.remedies[0] == reading["first"]
    assert found.exit.name == reading.get("ends", found.exit.name)
    assert found.phase == reading.get("phase", found.phase)
    assert found.loop == reading.get("loop", found.loop)
    if "frame" in reading:
        assert any(reading["frame"] in frame.label for frame in found.frames)


def test_the_newest_crash_of_a_server_ending_with_1_counts(tmp_path: Path) -> None:
    file = tmp_path / "engine.log"
    file.write_text("[strata] the engine stopped unexpectedly (exit code 3221225725).\n", encoding="utf-8")
    assert diagnose(file, exit_code=1, platform="win32").signature == "hip-stack-overflow"
