"""The small parts: intervals, width, progress, headers, pip's configuration, reach."""

from __future__ import annotations

import itertools
import os
import ssl
from dataclasses import replace
from email.utils import formatdate
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.artifact import SourceKind
from app.core.events import Progress
from app.core.units import MB
from app.transfer.faults import network_fault
from app.transfer.intervals import Intervals
from app.transfer.job import range_length
from app.transfer.link import content_range, retry_after, validator_of
from app.transfer.options import Options
from app.transfer.pip_config import configured
from app.transfer.progress import Meter
from app.transfer.reach import reachable
from app.transfer.width import Width
from tests.doubles.http.server import BadServer

RANGES = st.lists(st.tuples(st.booleans(), st.integers(0, 60), st.integers(0, 60)), max_size=30)


@given(RANGES)
def test_intervals_are_a_set_of_numbers(steps: list[tuple[bool, int, int]]) -> None:
    intervals, model = Intervals(), set[int]()
    for add, start, end in steps:
        if add:
            intervals.add(start, end)
            model |= set(range(start, end))
        else:
            intervals.remove(start, end)
            model -= set(range(start, end))
    assert {number for start, end in intervals for number in range(start, end)} == model
    assert intervals.total == len(model)
    assert intervals.front == next(number for number in range(100) if number not in model)
    gaps = {number for start, end in intervals.gaps(5, 50) for number in range(start, end)}
    assert gaps == set(range(5, 50)) - model
    pairs = list(intervals)
    assert all(before[1] < after[0] for before, after in itertools.pairwise(pairs))


def test_ranges_shrink_towards_the_end_and_grow_with_the_speed() -> None:
    assert range_length(10**9, 8, 0.0) == 2**20
    assert range_length(10**9, 8, 5e6) == 20_000_000
    assert range_length(1_000_000, 8, 5e6) == 256 * 1024


def run_width(width: Width, speed: dict[int, float], seconds: float) -> int:
    moment, received = 0.0, 0.0
    while moment < seconds:
        width.update(moment, int(received))
        moment += 0.01
        received += 0.01 * speed.get(width.now, max(speed.values()))
    return width.now


def test_one_fast_connection_stays_alone() -> None:
    assert run_width(Width(8), {1: 900 * MB, 8: 900 * MB}, 20) == 1


def test_a_slow_connection_gets_company_at_once() -> None:
    assert run_width(Width(8), {1: 25 * MB, 2: 50 * MB, 4: 100 * MB, 8: 200 * MB}, 0.1) == 8


def test_half_as_many_stay_when_they_are_as_fast() -> None:
    assert run_width(Width(8), {1: 10 * MB, 2: 12 * MB, 4: 12 * MB, 8: 12 * MB}, 30) == 2


def test_all_stay_when_each_brings_something() -> None:
    assert run_width(Width(8), {1: 5 * MB, 2: 10 * MB, 4: 20 * MB, 8: 40 * MB}, 20) == 8


def test_progress_never_goes_backwards_and_the_time_left_does_not_jump() -> None:
    now = [0.0]
    seen: list[Progress] = []
    meter = Meter("d", 1000 * MB, lambda event: seen.append(event), clock=lambda: now[0])  # type: ignore[arg-type]
    done = 0
    for tick in range(200):
        now[0] += 0.25
        done += (20 if tick % 2 else 0) * MB // 4  # bursts
        meter.update(done if tick != 100 else done - 50 * MB)
    assert [event.done for event in seen] == sorted(event.done for event in seen)
    times = [event.eta for event in seen[40:] if event.eta is not None]
    assert max(abs(one - two) for one, two in itertools.pairwise(times)) < 3
    assert seen[-1].rate == pytest.approx(10 * MB, rel=0.15)


@pytest.mark.parametrize(
    ("header", "parsed"),
    [
        ("bytes 0-9/10", (0, 9, 10)),
        ("bytes 5-9/*", (5, 9, None)),
        ("bytes */138874", (None, None, 138874)),
        ("Bytes 1-2/3", (1, 2, 3)),
        ("", (None, None, None)),
        ("bytes -1-/10", (None, None, None)),
        ("items 0-9/10", (None, None, None)),
    ],
)
def test_content_range(header: str, parsed: tuple[int | None, int | None, int | None]) -> None:
    assert content_range(header) == parsed


def test_only_strong_validators_go_into_if_range() -> None:
    assert validator_of({"etag": '"a"'}) == '"a"'
    assert validator_of({"etag": 'W/"a"', "last-modified": "then"}) == "then"
    assert validator_of({}) == ""


