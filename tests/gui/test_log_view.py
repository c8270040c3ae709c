"""The log view and what feeds it."""

from __future__ import annotations

import re
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.gui.log_follow import LogFollower
from app.gui.widgets.log_view import KEEP, LogView, level_of


@pytest.fixture
def view(qtbot, theme) -> LogView:
    view = LogView("Engine log")
    qtbot.addWidget(view)
    view.resize(700, 400)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_follows_the_end_until_scrolled_up(qtbot, view):
    view.append([f"line {number}" for number in range(500)])
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() == view.verticalScrollBar().maximum() > 0)
    view.verticalScrollBar().setValue(10)
    assert not view.following
    view.append(["new"])
    qtbot.waitUntil(lambda: view.verticalScrollBar().maximum() >= 500 - 30)
    assert view.verticalScrollBar().value() == 10
    view.set_following(True)
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_search_and_levels(view):
    view.append(["fine", "warning: little room", "error: no room", "Fine again"])
    view.show_only("FINE")
    assert view.shown == ["fine", "Fine again"]
    view.show_only(level="warning")
    assert view.shown == ["warning: little room", "error: no room"]
    view.show_only(level="error")
    view.append(["fatal error", "nothing"])
    assert view.shown == ["error: no room", "fatal error"]
    view.show_only()
    assert len(view.shown) == 6


def test_copy_takes_the_selection(qtbot, view):
    view.append(["one", "two", "three"])
    view.setFocus()
    QTest.keySequence(view, "Ctrl+A")
    QTest.keySequence(view, "Ctrl+C")
    assert QGuiApplication.clipboard().text() == "one\ntwo\nthree"


def test_jump_to_the_last_error(view):
    view.append([*("fine" for _ in range(200)), "error: here", *("fine" for _ in range(200))])
    assert view.jump_to(re.compile("error"))
    assert view.selected_text() == "error: here"
    assert not view.following


def test_memory_is_bounded(view):
    for start in range(0, 300_000, 10_000):
        view.append([f"line {number}" for number in range(start, start + 10_000)])
    assert KEEP <= len(view.lines) <= KEEP + 20_000
    assert view.lines[-1] == "line 299999"


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("llama_server: model loaded", "info"),
        ("WARN: slow disk", "warning"),
        ("Exception Code: 0xC0000005", "error"),
        ("ggml_cuda error: no kernel image", "error"),
    ],
)
def test_levels(line, level):
    assert level_of(line) == level


def test_the_follower_reads_what_is_written(qtbot, view, tmp_path):
    path = tmp_path / "engine.log"
    follower = LogFollower()
    follower.lines.connect(view.append)
    follower.follow(path)
    follower.watch(True)
    path.write_bytes("first\nsecond ä\nhal".encode())
    qtbot.waitUntil(lambda: view.lines == ["first", "second ä"])
    with path.open("ab") as file:
        file.write(b"f\n\xff broken\n")
    qtbot.waitUntil(lambda: len(view.lines) == 4)
    assert view.lines[2] == "half"
    follower.watch(False)


def test_the_follower_begins_anew_with_another_file(qtbot, view, tmp_path):
    (tmp_path / "a").write_text("old\n")
    (tmp_path / "b").write_text("new\n")
    follower = LogFollower()
    follower.lines.connect(view.append)
    follower.restarted.connect(view.clear)
    follower.follow(tmp_path / "a")
    follower.watch(True)
    qtbot.waitUntil(lambda: view.lines == ["old"])
    follower.follow(tmp_path / "b")
    qtbot.waitUntil(lambda: view.lines == ["new"])
    follower.watch(False)


def test_a_flood_does_not_block_the_loop(qtbot, view, tmp_path):
    """200,000 lines as fast as the follower takes them: no gap between timer ticks over 50 ms (twice that here, for
    busy test machines; `benchmarks/gui.py` measures the real figure)."""
    path = tmp_path / "engine.log"
    path.write_text(
        "".join(
            f"slot {number}: prompt processing progress, n_tokens = {number}\n" for number in range(60_000)
        )
    )
    follower = LogFollower()
    follower.lines.connect(view.append)
    follower.follow(path)
    gaps: list[float] = []
    last = [time.monotonic()]

    def tick() -> None:
        now = time.monotonic()
        gaps.append(now - last[0])
        last[0] = now

    timer = QTimer(interval=1)
    timer.timeout.connect(tick)
    timer.start()
    follower.watch(True)
    qtbot.waitUntil(lambda: bool(view.lines) and view.lines[-1].startswith("slot 59999"), timeout=20_000)
    follower.watch(False)
    assert max(gaps) < 0.1
