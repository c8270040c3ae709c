"""Each claim in docs/security.md names a test that exists."""

from __future__ import annotations

import ast
import re

import pytest

from tests.generated import PROJECT

PAGE = (PROJECT / "docs" / "security.md").read_text(encoding="utf-8")
HOLDS = PAGE.partition("## What holds")[2].partition("## ")[0]
ROWS = [line for line in HOLDS.splitlines() if line.startswith("| ")][2:]


@pytest.mark.parametrize("row", ROWS)
def test_the_proof_of_a_claim_exists(row: str) -> None:
    found = re.search(r"`(tests/[\w/]+\.py)::(\w+)`", row)
    assert found, row
    tree = ast.parse((PROJECT / found[1]).read_text(encoding="utf-8"))
    assert found[2] in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
