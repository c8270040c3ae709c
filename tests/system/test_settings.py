"""Settings: always a start, never a loss."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.system.files import read_json, write_json
from app.system.home import Home
from app.system.settings import Settings, SettingsStore


def test_saved_settings_come_back(home: Home) -> None:
    store = SettingsStore(home.settings)
    store.save(Settings(profile="a", port=9000, close_to_tray=True))
    assert SettingsStore(home.settings).load() == Settings(profile="a", port=9000, close_to_tray=True)


def test_a_corrupt_file_is_set_aside_and_the_last_good_one_used(home: Home) -> None:
    store = SettingsStore(home.settings)
    store.save(Settings(port=9000))
    store.save(Settings(port=9001))
    home.settings.write_bytes(b'{"port": 90')
    loaded = store.load()
    assert loaded.port == 9000
    assert len(store.notices) == 1
    aside = list(home.root.glob("settings.broken-*.json"))
    assert [path.read_bytes() for path in aside] == [b'{"port": 90']


def test_keys_of_a_newer_version_survive_a_save(home: Home) -> None:
    write_json(home.settings, {"version": 7, "port": 9000, "hologram": {"depth": 3}})
    SettingsStore(home.settings).change(theme="dark")
    saved = read_json(home.settings)
    assert saved["hologram"] == {"depth": 3}
    assert (saved["port"], saved["theme"]) == (9000, "dark")


def test_a_value_of_the_wrong_type_is_named_and_the_rest_kept(home: Home) -> None:
    write_json(home.settings, {"port": "many", "theme": "dark", "close_to_tray": 3})
    store = SettingsStore(home.settings)
    assert store.load() == Settings(theme="dark")
    assert any("port" in notice for notice in store.notices)
    assert any("close_to_tray" in notice for notice in store.notices)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.dictionaries(st.sampled_from(["port", "theme", "profile", "x"]), inner, max_size=4),
).map(lambda value: json.dumps(value).encode()))  # fmt: skip
def test_no_content_stops_a_start(home: Home, content: bytes) -> None:
    home.root.mkdir(parents=True, exist_ok=True)
    home.settings.write_bytes(content)
    loaded = SettingsStore(home.settings).load()
    assert isinstance(loaded.port, int)
    assert isinstance(loaded.theme, str)
