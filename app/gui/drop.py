"""Files dropped on the window: a log is diagnosed, a model is adopted; else it is said what to do with it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from app.core.errors import UserFacingError
from app.core.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable

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
        kind = kind_of(path)
        if kind == "log":
            _tell(path, window, tasks, partial(backend.diagnose, path))
        elif kind == "model":
            _tell(path, window, tasks, partial(_adopt, path, backend))
        else:
            _say(window, path, _cannot(path))


def _adopt(path: Path, backend: Backend) -> str:
    return tr(
        "{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.",
        name=backend.adopt(path),
    )


def _tell(path: Path, window: QWidget, tasks: Tasks, work: Callable[[], str]) -> None:
    tasks.run(
        lambda *_: work(),
        on_done=lambda text: _say(window, path, text),
        on_error=lambda error: _say(window, path, _words(error)),
    )


def _cannot(path: Path) -> str:
    return {
        "config": tr(
            "This is a settings file. Its settings belong to a profile; use “Add a model” to make one."
        ),
    }.get(kind_of(path), tr("This is not a log, model, or settings file that the program recognizes."))


def _words(error: Exception) -> str:
    if isinstance(error, UserFacingError):
        return f"{error.title}.\n\n{error.what_happened}\n\n{error.what_to_do}"
    return str(error)


def _say(window: QWidget, path: Path, text: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Information, path.name, text, QMessageBox.StandardButton.Ok, window)
    box.setTextFormat(Qt.TextFormat.PlainText)  # names in it are of files and repositories
    box.open()
    box.finished.connect(box.deleteLater)
