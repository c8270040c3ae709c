"""Settings: each has one line with its name, what it does, and its control. The search hides what does not match."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app import __version__
from app.core.i18n import tr
from app.gui.i18n import LANGUAGES
from app.gui.theme.tokens import Space
from app.gui.transfer_limits import TransferLimits
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import Page
from app.gui.widgets.number_field import NumberField
from app.gui.widgets.setting_line import SettingLine, choice, switch, text_field
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.gui.backend import Backend


class SettingsPage(Page):
    """Writes each change at once. `theme_chosen` and `motion_chosen` take effect at once too."""

    theme_chosen = Signal(str)
    motion_chosen = Signal()

    def __init__(self, backend: Backend) -> None:
        super().__init__(tr("Settings"), width=820)
        self._backend = backend
        self._lines: list[SettingLine] = []
        self._search = QLineEdit()
        self._search.setPlaceholderText(tr("Search settings"))
        self._search.setAccessibleName(tr("Search settings"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._cards = [
            self._look_card(),
            self._behaviour_card(),
            self._network_card(),
            self._updates_card(),
            self._about_card(),
        ]
        self.add(Text(tr("Settings"), "title"), self._search, *self._cards, None)

    def _look_card(self) -> Card:
        settings = self._backend.settings()
        themes = [
            (tr("System default"), "system"),
            (tr("Light"), "light"),
            (tr("Dark"), "dark"),
            (tr("High contrast"), "contrast"),
        ]
        languages = [(tr("System default"), ""), *((title, code) for code, title in LANGUAGES.items())]
        return self._card(
            tr("Appearance"),
            self._line(tr("Theme"), "", choice(themes, settings.theme, self._theme)),
            self._line(
                tr("Language"),
                tr("Takes effect the next time you open the program."),
                choice(languages, settings.language, self._save("language")),
            ),
            self._line(
                tr("Reduce motion"),
                tr("Turns off animations."),
                switch(settings.reduced_motion, self._motion),
            ),
        )

    def _behaviour_card(self) -> Card:
        settings = self._backend.settings()
        decide = [(tr("Ask"), None), (tr("Yes"), True), (tr("No"), False)]
        return self._card(
            tr("Behavior"),
            self._line(
                tr("Keep running in the tray when the window closes"),
                "",
                switch(settings.close_to_tray is not False, self._save("close_to_tray")),
            ),
            self._line(
                tr("Stop the engine on quit"),
                "",
                choice(decide, settings.quit_stops_engine, self._save("quit_stops_engine")),
            ),
            self._line(
                tr("Start at login"),
                tr("Starts in the tray without opening a window."),
                switch(self._backend.starts_at_login(), self._backend.start_at_login),
            ),
        )

    def _network_card(self) -> Card:
        settings = self._backend.settings()
        port = NumberField(1, 65535, settings.port)
        port.changed.connect(self._save("port"))
        limits = TransferLimits(self._backend)
        self._lines += limits.lines
        usual = tr("System default")
        return self._card(
            tr("Network and downloads"),
            self._line(
                tr("Port"), tr("Used by the next setup. If the port is taken, another one is used."), port
            ),
            limits,
            self._line(tr("Proxy"), "", text_field(settings.proxy, usual, self._save("proxy"))),
            self._line(
                tr("Hugging Face endpoint"),
                tr("A mirror with the same files, for where huggingface.co is slow or blocked."),
                text_field(settings.hf_endpoint, "huggingface.co", self._save("hf_endpoint")),
            ),
            self._line(
                tr("More mirrors"),
                tr("Separate them with spaces. The fastest one is used."),
                text_field(settings.hf_mirrors, tr("None"), self._save("hf_mirrors")),
            ),
            self._line(
                tr("Existing model folders"),
                tr(
                    "Folders to search before anything is downloaded, separated by “{sign}”.",
                    sign=os.pathsep,
                ),
                text_field(settings.existing_folders, tr("None"), self._save("existing_folders")),
            ),
        )

    def _updates_card(self) -> Card:
        settings = self._backend.settings()
        channels = [(tr("Stable releases only"), "stable"), (tr("Include previews"), "preview")]
        return self._card(
            tr("Updates"),
            self._line(
                tr("Check for updates when the window opens"),
                tr("Nothing is downloaded until you say so."),
                switch(settings.check_updates, self._save("check_updates")),
            ),
            self._line(
                tr("Update channel"),
                "",
                choice(channels, settings.update_channel, self._save("update_channel")),
            ),
            self._line(
                tr("Roll back automatically if a new engine does not answer"),
                tr("The previous engine starts again without asking."),
                switch(settings.roll_back_by_itself, self._save("roll_back_by_itself")),
            ),
            self._line(
                tr("Update address"),
                tr("A web address or folder with signed updates for this program."),
                text_field(settings.updates_address, tr("Default"), self._save("updates_address")),
            ),
        )

    def _about_card(self) -> Card:
        return self._card(
            tr("About"),
            self._line(
                f"Strata Launcher {__version__}",
                tr("MIT License. Third-party components have their own licenses."),
                Button(tr("Licenses"), self._show_licences, icon="document"),
            ),
        )

    def _show_licences(self) -> None:
        from app.gui.dashboard.licences_dialog import LicencesDialog

        LicencesDialog(self).exec()

    def _card(self, title: str, *lines: QWidget) -> Card:
        return Card(Text(title, "heading"), *lines, name=title, space=Space.L)

    def _line(self, title: str, note: str, control: QWidget) -> QWidget:
        line = SettingLine(title, note, control)
        self._lines.append(line)
        return line

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
        for line in self._lines:
            line.setVisible(wanted in line.words)
        for card in self._cards:
            card.setVisible(any(card.isAncestorOf(line) and wanted in line.words for line in self._lines))
