"""Every capture against what an expert says about that machine. Retyped from public reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.hardware.capture import replay
from app.hardware.page import as_json, as_text, from_json

CAPTURES = sorted(path.parent for path in (Path(__file__).parents[1] / "captures").glob("*/capture.json"))


@pytest.mark.parametrize("folder", CAPTURES, ids=lambda folder: folder.name)
def test_capture(folder: Path) -> None:
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    machine = as_json(replay(folder))
    assert [adapter["name"] for adapter in machine["adapters"]] == [
        item["name"] for item in expected["adapters"]
    ]
    for adapter, wanted in zip(machine["adapters"], expected["adapters"], strict=True):
        for key, value in wanted.items():
            _check(adapter, key, value)
        assert adapter["reason"], "every adapter has a reason"
    for part in ("cpu", "memory", "os"):
        for key, value in expected.get(part, {}).items():
            assert machine[part][key] == value
    found = {finding["code"] for finding in machine["findings"]}
    assert set(expected.get("findings", ())) <= found
    assert [probe for probe in machine["probes"] if probe["outcome"] == "failed"] == []


def _check(adapter: dict[str, Any], key: str, value: Any) -> None:
    if key.endswith("_has"):
        field = {"reason_has": "reason", "advice_has": "advice", "source_has": "memory_source"}[key]
        assert value in adapter[field]
    else:
        got = list(adapter[key]) if isinstance(value, list) else adapter[key]
        assert got == value, f"{adapter['name']}: {key}"


@pytest.mark.parametrize("folder", CAPTURES, ids=lambda folder: folder.name)
def test_the_page_names_every_adapter_and_json_comes_back(folder: Path) -> None:
    machine = replay(folder)
    page = as_text(machine)
    for adapter in machine.adapters:
        assert adapter.name in page
        assert adapter.reason in page
    assert from_json(json.loads(json.dumps(as_json(machine)))) == machine
