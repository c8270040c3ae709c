"""Foreign text is never markup: every message box shows plain text, and every label of ours is a plain one."""

from __future__ import annotations

import ast
from pathlib import Path

from app.system.program import project_folder

GUI = Path(project_folder()) / "app" / "gui"
RICH = {
    "setHtml",
    "insertHtml",
    "RichText",
    "MarkdownText",
    "QTextBrowser",
    "setMarkdown",
    "setOpenExternalLinks",
}


def test_no_part_of_the_window_renders_markup() -> None:
    for path in GUI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "attr", getattr(node, "id", ""))
            assert name not in RICH, f"{path}:{getattr(node, 'lineno', 0)}: {name}"


def test_every_message_box_is_told_that_its_text_is_plain() -> None:
    boxes = 0
    for path in GUI.rglob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if "= QMessageBox(" in line:
                boxes += 1
                assert "setTextFormat(Qt.TextFormat.PlainText)" in lines[number + 1], f"{path}:{number + 1}"
    assert boxes
