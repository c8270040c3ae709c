"""Settings become the options of a transfer."""

from __future__ import annotations

import os
from datetime import time
from pathlib import Path

import pytest

from app.jobs.knowledge import transfer_options
from app.system.settings import Settings
from app.transfer.options import Options, Window


def test_nothing_set_is_the_default() -> None:
    assert transfer_options(Settings()) == Options()


def test_every_setting_arrives() -> None:
    options = transfer_options(
        Settings(
            download_limit=5_000_000,
            download_hours="22:00-06:00",
            pause_when_metered=True,
            hf_endpoint="https://mirror.example",
            hf_mirrors="https://a.example https://b.example",
            existing_folders=os.pathsep.join(("/one", "/two")),
        )
    )
    assert options.limit_bytes_per_second == 5_000_000
    assert options.schedule == Window(time(22), time(6))
    assert options.pause_when_metered
    assert options.hf_mirrors == ("https://a.example", "https://b.example")
    assert options.existing_folders == (Path("/one"), Path("/two"))


@pytest.mark.parametrize("text", ["", "night", "22:00", "22:00-", "25:00-06:00", "1-2-3"])
def test_hours_that_make_no_sense_are_none(text: str) -> None:
    assert Window.parse(text) is None
