"""Every widget in every state and theme, for people who change them: `python -m app.gui.gallery`."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QComboBox, QLineEdit, QMainWindow, QProgressBar, QWidget

from app.advisor.types import BudgetLine, Pool
from app.core.errors import UserFacingError
from app.core.events import StepState
from app.core.units import GIB
from app.gui.state_look import look
from app.gui.theme import Theme, application
from app.gui.theme.tokens import Space
from app.gui.widgets.answer import AnswerCard
from app.gui.widgets.budget import Budget
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, ChoiceCard, fact
from app.gui.widgets.code_field import CodeBlock, CodeField
from app.gui.widgets.error_card import ErrorCard
from app.gui.widgets.expander import Expander
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import Page, row
from app.gui.widgets.log_view import LogView
from app.gui.widgets.notice import Notice
from app.gui.widgets.number_field import NumberField
from app.gui.widgets.pill import TONES, Pill
from app.gui.widgets.setting_line import SettingLine, switch
from app.gui.widgets.step_list import StepList
from app.gui.widgets.switch import Switch
from app.gui.widgets.text import Text
from app.gui.widgets.tile import Tile
from app.gui.widgets.tiles import Tiles
from app.runtime.types import State, Status

THEMES = ("system", "light", "dark", "contrast")


class Gallery(QMainWindow):
    """One long page; the list at the top changes the theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setWindowTitle("Strata Launcher: gallery")
        self.resize(1000, 900)
        themes = QComboBox()
        themes.setAccessibleName("Theme")
        themes.addItems(THEMES)
        themes.currentTextChanged.connect(theme.choose)
        page = Page("Gallery", width=860)
        page.add(row(Text("Gallery", "title"), themes), *_sections(), None)
        self.setCentralWidget(page)


def _sections() -> list[QWidget]:
    return [
        _text(),
        _buttons(),
        _pills(),
        _fields(),
        _choices(),
        _card("A setting", SettingLine("Wait", "What it does.", switch(True, lambda _: None))),
        _progress(),
        _tiles(),
        _budget(),
        _messages(),
        AnswerCard({"question": "Say hello.", "text": "Hello!", "tokens": 2, "tokens_per_second": 41.0}),
        ErrorCard(
            UserFacingError(
                "The port is taken", "Port 8080 belongs to python.", "Stop it, or take another port."
            ),
            Button("Try again", kind="primary"),
        ),
        _log(),
    ]


def _card(title: str, *items: QWidget) -> Card:
    return Card(Text(title, "heading"), *items, name=title)


def _text() -> Card:
    roles = (
        "title",
        "heading",
        "strong",
        "body",
        "secondary",
        "caption",
        "figure",
        "success",
        "warning",
        "danger",
    )
    return _card("Text", *(Text(f"{role}: the quick brown fox", role) for role in roles))


def _line(*items: QWidget) -> QWidget:
    holder, flow = QWidget(), Flow(horizontal=Space.M, vertical=Space.S)
    for item in items:
        flow.add(item)
    holder.setLayout(flow)
    return holder


def _buttons() -> Card:
    off = Button("Disabled", icon="stop")
    off.setEnabled(False)
    primary_off = Button("Primary, disabled", kind="primary", icon="play")
    primary_off.setEnabled(False)
    chosen = Button("Page, chosen", kind="nav", icon="home")
    chosen.setCheckable(True)
    chosen.setChecked(True)
    return _card(
        "Buttons",
        _line(
            Button("Plain", icon="folder"), Button("Primary", kind="primary", icon="play"), off, primary_off
        ),
        _line(Button("Quiet", kind="quiet", icon="restart"), Button("Page", kind="nav", icon="log"), chosen),
        _line(Button("Large", large=True, icon="globe"), Button(name="Icon only", icon="settings")),
    )


def _pills() -> Card:
    states = [look(Status(state, "")) for state in State]
    return _card(
        "Status pills",
        _line(*(Pill(tone, tone) for tone in TONES)),
        _line(*(Pill(shown.word, shown.tone) for shown in states)),
    )


def _fields() -> Card:
    edit, off, combo = QLineEdit(), QLineEdit("Disabled"), QComboBox()
    edit.setPlaceholderText("Placeholder")
    edit.setAccessibleName("Text")
    off.setAccessibleName("Disabled text")
    off.setEnabled(False)
    combo.addItems(["One", "Two", "Three"])
    combo.setAccessibleName("List")
    number = NumberField(1, 65535, 8080)
    number.setAccessibleName("Number")
    on = Switch("A switch that is on")
    on.setChecked(True)
    return _card(
        "Fields",
        edit,
        off,
        combo,
        number,
        on,
        Switch("A switch that is off"),
        CodeField("the address", "http://127.0.0.1:8080/v1"),
        CodeBlock("Code", "curl http://127.0.0.1:8080/v1/models", lines=1),
    )


def _choices() -> Card:
    chosen = ChoiceCard(Text("Chosen", "strong"), Text("With a note", "caption"), name="Chosen")
    chosen.set_checked(True)
    other = ChoiceCard(Text("Not chosen", "strong"), Text("With a note", "caption"), name="Not chosen")
    more = Expander("More", Text("What belongs to it."), opened=True)
    card = fact("gpu", "A graphics card", "Used: the best.", "success")
    return _card("Choices and facts", chosen, other, card, more)


def _progress() -> Card:
    steps, bar, busy = StepList(), QProgressBar(), Busy("Working …")
    steps.set_steps([(state.value, f"A step that is {state.value}") for state in StepState])
    for state in StepState:
        steps.show_state(state.value, state, "a note")
    bar.setTextVisible(False)
    bar.setValue(42)
    bar.setAccessibleName("Progress")
    busy.start()
    return _card("Progress", bar, busy, steps)


def _tiles() -> QWidget:
    holder = QWidget()
    grid = Tiles(holder, narrowest=176, most=3, gap=Space.L)
    for title, figure, unit in (
        ("Writing speed", "54.3", "tokens/s"),
        ("Memory", "10.4", "GiB"),
        ("Nothing yet", "", ""),
    ):
        tile = Tile(title)
        for value in (3.0, 4.0, 3.5, 5.0, 4.5, 6.0):
            tile.show_value(figure, unit, "a note", value if figure else None)
        grid.addWidget(tile)
    return holder


def _budget() -> Card:
    sizes = (("weights", 9.1), ("kv", 1.4), ("buffers", 0.9), ("system", 0.8), ("free", 3.8))
    lines = tuple(BudgetLine(kind, kind.capitalize(), int(size * GIB)) for kind, size in sizes)
    return _card("Memory budget", Budget((Pool("VRAM", 16 * GIB, lines),)))


def _messages() -> Card:
    levels = ("info", "warning", "error")
    return _card("Notices", *(Notice(f"A sentence of the level {level}.", level) for level in levels))


def _log() -> Card:
    view = LogView("Log")
    view.setMinimumHeight(140)
    view.append(["main: loading model", "warning: little room", "error: device lost", "main: done"])
    return _card("Log", view)


def main() -> int:
    app = application(*sys.argv[1:])
    gallery = Gallery(Theme(app))
    gallery.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
