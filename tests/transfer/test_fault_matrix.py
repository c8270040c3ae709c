"""The page on faults says what the tests do."""

from __future__ import annotations

from tests.transfer.fault_matrix import TARGET, text


def test_the_page_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == text(), "run: python -m tests.transfer.fault_matrix"
