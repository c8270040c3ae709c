"""The golden table: what is advised for which machine, and why. `python -m tests.advisor.golden` prints it anew.

Each row was read by a person before it was kept: a change of the advice shows here, and somebody has to agree with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.advisor.advise import advise
from app.advisor.types import Advice, Wish
from app.catalog.load import load
from app.hardware.capture import replay
from app.hardware.machine import Machine
from tests.advisor.machines import apple, gpu, halo, pc

CAPTURES = Path(__file__).parents[1] / "captures"
TABLE = Path(__file__).parent / "golden.toml"
MACHINES = Path(__file__).parent / "machines.toml"


@dataclass(frozen=True)
class Row:
    name: str
    machine: Machine
    use: str
    choice: str = ""
    reason: str = ""
    own: str = ""
    change: str = ""


def machines() -> Iterator[tuple[str, Machine, str]]:
    """All machines of the table: every capture, and those described in machines.toml."""
    for file in sorted(CAPTURES.glob("*/capture.json")):
        yield file.parent.name, replay(file.parent), "chat"
    with open(MACHINES, "rb") as file_:
        for item in tomllib.load(file_)["machine"]:
            yield item["name"], described(item), item.get("use", "chat")


def described(item: dict[str, Any]) -> Machine:
    cards = [gpu(kind, size, slot=slot) for slot, (kind, size) in enumerate(item.get("cards", ()), 1)]
    if "halo" in item:
        cards = [halo(*item["halo"])]
    if "apple" in item:
        cards = [apple(*item["apple"])]
    keys = ("system", "cores", "page_file", "where")
    return pc(item["ram"], *cards, **{key: item[key] for key in keys if key in item})


def answered(name: str, machine: Machine, use: str) -> Row:
    advice = advise(machine, load(), Wish(use=use))
    best = advice.best
    if best is None:
        return Row(name, machine, use, "nothing", _first(advice))
    choice = best.choice
    words = f"{choice.engine} {choice.family} {choice.model}, {choice.context} tokens, {choice.build}"
    change = best.would_change[0] if best.would_change else ""
    return Row(name, machine, use, words, best.reasons[0], advice.own[0] if advice.own else "", change)


def _first(advice: Advice) -> str:
    return next(iter(advice.notes), next((item.reasons[0] for item in advice.recommendations), ""))


def kept() -> dict[str, dict[str, str]]:
    with open(TABLE, "rb") as file:
        return {item["name"]: item for item in tomllib.load(file)["row"]}


def main() -> None:
    print("# Made by `python -m tests.advisor.golden`; read every change before you keep it.")
    for name, machine, use in machines():
        row = answered(name, machine, use)
        print(f'\n[[row]]\nname = "{name}"')
        for key in ("choice", "reason", "own", "change"):
            if value := getattr(row, key):
                print(f'{key} = "{value}"')


if __name__ == "__main__":
    main()
