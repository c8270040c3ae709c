"""Where the window's drawings and translations lie, in a checkout and in a frozen build."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2] / "resources"


def icon_file(name: str) -> Path:
    return ROOT / "icons" / f"{name}.svg"


def translation_file(language: str) -> Path:
    return ROOT / "i18n" / f"strata-launcher_{language}.qm"
