"""The try-it box: one question, the answer as it comes, its speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.engines.base import Answer


class TryIt(Card):
    asked = Signal(str)
    stopped = Signal()

    def __init__(self) -> None:
        super().__init__(name=tr("Try it"))
        self._question = QLineEdit()
        self._question.setPlaceholderText(tr("Ask something short …"))
        self._question.setAccessibleName(tr("Your question"))
        self._question.returnPressed.connect(self._pressed)
        self._send = Button(tr("Ask"), self._pressed, icon="send")
        self._answer = Text("")
        self._answer.setAccessibleName(tr("The answer"))
        self._answer.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._speed = Text("", "caption")
        self._bubble = QFrame()
        self._bubble.setProperty("role", "sunken")
        column(self._answer, self._speed, space=Space.S, margins=Space.L, parent=self._bubble)
        self._bubble.hide()
        self._working = False
        self._usable = False
        self.column.addWidget(Text(tr("Try it"), "heading"))
        self.column.addLayout(row(self._question, self._send, space=Space.S))
        self.column.addWidget(self._bubble)
        self.set_usable(False)

    def set_usable(self, usable: bool) -> None:
        """Only a running engine can be asked."""
        self._usable = usable
        self._question.setEnabled(usable)
        self._question.setPlaceholderText(
            tr("Ask something short …") if usable else tr("Start the engine to ask something.")
        )
        self._send.setEnabled(usable or self._working)

    def add_token(self, text: str) -> None:
        self._answer.setText(self._answer.text() + text)

    def show_answer(self, answer: Answer) -> None:
        self._end(answer.text)
        speed = tr("{speed:.1f} tokens/s", speed=answer.tokens_per_second)
        length = tr("{count} tokens", count=answer.tokens)
        self._speed.setText(f"{speed}  ·  {length}")

    def show_failure(self, text: str) -> None:
        self._end(self._answer.text().rstrip(" …"))
        self._speed.setText(text)

    def _end(self, text: str) -> None:
        self._working = False
        self._answer.setText(text.strip())
        self._answer.setVisible(bool(text.strip()))
        self._send.retitle(tr("Ask"), "send")
        self.set_usable(self._usable)

    def _pressed(self) -> None:
        if self._working:
            self.stopped.emit()
            return
        question = self._question.text().strip()
        if not question:
            return
        self._working = True
        self._answer.setText("")
        self._answer.show()
        self._speed.setText(tr("Thinking …"))
        self._bubble.show()
        self._send.retitle(tr("Stop"), "stop")
        self.asked.emit(question)
