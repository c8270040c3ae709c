"""Newer engine builds: what they bring, the try with a real request, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.core.i18n import tr
from app.core.units import download
from app.gui.dashboard.own_updates_card import OwnUpdatesCard
from app.gui.dashboard.work_page import WorkPage
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.text import Text

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.jobs.launcher_update import NewLauncher
    from app.jobs.updates import Update


class UpdatesPage(WorkPage):
    quit_wanted = Signal()  # a setup program runs that replaces this one

    def __init__(self, backend: Backend, tasks: Tasks) -> None:
        super().__init__(
            tr("Updates"),
            tr("A newer engine is installed beside the old one, and counts only after it has answered."),
            tasks,
        )
        self._backend = backend
        self._list = column(space=Space.M)
        self._own = OwnUpdatesCard()
        self._own.look_wanted.connect(self._look_for_own)
        self._own.catalogue_wanted.connect(self._use_catalogue)
        self._own.launcher_wanted.connect(self._fetch_launcher)
        self.add(self._list, self._own, None)

    def look(self) -> None:
        self.tasks.run(
            lambda *_: (self._backend.updates(), self._backend.can_roll_back()),
            on_done=lambda read: self._show(*read),
            on_error=self.show_error,
        )

    def _show(self, updates: tuple[Update, ...], back: tuple[str, str] | None) -> None:
        clear(self._list)
        for update in updates:
            self._list.addWidget(self._card(update))
        if not updates:
            text = tr("The engines are as new as the catalogue of this program.")
            self._list.addWidget(Card(Text(text, "secondary"), name=tr("Updates")))
        if back is not None:
            now, before = back
            words = column(
                Text(tr("The way back"), "strong"),
                Text(tr("{now} is in use; {before} was before.", now=now, before=before), "secondary"),
                space=2,
            )
            line = row(words, Button(tr("Go back"), self._back, icon="undo"), space=Space.M)
            line.setStretch(0, 1)
            self._list.addWidget(Card(line, name=tr("The way back")))

    def _card(self, update: Update) -> Card:
        new = update.build
        title = tr(
            "{engine} {version} instead of {installed}",
            engine=new.id,
            version=new.version,
            installed=update.installed_version or update.installed,
        )
        notes = [tr("Download {size}", size=download(update.size))]
        if update.failed:
            notes.append(tr("It was tried here before and did not answer."))
        if update.pinned:
            notes.append(tr("You keep the installed one."))
        words = column(Text(title, "strong"), Text("  ·  ".join(notes), "secondary"), space=2)
        if update.notes:
            words.addWidget(Text(update.notes))
        use = Button(tr("Update"), icon="download", name=tr("Update to {build}", build=new.id))
        use.clicked.connect(lambda: self._update(new.id))
        use.setEnabled(not update.pinned)
        line = row(words, use, space=Space.M)
        line.setStretch(0, 1)
        return Card(line, name=title)

    def _look_for_own(self) -> None:
        self._own.show_looking()
        self.tasks.run(
            lambda *_: self._backend.look_for_updates(),
            on_done=self._own.show_looked,
            on_error=self._looked_in_vain,
        )

    def _looked_in_vain(self, error: Exception) -> None:
        self._own.show_nothing()
        self.show_error(error)

    def _use_catalogue(self) -> None:
        self._own.show_nothing()
        self.work(
            lambda sink, cancel: self._backend.update_catalogue(sink=sink, cancel=cancel),
            tr("Updating the catalogue …"),
        )

    def _fetch_launcher(self) -> None:
        self._own.show_nothing()
        self.work(
            lambda sink, cancel: self._backend.update_launcher(sink=sink, cancel=cancel),
            tr("Fetching the new version …"),
            on_result=self._launcher_ready,
        )

    def _launcher_ready(self, new: NewLauncher) -> None:
        self._own.show_ready(new.next_step)
        if new.quits:
            self.quit_wanted.emit()

    def _update(self, build: str) -> None:
        self.work(
            lambda sink, cancel: self._backend.update_engine(build, sink=sink, cancel=cancel),
            tr("Updating to {build} …", build=build),
        )

    def _back(self) -> None:
        self.work(lambda sink, cancel: self._backend.roll_back(sink=sink, cancel=cancel), tr("Going back …"))
