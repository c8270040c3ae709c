"""The look: `Theme` puts it on the application and follows the system; `current()` is read when painting."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from app.gui.theme import icons, state
from app.gui.theme.state import current
from app.gui.theme.stylesheet import stylesheet
from app.gui.theme.tokens import CONTRAST, DARK, LIGHT, THEMES, Colors, Type

# Families for systems whose desktop names none (a bare X server), the calmest first.
_TEXT_FAMILIES = ("Inter", "Cantarell", "Noto Sans", "Open Sans")
_GENERIC = ("DejaVu Sans", "Sans Serif", "Sans", "")


def application(*arguments: str) -> QApplication:
    """Qt's application, in the style that the style sheet builds on. Named here and not set later: `setStyle` would
    first make Python's side of QStyle with its 600 names, for nothing but that."""
    return QApplication([sys.argv[0], "-style", "fusion", *arguments])


class Theme(QObject):
    """Owns the application's palette, style sheet and font."""

    changed = Signal()

    def __init__(self, app: QApplication, choice: str = "system") -> None:
        super().__init__(app)
        self._app = app
        self._choice = choice
        self._font = _body_font()
        self._mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        app.setFont(self._font)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        accessibility = getattr(hints, "accessibility", lambda: None)()  # Qt 6.10 and newer
        if accessibility is not None:
            accessibility.contrastPreferenceChanged.connect(self._refresh)
        self._apply(self._wanted())

    def choose(self, choice: str) -> None:
        """`choice` is "system", "light", "dark" or "contrast"."""
        self._choice = choice
        self._refresh()

    @property
    def mono(self) -> str:
        """The family for code and logs."""
        return self._mono

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is not current():
            self._apply(wanted)

    def _wanted(self) -> Colors:
        if self._choice in THEMES:
            return THEMES[self._choice]
        hints = QGuiApplication.styleHints()
        accessibility = getattr(hints, "accessibility", lambda: None)()
        if (
            accessibility is not None
            and accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast
        ):
            return CONTRAST
        return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT

    def _apply(self, colors: Colors) -> None:
        state.use(colors)
        self._app.setPalette(_palette(colors))
        self._app.setStyleSheet(stylesheet(colors, self._font.pointSizeF(), self._mono))
        icons.draw()
        self.changed.emit()


def _body_font() -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if QFontInfo(font).family() in _GENERIC:
        installed = QFontDatabase.families()
        font.setFamily(next((family for family in _TEXT_FAMILIES if family in installed), font.family()))
    font.setPointSizeF(max(font.pointSizeF(), Type.SMALLEST_BODY))
    return font


def _palette(colors: Colors) -> QPalette:
    palette = QPalette()
    role = QPalette.ColorRole
    for which, value in (
        (role.Window, colors.window),
        (role.WindowText, colors.text),
        (role.Base, colors.card),
        (role.AlternateBase, colors.sunken),
        (role.Text, colors.text),
        (role.PlaceholderText, colors.secondary),
        (role.Button, colors.card),
        (role.ButtonText, colors.text),
        (role.ToolTipBase, colors.card),
        (role.ToolTipText, colors.text),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.on_accent),
        (role.Accent, colors.accent),
        (role.Link, colors.accent),
        (role.LinkVisited, colors.accent),
        (role.Mid, colors.control_border),
        (role.Light, colors.hover),
        (role.Dark, colors.control_border),
    ):
        palette.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(colors.control_border))
    return palette
