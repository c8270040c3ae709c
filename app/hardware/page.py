"""Page."""

from __future__ import annotations

import dataclasses
from typing import Any

from app.hardware.machine import Machine


def as_text(machine: Machine) -> str:
    return str(machine)


def as_json(machine: Machine) -> dict[str, Any]:
    return dataclasses.asdict(machine)