def test_retry_after_as_number_and_as_date() -> None:
    import time

    assert retry_after({"retry-after": "7"}) == 7
    assert retry_after({"retry-after": "999999999"}) == 3600
    assert retry_after({"retry-after": formatdate(time.time() + 100, usegmt=True)}) == pytest.approx(
        100, abs=2
    )
    assert retry_after({"retry-after": formatdate(0, usegmt=True)}) == 0
    assert retry_after({"retry-after": "soon"}) is None
    assert retry_after({}) is None


# -- pip's configuration -----------------------------------------------------------------------------------------------


def pip_file(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_pip_files_count_in_pips_order(tmp_path: Path) -> None:
    env = {"HOME": str(tmp_path), "XDG_CONFIG_DIRS": str(tmp_path / "xdg")}
    pip_file(tmp_path / "xdg/pip/pip.conf", "[global]\nindex-url = https://one.invalid/simple\n")
    assert configured(Options(), env).pages[0] == "https://one.invalid/simple"
    pip_file(tmp_path / ".config/pip/pip.conf", "[global]\nindex_url = https://two.invalid/simple\n")
    assert configured(Options(), env).pages[0] == "https://two.invalid/simple"
    named = pip_file(tmp_path / "named.conf", "[install]\nindex-url = https://three.invalid/simple\n")
    assert (
        configured(Options(), env | {"PIP_CONFIG_FILE": str(named)}).pages[0]
        == "https://three.invalid/simple"
    )
    env["PIP_INDEX_URL"] = "https://four.invalid/simple"
    assert configured(Options(), env).pages[0] == "https://four.invalid/simple"
    assert configured(Options(index_url="https://five.invalid/s"), env).pages[0] == "https://five.invalid/s"
    assert configured(Options(), env | {"PIP_CONFIG_FILE": os.devnull}).pages == (
        "https://four.invalid/simple",
    )


def test_further_indexes_and_loose_files(tmp_path: Path) -> None:
    env = {
        "HOME": str(tmp_path),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": "https://one.invalid/simple",
        "PIP_EXTRA_INDEX_URL": "https://two.invalid/simple file:///srv/simple",
        "PIP_FIND_LINKS": "/opt/wheels",
        "PIP_CERT": "/etc/ca.pem",
        "PIP_PROXY": "http://proxy.invalid:3128",
    }
    found = configured(Options(), env)
    assert found.pages == ("https://one.invalid/simple", "https://two.invalid/simple", "file:///srv/simple")
    assert found.find_links == ("/opt/wheels",)
    assert found.certificates == Path("/etc/ca.pem")
    assert found.proxy == "http://proxy.invalid:3128"
    assert configured(Options(), env | {"PIP_NO_INDEX": "1"}).pages == ()


def test_uv_counts_when_pip_says_nothing(tmp_path: Path) -> None:
    env = {"PIP_CONFIG_FILE": os.devnull, "UV_INDEX_URL": "https://uv.invalid/simple"}
    assert configured(Options(), env).pages == ("https://uv.invalid/simple",)


# -- reach -------------------------------------------------------------------------------------------------------------


def test_what_answers_is_reachable_and_what_not_says_why() -> None:
    with BadServer({}) as server:
        url = server.url
        found = reachable(
            [SourceKind.HUGGING_FACE, SourceKind.PACKAGE_INDEX, SourceKind.FOLDER],
            Options(hf_endpoint=server.url, index_url="http://no-such-host.invalid/simple"),
        )
    assert found[SourceKind.HUGGING_FACE].ok
    assert found[SourceKind.FOLDER].ok
    assert not found[SourceKind.PACKAGE_INDEX].ok
    assert "DNS" in found[SourceKind.PACKAGE_INDEX].note
    assert not reachable([SourceKind.HUGGING_FACE], Options(hf_endpoint=url))[SourceKind.HUGGING_FACE].ok


def test_a_silent_host_ends_with_the_time_limit() -> None:
    import time

    with BadServer({}) as server:
        server.always(lambda x: x.server.stopping.wait(5))
        began = time.monotonic()
        reach = reachable([SourceKind.HUGGING_FACE], Options(hf_endpoint=server.url), timeout=0.3)
        assert time.monotonic() - began < 1.5
        assert "in time" in reach[SourceKind.HUGGING_FACE].note


def test_inspected_tls_is_named() -> None:
    error = ssl.SSLCertVerificationError(1, "certificate verify failed")
    error.verify_message = "self-signed certificate in certificate chain"
    fault = network_fault(error, "https://host.invalid/x?Signature=secret")
    assert fault.kind == "tls"
    assert "self-signed" in fault.note
    assert "secret" not in fault.note


def test_options_are_frozen() -> None:
    assert replace(Options(), connections=2).connections == 2
