"""Photographs every page: `python -m tests.gui.photos FOLDER [--theme dark] [--scale 2] [--only NAME]`."""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from pathlib import Path

from tests.gui.scenes import Scenes


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en")
    parser.add_argument(
        "--machine", type=Path, help="a capture (tests/captures/...) in place of the usual PC"
    )
    parser.add_argument("--only", default="")
    parser.add_argument("--width", type=int, default=0)
    parser.add_argument("--height", type=int, default=620)
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.folder.mkdir(parents=True, exist_ok=True)
    # A short path that looks like a person's, and that `Home.resolve` finds, so that the wizard offers other places.
    place = Path(tempfile.gettempdir()) / "anna"
    os.environ.pop("STRATA_LAUNCHER_HOME", None)
    os.environ["XDG_DATA_HOME"] = str(place)
    try:
        for name, scene in Scenes(options, place / "strata-launcher").scenes().items():
            if options.only in name:
                scene(name)
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
