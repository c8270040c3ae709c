"""Reset: set aside, never deleted."""

from __future__ import annotations

from app.engines import profiles
from app.engines.profile import Profile
from app.jobs.knowledge import settings_store
from app.jobs.reset import reset
from app.system.files import replace
from app.system.home import Home
from app.system.settings import Settings


def test_everything_is_set_aside_and_can_be_put_back(home: Home) -> None:
    settings_store(home).change(port=9000)
    settings_store(home).change(port=9001)
    profiles.save(home, Profile("p", "P", "llamacpp", "b", "f", "m", 2048))
    (home.models / "m").mkdir(parents=True)
    kept = reset(home)
    assert settings_store(home).load() == Settings()
    assert profiles.every(home) == ()
    assert home.models.exists()
    assert {path.name for path in kept} == {"settings.json", "settings.good.json", "profiles"}
    for path in kept:
        replace(path, home.root / path.name)
    assert settings_store(home).load().port == 9001
    assert profiles.load(home, "p").title == "P"


def test_a_second_reset_keeps_the_first(home: Home) -> None:
    for port in (9000, 9001):
        settings_store(home).change(port=port)
        assert reset(home)
    assert len(list((home.root / "aside").glob("*/settings.json"))) == 2
    assert reset(home) == ()
