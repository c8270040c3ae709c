"""The gallery shows every widget, in every theme, with a name on each control."""

from __future__ import annotations

from pathlib import Path

import pytest

import app.gui.widgets
from app.gui import gallery
from tests.gui.test_accessibility import nameless

HELPERS = {
    "__init__",
    "layout",
    "brand",
    "sparkline",
}  # brand is on every page, the sparkline inside the tile


def test_no_widget_is_forgotten():
    source = Path(gallery.__file__).read_text(encoding="utf-8")
    modules = {path.stem for path in Path(app.gui.widgets.__file__).parent.glob("*.py")} - HELPERS
    assert [name for name in modules if f"app.gui.widgets.{name} import" not in source] == []


@pytest.mark.parametrize("name", gallery.THEMES)
def test_it_opens_in_every_theme(qtbot, theme, name):
    window = gallery.Gallery(theme)
    qtbot.addWidget(window)
    window.show()
    theme.choose(name)
    assert nameless(window) == []
    picture = window.grab().toImage()
    colors = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 9)
        for y in range(0, picture.height(), 9)
    }
    assert len(colors) > 20
