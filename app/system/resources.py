"""Where the program's data files lie: beside the code, or inside a frozen build."""

from __future__ import annotations

import sys
from pathlib import Path


def resource(*parts: str) -> Path:
    """The path of a shipped data file or folder."""
    root = Path(getattr(sys, "_MEIPASS", Path(__file__).parents[2]))
    return root.joinpath("resources", *parts)
