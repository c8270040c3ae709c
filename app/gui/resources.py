"""Where the window's drawings and translations lie, in a checkout and in a frozen build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.system.resources import resource

if TYPE_CHECKING:
    from pathlib import Path


def icon_file(name: str) -> Path:
    return resource("icons", f"{name}.svg")


def translation_file(language: str) -> Path:
    return resource("i18n", f"strata-launcher_{language}.qm")
