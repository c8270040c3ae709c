"""Every control has a name and can be reached; colours keep AA; nothing is cut at large sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QProgressBar,
    QWidget,
)

from app.gui.theme.tokens import THEMES, Colors
from app.gui.widgets.card import ChoiceCard
from app.gui.widgets.log_view import LogView
from app.runtime.types import State
from tests.gui.backend_double import status
from tests.gui.test_wizard import reach

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QProgressBar, ChoiceCard, LogView)


def nameless(root: QWidget) -> list[str]:
    """Controls that a screen reader could not call by a name."""
    found = []
    for widget in root.findChildren(QWidget):
        inner = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox, QLineEdit, QAbstractScrollArea))
        if not isinstance(widget, CONTROLS) or inner:
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def test_no_nameless_control_in_the_wizard(qtbot, wizard):
    for index in range(6):
        reach(qtbot, wizard, index)
        qtbot.waitUntil(lambda: wizard.page.ready)
        assert nameless(wizard) == []


def test_no_nameless_control_in_the_dashboard(qtbot, make_window, backend):
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    window.dashboard.show_status(backend.state)
    for name in window.dashboard._buttons:
        window.dashboard.show_page(name)
        assert nameless(window) == []


def test_every_control_takes_the_focus(qtbot, make_window, backend):
    window = make_window(set_up=True)
    for widget in window.findChildren(QWidget):
        if (
            isinstance(widget, (QAbstractButton, QLineEdit, QComboBox))
            and widget.isEnabled()
            and not isinstance(widget.parent(), (QLineEdit, QAbstractSpinBox, QComboBox))
        ):
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget.accessibleName()


def luminance(color: str) -> float:
    """WCAG 2.2, relative luminance."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colors", THEMES.values(), ids=THEMES)
def test_text_reaches_aa(colors: Colors):
    for ink in ("text", "secondary", "accent", "success", "warning", "danger"):
        for ground in ("window", "card", "sunken"):
            assert contrast(getattr(colors, ink), getattr(colors, ground)) >= 4.5, (ink, ground)
    for tone in ("success", "warning", "danger", "accent"):
        assert contrast(getattr(colors, tone), getattr(colors, f"{tone}_soft")) >= 4.5, tone
    assert contrast(colors.secondary, colors.neutral_soft) >= 4.5
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.text, colors.accent_soft) >= 4.5


@pytest.mark.parametrize("colors", THEMES.values(), ids=THEMES)
def test_outlines_of_controls_reach_three_to_one(colors: Colors):
    for ink in ("control_border", "focus"):
        for ground in ("window", "card"):
            assert contrast(getattr(colors, ink), getattr(colors, ground)) >= 3.0, (ink, ground)


def test_right_to_left_does_not_break(qtbot, qapp, make_window, backend):
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        backend.state = status(State.READY)
        window = make_window(set_up=True)
        window.dashboard.show_status(backend.state)
        rail = window.dashboard.findChild(QWidget, "rail")
        assert rail.x() > window.width() / 2
        window.grab()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("width", [720, 900, 1400])
def test_nothing_is_cut_at_any_width(qtbot, make_window, backend, width):
    """Every page's content is as wide as the page shows, so that nothing stands beyond its right edge."""
    backend.state = status(State.READY)
    window = make_window(set_up=True)
    window.resize(width, 700)
    window.dashboard.show_status(backend.state)
    for name in ("overview", "connect", "settings"):
        window.dashboard.show_page(name)
        page = window.dashboard.page(name)
        qtbot.waitUntil(lambda page=page: page.widget().width() <= page.viewport().width())


def test_tiles_choose_columns_that_leave_no_gap(qtbot, theme):
    from PySide6.QtWidgets import QLabel

    from app.gui.widgets.tiles import Tiles

    holder = QWidget()
    qtbot.addWidget(holder)
    grid = Tiles(holder, narrowest=100, most=3, gap=10)
    for number in range(6):
        grid.addWidget(QLabel(str(number)))
    assert [grid.columns(width) for width in (90, 210, 320, 1000)] == [1, 2, 3, 3]
