"""The window's language: Qt's translator behind `app.core.i18n.tr`."""

from __future__ import annotations

import os

from PySide6.QtCore import QLocale, QTranslator

from app.core.i18n import install_translator
from app.gui.resources import translation_file
from app.system.language import ENVIRONMENT

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "zh_CN": "简体中文",
    "ja": "日本語",
    "es": "Español",
    "fr": "Français",
}
CONTEXT = "app"


def install(language: str = "") -> str:
    """Use `language` ("" = the system's), where we have it; returns the language in use."""
    wanted = language or system_language()
    os.environ[ENVIRONMENT] = wanted
    if (
        QLocale.system().language() != QLocale(wanted).language()
    ):  # else dates stay as the system's user wants them
        QLocale.setDefault(QLocale(wanted))
    if wanted == "en" or not translation_file(wanted).exists():
        install_translator(None)
        return "en"
    translator = QTranslator()
    translator.load(str(translation_file(wanted)))
    locale = QLocale(wanted)
    install_translator(
        lambda text: translator.translate(CONTEXT, text) or text,
        group=locale.groupSeparator(),
        point=locale.decimalPoint(),
    )
    return wanted


def system_language() -> str:
    """The first language of the system's list that we have, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("-", "_")
        for known in LANGUAGES:
            if (
                code == known
                or code.split("_")[0] == known
                or (known == "zh_CN" and code.startswith(("zh_Hans", "zh_SG")))
            ):
                return known
    return "en"
