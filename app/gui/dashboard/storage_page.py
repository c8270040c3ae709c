"""What lies where and how large it is; models move, what is ours can be removed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.core.i18n import tr
from app.core.units import download
from app.gui.dashboard.work_page import WorkPage
from app.gui.theme.tokens import Space
from app.gui.widgets.buttons import Button
from app.gui.widgets.card import Card, fact
from app.gui.widgets.layout import clear, column, row
from app.gui.widgets.notice import Notice

if TYPE_CHECKING:
    from app.gui.backend import Backend
    from app.gui.tasks import Tasks
    from app.jobs.storage import Place, Storage

_ICONS = {"engine": "cpu", "model": "spark", "downloads": "download", "logs": "log", "runs": "history"}


class StoragePage(WorkPage):
    def __init__(self, backend: Backend, tasks: Tasks) -> None:
        super().__init__(
            tr("Storage"), tr("What the program stores on your drives, and how much space it uses."), tasks
        )
        self._backend = backend
        self._places = column(space=Space.M)
        self.add(self._places, None)

    def look(self) -> None:
        self.tasks.run(lambda *_: self._backend.storage(), on_done=self._show, on_error=self.show_error)

    def _show(self, storage: Storage) -> None:
        clear(self._places)
        total = tr(
            "{size} in use, {free} free on this drive",
            size=download(storage.size),
            free=download(storage.free),
        )
        self._places.addWidget(Card(fact("drive", total, str(storage.home.root)), name=tr("Storage")))
        if storage.unfinished:
            words = tr("Moving {what} was interrupted. Move it again to continue.", what=storage.unfinished)
            self._places.addWidget(Notice(words, "warning"))
        for place in sorted(storage.places, key=lambda place: -place.size):
            self._places.addWidget(self._card(place))

    def _card(self, place: Place) -> Card:
        notes = [str(place.folder)]
        if not place.reachable:
            notes.append(tr("Its drive is not connected."))
        if place.adopted:
            notes.append(tr("Your own file. It stays when you remove the entry."))
        if place.kind == "foreign":
            notes.append(tr("Not part of this program. It is never touched."))
        title = f"{place.name}  ·  {download(place.size)}"
        line = row(fact(_ICONS.get(place.kind, "document"), title, "\n".join(notes)), space=Space.S)
        line.setStretch(0, 1)
        url = QUrl.fromLocalFile(str(place.folder))
        line.addWidget(
            Button(
                icon="folder",
                kind="quiet",
                name=tr("Open the folder of {name}", name=place.name),
                clicked=lambda: QDesktopServices.openUrl(url),
            )
        )
        if place.kind == "model" and place.id and not place.adopted:
            name = tr("Move {name}", name=place.name)
            line.addWidget(Button(tr("Move …"), lambda: self._move(place), kind="quiet", name=name))
        if place.id:
            name = tr("Remove {name}", name=place.name)
            line.addWidget(Button(icon="trash", kind="quiet", name=name, clicked=lambda: self._remove(place)))
        return Card(line, name=title)

    def _move(self, place: Place) -> None:
        folder = QFileDialog.getExistingDirectory(self, tr("Choose a folder"), str(place.folder))
        if folder:
            self.work(
                lambda sink, cancel: self._backend.move_model(
                    place.id, Path(folder), sink=sink, cancel=cancel
                ),
                tr("Moving {name} …", name=place.name),
            )

    def _remove(self, place: Place) -> None:
        box = QMessageBox(self.window())
        box.setTextFormat(Qt.TextFormat.PlainText)  # names in it are of files and repositories
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Remove"))
        box.setText(tr("Remove {name}?", name=place.name))
        if place.used_by:
            users = ", ".join(place.used_by)
            box.setInformativeText(tr("These profiles need it and will no longer start: {list}", list=users))
        remove = box.addButton(tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is remove:
            self.work(
                lambda *_: self._backend.remove_place(place.id), tr("Removing {name} …", name=place.name)
            )
