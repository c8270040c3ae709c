"""Every signature: readable, complete, and right on its own sample."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.doctor import remedies, signatures
from app.doctor.diagnose import diagnose
from app.doctor.signatures import Sample, Signature
from app.system.resources import resource

ALL = signatures.load()
SAMPLES = [(signature, sample) for signature in ALL for sample in signature.samples]


def test_there_are_at_least_sixty() -> None:
    assert len(ALL) >= 60


@pytest.mark.parametrize(
    ("signature", "sample"), SAMPLES, ids=[f"{s.id}-{n}" for n, (s, _) in enumerate(SAMPLES)]
)
def test_each_sample_is_read_as_its_signature(signature: Signature, sample: Sample) -> None:
    reading = diagnose(sample.log, exit_code=sample.exit or None, platform=sample.platform)
    assert reading.signature == signature.id, f"also: {reading.also}"
    assert reading.remedies == tuple(item for item in signature.remedies if item in reading.remedies)
    assert reading.remedies or signature.benign
    if sample.phase:
        assert reading.phase == sample.phase


@pytest.mark.parametrize("signature", ALL, ids=lambda signature: signature.id)
def test_each_one_is_complete(signature: Signature) -> None:
    assert signature.title[0].isupper()
    assert not signature.title.endswith(".")
    assert signature.cause.endswith(".")
    assert signature.helps.endswith(".")
    assert signature.sources
    assert signature.samples
    assert signature.benign or signature.remedies
    for remedy in signature.remedies:
        assert remedy in remedies.load(), f"{signature.id} names the unknown remedy {remedy}"


@pytest.mark.parametrize("remedy", remedies.load().values(), ids=lambda remedy: remedy.id)
def test_each_remedy_says_what_it_changes_and_costs(remedy: remedies.Remedy) -> None:
    assert remedy.change.endswith(".")
    assert remedy.cost.endswith(".")
    assert 0 <= remedy.cost_rank <= 9
    assert (remedy.overlay is not None) + bool(remedy.computed) + bool(remedy.action) == 1


def test_an_unknown_key_is_refused_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(
        'title = "x"\ncause = "x"\nhelps = "x"\nremedies = []\nsources = []\nrule = []\ncolour = "red"\n'
    )
    with pytest.raises(ValueError, match=r"odd\.toml.*colour"):
        signatures.read(path)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    data=st.binary(max_size=200)
    | st.sampled_from(
        [
            b"[[rule]]\nweight = 'x'",
            b"title = 1\nrule = 3",
            b"rule = [1]",
            b"[[rule]]\nall = ['(']\nweight = 1",
        ]
    )
)
def test_a_damaged_signature_takes_no_other_down(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "broken.toml").write_bytes(data)
    good = resource("crashes", "port-taken.toml")
    (tmp_path / good.name).write_bytes(good.read_bytes())
    signatures.load.cache_clear()
    assert "port-taken" in [signature.id for signature in signatures.load(tmp_path)]


def test_every_shipped_file_is_read() -> None:
    files = sorted(resource("crashes").glob("*.toml"))
    assert [signature.id for signature in signatures.load()] == [path.stem for path in files]
    for path in files:
        signatures.read(path)
