"""After a crash: what happened in plain words, the changes that are known to help, and "Fix it for me"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from app.core.events import StepChanged
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.busy import Busy
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, IconLabel
from app.gui.widgets.expander import Expander
from app.gui.widgets.flow import Flow
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.step_list import StepList
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.core.events import Event
    from app.gui.backend import Remedy
    from app.runtime.types import Status


class CrashCard(Card):
    """Hidden while there is no crash."""

    fix = Signal()  # go through the remedies until one answers
    apply = Signal(str)  # one remedy, by id
    cancel = Signal()
    show_log = Signal()
    show_report = Signal()

    def __init__(self, *, log: bool = True) -> None:
        """`log` False: there is no log page to go to (the wizard)."""
        super().__init__(name=tr("What went wrong"), tone="danger", space=Space.L)
        self._title = Text("", "heading")
        self._text = Text("")
        self._advice = Text("", "secondary")
        self._fix = Button(tr("Fix it for me"), self.fix.emit, kind="primary", icon="wrench")
        self._stop = Button(tr("Stop trying"), self.cancel.emit, icon="stop")
        buttons = Flow(horizontal=Space.M, vertical=Space.M)
        buttons.add(self._fix)
        buttons.add(self._stop)
        if log:
            buttons.add(Button(tr("Show the log"), self.show_log.emit, icon="log"))
        buttons.add(Button(tr("Report …"), self.show_report.emit, icon="report"))
        self._busy = Busy(tr("Trying known fixes …"))
        self._tries = StepList()
        self._tried: dict[str, StepChanged] = {}
        self._offers = column(space=Space.M)
        self._uses: list[Button] = []
        words = column(self._title, self._text, self._advice, space=Space.S)
        sign = IconLabel("error", "danger", 24)
        head = row(sign, words, space=Space.M)
        head.setAlignment(sign, Qt.AlignmentFlag.AlignTop)
        head.setStretch(1, 1)
        self.column.addLayout(head)
        self.column.addLayout(buttons)
        self.column.addWidget(self._busy)
        self.column.addWidget(self._tries)
        self.column.addLayout(self._offers)
        self._stop.hide()
        self._tries.hide()
        self.hide()

    def show_crash(self, status: Status) -> None:
        crash = status.crash
        self._title.setText(str(crash.get("title") or tr("The engine stopped unexpectedly")))
        self._text.setText(str(crash.get("cause") or status.text))
        parts = [str(crash.get("exit", {}).get("sentence") or ""), str(crash.get("what_helps") or "")]
        if changed := crash.get("changed"):
            parts.append(tr("Changed since it last worked: {what}", what=" ".join(changed)))
        if missing := crash.get("missing_files"):
            parts.append(tr("Missing: {files}", files=", ".join(missing[:3])))
        if crash.get("loop"):
            parts.insert(0, tr("It crashed the same way before, so it is not restarted automatically."))
        self._advice.setText(" ".join(part for part in parts if part))
        self._advice.setVisible(bool(self._advice.text()))
        self.setAccessibleDescription(f"{self._title.text()}. {self._text.text()}")
        self.show()

    def offer(self, remedies: tuple[Remedy, ...]) -> None:
        """The changes that match this crash, the likeliest first."""
        clear(self._offers)
        self._uses = []
        if remedies:
            self._offers.addWidget(Text(tr("Known fixes"), "strong"))
        for remedy in remedies:
            words = column(Text(remedy.title), space=2)
            if remedy.text:
                words.addWidget(Text(remedy.text, "secondary"))
            if remedy.why:
                name = tr("Why: {title}", title=remedy.title)
                words.addWidget(Expander(tr("Why this fix"), Text(remedy.why, "caption"), name=name))
            line = row(words, space=Space.L)
            line.setStretch(0, 1)
            if remedy.by_click:
                use = Button(tr("Try this"), name=tr("Try this: {title}", title=remedy.title))
                use.clicked.connect(lambda *_, wanted=remedy.id: self.apply.emit(wanted))
                self._uses.append(use)
                line.addWidget(use, alignment=Qt.AlignmentFlag.AlignTop)
            self._offers.addLayout(line)
        self._fix.setVisible(bool(self._uses))

    def set_working(self, working: bool) -> None:
        """While remedies are tried."""
        self._busy.setVisible(working)
        self._stop.setVisible(working)
        self._fix.setEnabled(not working)
        for use in self._uses:
            use.setEnabled(not working)

    def tell(self, event: Event) -> None:
        """A try began or ended: the record of what was tried."""
        if not isinstance(event, StepChanged):
            return
        new = event.step not in self._tried
        self._tried[event.step] = event
        if new:
            self._tries.set_steps([(step, seen.title) for step, seen in self._tried.items()])
        for step, seen in self._tried.items():
            self._tries.show_state(step, seen.state, seen.note)
        self._tries.show()

    def forget(self) -> None:
        """The engine answers again."""
        self._tried = {}
        self._tries.hide()
        self.offer(())
        self.hide()
