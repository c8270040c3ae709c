"""The golden table: at least 60 machines, each with the choice and its reason in words."""

from __future__ import annotations

import pytest

from tests.advisor.golden import answered, kept, machines

ROWS = kept()
MACHINES = list(machines())


def test_there_are_enough_machines_and_each_has_its_row() -> None:
    assert len(MACHINES) >= 60
    assert [name for name, _, _ in MACHINES] == list(ROWS)


@pytest.mark.parametrize(("name", "machine", "use"), MACHINES, ids=[name for name, _, _ in MACHINES])
def test_golden(name: str, machine, use: str) -> None:
    row, wanted = answered(name, machine, use), ROWS[name]
    assert row.choice == wanted["choice"]
    assert row.reason == wanted["reason"]
    assert row.reason.endswith(".")
    assert row.own == wanted.get("own", "")
    assert row.change == wanted.get("change", "")
