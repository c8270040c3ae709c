"""A model's answer with its speed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import column
from app.gui.widgets.text import Text


class AnswerCard(Card):
    """`answer` is the status' record of a request: text, tokens, tokens_per_second ..."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(name=tr("The answer"), space=Space.M, tone="accent")
        self.column.addWidget(Text(tr("It answers"), "heading"))
        if question := answer.get("question"):
            self.column.addWidget(Text(tr("You: {question}", question=question), "secondary"))
        bubble = QFrame()
        bubble.setProperty("role", "sunken")
        words = Text(str(answer.get("text", "")).strip())
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        words.setAccessibleName(tr("The answer"))
        column(words, margins=Space.L, parent=bubble)
        self.column.addWidget(bubble)
        figures = Flow(horizontal=Space.XXL, vertical=Space.S)
        for title, value in _figures(answer):
            holder = QWidget()
            column(
                Text(title, "caption", wrap=False), Text(value, "strong", wrap=False), space=2, parent=holder
            )
            figures.add(holder)
        line = QWidget()
        line.setLayout(figures)
        self.column.addWidget(line)


def _figures(answer: dict[str, Any]) -> list[tuple[str, str]]:
    figures = [
        (tr("Generation"), tr("{speed:.1f} tokens/s", speed=float(answer.get("tokens_per_second") or 0.0)))
    ]
    if answer.get("prompt_per_second"):
        figures.append(
            (tr("Prompt processing"), tr("{speed:.0f} tokens/s", speed=float(answer["prompt_per_second"])))
        )
    if answer.get("tokens"):
        figures.append((tr("Length"), tr("{count} tokens", count=answer["tokens"])))
    return figures
