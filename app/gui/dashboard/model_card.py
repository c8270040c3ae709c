"""The model that runs, the others that are set up, and what was changed on top of what set-up chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.engines.profile import Profile


class ModelCard(Card):
    """`switched` carries the id of the profile to use from now on."""

    switched = Signal(str)
    undo = Signal()

    def __init__(self) -> None:
        super().__init__(name=tr("Model"))
        self._title = Text("", "heading")
        self._facts = Text("", "secondary")
        self._choice = QComboBox()
        self._choice.setAccessibleName(tr("Use another model"))
        self._choice.setMinimumWidth(220)
        self._choice.activated.connect(self._chosen)
        self._changes = Text("", "secondary")
        self._undo = Button(tr("Undo"), self.undo.emit, icon="undo", name=tr("Undo the last change"))
        self._profiles: tuple[Profile, ...] = ()
        self._active = ""
        head = row(column(self._title, self._facts, space=2), self._choice, space=Space.L)
        head.setStretch(0, 1)
        self._changed = Card(row(self._changes, self._undo, space=Space.M))
        self._changed.setProperty("role", "sunken")
        self._changed.column.setContentsMargins(Space.M, Space.S, Space.S, Space.S)
        self.column.addLayout(head)
        self.column.addWidget(self._changed)

    def show_profiles(self, profiles: tuple[Profile, ...], active: str) -> None:
        self._profiles, self._active = profiles, active
        now = next((profile for profile in profiles if profile.id == active), None)
        self.setVisible(now is not None)
        if now is None:
            return
        effective = now.effective()
        self._title.setText(now.title)
        self._facts.setText("  ·  ".join(facts(effective)))
        self._choice.clear()
        for profile in profiles:
            self._choice.addItem(profile.title, profile.id)
        self._choice.setCurrentIndex(self._choice.findData(active))
        self._choice.setVisible(len(profiles) > 1)
        titles = [overlay.title or overlay.id for overlay in now.overlays]
        self._changes.setText(tr("Changed: {list}", list="; ".join(titles)))
        self._changed.setVisible(bool(titles))

    def _chosen(self) -> None:
        wanted = self._choice.currentData()
        if wanted != self._active:
            self.switched.emit(wanted)


def facts(profile: Profile) -> list[str]:
    """What a person compares between two profiles."""
    where = tr("on the GPU") if profile.devices else tr("on the CPU")
    return [profile.build, tr("{tokens:,} tokens of context", tokens=profile.context), where]


def difference(old: Profile, new: Profile) -> list[str]:
    """What changes when `new` is used instead of `old`, as sentences of the form "name: old → new"."""
    names = {
        "engine": tr("Engine"),
        "build": tr("Engine build"),
        "model": tr("Model"),
        "context": tr("Context"),
        "kv_type": tr("KV cache type"),
        "gpu_layers": tr("GPU layers"),
        "port": tr("Port"),
    }
    before, after = old.effective(), new.effective()
    return [
        f"{title}: {getattr(before, name)} → {getattr(after, name)}"
        for name, title in names.items()
        if getattr(before, name) != getattr(after, name)
    ]
