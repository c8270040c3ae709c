"""The first page: state, address, figures, try-it."""

from __future__ import annotations

from app.core.i18n import tr
from app.gui.dashboard.crash_card import CrashCard
from app.gui.dashboard.figures import Figures
from app.gui.dashboard.model_card import ModelCard
from app.gui.dashboard.state_card import StateCard
from app.gui.dashboard.try_it import TryIt
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.code_field import CodeField
from app.gui.widgets.layout import Page, column
from app.gui.widgets.text import Text
from app.runtime.types import State, Status

ANSWERING = (State.READY, State.BUSY, State.DEGRADED)


class OverviewPage(Page):
    def __init__(self) -> None:
        super().__init__(tr("Overview"), width=820)
        self.state = StateCard()
        self.crash = CrashCard()
        self.trouble = column(space=Space.L)
        self.model = ModelCard()
        self.try_it = TryIt()
        self._address = CodeField(tr("the address"))
        self._address_card = Card(
            column(
                Text(tr("Address for other programs"), "heading"),
                Text(tr("OpenAI-compatible; no key is needed on this computer."), "secondary"),
                space=2,
            ),
            self._address,
            name=tr("Address for other programs"),
        )
        self.figures = Figures()
        self.add(
            self.state,
            self.crash,
            self.trouble,
            self.model,
            self._address_card,
            self.figures,
            self.try_it,
            None,
        )

    def show_status(self, status: Status) -> None:
        self.state.show_status(status)
        if status.state in (State.CRASHED, State.LOOPING):
            self.crash.show_crash(status)
        elif status.state in ANSWERING:
            self.crash.forget()
        running = status.state.running
        self._address.show_text(status.endpoints.get("openai", "") if running else "")
        self._address_card.setVisible(running and bool(self._address.text))
        self.figures.setVisible(running)
        self.figures.show_status(status)
        self.try_it.set_usable(status.state in ANSWERING)
