"""The licences of everything that this program brings along."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.code_field import CodeBlock
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text
from app.system.resources import resource

_ANY = 16_777_215  # Qt's QWIDGETSIZE_MAX


def licences() -> str:
    """The text that the build collected; a checkout has none, because it brings nothing of others."""
    collected = resource("third-party.txt")
    if collected.exists():
        return collected.read_text(encoding="utf-8")
    return tr(
        "This copy runs from source code. The licenses of the packages it uses come with those packages."
    )


class LicencesDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Licenses"))
        self.resize(820, 620)
        view = CodeBlock(tr("The licenses"), licences())
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        view.setLineWrapMode(CodeBlock.LineWrapMode.WidgetWidth)
        view.setMinimumHeight(200)
        view.setMaximumHeight(_ANY)
        layout = column(
            Text(tr("Licenses"), "title"),
            view,
            row(None, Button(tr("Close"), self.accept, kind="primary"), space=Space.M),
            space=Space.M,
            margins=Space.XL,
            parent=self,
        )
        layout.setStretch(1, 1)
