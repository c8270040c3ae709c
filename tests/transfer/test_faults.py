"""The fault matrix: every way a server misbehaves, alone and in pairs, at the first request and in the middle."""

from __future__ import annotations

import pytest

from tests.doubles.http.faults import PASSING
from tests.doubles.http.server import Exchange, Fault
from tests.transfer.conftest import Bench, Serve, content

DATA = content(1_500_000)


def name(fault: Fault) -> str:
    return fault.__name__


@pytest.mark.parametrize("fault", PASSING, ids=name)
@pytest.mark.parametrize("good_before", [0, 1, 3])
def test_one_fault(bench: Bench, serve: Serve, fault: Fault, good_before: int) -> None:
    artifact, server = serve(DATA)
    server.plan(*[Exchange.good] * good_before, fault)
    assert bench.fetch(artifact).read_bytes() == DATA
    bench.assert_honest(len(DATA))


@pytest.mark.parametrize("second", PASSING, ids=name)
@pytest.mark.parametrize("first", PASSING, ids=name)
def test_two_faults(bench: Bench, serve: Serve, first: Fault, second: Fault) -> None:
    artifact, server = serve(DATA)
    server.plan(first, second)
    assert bench.fetch(artifact).read_bytes() == DATA
    bench.assert_honest(len(DATA))
