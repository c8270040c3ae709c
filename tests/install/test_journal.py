"""The journal: durable, tolerant of a torn last line."""

from __future__ import annotations

from app.install.journal import Journal
from app.system.home import Home


def test_entries_come_back_in_order(home: Home) -> None:
    journal = Journal(home.journal)
    journal.append("begin", "engine", size=3)
    journal.append("done", "engine")
    journal.append("begin", "model")
    assert [(entry.event, entry.step) for entry in journal.entries()] == [
        ("begin", "engine"),
        ("done", "engine"),
        ("begin", "model"),
    ]
    assert journal.entries()[0].facts == {"size": 3}
    assert journal.unfinished() == ("model",)


def test_a_torn_last_line_loses_only_itself(home: Home) -> None:
    journal = Journal(home.journal)
    journal.append("begin", "engine")
    whole = home.journal.read_bytes()
    for cut in range(1, len(whole)):
        home.journal.write_bytes(whole + whole[:cut].rstrip(b"\n"))
        journal.append("done", "engine")
        assert journal.entries()[0].event == "begin"
        assert journal.entries()[-1].event == "done"
        assert journal.unfinished() == ()


def test_no_file_is_an_empty_journal(home: Home) -> None:
    assert Journal(home.journal).entries() == []
