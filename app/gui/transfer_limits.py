"""How fast and when downloads run: the same lines on the wizard's download page and in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.layout import column
from app.gui.widgets.number_field import NumberField
from app.gui.widgets.setting_line import SettingLine, choice, switch

if TYPE_CHECKING:
    from app.gui.backend import Backend

_NIGHTS = ("22:00-06:00", "23:00-07:00", "00:00-08:00")
_MB = 10**6


class TransferLimits(QWidget):
    """Writes each change at once; then `changed`, for a transfer that runs."""

    changed = Signal()

    def __init__(self, backend: Backend) -> None:
        super().__init__()
        self._backend = backend
        settings = backend.settings()
        limit = NumberField(1, 10_000, settings.download_limit // _MB, empty=tr("None"))
        limit.changed.connect(lambda value: self._save(download_limit=value * _MB))
        hours = dict.fromkeys((*_NIGHTS, settings.download_hours))
        times = [(tr("At any time"), ""), *((text.replace("-", " – "), text) for text in hours if text)]
        self.lines = [
            SettingLine(tr("Download limit"), tr("MB per second. Leave empty for no limit."), limit),
            SettingLine(
                tr("Download only at"),
                tr("Outside these hours the download waits."),
                choice(times, settings.download_hours, lambda value: self._save(download_hours=value)),
            ),
            SettingLine(
                tr("Wait on metered connections"),
                tr("When the system reports a metered connection."),
                switch(settings.pause_when_metered, lambda on: self._save(pause_when_metered=on)),
            ),
        ]
        column(*self.lines, space=Space.L, parent=self)

    def _save(self, **fields: Any) -> None:
        self._backend.change_settings(**fields)
        self.changed.emit()
