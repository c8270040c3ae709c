"""Page 3: where it will lie, and whether there is room."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget

from app.core.i18n import tr
from app.core.units import download
from app.gui.theme.tokens import Space
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, IconLabel
from app.gui.widgets.code_field import CodeField
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.text import Text
from app.gui.wizard.page import WizardPage

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.story import Story
    from app.hardware.machine import Disk, Machine
    from app.jobs.setup import SetupPlan


_FOLDER = "strata-launcher"
_ROUND = 15  # thousandths of the bar: the least that still has round ends


class PlacePage(WizardPage):
    moved = Signal(Path)  # another data folder is wanted

    def __init__(self, backend: Backend, tasks: Tasks, story: Story) -> None:
        self.next_text = tr("Download and set up")
        super().__init__(
            tr("Install location"),
            tr("The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else."),
            backend,
            tasks,
            story,
        )
        self._busy = Busy(tr("Working out the sizes …"))
        self._result = column(space=Space.L)
        self.add(self._busy, self._result, None)

    def entered(self) -> None:
        self.clear_error()
        clear(self._result)
        self.set_ready(False)
        self._busy.start()
        chosen, advised, port = self.story.chosen, self.story.advised, self.story.port
        assert chosen is not None
        assert advised is not None
        self.tasks.run(
            lambda *_: self._look(self.backend.plan(chosen, advised, port=port)),
            on_done=lambda read: self._show(*read),
            on_error=self._failed,
        )

    def _failed(self, error: Exception) -> None:
        self._busy.stop()
        self.show_error(error, Button(tr("Try again"), self.entered, icon="restart"))

    def _look(self, plan: SetupPlan) -> tuple[SetupPlan, tuple[str, ...]]:
        return plan, self.backend.config_changes(plan)

    def _show(self, plan: SetupPlan, changes: tuple[str, ...]) -> None:
        self._busy.stop()
        self.story.plan = plan
        needed, free = plan.disk_size, plan.disk_free
        card = Card(
            CodeField(tr("the folder"), str(self.backend.home.root)),
            row(
                _amount(
                    tr("Download"), download(plan.download_size) if plan.download_size else tr("already here")
                ),
                _amount(tr("Disk space needed"), download(needed) if needed else tr("nothing more")),
                _amount(tr("Available"), download(free)),
                None,
                space=Space.XXL,
            ),
            _room(needed, free),
            name=tr("The folder"),
            space=Space.L,
        )
        self._result.addWidget(card)
        fits = needed <= free
        if not fits:
            card.set_tone("danger")
            card.column.addWidget(
                Notice(tr("This drive is {size} short of space.", size=download(needed - free)), "error")
            )
        self._result.addWidget(_what_happens(plan))
        if changes:
            self._result.addWidget(_config_card(changes))
        machine = self.story.machine
        if machine is not None:
            for note in _notes_of(machine, self.backend.home.root):
                card.column.addWidget(Notice(note, "warning"))
        if self.backend.home.can_move:
            others = _other_drives(machine, self.backend.home.root) if machine is not None else []
            self._result.addWidget(self._elsewhere(others, needed))
        self.set_ready(fits)

    def _elsewhere(self, disks: list[Disk], needed: int) -> Card:
        """Other places, before anything lies in this one."""
        card = Card(Text(tr("Another location"), "heading"), name=tr("Another location"))
        for disk in disks:
            words = column(Text(str(disk.path), "strong"), space=2)
            facts = tr("{free} of {total} free", free=download(disk.free), total=download(disk.total))
            words.addWidget(Text(" ".join([f"{facts}.", *disk.notes]), "secondary"))
            sign = IconLabel("drive", "secondary", 22)
            use = Button(tr("Use this drive"), name=tr("Use the drive {path}", path=disk.path))
            use.clicked.connect(lambda *_, disk=disk: self.moved.emit(disk.path / _FOLDER))
            use.setEnabled(disk.free >= needed)
            line = row(sign, words, use, space=Space.M)
            line.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
            line.setStretch(1, 1)
            card.column.addLayout(line)
        card.column.addLayout(row(Button(tr("Another folder …"), self._ask, icon="folder"), None))
        return card

    def _ask(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("Choose a folder"), str(Path.home()))
        if name:
            self.moved.emit(Path(name) / _FOLDER)


def _what_happens(plan: SetupPlan) -> Card:
    """Every step before the first one runs."""
    card = Card(Text(tr("What will happen"), "heading"), name=tr("What will happen"), space=Space.S)
    proof = [tr("Start the engine"), tr("First request")] if plan.start else []
    lines = [(step.title, step.download_size) for step in plan.steps]
    lines += [(title, 0) for title in (tr("Config and launch script"), *proof)]
    for number, (title, size) in enumerate(lines, 1):
        count = Text(f"{number}.", "secondary", wrap=False)
        count.setMinimumWidth(Space.XL)
        amount = Text(download(size) if size else "", "secondary", wrap=False)
        line = row(count, Text(title), amount, space=0)
        line.setStretch(1, 1)
        card.column.addLayout(line)
    return card


def _config_card(changes: tuple[str, ...]) -> Card:
    """A config is there already: what will be other in it."""
    card = Card(Text(tr("Your config will change"), "heading"), tone="warning", space=Space.S)
    for change in changes:
        card.column.addWidget(Text(f"•  {change}"))
    card.column.addWidget(
        Text(tr("Your own entries stay. The last five versions are kept next to it."), "secondary")
    )
    return card


def _amount(title: str, value: str) -> QWidget:
    holder = QWidget()
    column(Text(title, "caption", wrap=False), Text(value, "strong", wrap=False), space=2, parent=holder)
    return holder


def _room(needed: int, free: int) -> QProgressBar:
    """What is needed as a share of what is free."""
    bar = QProgressBar()
    bar.setTextVisible(False)
    bar.setRange(0, 1000)
    share = needed / free if free else 1.0
    bar.setValue(min(1000, max(round(1000 * share), _ROUND if needed else 0)))
    words = tr("{needed} of {free} free", needed=download(needed), free=download(free))
    bar.setAccessibleName(words)
    bar.setToolTip(words)
    return bar


def _notes_of(machine: Machine, root: Path) -> tuple[str, ...]:
    holder = _disk_of(machine, root)
    return holder.notes if holder is not None else ()


def _other_drives(machine: Machine, root: Path) -> list[Disk]:
    holder = _disk_of(machine, root)
    return [disk for disk in machine.disks if disk != holder and disk.writable and disk.total]


def _disk_of(machine: Machine, root: Path) -> Disk | None:
    """The drive that holds `root`: the longest mount point above it."""
    above = [disk for disk in machine.disks if root.is_relative_to(disk.path)]
    return max(above, key=lambda disk: len(disk.path.parts), default=None)
