"""Looking at the machine."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from app.hardware import capture, changes, detect
from app.hardware.machine import Machine

_lock = threading.Lock()
_last: tuple[dict[str, Any], Machine] | None = None


def survey(*, replay: Path | None = None, record: Path | None = None) -> Machine:
    """The machine as it is now, or as a capture tells it; `record` writes a capture on the way."""
    if replay is not None:
        return capture.replay(replay)
    if record is not None:
        return capture.record(record)
    return detect.detect()


def survey_if_changed() -> Machine:
    """The last survey of this process, made anew when the driver, the docking state or the session changed since."""
    global _last
    with _lock:
        now = changes.fingerprint()
        if _last is None or _last[0] != now:
            _last = (now, detect.detect())
        return _last[1]
