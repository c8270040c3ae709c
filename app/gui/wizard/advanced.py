"""Everything that the recommendation decides, open to be fixed by hand. Empty = advised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout

from app.advisor.types import Wish
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import row
from app.gui.widgets.number_field import NumberField
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from app.hardware.machine import Machine
    from app.jobs.advice import Advised

_CONTEXTS = (2048, 4096, 8192, 16384, 32768, 65536, 131072)
_KV_TYPES = ("f16", "q8_0", "q4_0")


class Advanced(Card):
    """Emits the wish and the port when "Use these" is pressed."""

    changed = Signal(Wish, object)

    def __init__(self) -> None:
        super().__init__(name=tr("Advanced"))
        self._offered: Advised | None = None
        self._cards: dict[str, str] = {}
        self._engine = _combo(tr("Engine"))
        self._build = _combo(tr("Engine build"))
        self._model = _combo(tr("Model"))
        self._context = _combo(tr("Context"))
        self._kv = _combo(tr("KV cache type"))
        self._adapter = _combo(tr("GPU"))
        self._port = NumberField(1, 65535, empty=tr("Automatic"))
        self._port.setAccessibleName(tr("Port"))
        for context in _CONTEXTS:
            self._context.addItem(tr("{tokens:,} tokens", tokens=context), context)
        for kind in _KV_TYPES:
            self._kv.addItem(kind, kind)
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(Space.XL)
        form.setVerticalSpacing(Space.S + 2)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for field in (
            self._engine,
            self._build,
            self._model,
            self._context,
            self._kv,
            self._adapter,
            self._port,
        ):
            form.addRow(Text(field.accessibleName(), wrap=False), field)
        self.column.addLayout(form)
        self.column.addWidget(Text(tr("You choose the folder on the “Location” page."), "caption"))
        self.column.addLayout(row(None, Button(tr("Apply"), self._emit)))

    def offer(self, advised: Advised, machine: Machine) -> None:
        """Fill the lists from what the advisor knows, once they are seen; a value that was fixed before stays."""
        self._offered = advised
        self._cards = {adapter.id: adapter.name for adapter in machine.adapters}
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        advised, self._offered = self._offered, None
        if advised is None:
            return
        advice = advised.advice
        choices = [item.choice for item in advice.recommendations]
        models = {
            (choice.family, choice.model): item.title
            for item, choice in zip(advice.recommendations, choices, strict=True)
        }
        _refill(self._engine, [(name, name) for name in dict.fromkeys(choice.engine for choice in choices)])
        _refill(self._build, [(name, name) for name in advised.builds])
        _refill(self._model, [(title, key) for key, title in models.items()])
        adapters = dict.fromkeys(key for choice in choices for key in choice.adapters)
        _refill(
            self._adapter,
            [
                (tr("None (CPU only)"), "cpu"),
                *((self._card(key), key) for key in adapters),
            ],
        )
        self._form.setRowVisible(
            self._adapter, bool(adapters)
        )  # a PC without a GPU has nothing to choose here

    def _card(self, key: str) -> str:
        """The card's name; with its address where two are alike."""
        name = self._cards.get(key, "")
        alike = list(self._cards.values()).count(name) > 1
        return f"{name} ({key})" if name and alike else name or key

    def _emit(self) -> None:
        family, model = self._model.currentData() or ("", "")
        wish = Wish(
            engine=self._engine.currentData() or "",
            build=self._build.currentData() or "",
            family=family,
            model=model,
            context=self._context.currentData(),
            kv_type=self._kv.currentData() or "",
            adapter=self._adapter.currentData() or "",
        )
        self.changed.emit(wish, self._port.value or None)


def _combo(name: str) -> QComboBox:
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.addItem(tr("Automatic"), None)
    combo.setMinimumContentsLength(16)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return combo


def _refill(combo: QComboBox, items: list[tuple[str, object]]) -> None:
    """New items after "Advised"; the choice stays, also when the new advice does not list it."""
    kept = (combo.currentText(), combo.currentData())
    while combo.count() > 1:
        combo.removeItem(1)
    if kept[1] is not None and kept[1] not in [value for _, value in items]:
        items = [*items, kept]
    for title, value in items:
        combo.addItem(title, value)
    index = next((number for number in range(combo.count()) if combo.itemData(number) == kept[1]), 0)
    combo.setCurrentIndex(index)
