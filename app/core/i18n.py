"""Text that a user reads goes through `tr`. The window installs Qt's translator here; without one, English stays."""

from __future__ import annotations

from collections.abc import Callable

_translate: Callable[[str], str] | None = None


def install_translator(translate: Callable[[str], str] | None) -> None:
    """Use `translate` (source text -> text of the user's language) from now on; None restores English."""
    global _translate
    _translate = translate


def tr(text: str, /, **values: object) -> str:
    """The user's wording of `text`, with `{name}` fields filled from `values`."""
    translated = _translate(text) if _translate else text
    return translated.format(**values) if values else translated
