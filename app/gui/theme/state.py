"""Which colour set is in use. `Theme` sets it; whatever paints reads it."""

from __future__ import annotations

from app.gui.theme.tokens import LIGHT, Colors

_current: Colors = LIGHT


def current() -> Colors:
    """The colours in use now."""
    return _current


def use(colors: Colors) -> None:
    """For `Theme` alone."""
    global _current
    _current = colors
