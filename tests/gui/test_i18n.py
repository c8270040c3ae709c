"""All texts are complete in every language, with the same fields, and compiled."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

from app.core.i18n import number, tr
from app.gui import i18n
from app.gui.resources import translation_file
from app.system.language import ENVIRONMENT

UPDATE = Path(__file__).parents[2] / "resources" / "i18n" / "update.py"
spec = importlib.util.spec_from_file_location("i18n_update", UPDATE)
update = importlib.util.module_from_spec(spec)
spec.loader.exec_module(update)


def fields(text: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}", text))


@pytest.mark.parametrize("language", update.LANGUAGES)
def test_every_text_is_translated(language):
    """Of the window, of what the lower packages say in it, of crash signatures, remedies and exit codes."""
    known = update.translations(language)
    assert [text for text in update.texts() if text not in known] == []


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
    assert tr("{tokens:,} tokens", tokens=32768) == "32.768 Token"
    assert number(32768) == "32.768"
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


@pytest.mark.parametrize("language", update.LANGUAGES)
@pytest.mark.parametrize("state", ["READY", "CRASHED"])
@pytest.mark.parametrize("size", [(1040, 760), (760, 570)], ids=["usual", "small"])
def test_every_language_fits_every_page(qtbot, make_window, backend, language, state, size):
    """Longer words must not push anything out of the window, also where 200 % leaves it little room."""
    from app.runtime.types import State
    from tests.gui.backend_double import status

    i18n.install(language)
    backend.state = status(State[state], crash={"title": "It crashed", "cause": "Nobody knows why."})
    window = make_window(set_up=True, show=False)
    window.resize(*size)
    window.show()
    crash = window.dashboard.overview.crash
    qtbot.waitUntil(lambda: crash.isVisible() == (state == "CRASHED"))
    for name in ("overview", "connect", "history", "storage", "updates", "settings"):
        window.dashboard.show_page(name)
        page = window.dashboard.page(name)
        qtbot.waitUntil(lambda page=page: page.widget().width() <= page.viewport().width())
        assert page.widget().minimumSizeHint().width() <= page.viewport().width(), name
    window.close_down()


def test_processes_without_qt_speak_the_windows_language(tmp_path):
    """The keeper writes sentences that the window shows."""
    code = (
        "import sys; from app.core.i18n import tr; from app.system import language;"
        "language.install_from_environment(); print(tr(sys.argv[1]));"
        "assert not any(name.startswith('PySide6') for name in sys.modules)"
    )
    root = Path(__file__).parents[2]
    for name, words in (
        ("de", "Die Gewichte des Modells werden gelesen"),
        ("", "Reading the model's weights"),
        ("tlh", "Reading the model's weights"),
    ):
        environment = {**os.environ, ENVIRONMENT: name, "PYTHONUTF8": "1"}
        done = subprocess.run(
            [sys.executable, "-c", code, "Reading the model's weights"],
            cwd=root,
            env=environment,
            capture_output=True,
            timeout=60,
            check=True,
        )
        assert done.stdout.decode().strip() == words


def test_a_crash_card_speaks_the_users_language(qtbot, tmp_path):
    """From the signature's file to the sentence on the card."""
    from app.doctor import signatures
    from app.doctor.diagnose import diagnose

    sample = next(item for item in signatures.load() if item.id == "hip-module-load-first-request")
    i18n.install("de")
    try:
        crash = diagnose(sample.samples[0].log)
    finally:
        i18n.install("en")
    assert crash.title == "Der AMD-Treiber stürzte beim Laden eines Rechenprogramms ab"
    assert "{card}" not in crash.cause
    assert crash.cause.startswith("Auf ")
