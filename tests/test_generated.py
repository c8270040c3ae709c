"""The pages of docs/ that are made from data are current."""

from __future__ import annotations

import pytest

from tests.generated import PAGES, PROJECT


@pytest.mark.parametrize("name", PAGES)
def test_page_is_current(name: str) -> None:
    written = (PROJECT / "docs" / name).read_text(encoding="utf-8")
    assert written == PAGES[name](), "run `python -m tests.generated`"
