"""How long advice takes: 1,000 machines against the whole catalogue. `python -m benchmarks.advice`

Two figures: every machine ranked completely and its best choice put into words (what set-up needs), and all choices put
into words (what nobody asks for). Target: the first under 2 s.
"""

from __future__ import annotations

import random
import time

from app.advisor.advise import advise
from app.catalog.load import load
from app.hardware.machine import Machine
from tests.advisor.machines import gpu, pc

KINDS = ("sm_61", "sm_75", "sm_86", "sm_89", "sm_120", "gfx1030", "gfx1100", "gfx1201", "")


def machines(count: int) -> list[Machine]:
    dice = random.Random(1)
    made = []
    for _ in range(count):
        kind = dice.choice(KINDS)
        cards = [gpu(kind, dice.uniform(4, 32))] if kind else []
        if cards and dice.random() < 0.1:
            cards.append(gpu(kind, dice.uniform(4, 32), slot=2))
        system = dice.choice(("windows", "windows", "linux"))
        made.append(pc(dice.uniform(4, 256), *cards, system=system, cores=dice.randint(2, 32)))
    return made


def main() -> None:
    catalog, many = load(), machines(1000)
    variants = sum(len(family.variants) for family in catalog.families)
    print(f"{len(many)} machines, {len(catalog.builds)} builds, {variants} models")
    began = time.perf_counter()
    best = [advise(machine, catalog).best for machine in many]
    print(f"ranked, the best in words: {time.perf_counter() - began:.2f} s ({sum(map(bool, best))} have one)")
    began = time.perf_counter()
    total = sum(len(list(advise(machine, catalog).recommendations)) for machine in many)
    print(f"ranked, all {total} choices in words: {time.perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()
