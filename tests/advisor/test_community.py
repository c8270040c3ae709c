"""The advice against what users measured (`community.toml`); thresholds are what the development half gives today."""

from __future__ import annotations

import pytest

from app.catalog.load import load
from tests.advisor.community import Verdict, failing, half_of, judge, results


@pytest.fixture(scope="module")
def development() -> list[Verdict]:
    return [judge(item) for item in results("dev")]


def test_every_result_names_its_source_and_stands_in_the_half_of_its_source() -> None:
    assert len({item["source"] for item in results()}) >= 60
    for item in results():
        assert item["source"].startswith(("bench/results/", "report: "))
        assert item["half"] == half_of(item["source"])


def test_every_result_is_of_a_model_of_the_catalogue() -> None:
    for item in results():
        assert "strata" in load().variant(item["family"], item["model"]).engines


def test_what_ran_is_called_possible(development) -> None:
    """With the engine that the user had: nine of ten at least."""
    ran = [item for item in development if item.result["ran"]]
    assert sum(item.compiled for item in ran) >= 0.9 * len(ran)


def test_no_advised_set_up_is_one_that_a_result_shows_failing(development) -> None:
    assert [item.result["source"] for item in development if failing(item, results())] == []


def test_the_told_range_holds_the_measured_speed(development) -> None:
    told = [item.within for item in development if item.within is not None]
    assert len(told) >= 35
    assert sum(told) >= 0.9 * len(told)
