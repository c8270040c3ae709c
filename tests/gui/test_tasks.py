"""The bridge between worker threads and the window."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Message, Progress
from app.gui.tasks import Tasks


@pytest.fixture
def tasks(qapp) -> Iterator[Tasks]:
    tasks = Tasks(qapp)
    yield tasks
    tasks.shutdown()


def test_events_and_result_arrive_in_the_gui_thread_in_order(qtbot, tasks):
    seen, here = [], threading.get_ident()

    def work(sink, cancel):
        assert threading.get_ident() != here
        for number in range(100):
            sink(Message(str(number)))
        return "result"

    tasks.run(
        work,
        on_event=lambda event: seen.append((event.text, threading.get_ident())),
        on_done=lambda result: seen.append((result, threading.get_ident())),
    )
    qtbot.waitUntil(lambda: len(seen) == 101)
    assert [text for text, _ in seen] == [*(str(number) for number in range(100)), "result"]
    assert {thread for _, thread in seen} == {here}


def test_a_flood_of_progress_is_thinned_but_the_last_arrives(qtbot, tasks):
    seen, done = [], []

    def work(sink, cancel):
        for number in range(50_000):
            sink(Progress("model", number, 50_000))

    tasks.run(work, on_event=seen.append, on_done=done.append)
    qtbot.waitUntil(lambda: bool(done))
    assert seen[-1].done == 49_999
    assert len(seen) < 10_000


def test_a_bug_becomes_a_card_and_keeps_its_words(qtbot, tasks, caplog):
    seen = []

    def work(sink, cancel):
        raise KeyError("layers")

    tasks.run(work, on_error=seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    assert isinstance(seen[0], UserFacingError)
    assert "layers" in seen[0].details
    assert "unexpected error" in caplog.text


def test_cancel_ends_the_work(qtbot, tasks):
    seen = []
    task = tasks.run(lambda sink, cancel: cancel.wait(60), on_error=seen.append)
    task.cancel()
    qtbot.waitUntil(lambda: bool(seen))
    assert isinstance(seen[0], Cancelled)


def test_shutdown_waits_for_threads_and_silences_them(qtbot, tasks):
    seen = []
    task = tasks.run(lambda sink, cancel: cancel.wait(60), on_done=seen.append, on_error=seen.append)
    tasks.shutdown()
    assert not task._thread.is_alive()
    qtbot.wait(20)
    assert seen == []


def test_emitting_loses_no_reference(qtbot):
    """PySide6 6.12.0 returned its success without owning it, and Python 3.11 aborted when the count of True ran out."""

    class Sender(QObject):
        sent = Signal(object)

    sender = Sender()
    sender.sent.connect(lambda value: None)
    before = sys.getrefcount(True)
    for _ in range(50):
        sender.sent.emit(sender)
    assert sys.getrefcount(True) >= before
