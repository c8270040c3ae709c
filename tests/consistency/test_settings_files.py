"""Whatever stands in the settings file: the program starts, says what it did, and nothing is lost."""

from __future__ import annotations

import dataclasses
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.system.settings import VERSION, Settings, SettingsStore

VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(), st.lists(st.text())
)
NAMES = st.one_of(
    st.sampled_from([field.name for field in dataclasses.fields(Settings)]), st.text(min_size=1)
)


def load(content: bytes, good: bytes | None = None) -> tuple[Settings, SettingsStore, dict[str, bytes]]:
    """The settings from a file with this content, and all files of the folder afterwards."""
    with tempfile.TemporaryDirectory() as name:
        store = SettingsStore(Path(name) / "settings.json")
        store.path.write_bytes(content)
        if good is not None:
            store.last_good.write_bytes(good)
        settings = store.load()
        return settings, store, {path.name: path.read_bytes() for path in Path(name).iterdir()}


@given(st.binary(max_size=300))
def test_random_bytes(content: bytes) -> None:
    _, store, files = load(content)
    assert content in files.values(), "what was there is kept"
    assert "settings.json" in files or store.notices


@given(st.integers(0, 400))
def test_truncated_anywhere(length: int) -> None:
    whole = json.dumps({"version": VERSION, **dataclasses.asdict(Settings(port=9000))}).encode()
    good = json.dumps({"version": VERSION, "port": 9001}).encode()
    settings, store, files = load(whole[:length], good)
    if length < len(whole):
        assert settings.port == 9001
        assert "last good one" in store.notices[0]
        assert whole[:length] in files.values()
    else:
        assert settings.port == 9000


@given(st.dictionaries(NAMES, VALUES, max_size=8), st.integers(-5, 99))
def test_any_object_of_any_version(value: dict[str, object], version: int) -> None:
    """From the future or the past: known fields that make sense count, unknown ones survive a save."""
    content = json.dumps({**value, "version": version}).encode()
    settings, _, _ = load(content)
    for field in dataclasses.fields(Settings):
        assert isinstance(getattr(settings, field.name), (str, int, bool, type(None)))
    with tempfile.TemporaryDirectory() as name:
        store = SettingsStore(Path(name) / "settings.json")
        store.path.write_bytes(content)
        store.change(port=1234)
        kept = json.loads(store.path.read_bytes())
        known = {field.name for field in dataclasses.fields(Settings)} | {"version"}
        assert {key: item for key, item in value.items() if key not in known}.items() <= kept.items()
        assert json.loads(store.last_good.read_bytes()) == {**value, "version": version}


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_still_starts(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{broken")
    tmp_path.chmod(0o555)
    try:
        store = SettingsStore(path)
        assert store.load() == Settings()
        assert store.notices
    finally:
        tmp_path.chmod(0o755)
