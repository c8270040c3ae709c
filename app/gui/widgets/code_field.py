"""Something to copy: an address or a snippet with a Copy button that says that it copied."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.core.i18n import tr
from app.gui.theme.icons import set_icon
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.layout import row

_SAID_MS = 1600


class CopyButton(Button):
    """Copies what `show_text` gave it."""

    def __init__(self, what: str) -> None:
        super().__init__(tr("Copy"), self._copy, icon="copy", name=tr("Copy {what}", what=what))
        self._name = self.accessibleName()
        self._text = ""
        self._back = QTimer(self, singleShot=True, interval=_SAID_MS)
        self._back.timeout.connect(self._restore)

    def show_text(self, text: str) -> None:
        self._text = text
        self.setEnabled(bool(text))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self.setText(tr("Copied"))
        set_icon(self, "check", "success", 18)
        self._back.start()

    def _restore(self) -> None:
        self.setText(tr("Copy"))
        set_icon(self, "copy", "text", 18)


class CodeField(QWidget):
    """One line."""

    def __init__(self, what: str, text: str = "") -> None:
        super().__init__()
        self._edit = QLineEdit(text)
        self._edit.setReadOnly(True)
        self._edit.setProperty("role", "code")
        self._edit.setAccessibleName(what)
        self.copy_button = CopyButton(what)
        row(self._edit, self.copy_button, space=Space.S, parent=self)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        if self._edit.text() != text:
            self._edit.setText(text)
            self._edit.setCursorPosition(0)
        self.copy_button.show_text(text)

    @property
    def text(self) -> str:
        return self._edit.text()


class CodeBlock(QPlainTextEdit):
    """Several lines, read only."""

    def __init__(self, what: str, text: str = "", lines: int = 6) -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setAccessibleName(what)
        self.setProperty("role", "code")
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 0.92)
        self.setFont(font)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * lines + 46)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
