"""The window's texts are complete in every language, with the same fields, and compiled."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

from app.core.i18n import tr
from app.gui import i18n
from app.gui.resources import translation_file

UPDATE = Path(__file__).parents[2] / "resources" / "i18n" / "update.py"
spec = importlib.util.spec_from_file_location("i18n_update", UPDATE)
update = importlib.util.module_from_spec(spec)
spec.loader.exec_module(update)

# What is on screen in the window itself; messages from further below fall back to English until they are translated.
SHOWN = "app/gui/"


def fields(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}", text))


@pytest.mark.parametrize("language", update.LANGUAGES)
def test_every_text_of_the_window_is_translated(language):
    known = update.translations(language)
    missing = [text for text, path in update.texts().items() if path.startswith(SHOWN) and text not in known]
    assert missing == []


@pytest.mark.parametrize("language", update.LANGUAGES)
def test_fields_survive_the_translation(language):
    for text, translated in update.translations(language).items():
        assert fields(text) == fields(translated), text


@pytest.mark.parametrize("language", update.LANGUAGES)
def test_the_compiled_file_is_up_to_date(language):
    translator = QTranslator()
    assert translator.load(str(translation_file(language)))
    for text, translated in update.translations(language).items():
        assert translator.translate(i18n.CONTEXT, text) == translated


def test_install_and_fall_back():
    assert i18n.install("de") == "de"
    assert tr("Settings") == "Einstellungen"
    assert tr("{model} is ready", model="Qwen") == "Qwen ist bereit"
    assert tr("A text that nobody translated") == "A text that nobody translated"
    assert i18n.install("en") == "en"
    assert tr("Settings") == "Settings"


@pytest.mark.parametrize(
    ("system", "language"),
    [("de-AT", "de"), ("zh-Hans-CN", "zh_CN"), ("ja-JP", "ja"), ("pt-BR", "en"), ("fr", "fr")],
)
def test_the_systems_language(monkeypatch, system, language):
    class System:
        def uiLanguages(self) -> list[str]:
            return [system]

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert i18n.system_language() == language


def test_every_language_fits_every_page(qtbot, make_window, backend):
    """Longer words must not push anything out of the window."""
    from app.runtime.types import State
    from tests.gui.backend_double import status

    for language in update.LANGUAGES:
        i18n.install(language)
        backend.state = status(State.READY)
        window = make_window(set_up=True, show=False)
        window.resize(1040, 760)
        window.show()
        for name in ("overview", "connect", "settings"):
            window.dashboard.show_page(name)
            page = window.dashboard.page(name)
            qtbot.waitUntil(lambda page=page: page.widget().width() <= page.viewport().width())
        window.close_down()
