"""Files dropped on the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMessageBox

from app.gui.drop import kind_of

FILES = {
    "model.gguf": (b"GGUF\x03\x00\x00\x00", "model"),
    "strata.json": (b'\xef\xbb\xbf{"engine": "x"}', "config"),
    "engine.log": (b"main: loading model\n", "log"),
    "picture.png": (b"\x89PNG\r\n\x1a\n\x00\x00", ""),
    "empty": (b"", ""),
}


@pytest.mark.parametrize("name", FILES)
def test_files_are_known_by_their_content(tmp_path, name):
    content, kind = FILES[name]
    (tmp_path / name).write_bytes(content)
    assert kind_of(tmp_path / name) == kind


def drop(window, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("engine.log", "the driver crashed"),
        ("model.gguf", "model is in the catalog now"),
        ("picture.png", "not a log, model"),
    ],
)
def test_a_dropped_file_is_answered(qtbot, make_window, backend, tmp_path, name, words):
    (tmp_path / name).write_bytes(FILES[name][0])
    window = make_window(set_up=True)
    drop(window, tmp_path / name)
    qtbot.waitUntil(lambda: any(words in box.text() for box in window.findChildren(QMessageBox)))
    for box in window.findChildren(QMessageBox):
        box.accept()
