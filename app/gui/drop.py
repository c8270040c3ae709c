"""Files dropped on the window: a log is diagnosed; for everything else it is said what to do with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QWidget

from app.core.errors import UserFacingError
from app.core.i18n import tr

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from app.gui.backend import Backend
    from app.gui.tasks import Tasks


def paths(data: QMimeData) -> list[Path]:
    """The local files in what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def kind_of(path: Path) -> str:
    """ "model", "log", "config" or "": by the first bytes where the name does not tell."""
    try:
        with path.open("rb") as file:
            begin = file.read(512)
    except OSError:
        return ""
    if begin.startswith(b"GGUF"):
        return "model"
    if begin.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{"):
        return "config"
    return "log" if b"\0" not in begin and begin else ""


def take(files: list[Path], window: QWidget, backend: Backend, tasks: Tasks) -> None:
    for path in files:
        if kind_of(path) == "log":
            _diagnose(path, window, backend, tasks)
        else:
            _say(window, path, _cannot(path))


def _diagnose(path: Path, window: QWidget, backend: Backend, tasks: Tasks) -> None:
    tasks.run(
        lambda *_: backend.diagnose(path),
        on_done=lambda text: _say(window, path, text),
        on_error=lambda error: _say(window, path, _words(error)),
    )


def _cannot(path: Path) -> str:
    return {
        "model": tr(
            "This is a model in the GGUF form. Models of your own are added in the catalogue file catalog.toml in the "
            "data folder; then “Add a model” offers them."
        ),
        "config": tr(
            "This is a settings file. Its settings belong to a profile; use “Add a model” to make one."
        ),
    }.get(kind_of(path), tr("This file is no log, model or settings file that the program knows."))


def _words(error: Exception) -> str:
    if isinstance(error, UserFacingError):
        return f"{error.title}.\n\n{error.what_happened}\n\n{error.what_to_do}"
    return str(error)


def _say(window: QWidget, path: Path, text: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Information, path.name, text, QMessageBox.StandardButton.Ok, window)
    box.open()
    box.finished.connect(box.deleteLater)
