"""The live tiles of the overview: speeds, context, requests, memory and load, each with its course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.core.i18n import number, tr
from app.core.units import GIB, memory
from app.gui.theme.tokens import Space
from app.gui.widgets.tile import Tile
from app.gui.widgets.tiles import Tiles

if TYPE_CHECKING:
    from app.hardware.load import CardLoad
    from app.jobs.metrics import Metrics, Requests
    from app.runtime.types import Status


class Figures(QWidget):
    """`show_status` with each state, `show_metrics` once a second while the page is on screen and the engine runs."""

    def __init__(self) -> None:
        super().__init__()
        self._speed = Tile(tr("Generation"))
        self._reading = Tile(tr("Prompt processing"))
        self._context = Tile(tr("Context"))
        self._requests = Tile(tr("Requests"))
        self._vram = Tile(tr("VRAM"))
        self._gpu = Tile(tr("GPU"))
        self._memory = Tile(tr("Engine memory"))
        self._cpu = Tile(tr("CPU"))
        self._given = 0
        grid = Tiles(self, narrowest=164, most=4, gap=Space.L)
        for tile in (
            self._speed,
            self._reading,
            self._context,
            self._requests,
            self._vram,
            self._gpu,
            self._memory,
            self._cpu,
        ):
            grid.addWidget(tile)
        for tile in (self._requests, self._vram, self._gpu):
            tile.hide()  # until there is something to tell

    def show_status(self, status: Status) -> None:
        """What the last answer said; the engine's own figures replace it as they come."""
        speed = status.tokens_per_second or float(status.answer.get("tokens_per_second") or 0.0)
        reading = status.prompt_per_second or float(status.answer.get("prompt_per_second") or 0.0)
        self._show_speeds(speed, reading)
        self._given = status.context_given or status.context_asked
        note = tr("of {total:,} tokens", total=self._given) if self._given else ""
        if status.context_given and status.context_given < status.context_asked:
            note = tr("{asked:,} requested", asked=status.context_asked)
        self._context.show_value(number(status.context_used) if self._given else "", "", note)

    def show_metrics(self, metrics: Metrics) -> None:
        self._show_requests(metrics.requests)
        self._show_cards(metrics.cards)
        _show_memory(self._memory, metrics.memory, metrics.memory_total)
        free = tr("{size} free", size=memory(metrics.memory_available))
        self._memory.setToolTip(free)
        self._cpu.show_value(f"{metrics.cpu * 100:.0f}", "%", tr("of all cores"), metrics.cpu)

    def _show_cards(self, cards: tuple[CardLoad, ...]) -> None:
        """Of several cards the memory in all, and the load of the busiest. Without one the tiles are not there."""
        loads = [card.busy for card in cards if card.busy is not None]
        self._vram.setVisible(bool(cards))
        self._gpu.setVisible(bool(loads))
        if cards:
            _show_memory(self._vram, sum(card.used for card in cards), sum(card.total for card in cards))
        if loads:
            note = tr("in use") if len(loads) == 1 else tr("the busiest of {count}", count=len(loads))
            self._gpu.show_value(f"{max(loads) * 100:.0f}", "%", note, max(loads))

    def _show_requests(self, requests: Requests) -> None:
        self._requests.setVisible(requests.running is not None)
        if requests.running is not None:
            note = tr("{count} waiting", count=requests.waiting) if requests.waiting else tr("running")
            self._requests.show_value(number(requests.running), "", note, float(requests.running))
        self._show_speeds(requests.tokens_per_second, requests.prompt_per_second)
        if requests.context_used is not None and self._given:
            note = tr("of {total:,} tokens", total=self._given)
            share = requests.context_used / self._given
            self._context.show_value(number(requests.context_used), "", note, share)

    def _show_speeds(self, writing: float | None, reading: float | None) -> None:
        if writing:
            self._speed.show_value(number(writing, 1), tr("tokens/s"), "", writing)
        if reading:
            self._reading.show_value(number(reading), tr("tokens/s"), "", reading)


def _show_memory(tile: Tile, used: int, total: int) -> None:
    figure, unit = memory(used).split(" ")
    tile.show_value(figure, unit, tr("of {total}", total=memory(total)), used / GIB)
