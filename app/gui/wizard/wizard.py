"""The wizard's frame: the rail with the steps, the page, Back and Continue."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from app.advisor.types import Choice, Wish
from app.core.events import StepState
from app.core.i18n import tr
from app.gui.backend import Backend
from app.gui.tasks import Tasks
from app.gui.theme.tokens import Space
from app.gui.widgets.brand import Brand
from app.gui.widgets.buttons import Button
from app.gui.widgets.layout import column, row
from app.gui.widgets.step_list import StepList
from app.gui.wizard.choose import ChoosePage
from app.gui.wizard.done import DonePage
from app.gui.wizard.fetch import FetchPage
from app.gui.wizard.page import WizardPage
from app.gui.wizard.place import PlacePage
from app.gui.wizard.proof import ProofPage
from app.gui.wizard.setup_run import SetupRun
from app.gui.wizard.story import Story
from app.gui.wizard.welcome import WelcomePage


class Wizard(QWidget):
    """`finished` when the last page is left."""

    finished = Signal()

    def __init__(self, backend: Backend, tasks: Tasks, *, can_leave: bool = False) -> None:
        super().__init__()
        self.setObjectName("page")
        self.story = Story()
        self.run = SetupRun(backend, tasks, self)
        self._fresh = False  # the page came up and was not ready yet
        self.pages: list[WizardPage] = [
            WelcomePage(backend, tasks, self.story),
            ChoosePage(backend, tasks, self.story),
            PlacePage(backend, tasks, self.story),
            FetchPage(backend, tasks, self.story, self.run),
            ProofPage(backend, tasks, self.story, self.run),
            DonePage(backend, tasks, self.story),
        ]
        self._stack = QStackedWidget()
        for page in self.pages:
            self._stack.addWidget(page)
            page.ready_changed.connect(self._update)
            page.finished.connect(lambda page=page: self._page_finished(page))
        self._rail = StepList()
        self._rail.set_steps([(str(number), page.name) for number, page in enumerate(self.pages)])
        self._back = Button(tr("Back"), self.go_back, icon="back", kind="quiet")
        self._leave = Button(tr("Not now"), self.finished.emit, kind="quiet")
        self._leave.setVisible(can_leave)
        self._hurry = Button(tr("Just do it"), self.hurry, icon="spark")
        self._hurry.setToolTip(tr("Takes the recommendation and does everything without another question."))
        self._next = Button(tr("Continue"), self.go_on, kind="primary", large=True)
        self._build()
        QShortcut(QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Left), self, self.go_back)
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return), self, self._next.click)
        self._show(0)

    @property
    def index(self) -> int:
        return self._stack.currentIndex()

    @property
    def page(self) -> WizardPage:
        return self.pages[self.index]

    def go_on(self) -> None:
        """The primary button."""
        if not self.page.ready or not self.page.left():
            return
        if self.index == len(self.pages) - 1:
            self.finished.emit()
        else:
            self._show(self.index + 1)

    def go_back(self) -> None:
        if self._back.isEnabled() and self.index > 0:
            self.story.hurry = False
            self._show(self.index - 1)

    def hurry(self) -> None:
        """Everything with the recommendation, up to the answer."""
        self.story.hurry = True
        self._update()

    def resume(self, choice: Choice) -> None:
        """Take an interrupted set-up up where it was: the same choice, straight to the download."""
        self.story.wish = _wish_of(choice)
        self.hurry()

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

    def _show(self, index: int) -> None:
        self._stack.setCurrentIndex(index)
        for number in range(len(self.pages)):
            state = (
                StepState.DONE
                if number < index
                else StepState.RUNNING
                if number == index
                else StepState.WAITING
            )
            self._rail.show_state(str(number), state)
        self.page.entered()
        self._fresh = True
        self._update()

    def _update(self) -> None:
        page = self.page
        last = self.index == len(self.pages) - 1
        self._next.retitle(page.next_text or tr("Continue"))
        self._next.setEnabled(page.ready)
        self._next.setVisible(page is not self.pages[3] or page.ready)
        if (
            self._fresh and page.ready
        ):  # so that Enter and Space go on, unless the user is elsewhere on the page by now
            self._fresh = False
            self._next.setFocus()
        self._back.setVisible(self.index > 0)
        self._back.setEnabled(not self.run.running and not last)
        self._hurry.setVisible(self.index < 2)
        self._hurry.setEnabled(not self.story.hurry)
        if self.story.hurry and page.ready and self.index < 4:
            self.go_on()

    def _page_finished(self, page: WizardPage) -> None:
        if page is self.page:
            self._show(self.index + 1)


def _wish_of(choice: Choice) -> Wish:
    return Wish(
        engine=choice.engine,
        build=choice.build,
        family=choice.family,
        model=choice.model,
        context=choice.context,
        kv_type=choice.kv_type,
    )
