"""Page 1: what this is, and what was found in the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.i18n import tr
from app.core.units import memory
from app.gui.theme.tokens import Space
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, fact
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.notice import Notice
from app.gui.widgets.text import Text
from app.gui.wizard.page import WizardPage

if TYPE_CHECKING:
    from app.advisor.types import Choice
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.story import Story
    from app.hardware.machine import Adapter, Machine


class WelcomePage(WizardPage):
    resume = Signal()  # the story holds the choice of an interrupted set-up

    def __init__(self, backend: Backend, tasks: Tasks, story: Story) -> None:
        super().__init__(
            tr("Your own AI, on your own PC"),
            tr(
                "Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. "
                "What you ask stays on this computer."
            ),
            backend,
            tasks,
            story,
        )
        self._again = Button(tr("Check again"), self.look, kind="quiet", icon="restart")
        self._again.setEnabled(False)
        self._busy = Busy(tr("Checking your computer …"))
        self._found = column(space=Space.L)
        self._card = Card(
            row(Text(tr("Your hardware"), "heading", wrap=False), None, self._again), self._busy, self._found
        )
        self.add(self._card, None)

    def entered(self) -> None:
        if self.story.machine is None:
            self.look()
            self.tasks.run(lambda *_: self.backend.pending(), on_done=self._interrupted)

    def _interrupted(self, choice: Choice | None) -> None:
        """A set-up was left in the middle: offer to go on with the same choice."""
        if choice is None:
            return
        go_on = Button(tr("Resume"), lambda: self._resume(choice), kind="primary", icon="play")
        words = column(
            Text(tr("Setup was interrupted"), "heading"),
            Text(
                tr(
                    "{family} {model}: what was downloaded so far is kept.",
                    family=choice.family,
                    model=choice.model,
                )
            ),
            space=2,
        )
        line = row(words, go_on, space=Space.L)
        line.setStretch(0, 1)
        self.column.insertWidget(1, Card(line, name=tr("Setup was interrupted"), tone="accent"))

    def _resume(self, choice: Choice) -> None:
        self.story.fix(choice)
        self.resume.emit()

    def look(self) -> None:
        """Detect, again if need be."""
        self.clear_error()
        clear(self._found)
        self._busy.start()
        self._again.setEnabled(False)
        self.set_ready(False)
        self.tasks.run(lambda *_: self.backend.survey(), on_done=self._show, on_error=self._failed)

    def back_in_front(self) -> None:
        """The window was left and is active again: look anew when a driver, a dock or the session changed meanwhile."""
        if self._again.isEnabled():
            self.tasks.run(
                lambda *_: self.backend.machine_changed(),
                on_done=lambda other: self.look() if other else None,
            )

    def _failed(self, error: Exception) -> None:
        self._busy.stop()
        self._again.setEnabled(True)
        self.show_error(error)

    def _show(self, machine: Machine) -> None:
        self._busy.stop()
        self._again.setEnabled(True)
        if self.story.machine != machine:
            self.story.machine = machine
            self.story.advised = None
        for adapter in machine.adapters:
            self._found.addWidget(_adapter(adapter))
        self._found.addWidget(_cpu(machine))
        self._found.addWidget(
            fact("memory", tr("{size} of memory", size=memory(machine.memory.usable)), _available(machine))
        )
        if machine.os.name:
            self._found.addWidget(fact("info", machine.os.name))
        for finding in machine.findings:
            self._found.addWidget(Notice(f"{finding.text} {finding.advice}".strip(), "warning"))
        self.set_ready(True)


def _adapter(adapter: Adapter) -> QWidget:
    size = f" · {memory(adapter.memory_total)}" if adapter.memory_total else ""
    note = " ".join(part for part in (adapter.reason, adapter.advice) if part)
    return fact("gpu", f"{adapter.name}{size}", note, "success" if adapter.used else "secondary")


def _cpu(machine: Machine) -> QWidget:
    cpu, alone = machine.cpu, not any(adapter.used for adapter in machine.adapters)
    note = tr("{cores} cores, {threads} threads", cores=cpu.physical_cores, threads=cpu.logical_cores)
    if alone:
        note = f"{note}. {tr('Models run on the CPU.')}"
    return fact("cpu", cpu.model or tr("CPU"), note, "success" if alone else "secondary")


def _available(machine: Machine) -> str:
    free = tr("{size} free right now.", size=memory(machine.memory.available))
    if machine.memory.limit and machine.memory.limit < machine.memory.total:
        limit = tr("A system limit leaves {size} for programs.", size=memory(machine.memory.limit))
        return f"{free} {limit}"
    return free
