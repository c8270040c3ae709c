"""The first page: state, address, figures, try-it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.core.i18n import number, tr
from app.core.units import GIB, memory
from app.gui.dashboard.crash_card import CrashCard
from app.gui.dashboard.model_card import ModelCard
from app.gui.dashboard.state_card import StateCard
from app.gui.dashboard.try_it import TryIt
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.code_field import CodeField
from app.gui.widgets.layout import Page, column
from app.gui.widgets.text import Text
from app.gui.widgets.tile import Tile
from app.gui.widgets.tiles import Tiles
from app.runtime.types import State, Status

if TYPE_CHECKING:
    from app.gui.backend import Usage

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
        self._speed = Tile(tr("Writing speed"), curve=True)
        self._reading = Tile(tr("Reading speed"))
        self._context = Tile(tr("Context"))
        self._memory = Tile(tr("Memory of the engine"), curve=True)
        self._cpu = Tile(tr("Processor"), curve=True)
        self._room = Tile(tr("Free memory"))
        self._tiles = QWidget()
        grid = Tiles(self._tiles, narrowest=176, most=3, gap=Space.L)
        for tile in (self._speed, self._memory, self._cpu, self._context, self._reading, self._room):
            grid.addWidget(tile)
        self.add(
            self.state,
            self.crash,
            self.trouble,
            self.model,
            self._address_card,
            self._tiles,
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
        self._tiles.setVisible(running)
        self.try_it.set_usable(status.state in ANSWERING)
        speed = status.tokens_per_second or float(status.answer.get("tokens_per_second") or 0.0)
        reading = status.prompt_per_second or float(status.answer.get("prompt_per_second") or 0.0)
        self._speed.show_value(
            f"{speed:.1f}" if speed else "", tr("tokens/s"), tr("last answer"), speed or None
        )
        self._reading.show_value(f"{reading:.0f}" if reading else "", tr("tokens/s"), tr("last question"))
        given = status.context_given or status.context_asked
        self._context.show_value(number(given) if given else "", tr("tokens"), _context_note(status))

    def show_usage(self, usage: Usage) -> None:
        """Once a second while the page is on screen and the engine runs."""
        figure, unit = memory(usage.memory).split(" ")
        self._memory.show_value(figure, unit, tr("in RAM, all of it"), usage.memory / GIB)
        free, free_unit = memory(usage.memory_available).split(" ")
        self._room.show_value(free, free_unit, tr("of {total}", total=memory(usage.memory_total)))
        self._cpu.show_value(f"{usage.cpu * 100:.0f}", "%", tr("of all cores"), usage.cpu)


def _context_note(status: Status) -> str:
    if status.context_given and status.context_given < status.context_asked:
        return tr("{asked:,} were asked for", asked=status.context_asked)
    return tr("{used:,} in use", used=status.context_used) if status.context_used else ""
