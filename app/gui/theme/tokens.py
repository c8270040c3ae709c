"""The design's constants: space, radius, type and three colour sets. All that is painted takes its values from here."""

from __future__ import annotations

from typing import NamedTuple


class Colors(NamedTuple):
    """One colour set. Text colours reach WCAG AA (4.5:1) on `window`, `card` and `sunken`; a test computes it."""

    name: str
    window: str
    card: str
    sunken: str  # code, logs, tracks
    hover: str
    pressed: str
    border: str
    control_border: str  # 3:1 on `card`: the outline of something that can be used
    text: str
    secondary: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    success: str
    success_soft: str
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    neutral_soft: str
    focus: str
    kv: str
    buffers: str
    system: str
    line: int = 1  # width of outlines

    @property
    def dark(self) -> bool:
        return self.name != "light"


LIGHT = Colors(
    name="light",
    window="#F5F6F8",
    card="#FFFFFF",
    sunken="#F0F1F4",
    hover="#ECEEF2",
    pressed="#E1E4EA",
    border="#E4E6EB",
    control_border="#868C96",
    text="#1B1D21",
    secondary="#59606A",
    accent="#2F57C8",
    accent_hover="#2649AE",
    on_accent="#FFFFFF",
    accent_soft="#E8EEFC",
    success="#1B7045",
    success_soft="#E3F3EA",
    warning="#855300",
    warning_soft="#FBF0DA",
    danger="#B3261E",
    danger_soft="#FBE9E7",
    neutral_soft="#ECEEF2",
    focus="#2F57C8",
    kv="#1C8C91",
    buffers="#C98A1B",
    system="#9AA1AC",
)

DARK = Colors(
    name="dark",
    window="#191A1D",
    card="#232529",
    sunken="#1D1F22",
    hover="#2E3136",
    pressed="#383B42",
    border="#33363C",
    control_border="#7B818C",
    text="#ECEEF1",
    secondary="#A8AEB8",
    accent="#8FAAFF",
    accent_hover="#A9BEFF",
    on_accent="#0F1526",
    accent_soft="#2A3350",
    success="#71CF9B",
    success_soft="#1E3629",
    warning="#EFB94F",
    warning_soft="#3A301B",
    danger="#FF8F86",
    danger_soft="#432524",
    neutral_soft="#2E3136",
    focus="#8FAAFF",
    kv="#4FC3C8",
    buffers="#E0A94A",
    system="#6E7580",
)

CONTRAST = Colors(
    name="contrast",
    window="#000000",
    card="#000000",
    sunken="#000000",
    hover="#1F1F1F",
    pressed="#333333",
    border="#FFFFFF",
    control_border="#FFFFFF",
    text="#FFFFFF",
    secondary="#FFFFFF",
    accent="#FFE04D",
    accent_hover="#FFEE9B",
    on_accent="#000000",
    accent_soft="#000000",
    success="#5CFF9D",
    success_soft="#000000",
    warning="#FFE04D",
    warning_soft="#000000",
    danger="#FF9A9A",
    danger_soft="#000000",
    neutral_soft="#000000",
    focus="#00E5FF",
    kv="#00E5FF",
    buffers="#FF9CF0",
    system="#BBBBBB",
    line=2,
)

THEMES = {colors.name: colors for colors in (LIGHT, DARK, CONTRAST)}


class Space:
    """Distances in logical pixels."""

    XS, S, M, L, XL, XXL = 4, 8, 12, 16, 24, 32


class Radius:
    CONTROL, CARD = 7, 12


class Type:
    """Sizes relative to the body text."""

    TITLE, HEADING, BODY, CAPTION, FIGURE = 1.9, 1.2, 1.0, 0.9, 1.6
    SMALLEST_BODY = 10.5  # points; some systems' menu font is too small for reading sentences
