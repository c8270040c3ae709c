"""The report before it leaves the computer: all of it can be read, copied or saved; nothing is sent."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.code_field import CodeBlock, CopyButton
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text
from app.system.files import write_atomic

if TYPE_CHECKING:
    from app.doctor.report import Report

_ANY = 16_777_215  # Qt's QWIDGETSIZE_MAX


class ReportDialog(QDialog):
    """`Save` writes a zip with the end of the log too, or the text alone."""

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Report"))
        self.resize(820, 620)
        self._report, text = report, report.markdown
        view = CodeBlock(tr("The report's text"), text)
        view.setLineWrapMode(CodeBlock.LineWrapMode.WidgetWidth)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        view.setMinimumHeight(200)
        view.setMaximumHeight(_ANY)
        copy = CopyButton(tr("the report"))
        copy.show_text(text)
        self._trouble = column()
        layout = column(
            Text(tr("Report"), "title"),
            Text(
                tr(
                    "Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent."
                ),
                "secondary",
            ),
            Text(
                " ".join(f"{item[:1].upper()}{item[1:]}." for item in report.removed)
                or tr("It contained nothing personal to remove."),
                "caption",
            ),
            view,
            self._trouble,
            row(
                None,
                copy,
                Button(tr("Save …"), self._save, icon="download"),
                Button(tr("Close"), self.accept, kind="primary"),
                space=Space.M,
            ),
            space=Space.M,
            margins=Space.XL,
            parent=self,
        )
        layout.setStretch(3, 1)

    def _save(self) -> None:
        kinds = ";;".join([tr("With the end of the log (*.zip)"), tr("Text only (*.md)")])
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save the report"), "strata-launcher-report.zip", kinds
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.zip")
        report = self._report
        try:
            write_atomic(path, report.markdown.encode() if path.suffix == ".md" else report.as_zip())
        except OSError as error:
            self._trouble.addWidget(
                ErrorCard(
                    UserFacingError(
                        tr("The report could not be saved"),
                        f"{error}.",
                        tr("Choose another folder."),
                        repr(error),
                    )
                )
            )
