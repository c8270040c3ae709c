"""Random sequences of faults, stops and restarts: the file is right at the end, nothing is thrown away."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel
from tests.doubles.http import faults
from tests.doubles.http.server import BadServer, Exchange, Fault
from tests.transfer.conftest import QUICK, Bench, at, content, described

DATA = content(1_200_000)
HONEST = [fault for fault in faults.PASSING if fault not in (faults.flipped_bit, faults.stall)]
RUNS = st.lists(
    st.tuples(st.lists(st.sampled_from([Exchange.good, *HONEST]), max_size=5), st.integers(0, len(DATA))),
    min_size=1,
    max_size=4,
)


@settings(max_examples=40, deadline=None)
@given(runs=RUNS, connections=st.integers(1, 6))
def test_any_sequence_ends_with_the_right_file(runs: list[tuple[list[Fault], int]], connections: int) -> None:
    """Each run meets some faults and is stopped after some bytes; the last may finish."""
    folder = Path(tempfile.mkdtemp())
    try:
        with BadServer({"/m.gguf": DATA}) as server:
            artifact = described(DATA, at(f"{server.url}/m.gguf"))
            bench = Bench(folder)
            for planned, stop_after in runs:
                stop_run(bench, server, planned, stop_after, connections)
            server.heal()
            assert bench.fetch(artifact).read_bytes() == DATA
            assert not [text for text in bench.messages if "errors" in text]
    finally:
        shutil.rmtree(folder)


def stop_run(
    bench: Bench, server: BadServer, planned: list[Fault], stop_after: int, connections: int
) -> None:
    cancel = Cancel()
    before = server.sent
    server.plan(*planned)
    server.pace = lambda: cancel.set() if server.sent - before >= stop_after else None
    artifact = described(DATA, at(f"{server.url}/m.gguf"))
    with contextlib.suppress(Cancelled, UserFacingError):
        bench.fetch(artifact, replace(QUICK, connections=connections), cancel=cancel)
    server.pace = None
