"""Looking at the machine."""

from __future__ import annotations

from pathlib import Path

from app.hardware import capture, detect
from app.hardware.machine import Machine


def survey(*, replay: Path | None = None, record: Path | None = None) -> Machine:
    """The machine as it is now, or as a capture tells it; `record` writes a capture on the way."""
    if replay is not None:
        return capture.replay(replay)
    if record is not None:
        return capture.record(record)
    return detect.detect()
