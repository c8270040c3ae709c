"""Where the tensors of a mixture of experts lie for llama.cpp: cards first, and of the experts what is left of them.

Of a layer, every token reads attention, dense part, shared experts and what is kept of the context, but of the experts
only those that are chosen. So a byte of the first kind on a card saves far more time than a byte of experts. What may
be chosen is what the engine's options can say: the last layers on the cards in their order (`--n-gpu-layers`,
`--tensor-split`), the expert tensors of the first layers in RAM all the same (`--n-cpu-moe`; llama.cpp
common/arg.cpp, tools/server/README.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.catalog.types import Variant


class Sizes(NamedTuple):
    """A model in units of equal size: its layers and the output. Bytes; `used` is the share of experts per token.

    A unit has `part` (read whole for each token) and `kv` (half of it, the context being half full on the average); a
    layer, not the output, has `experts` too.
    """

    layers: int
    part: int
    kv: int
    experts: int
    used: float


class Placement(NamedTuple):
    """`units` on cards (the output is the first of them), by card in `split`; of these layers `on_card` have their
    experts there too, by card in `heavy`."""

    units: int
    on_card: int
    split: tuple[int, ...]
    heavy: tuple[int, ...]

    def read_on_card(self, sizes: Sizes) -> float:
        """Bytes of weights that the cards read for one token."""
        return self.units * sizes.part + self.on_card * sizes.experts * sizes.used

    def saved(self, sizes: Sizes) -> float:
        """Bytes that a token reads from cards, the context's too: the more, the quicker."""
        return self.read_on_card(sizes) + self.units * sizes.kv / 2

    def taken(self, sizes: Sizes) -> int:
        """Bytes of weights and context on the cards."""
        return self.held(sizes) + self.units * sizes.kv

    def held(self, sizes: Sizes) -> int:
        """Bytes of weights on the cards."""
        return self.units * sizes.part + self.on_card * sizes.experts


def sizes_of(variant: Variant, kv: int) -> Sizes:
    """`kv`: bytes of the whole context."""
    units = variant.layers + 1
    rest = variant.weights_size - variant.experts_size
    return Sizes(
        variant.layers,
        rest // units,
        kv // units,
        variant.experts_size // variant.layers,
        variant.experts_used / variant.experts,
    )


def place(sizes: Sizes, rooms: Sequence[int], most: int, ram: int) -> Placement:
    """The placement whose tokens come quickest, of those that leave no more than `ram` bytes to the RAM; where none
    does, the one that leaves least.

    `rooms`: bytes for weights and context by card, in the engine's order; `most`: bytes of weights that may lie on
    cards in all. Exact for one card and for cards of one speed: fewer units than fit can win only as long as what
    they free for experts is read more than they are, which ends after a few.
    """
    all_units = sizes.layers + 1
    largest = units = min(all_units, _units(sizes, rooms), max(0, most) // max(1, sizes.part))
    best = least = _with_units(sizes, rooms, most, units)
    wanted = all_units * (sizes.part + sizes.kv) + sizes.layers * sizes.experts - ram  # on cards at least
    enough = best.taken(sizes) >= wanted
    if not enough and (wanted > sum(rooms) or wanted > most + all_units * sizes.kv):
        return best
    # What a unit less costs, beyond what its room can win.
    cost = sizes.part + sizes.kv / 2 - (sizes.part + sizes.kv) * sizes.used
    bound = sizes.experts * sizes.used * len(rooms)
    while units > 0 and not (enough and cost > 0 and (largest - units + 1) * cost >= bound):
        units -= 1
        found = _with_units(sizes, rooms, most, units)
        if found.taken(sizes) >= wanted and (not enough or found.saved(sizes) > best.saved(sizes)):
            best, enough = found, True
        if found.taken(sizes) > least.taken(sizes):
            least = found
    return best if enough else least


def _units(sizes: Sizes, rooms: Sequence[int]) -> int:
    """How many units without experts the cards hold."""
    return sum(max(0, room) // max(1, sizes.part + sizes.kv) for room in rooms)


def _with_units(sizes: Sizes, rooms: Sequence[int], most: int, units: int) -> Placement:
    """With so many units on cards, as many layers with their experts as fit."""
    layers = max(0, units - 1)
    high = min(layers, max(0, most - units * sizes.part) // max(1, sizes.experts))
    if len(rooms) == 1:
        left = rooms[0] - units * (sizes.part + sizes.kv)
        count = min(high, max(0, left) // max(1, sizes.experts))
        return Placement(units, count, (units,), (count,))
    low, filled = 0, _filled(sizes, rooms, units, 0)
    while low < high:
        middle = (low + high + 1) // 2
        tried = _filled(sizes, rooms, units, middle)
        if tried is None:
            high = middle - 1
        else:
            low, filled = middle, tried
    split, heavy = filled or ((0,) * len(rooms), (0,) * len(rooms))
    return Placement(sum(split), low, split, heavy)


def _filled(
    sizes: Sizes, rooms: Sequence[int], units: int, heavy: int
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Units and layers with experts by card: the cards are filled from the last one, where the output lies and the
    layers with experts, which are the last of all. None when they do not fit."""
    light_size, heavy_size = sizes.part + sizes.kv, sizes.part + sizes.kv + sizes.experts
    light = units - heavy
    output = min(1, light)
    light -= output
    split, with_experts = [], []
    for room in reversed(rooms):
        room = max(0, room)
        if output and room < light_size:
            split.append(0)
            with_experts.append(0)
            continue
        room -= output * light_size
        here = min(heavy, room // heavy_size)
        heavy -= here
        room -= here * heavy_size
        more = min(light, room // light_size) if not heavy else 0
        light -= more
        split.append(output + here + more)
        with_experts.append(here)
        output = 0
    if heavy or light or output:
        return None
    return tuple(reversed(split)), tuple(reversed(with_experts))
