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
    from app.jobs.update_check import Check, Upstream
    from app.jobs.updates import Update


class UpdatesPage(WorkPage):
    quit_wanted = Signal()  # a setup program runs that replaces this one

    def __init__(self, backend: Backend, tasks: Tasks) -> None:
        super().__init__(
            tr("Updates"),
            tr(
                "A new engine is installed next to the current one and replaces it only after it has answered "
                "a real request."
            ),
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
            lambda *_: (self._backend.updates(), self._backend.can_roll_back(), self._backend.last_check()),
            on_done=lambda read: self._show(*read),
            on_error=self.show_error,
        )

    def _show(self, updates: tuple[Update, ...], back: tuple[str, str] | None, check: Check) -> None:
        clear(self._list)
        self._own.show_check(check)
        for update in updates:
            self._list.addWidget(self._card(update))
        self._list.addWidget(_engines_card(check, current=not updates))
        if back is not None:
            now, before = back
            words = column(
                Text(tr("Previous build"), "strong"),
                Text(
                    tr("{now} is in use. You can go back to {before}.", now=now, before=before), "secondary"
                ),
                space=2,
            )
            line = row(words, Button(tr("Roll back"), self._back, icon="undo"), space=Space.M)
            line.setStretch(0, 1)
            self._list.addWidget(Card(line, name=tr("Previous build")))

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
            notes.append(tr("It was tried on this computer before and did not answer."))
        if update.pinned:
            notes.append(tr("Pinned: you chose to keep the installed build."))
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
            on_done=lambda _: self.look(),
            on_error=self._looked_in_vain,
        )

    def _looked_in_vain(self, error: Exception) -> None:
        self.look()
        self.show_error(error)

    def _use_catalogue(self) -> None:
        self.work(
            lambda sink, cancel: self._backend.update_catalogue(sink=sink, cancel=cancel),
            tr("Updating the catalog …"),
        )

    def _fetch_launcher(self) -> None:
        self.work(
            lambda sink, cancel: self._backend.update_launcher(sink=sink, cancel=cancel),
            tr("Downloading the new version …"),
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
        self.work(
            lambda sink, cancel: self._backend.roll_back(sink=sink, cancel=cancel), tr("Rolling back …")
        )


def _engines_card(check: Check, *, current: bool) -> Card:
    """The builds in use, what they are compared with, and what their projects have released since."""
    title = tr("Engines")
    card = Card(Text(title, "strong"), name=title, space=Space.XS)
    for engine in check.engines:
        card.column.addWidget(Text(engine))
    words = tr("Compared with catalog {version}.", version=check.catalogue)
    if not check.engines:
        words = tr("No engine is installed yet.")
    elif current:
        words += " " + tr("It has nothing newer for this computer.")
    card.column.addWidget(Text(words, "secondary"))
    for release in check.upstream:
        card.column.addWidget(Text(_upstream(release), "secondary"))
    return card


def _upstream(release: Upstream) -> str:
    if not release.version:
        return tr("The project of {engine} could not be reached.", engine=release.engine)
    if release.newer:
        return tr(
            "{engine} {version} was released by its project. It is offered here once the catalog lists it.",
            engine=release.engine,
            version=release.version,
        )
    return tr(
        "{engine} {version} is the newest release of its project.",
        engine=release.engine,
        version=release.version,
    )
