"""Each promise in docs/guarantees.md names a test that exists."""

from __future__ import annotations

import ast
import re

import pytest

from tests.generated import PROJECT

PAGE = (PROJECT / "docs" / "guarantees.md").read_text(encoding="utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ")][2:]
PROOFS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)


def test_every_promise_has_a_proof() -> None:
    assert len(ROWS) >= 15
    assert all(re.search(r"`tests/[\w/]+\.py::\w+`", row) for row in ROWS)


@pytest.mark.parametrize(("file", "name"), PROOFS)
def test_the_proof_exists(file: str, name: str) -> None:
    tree = ast.parse((PROJECT / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
