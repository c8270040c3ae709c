"""The user's language in processes without Qt: the keeper writes sentences that the window shows."""

from __future__ import annotations

import os

from app.core.i18n import install_translator
from app.system.resources import resource

ENVIRONMENT = "STRATA_LAUNCHER_LANGUAGE"  # set by the window for what it starts; a terminal speaks English


def install_from_environment() -> None:
    """Let `tr` answer in the language that the window gave along; English without one, or without a file for it."""
    file = resource("i18n", f"strata-launcher_{os.environ.get(ENVIRONMENT, '')}.ts")
    if not file.exists():
        return
    from xml.etree import ElementTree

    messages = ElementTree.parse(file).getroot().iter("message")
    known = {message.findtext("source", ""): message.findtext("translation", "") for message in messages}
    install_translator(lambda text: known.get(text) or text)
