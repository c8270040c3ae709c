"""What ran before and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent

from app.core.i18n import tr
from app.core.units import duration
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import Page, clear, column, row
from app.gui.widgets.pill import Pill
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.gui.backend import PastRun


class HistoryPage(Page):
    """`wanted` when it comes on screen; `show_runs` answers."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__(tr("History"), width=820)
        self._runs = column(space=Space.M)
        self.add(
            column(
                Text(tr("History"), "title"),
                Text(tr("Recent runs of the engine and how they ended."), "secondary"),
                space=Space.S,
            ),
            self._runs,
            None,
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.wanted.emit()

    def show_runs(self, runs: tuple[PastRun, ...]) -> None:
        """The newest first."""
        clear(self._runs)
        if not runs:
            self._runs.addWidget(Card(Text(tr("Nothing has run yet."), "secondary")))
        for run in runs:
            self._runs.addWidget(_card(run))


def _card(run: PastRun) -> Card:
    words, tone = _outcome(run)
    when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(run.started)), QLocale.FormatType.ShortFormat)
    facts = [when]
    if run.seconds > 0:
        facts.append(duration(run.seconds))
    if run.tokens_per_second:
        facts.append(tr("{speed:.1f} tokens/s", speed=run.tokens_per_second))
    lines = column(Text(run.title, "strong"), Text("  ·  ".join(facts), "secondary"), space=2)
    if run.note:
        lines.addWidget(Text(run.note))
    folder = Button(
        icon="folder",
        kind="quiet",
        name=tr("Open the folder of this run"),
        clicked=lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(run.folder))),
    )
    line = row(lines, Pill(words, tone), folder, space=Space.M)
    line.setStretch(0, 1)
    return Card(line, name=f"{run.title}, {when}, {words}")


def _outcome(run: PastRun) -> tuple[str, str]:
    return {
        "running": (tr("Running"), "accent"),
        "crashed": (tr("Crashed"), "danger"),
        "stopped": (tr("Stopped"), "neutral"),
    }[run.outcome]
