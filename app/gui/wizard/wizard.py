"""The wizard's frame: the rail with the steps, the page, Back and Continue."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from app.core.events import StepState
from app.core.i18n import tr
from app.gui.theme.tokens import Space
from app.gui.widgets.brand import Brand
from app.gui.widgets.buttons import Button
from app.gui.widgets.layout import column, row
from app.gui.widgets.step_list import StepList
from app.gui.wizard.setup_run import SetupRun
from app.gui.wizard.story import Story

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.wizard.page import WizardPage

_PLACE, _FETCH, _PROOF, _LAST = 2, 3, 4, 5


class Wizard(QWidget):
    """`finished` when the last page is left."""

    finished = Signal()
    moved = Signal(Path)  # another data folder is wanted; the story goes on there

    def __init__(
        self, backend: Backend, tasks: Tasks, story: Story | None = None, *, can_leave: bool = False
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.story = story or Story()
        self.run = SetupRun(backend, tasks, self)
        self._backend, self._tasks = backend, tasks
        self._entered = False
        self._fresh = False  # the page came up and was not ready yet
        self._going_back = False  # as soon as the run has stopped
        for ended in (self.run.paused, self.run.failed, self.run.done):
            ended.connect(lambda *_: self._run_ended())
        self._pages: list[WizardPage] = []
        self._stack = QStackedWidget()
        self._rail = StepList()
        titles = (tr("Welcome"), tr("Choose"), tr("Location"), tr("Download"), tr("Test"), tr("Done"))
        self._rail.set_steps([(str(number), title) for number, title in enumerate(titles)])
        self._back = Button(tr("Back"), self.go_back, icon="back", kind="quiet")
        self._leave = Button(tr("Not now"), self.finished.emit, kind="quiet")
        self._leave.setVisible(can_leave)
        self._hurry = Button(tr("Quick setup"), self.hurry, icon="spark")
        self._hurry.setToolTip(tr("Accepts the recommendation and does the rest without asking."))
        self._next = Button(tr("Continue"), self.go_on, kind="primary", large=True)
        self._build()
        QShortcut(QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Left), self, self.go_back)
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return), self, self._next.click)
        self._show(_PLACE if story is not None else 0, enter=False)

    @property
    def index(self) -> int:
        return self._stack.currentIndex()

    @property
    def page(self) -> WizardPage:
        return self._pages[self.index]

    def back_in_front(self) -> None:
        """The window was left and is active again."""
        self.page.back_in_front()

    def go_on(self) -> None:
        """The primary button."""
        if not self.page.ready or not self.page.left():
            return
        if self.index == _LAST:
            self.finished.emit()
        else:
            self._show(self.index + 1)

    def go_back(self) -> None:
        """To the page before; what is being fetched or started stops first, and keeps what has arrived."""
        if not self._back.isEnabled() or self.index == 0:
            return
        self.story.hurry = False
        if self.run.running:
            self._going_back = True
            self._back.setEnabled(False)
            self.run.pause()
        else:
            self._show(self.index - 1)

    def _run_ended(self) -> None:
        """It was stopped, failed, or is through."""
        going, self._going_back = self._going_back, False
        if going:
            self._show(self.index - 1)
        else:
            self._update()

    def hurry(self) -> None:
        """Everything with the recommendation, up to the answer."""
        self.story.hurry = True
        self._update()

    def _build(self) -> None:
        rail = QWidget()
        rail.setObjectName("rail")
        rail.setFixedWidth(208)
        rail_column = column(Brand(), Space.XL, self._rail, None, parent=rail)
        rail_column.setContentsMargins(Space.XL, Space.XL, Space.L, Space.XL)
        footer = QFrame()
        footer.setObjectName("footer")
        footer_row = row(self._back, self._leave, None, self._hurry, self._next, space=Space.M, parent=footer)
        footer_row.setContentsMargins(Space.XL, Space.M, Space.XL, Space.M)
        right = column(self._stack, footer, space=0)
        layout = row(rail, right, space=0, parent=self)
        layout.setStretch(1, 1)

    def begin(self) -> None:
        """Start the first page's work; once the window has been painted."""
        if not self._entered:
            self.page.entered()
            self._entered = True

    def _show(self, index: int, *, enter: bool = True) -> None:
        # The proof watches the same run as the download, from its first event on.
        self._make_pages(up_to=_PROOF if index == _FETCH else index)
        self._stack.setCurrentIndex(index)
        for number in range(_LAST + 1):
            state = (
                StepState.DONE
                if number < index
                else StepState.RUNNING
                if number == index
                else StepState.WAITING
            )
            self._rail.show_state(str(number), state)
        if enter:
            self._entered = True
            self.page.entered()
        self._fresh = True
        self._update()

    def _make_pages(self, up_to: int) -> None:
        """Pages come into being when they are needed: the first picture waits for one page, not for six."""
        for number in range(len(self._pages), up_to + 1):
            page = self._make_page(number)
            page.ready_changed.connect(self._update)
            page.finished.connect(lambda page=page: self._page_finished(page))
            self._pages.append(page)
            self._stack.addWidget(page)

    def _make_page(self, number: int) -> WizardPage:
        known = (self._backend, self._tasks, self.story)
        if number == 0:
            from app.gui.wizard.welcome import WelcomePage

            welcome = WelcomePage(*known)
            welcome.resume.connect(self.hurry)
            return welcome
        if number == 1:
            from app.gui.wizard.choose import ChoosePage

            return ChoosePage(*known)
        if number == _PLACE:
            from app.gui.wizard.place import PlacePage

            place = PlacePage(*known)
            place.moved.connect(self.moved)
            return place
        if number == _FETCH:
            from app.gui.wizard.fetch import FetchPage

            return FetchPage(*known, self.run)
        if number == _PROOF:
            from app.gui.wizard.proof import ProofPage

            return ProofPage(*known, self.run)
        from app.gui.wizard.done import DonePage

        return DonePage(*known)

    def _update(self) -> None:
        page = self.page
        self._next.retitle(page.next_text or tr("Continue"))
        self._next.setEnabled(page.ready)
        self._next.setVisible(self.index != _FETCH or page.ready)
        if (
            self._fresh and page.ready
        ):  # so that Enter and Space go on, unless the user is elsewhere on the page by now
            self._fresh = False
            self._next.setFocus()
        self._back.setVisible(self.index > 0)
        self._back.setEnabled(not self._going_back)
        self._hurry.setVisible(self.index < 2)
        self._hurry.setEnabled(not self.story.hurry)
        if self.story.hurry and page.ready and self.index <= _FETCH:
            self.go_on()

    def _page_finished(self, page: WizardPage) -> None:
        if page is self.page:
            self._show(self.index + 1)
