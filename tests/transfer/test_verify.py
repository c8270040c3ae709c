"""Verify and repair: one bad bit is found, and only its block is fetched again."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.events import Cancel, ignore
from app.transfer.part import BLOCK
from app.transfer.repair import repair
from app.transfer.verify import verify
from tests.doubles.http.server import BadServer
from tests.transfer.conftest import QUICK, Bench, Serve, content

DATA = content(3 * BLOCK + 12_345)


def flip(path: Path, position: int) -> None:
    with path.open("r+b") as file:
        file.seek(position)
        byte = file.read(1)[0]
        file.seek(position)
        file.write(bytes([byte ^ 4]))


def mend(bench: Bench, artifact: object) -> None:
    repair(
        bench.target,
        artifact,  # type: ignore[arg-type]
        parts=bench.parts,
        step="repair",
        options=QUICK,
        sink=bench.events.append,
        cancel=Cancel(),
    )


@pytest.mark.parametrize("position", [0, BLOCK + 77, 2 * BLOCK - 1, 3 * BLOCK + 9])
def test_one_flipped_bit_costs_one_block(bench: Bench, serve: Serve, position: int) -> None:
    artifact, server = serve(DATA)
    bench.fetch(artifact)
    flip(bench.target, position)
    before = server.sent
    verdict = verify(bench.target, artifact, cancel=Cancel(), sink=ignore, parts=bench.parts)
    assert not verdict.ok
    assert verdict.bad_from == (position // BLOCK * BLOCK if position < 3 * BLOCK else None)
    mend(bench, artifact)
    assert bench.target.read_bytes() == DATA
    assert server.sent - before <= BLOCK


def test_bad_bits_in_several_blocks_are_all_mended(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    bench.fetch(artifact)
    flip(bench.target, 5)
    flip(bench.target, 2 * BLOCK + 5)
    before = server.sent
    mend(bench, artifact)
    assert bench.target.read_bytes() == DATA
    assert server.sent - before <= 2 * BLOCK


def test_a_truncated_file_gets_only_its_end(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    bench.fetch(artifact)
    with bench.target.open("r+b") as file:
        file.truncate(2 * BLOCK + 100)
    before = server.sent
    mend(bench, artifact)
    assert bench.target.read_bytes() == DATA
    assert server.sent - before <= len(DATA) - 2 * BLOCK


def test_a_good_file_is_not_fetched_again(bench: Bench, serve: Serve) -> None:
    artifact, server = serve(DATA)
    bench.fetch(artifact)
    asked = len(server.requests)
    bench.fetch(artifact)
    mend(bench, artifact)
    assert len(server.requests) == asked
    assert verify(bench.target, artifact, cancel=Cancel(), sink=ignore).ok


def test_a_file_that_was_changed_is_fetched_again(bench: Bench, server: BadServer, serve: Serve) -> None:
    artifact, _ = serve(DATA)
    bench.fetch(artifact)
    bench.target.write_bytes(b"GGUF, but another")
    assert bench.fetch(artifact).read_bytes() == DATA
