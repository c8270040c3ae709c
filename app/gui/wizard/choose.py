"""Page 2: what is it for, and which model fits this machine."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.advisor.types import Wish
from app.core.i18n import tr
from app.core.units import download
from app.gui.theme.tokens import Space
from app.gui.widgets.budget import Budget
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, ChoiceCard, IconLabel
from app.gui.widgets.expander import Expander
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.pill import Pill
from app.gui.widgets.text import Text
from app.gui.widgets.tiles import Tiles
from app.gui.wizard.advanced import Advanced
from app.gui.wizard.page import WizardPage

if TYPE_CHECKING:
    from app.advisor.types import Recommendation
    from app.gui.backend import Backend
    from app.gui.tasks import Task, Tasks
    from app.gui.wizard.story import Story

_ALTERNATIVES = 3


class ChoosePage(WizardPage):
    def __init__(self, backend: Backend, tasks: Tasks, story: Story) -> None:
        super().__init__(
            tr("What do you want to do?"),
            tr("This decides which model is recommended. You can change it later."),
            backend,
            tasks,
            story,
        )
        self._uses = {
            use: _use_card(icon, title, note)
            for use, icon, title, note in (
                ("chat", "chat", tr("Chat"), tr("Questions, writing, ideas")),
                ("coding", "code", tr("Coding"), tr("Write and fix code")),
                (
                    "documents",
                    "document",
                    tr("Long documents"),
                    tr("Summaries and questions about long texts"),
                ),
                ("try", "spark", tr("Just try it"), tr("A small, fast download")),
            )
        }
        uses = QWidget()
        grid = Tiles(uses, narrowest=148, most=4, gap=Space.M)
        for use, card in self._uses.items():
            card.chosen.connect(lambda use=use: self._use(use))
            grid.addWidget(card)
        self._busy = Busy(tr("Working out what fits …"))
        self._result = column(space=Space.L)
        self._advanced = Advanced()
        self._advanced.changed.connect(self._advanced_changed)
        self._asking: Task | None = None
        self._wish = story.wish or Wish()
        self.add(uses, self._busy, self._result, Expander(tr("Advanced"), self._advanced), None)

    def entered(self) -> None:
        self._mark_use()
        if self.story.advised is None or self.story.advised_for != self._wish:
            self._ask()

    def _use(self, use: str) -> None:
        if use != self._wish.use:
            self._wish = dataclasses.replace(self._wish, use=use)
            self._mark_use()
            self._ask()

    def _mark_use(self) -> None:
        for use, card in self._uses.items():
            card.set_checked(use == self._wish.use)

    def _advanced_changed(self, wish: Wish, port: int | None) -> None:
        self.story.port = port
        changed = dataclasses.replace(wish, use=self._wish.use)
        if changed != self._wish:
            self._wish = changed
            self._ask()

    def _ask(self) -> None:
        if self._asking is not None:
            self._asking.abandon()
        self.clear_error()
        clear(self._result)
        self._busy.start()
        self.set_ready(False)
        machine, wish = self.story.machine, self._wish
        assert machine is not None
        self._asking = self.tasks.run(
            lambda *_: (wish, self.backend.advise(machine, wish)),
            on_done=self._advised,
            on_error=self._failed,
        )

    def _failed(self, error: Exception) -> None:
        self._asking = None
        self._busy.stop()
        self.show_error(error, Button(tr("Try again"), self._ask, icon="restart"))

    def _advised(self, answer: tuple[Wish, object]) -> None:
        self._asking = None
        self._busy.stop()
        self.story.advised_for, self.story.advised = answer  # type: ignore[assignment]
        assert self.story.advised is not None
        assert self.story.machine is not None
        self.story.chosen = self.story.advised.chosen
        self._advanced.offer(self.story.advised, self.story.machine)
        self._show()

    def _show(self) -> None:
        clear(self._result)
        advised, chosen = self.story.advised, self.story.chosen
        assert advised is not None
        if advised.notes:  # one story: what would be best, why it cannot be had, what is taken instead
            self._result.addWidget(Notice(" ".join(advised.notes), "warning"))
        for note in advised.advice.notes:
            self._result.addWidget(Notice(note, "info"))
        if chosen is None:
            self._result.addWidget(_nothing_fits(advised.advice.recommendations))
            self.set_ready(False)
            return
        best = chosen == advised.advice.best
        self._result.addWidget(recommendation_card(chosen, recommended=best))
        fitting = advised.advice.recommendations[: min(_ALTERNATIVES + 1, advised.advice.fitting)]
        others = [item for item in fitting if item != chosen]
        if others:
            self._result.addWidget(Text(tr("Other choices that fit"), "heading"))
            for item in others[:_ALTERNATIVES]:
                self._result.addWidget(self._alternative(item))
        if advised.advice.own:
            self._result.addWidget(
                Expander(tr("Strata's own answer"), Text(" ".join(advised.advice.own), "secondary"))
            )
        self.set_ready(True)

    def _alternative(self, item: Recommendation) -> ChoiceCard:
        facts = " · ".join(facts_of(item))
        words = column(Text(item.title, "strong"), Text(facts, "secondary"), space=2)
        take = Text(tr("Choose"), "secondary", wrap=False)
        card = ChoiceCard(
            row(words, take, space=Space.M), name=tr("Choose {title}: {facts}", title=item.title, facts=facts)
        )
        card.chosen.connect(lambda: self._take(item))
        return card

    def _take(self, item: Recommendation) -> None:
        self.story.chosen = item
        self._show()
        self.verticalScrollBar().setValue(0)


def recommendation_card(item: Recommendation, *, recommended: bool) -> Card:
    """The one big card: title, why, the figures, the memory budget."""
    card = Card(name=item.title, tone="accent", space=Space.L)
    head = row(Text(item.title, "heading"), space=Space.M)
    head.setStretch(0, 1)
    head.addWidget(
        Pill(tr("Recommended"), "success") if recommended else Pill(tr("Your choice"), "accent"),
        alignment=Qt.AlignmentFlag.AlignTop,
    )
    card.column.addLayout(head)
    if item.reasons:
        card.column.addWidget(Text(" ".join(item.reasons), "secondary"))
    figures = Flow(horizontal=Space.XXL, vertical=Space.M)
    for title, value in figures_of(item):
        figures.add(_figure(title, value))
    holder = QWidget()
    holder.setLayout(figures)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    card.column.addWidget(holder)
    if item.pools:
        card.column.addWidget(Budget(item.pools))
    for warning in item.warnings:
        card.column.addWidget(Notice(warning, "warning"))
    if item.would_change:
        card.column.addWidget(Notice(tr("What would change this: {list}", list="; ".join(item.would_change))))
    return card


def figures_of(item: Recommendation) -> list[tuple[str, str]]:
    """The figures that decide, as (name, value)."""
    figures = []
    if item.speed is not None:
        figures.append((tr("Expected speed"), speed_text(item)))
    figures.append((tr("Download"), download(item.download_size) if item.download_size else tr("nothing")))
    figures.append((tr("Context"), tr("{tokens:,} tokens", tokens=item.choice.context)))
    return figures


def facts_of(item: Recommendation) -> list[str]:
    return [value if name == tr("Expected speed") else f"{name} {value}" for name, value in figures_of(item)]


def speed_text(item: Recommendation) -> str:
    assert item.speed is not None
    low, high = round(item.speed.low), round(item.speed.high)
    return (
        tr("about {low}–{high} tokens/s", low=low, high=high)
        if low != high
        else tr("about {n} tokens/s", n=low)
    )


def _figure(title: str, value: str) -> QWidget:
    holder = QWidget()
    column(Text(title, "caption", wrap=False), Text(value, "strong", wrap=False), space=2, parent=holder)
    return holder


def _nothing_fits(items: Sequence[Recommendation]) -> Card:
    card = Card(Text(tr("No model fits these choices"), "heading"), tone="warning")
    for item in items[:_ALTERNATIVES]:
        card.column.addWidget(Notice(f"{item.title}: {' '.join(item.reasons)}"))
    return card


def _use_card(icon: str, title: str, note: str) -> ChoiceCard:
    card = ChoiceCard(
        IconLabel(icon, "accent", 24),
        Text(title, "strong", wrap=False),
        Text(note, "caption"),
        name=f"{title}. {note}",
    )
    card.column.addStretch(1)
    return card
