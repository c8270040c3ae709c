"""What every wizard page is: a scrolling page with a title, an introduction and a way to say "ready to go on"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.core.errors import UserFacingError
from app.gui.theme.tokens import Space
from app.gui.widgets.layout import Page, column
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.gui.widgets.buttons import Button
    from app.gui.widgets.error_card import ErrorCard
    from app.gui.wizard.story import Story


class WizardPage(Page):
    """`ready_changed` when `ready` may have changed; `finished` when the page itself wants to go on."""

    ready_changed = Signal()
    finished = Signal()

    next_text = ""  # on the primary button; "" = "Continue"

    def __init__(self, title: str, introduction: str, backend: Backend, tasks: Tasks, story: Story) -> None:
        super().__init__(title)
        self.backend, self.tasks, self.story = backend, tasks, story
        self.title = Text(title, "title")
        self.introduction = Text(introduction, "secondary")
        self.add(column(self.title, self.introduction, space=Space.S))
        self._ready = False
        self._error: ErrorCard | None = None

    @property
    def ready(self) -> bool:
        """May the user go on?"""
        return self._ready

    def set_ready(self, ready: bool) -> None:
        self._ready = ready
        self.ready_changed.emit()

    def back_in_front(self) -> None:
        """The window was left and is active again; most pages have nothing to look at anew."""

    def entered(self) -> None:
        """The page comes on screen."""

    def left(self) -> bool:
        """The user goes on; False = not yet, the page emits `finished` when it is."""
        return True

    def show_error(self, error: Exception, *actions: Button) -> None:
        """An error card below the introduction, instead of the one before."""
        self.clear_error()
        if isinstance(error, UserFacingError):
            from app.gui.widgets.error_card import ErrorCard

            self._error = ErrorCard(error, *actions)
            self.column.insertWidget(1, self._error)

    def clear_error(self) -> None:
        if self._error is not None:
            self._error.hide()
            self._error.deleteLater()
            self._error = None
