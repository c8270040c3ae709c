"""Atomic writes: the old or the new content, never a part."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.system.files import read_json, write_atomic, write_json

WRITER = """
import sys, itertools
from pathlib import Path
from app.system.files import write_json
path = Path(sys.argv[1])
print("ready", flush=True)
for number in itertools.count():
    write_json(path, {"number": number, "filler": "x" * 200_000})
"""


def test_a_killed_writer_leaves_whole_json(tmp_path: Path, wait_for) -> None:
    target = tmp_path / "settings.json"
    for round_ in range(10):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(target)], stdout=subprocess.PIPE)
        with writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            before = read_json(target)
            wait_for(lambda seen=before: read_json(target) != seen, what=f"a write in round {round_}")
            writer.send_signal(signal.SIGKILL)
        assert len(json.loads(target.read_bytes())["filler"]) == 200_000


def test_a_failing_write_keeps_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "settings.json"
    write_json(target, {"old": True})

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomic(target, b"new")
    assert read_json(target) == {"old": True}
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_json_keeps_every_script_and_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    target = tmp_path / "Ünïcode 模型 \u3000.json"
    write_json(target, {"名": "モデル"})
    assert read_json(target) == {"名": "モデル"}
    target.write_bytes(b"\xef\xbb\xbf" + b'{"a": 1}')
    assert read_json(target) == {"a": 1}


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"null", b"[1, 2"])
def test_what_is_no_json_reads_as_none(tmp_path: Path, content: bytes) -> None:
    target = tmp_path / "broken.json"
    target.write_bytes(content)
    assert read_json(target) is None
