"""Placement of a mixture of experts: against every possibility on small problems, and on people's machines."""

from __future__ import annotations

import random
from itertools import product

import pytest

from app.advisor.advise import advise
from app.advisor.placement import Placement, Sizes, place
from app.advisor.types import Recommendation, Wish
from app.catalog.load import load
from app.engines.llamacpp import placement_arguments, server_arguments
from tests.advisor.machines import gpu, pc

CATALOG = load()
MIB = 1 << 20


def time_of(sizes: Sizes, units: int, heavy: int, card: float, ram: float) -> float:
    """Seconds for a token when so much lies on cards that read `card` bytes a second, and the rest in RAM."""
    unit = sizes.part + sizes.kv / 2
    expert = sizes.experts * sizes.used
    on_card = units * unit + heavy * expert
    return on_card / card + ((sizes.layers + 1) * unit + sizes.layers * expert - on_card) / ram


def every_possibility(sizes: Sizes, rooms: list[int], most: int, ram: int) -> list[tuple[int, int]]:
    """Units on cards and layers with their experts there, for every contiguous division that fits."""
    found = set()
    whole = (sizes.layers + 1) * (sizes.part + sizes.kv) + sizes.layers * sizes.experts
    for split in product(range(sizes.layers + 2), repeat=len(rooms)):
        units = sum(split)
        if units > sizes.layers + 1:
            continue
        for heavy in range(max(0, units - 1) + 1):
            # Light units first, those with experts behind them, the output last.
            kinds = [0] * (max(0, units - 1) - heavy) + [1] * heavy + [0] * min(1, units)
            at = 0
            for count, room in zip(split, rooms, strict=True):
                with_experts = sum(kinds[at : at + count])
                at += count
                if count * (sizes.part + sizes.kv) + with_experts * sizes.experts > room:
                    break
            else:
                weights = units * sizes.part + heavy * sizes.experts
                if weights <= most and whole - weights - units * sizes.kv <= ram:
                    found.add((units, heavy))
    return list(found)


def problem(dice: random.Random, cards: int) -> tuple[Sizes, list[int], int, int]:
    layers = dice.randint(1, 12 if cards == 1 else 6)
    sizes = Sizes(
        layers, dice.randint(5, 400) * MIB, dice.randint(0, 300) * MIB, dice.randint(20, 2500) * MIB,
        dice.choice((1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 51)),
    )  # fmt: skip
    whole = (layers + 1) * (sizes.part + sizes.kv) + layers * sizes.experts
    rooms = [int(whole * dice.uniform(0, 1.1 / cards)) for _ in range(cards)]
    most = whole if dice.random() < 0.7 else int(whole * dice.uniform(0, 1))
    return sizes, rooms, most, int(whole * dice.uniform(0.2, 1.2))


@pytest.mark.parametrize(("cards", "count"), [(1, 400), (2, 100)])
def test_never_more_than_one_percent_slower_than_the_best_of_all(cards: int, count: int) -> None:
    dice = random.Random(cards)
    compared = 0
    for _ in range(count):
        sizes, rooms, most, ram = problem(dice, cards)
        ours = place(sizes, rooms, most, ram)
        possible = every_possibility(sizes, rooms, most, ram)
        for card_speed, ram_speed in ((1000e9, 60e9), (300e9, 80e9)):
            if possible:
                best = min(time_of(sizes, *one, card_speed, ram_speed) for one in possible)
                assert (ours.units, ours.on_card) in possible
                mine = time_of(sizes, ours.units, ours.on_card, card_speed, ram_speed)
                assert mine <= best * 1.01, (sizes, rooms, most, ram, ours)
                compared += 1
    assert compared > count


def test_layers_with_experts_come_last_and_every_card_holds_what_it_is_given() -> None:
    sizes = Sizes(36, 63 * MIB, 32 * MIB, 1618 * MIB, 1 / 32)
    rooms = [11_000 * MIB, 23_000 * MIB]
    found = place(sizes, rooms, 1 << 50, 1 << 50)
    assert found.units == 37 == sum(found.split)
    assert found.on_card == sum(found.heavy)
    assert found.heavy[0] < found.split[0]  # the first layers, without experts, lie on the first card
    for units, heavy, room in zip(found.split, found.heavy, rooms, strict=True):
        assert units * (sizes.part + sizes.kv) + heavy * sizes.experts <= room


def test_no_card_no_placement() -> None:
    assert place(Sizes(4, 10, 1, 100, 0.5), [0], 0, 1000) == Placement(0, 0, (0,), (0,))


def advised(model: str, family: str, ram: float, *cards: object, system: str = "linux") -> Recommendation:
    best = advise(pc(ram, *cards, system=system), CATALOG, Wish(family=family, model=model)).best
    assert best is not None
    return best


def test_gpt_oss_120b_on_24_gb_has_all_attention_on_the_card() -> None:
    best = advised("120B-MXFP4", "gpt-oss", 64, gpu("sm_89", 24))
    assert best.choice.gpu_layers == 37
    in_ram = int(best.choice.options["experts_in_ram"])
    assert 22 <= in_ram <= 27
    assert "What every token needs and the experts of" in best.reasons[0]
    for pool in best.pools:
        assert pool.free >= 0
    assert best.speed.high > 25


def test_a_card_that_holds_everything_leaves_nothing_in_ram() -> None:
    best = advised("30B-A3B-Q4_K_M", "qwen3", 64, gpu("sm_89", 24))
    assert best.choice.gpu_layers == 49
    assert best.choice.options == {}
    assert "All of its" in best.reasons[0]


def test_two_cards_get_their_layers_told() -> None:
    best = advised("120B-MXFP4", "gpt-oss", 64, gpu("sm_86", 24), gpu("sm_86", 24, slot=2))
    counts = [int(count) for count in best.choice.options["split"].split(",")]
    assert sum(counts) == best.choice.gpu_layers == 37
    assert counts[0] > counts[1]  # the first layers are light: their experts are in RAM
    assert len(best.choice.adapters) == 2


def test_more_of_the_card_is_quicker() -> None:
    speeds = [
        advised("120B-MXFP4", "gpt-oss", 64, gpu("sm_89", size)).speed.high for size in (8, 12, 16, 24, 32)
    ]
    assert speeds == sorted(speeds)
    assert speeds[-1] > speeds[0]


def test_the_placement_reaches_the_engines_command_line() -> None:
    two = gpu("sm_86", 24), gpu("sm_86", 24, slot=2)
    choice = advised("120B-MXFP4", "gpt-oss", 64, *two).choice
    arguments = placement_arguments(choice.options)
    settings = {
        "model": "m.gguf", "model_name": "m", "host": "127.0.0.1", "port": 8080, "context": choice.context,
        "kv_type": "f16", "gpu_layers": choice.gpu_layers, "threads": 0, "args": arguments,
    }  # fmt: skip
    line = server_arguments(settings)
    assert line[line.index("--n-cpu-moe") + 1] == choice.options["experts_in_ram"]
    assert line[line.index("--tensor-split") + 1] == choice.options["split"]
    assert placement_arguments({"split_mode_of_another_engine": "1"}) == {}
