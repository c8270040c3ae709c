"""Settings: each has one line with its name, what it does, and its control. The search hides what does not match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.core.i18n import tr
from app.gui.i18n import LANGUAGES
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.layout import Page, column, row
from app.gui.widgets.number_field import NumberField
from app.gui.widgets.switch import Switch
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.gui.backend import Backend


class SettingsPage(Page):
    """Writes each change at once. `theme_chosen` and `motion_chosen` take effect at once too."""

    theme_chosen = Signal(str)
    motion_chosen = Signal()

    def __init__(self, backend: Backend) -> None:
        super().__init__(tr("Settings"), width=820)
        self._backend = backend
        self._lines: list[tuple[QWidget, str]] = []
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Search settings"))
        self._search.setAccessibleName(tr("Search settings"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._cards = [self._look_card(), self._behaviour_card(), self._network_card()]
        self.add(Text(tr("Settings"), "title"), self._search, *self._cards, None)

    def _look_card(self) -> Card:
        settings = self._backend.settings()
        themes = [
            (tr("Like the system"), "system"),
            (tr("Light"), "light"),
            (tr("Dark"), "dark"),
            (tr("High contrast"), "contrast"),
        ]
        languages = [(tr("Like the system"), ""), *((title, code) for code, title in LANGUAGES.items())]
        return self._card(
            tr("Look"),
            self._line(tr("Colours"), "", self._choice(themes, settings.theme, self._theme)),
            self._line(
                tr("Language"),
                tr("From the next start on."),
                self._choice(languages, settings.language, self._save("language")),
            ),
            self._line(
                tr("Less motion"),
                tr("Nothing turns or slides."),
                self._switch(settings.reduced_motion, self._motion),
            ),
        )

    def _behaviour_card(self) -> Card:
        settings = self._backend.settings()
        decide = [(tr("Ask"), None), (tr("Yes"), True), (tr("No"), False)]
        return self._card(
            tr("Behaviour"),
            self._line(
                tr("Closing the window keeps the program in the tray"),
                "",
                self._switch(settings.close_to_tray is not False, self._save("close_to_tray")),
            ),
            self._line(
                tr("Quitting stops the engine"),
                "",
                self._choice(decide, settings.quit_stops_engine, self._save("quit_stops_engine")),
            ),
            self._line(
                tr("Start with the computer"),
                tr("In the tray, without a window. The system keeps this setting."),
                self._switch(self._backend.starts_at_login(), self._backend.start_at_login),
            ),
        )

    def _network_card(self) -> Card:
        settings = self._backend.settings()
        port = NumberField(1, 65535, settings.port)
        port.changed.connect(self._save("port"))
        limit = NumberField(1, 10_000, settings.download_limit // 10**6, empty=tr("None"))
        limit.changed.connect(lambda value: self._backend.change_settings(download_limit=value * 10**6))
        proxy = QLineEdit(settings.proxy)
        proxy.setPlaceholderText(tr("Like the system"))
        proxy.editingFinished.connect(lambda: self._backend.change_settings(proxy=proxy.text().strip()))
        return self._card(
            tr("Network"),
            self._line(tr("Port"), tr("For the next set-up. A taken port is avoided by itself."), port),
            self._line(tr("Download limit"), tr("MB per second. Empty means none."), limit),
            self._line(tr("Proxy"), "", proxy),
        )

    def _card(self, title: str, *lines: QWidget) -> Card:
        return Card(Text(title, "heading"), *lines, name=title, space=Space.L)

    def _line(self, title: str, note: str, control: QWidget) -> QWidget:
        control.setAccessibleName(title)
        control.setAccessibleDescription(note)
        words = column(Text(title), space=2)
        if note:
            words.addWidget(Text(note, "caption"))
        holder = QWidget()
        layout = row(words, control, space=Space.XL, parent=holder)
        layout.setStretch(0, 1)
        layout.setAlignment(control, Qt.AlignmentFlag.AlignVCenter)
        if not isinstance(control, Switch):
            control.setMinimumWidth(200)
        self._lines.append((holder, f"{title} {note}".lower()))
        return holder

    def _choice(
        self, items: Sequence[tuple[str, object]], value: object, save: Callable[[object], object]
    ) -> QComboBox:
        combo = QComboBox()
        for title, item in items:
            combo.addItem(title, item)
        combo.setCurrentIndex(
            next((number for number, (_, item) in enumerate(items) if item is value or item == value), 0)
        )
        combo.currentIndexChanged.connect(lambda: save(combo.currentData()))
        return combo

    def _switch(self, value: bool, save: Callable[[bool], object]) -> Switch:
        box = Switch()
        box.setChecked(value)
        box.toggled.connect(save)
        return box

    def _save(self, field: str) -> Callable[[object], object]:
        return lambda value: self._backend.change_settings(**{field: value})

    def _theme(self, value: object) -> None:
        self._backend.change_settings(theme=value)
        self.theme_chosen.emit(str(value))

    def _motion(self, on: bool) -> None:
        self._backend.change_settings(reduced_motion=on)
        self.motion_chosen.emit()

    def _filter(self, text: str) -> None:
        wanted = text.strip().lower()
        for holder, words in self._lines:
            holder.setVisible(wanted in words)
        for card in self._cards:
            card.setVisible(
                any(card.isAncestorOf(holder) and wanted in words for holder, words in self._lines)
            )
