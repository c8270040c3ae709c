"""An error as a card: what it is, what happened, what to do, and a Copy button for the technical part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card, IconLabel
from app.gui.widgets.code_field import CopyButton
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.core.errors import UserFacingError
    from app.gui.widgets.buttons import Button


class ErrorCard(Card):
    """`actions` are buttons of the page ("Try again"), shown before Copy."""

    def __init__(self, error: UserFacingError, *actions: Button) -> None:
        super().__init__(name=f"{error.title}. {error.what_happened} {error.what_to_do}", tone="danger")
        copy = CopyButton(tr("the error"))
        copy.show_text(as_text(error))
        words = column(
            Text(error.title, "heading"),
            Text(error.what_happened),
            Text(error.what_to_do, "secondary"),
            Space.XS,
            row(*actions, copy, None),
            space=Space.S,
        )
        sign = IconLabel("error", "danger", 24)
        body = row(sign, words, space=Space.M)
        body.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
        body.setStretch(1, 1)
        self.column.addLayout(body)


def as_text(error: UserFacingError) -> str:
    """The error as text for the clipboard."""
    parts = [error.title, "", error.what_happened, error.what_to_do]
    if error.details:
        parts += ["", error.details]
    return "\n".join(parts)
