"""Captures."""

from __future__ import annotations

from pathlib import Path

from app.hardware.machine import Machine


def record(folder: Path) -> Machine:
    raise NotImplementedError(folder)


def replay(folder: Path) -> Machine:
    raise NotImplementedError(folder)
