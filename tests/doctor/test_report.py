"""The report: complete, small enough, without personal data."""

from __future__ import annotations

import getpass
import io
import zipfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from app.doctor.diagnose import diagnose
from app.doctor.report import LIMIT, Cleaner, Facts, build
from app.system.resources import resource

LOG = resource("crashes", "hip-module-load-first-request.log")


def facts(log: str) -> Facts:
    return Facts(
        crash=diagnose(LOG, exit_code=3221225477, platform="win32").as_dict(),
        environment={"Graphics": "AMD Radeon RX 9070 XT, gfx1201, driver 32.0.31036.15"},
        versions={"Engine": "strata 0.1.44.1"},
        config='{"api_key": "very-secret-key", "exe": "C:\\\\Users\\\\Jane Doe\\\\Strata\\\\engine\\\\strata.exe"}',
        log=log,
        tried=[("2026-01-02 10:00", "context-half", "failed", "crashed again")],
        steps=["The engine was started"],
    )


def test_it_holds_what_a_maintainer_needs() -> None:
    report = build(facts(LOG.read_text(encoding="utf-8")))
    for needed in (
        "hipModuleLoad",
        "0xC0000005",
        "gfx1201",
        "32.0.31036.15",
        "0.1.44.1",
        "context-half",
        "failed",
        "6472 slots",
    ):
        assert needed in report.markdown
    with zipfile.ZipFile(io.BytesIO(report.as_zip())) as archive:
        assert sorted(archive.namelist()) == ["engine-log-tail.txt", "report.md"]


def test_personal_things_are_taken_out_and_named() -> None:
    log = "\n".join(
        [
            "Authorization: Bearer abcdef123456", "token=hf_abcdefghijklmnop", "/home/jane/models/m.gguf",
            r"C:\Users\Jane Doe\AppData\engine.exe", "jane.doe@example.org", "https://cdn.example/f?Signature=abc123&Expires=1",
            "listening on 192.168.1.20:8080", f"{Path.home()}/x",
        ]
    )  # fmt: skip
    report = build(facts(log))
    for secret in ("abcdef123456", "hf_abcdef", "jane", "Jane", "very-secret", "abc123", "192.168.1.20"):
        assert secret not in report.markdown
        assert secret.encode() not in report.as_zip()
    if len(getpass.getuser()) > 2 and getpass.getuser() != "root":
        assert f"/{getpass.getuser()}/" not in report.markdown
    assert any("keys" in sentence for sentence in report.removed)


@given(noise=st.text(max_size=50), times=st.integers(1, 4000))
def test_it_fits_into_an_issue_form(noise: str, times: int) -> None:
    assert len(build(facts(noise * times)).markdown) < LIMIT


@given(text=st.text(max_size=200))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = Cleaner().clean(text)
    assert Cleaner().clean(once) == once


def test_every_row_of_a_table_has_its_cells() -> None:
    """A fingerprint holds bars, which end a cell in Markdown."""
    lines = build(facts("")).markdown.splitlines()
    row = next(line for line in lines if line.startswith("| Fingerprint"))
    assert row.count("|") - row.count("\\|") == 3
