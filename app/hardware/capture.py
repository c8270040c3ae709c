"""Captures: what every probe read, without personal details. The format for support and for tests."""

from __future__ import annotations

from pathlib import Path

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.hardware.detect import detect
from app.hardware.machine import Machine
from app.hardware.reader import RecordingReader, ReplayReader


def record(folder: Path) -> Machine:
    """Detect this machine and write what was read to `folder`. Raises OSError."""
    reader = RecordingReader()
    machine = detect(reader)
    reader.save(folder)
    return machine


def replay(folder: Path) -> Machine:
    """The machine of a capture, on any platform. Raises UserFacingError "bad-capture"."""
    try:
        reader = ReplayReader(folder)
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise UserFacingError(
            tr("That is no capture"),
            tr("{folder} holds no readable capture.json.", folder=folder),
            tr("Give the folder that `detect --record` wrote."),
            str(error),
            code="bad-capture",
        ) from error
    return detect(reader)
