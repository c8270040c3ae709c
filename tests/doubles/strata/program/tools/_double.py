"""DOUBLE of Strata's preparation tools: writes files of the right names with a word in them, and tells its progress."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def arguments(*names: str, switches: tuple[str, ...] = ()) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    for name in names:
        parser.add_argument(name, type=Path)
    for name in switches:
        parser.add_argument(name, action="store_true")
    parsed = parser.parse_args()
    with open(ROOT / "tools.log", "a", encoding="utf-8") as log:  # tests look at what was called
        log.write(json.dumps([Path(sys.argv[0]).name, *sys.argv[1:]]) + "\n")
    reader = Path(os.environ.get("STRATA_GGUF_PY", "")) / "gguf" / "__init__.py"
    if not reader.exists():
        sys.exit(f"no gguf-py at {reader}")
    if (ROOT / "tools-fail").exists():
        print("ValueError: tensor blk.7.ffn_down_exps.weight is cut off", file=sys.stderr)
        sys.exit(3)
    return parsed


def write(path: Path, text: str = "double\n") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def progress(what: str) -> None:
    for percent in (0, 50, 100):
        print(f"{what} {percent}%", file=sys.stderr, flush=True)


def must_be_gguf(path: Path) -> None:
    if path.read_bytes()[:4] != b"GGUF":
        sys.exit(f"{path} is no GGUF file")
