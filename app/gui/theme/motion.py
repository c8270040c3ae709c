"""Whether things may move: the user's setting, or the system's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

_reduced = False


def reduce(on: bool) -> None:
    """The user's own choice."""
    global _reduced
    _reduced = on


def allowed() -> bool:
    """The system says "no animation" by switching Qt's general user-interface animation off."""
    return not _reduced and QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
