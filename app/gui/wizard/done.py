"""Page 6: it works. Two questions, both "no" until they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.card import Card
from app.gui.widgets.code_field import CodeField
from app.gui.widgets.layout import column
from app.gui.widgets.switch import Switch
from app.gui.widgets.text import Text
from app.gui.wizard.page import WizardPage

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.story import Story


class DonePage(WizardPage):
    def __init__(self, backend: Backend, tasks: Tasks, story: Story) -> None:
        self.next_text = tr("Open the dashboard")
        super().__init__(
            tr("Ready"),
            tr(
                "The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address."
            ),
            backend,
            tasks,
            story,
        )
        self._address = CodeField(tr("the address"))
        self._script = CodeField(tr("the launch script"))
        self._tray = Switch(tr("Keep running in the tray when the window is closed"))
        self._login = Switch(tr("Start in the tray at login"))
        self._script_part = column(
            Text(tr("Launch script"), "strong"),
            Text(tr("Starts the same engine without Strata Launcher."), "secondary"),
            self._script,
            space=Space.S,
        )
        self.add(
            Card(
                column(Text(tr("Address"), "strong"), self._address, space=Space.S),
                Space.S,
                self._script_part,
                name=tr("How to connect"),
            ),
            Card(
                Text(tr("Background and startup"), "heading"),
                self._tray,
                self._login,
                Text(tr("You can change both later in Settings."), "caption"),
                name=tr("Background and startup"),
                space=Space.S,
            ),
            None,
        )

    def entered(self) -> None:
        result = self.story.result
        assert result is not None
        status = result.status
        self._address.show_text(status.endpoints.get("openai", "") if status is not None else "")
        self._script.show_text(str(result.script))
        self._tray.setChecked(bool(self.backend.settings().close_to_tray))
        self._login.setChecked(self.backend.starts_at_login())
        self.set_ready(True)

    def left(self) -> bool:
        self.backend.change_settings(close_to_tray=self._tray.isChecked())
        if self._login.isChecked() != self.backend.starts_at_login():
            self.backend.start_at_login(self._login.isChecked())
        return True
