"""Strata's own rules, a test for every row of its tables (install contract, section 4)."""

from __future__ import annotations

import dataclasses

import pytest

from app.advisor.strata_rules import own_answer, verdict
from app.catalog.load import load
from app.hardware.machine import Machine
from tests.advisor.machines import gpu, halo, pc

CATALOG = load()
SIZES = {
    "Q2_0": ("qwen", 48, 44.0), "IQ2_XS": ("qwen", 48, 45.5), "IQ3_XXS": ("qwen", 60, 52.9),
    "IQ3_S": ("qwen", 62, 60.3), "IQ1_M": ("coder", 32, 33.4),
}  # fmt: skip


def own(machine: Machine):
    answer = own_answer(machine, CATALOG)
    assert answer is not None
    return answer


# 4.1: which backend


def test_nvidia_comes_before_amd() -> None:
    assert own(pc(64, gpu("gfx1201", 16), gpu("sm_89", 12, slot=2))).backend == "cuda"
    assert own(pc(64, gpu("gfx1201", 16))).backend == "hip"


def test_an_old_nvidia_card_counts_only_without_a_newer_one_and_without_a_usable_amd_card() -> None:
    assert own(pc(64, gpu("sm_61", 11), gpu("gfx1201", 16, slot=2))).backend == "hip"
    assert own(pc(64, gpu("sm_61", 11), gpu("sm_75", 8, slot=2))).cards == ("0000:02:00.0",)
    alone = own(pc(64, gpu("sm_61", 11)))
    assert (alone.backend, alone.cuda) == ("cuda", 12)


# 4.2: NVIDIA


@pytest.mark.parametrize(
    ("architecture", "system", "driver", "served"),
    [
        ("sm_75", "windows", "580.10", True),
        ("sm_75", "windows", "579.99", False),
        ("sm_120", "linux", "580.00", True),
        ("sm_61", "windows", "528.02", True),
        ("sm_61", "windows", "527.99", False),
        ("sm_61", "linux", "525.60", True),
        ("sm_61", "linux", "524.00", False),
        ("sm_89", "windows", "32.0.15.8097", True),  # Windows' spelling of 580.97
        ("sm_89", "windows", "32.0.15.6094", False),
        ("sm_89", "windows", "", True),  # not known: nothing is said against it
    ],
)
def test_the_oldest_driver_depends_on_the_cuda_generation(architecture, system, driver, served) -> None:
    answer = own(pc(64, gpu(architecture, 12, driver=driver), system=system))
    assert (answer.why_not == "") == served
    if not served:
        assert "needs driver" in answer.why_not


def test_cuda_13_from_the_rtx_20_series_on() -> None:
    assert own(pc(64, gpu("sm_75", 11))).cuda == 13
    assert own(pc(64, gpu("sm_120", 12))).cuda == 13


def test_one_card_is_the_one_with_the_most_memory_and_of_equals_the_first() -> None:
    assert own(pc(64, gpu("sm_89", 6, slot=2), gpu("sm_89", 7, slot=1))).cards == ("0000:01:00.0",)
    # 6.9 and 7.1 are both "7 GB"
    assert own(pc(64, gpu("sm_89", 6.9, slot=1), gpu("sm_89", 7.1, slot=2))).cards == ("0000:01:00.0",)


@pytest.mark.parametrize(
    ("cards", "chosen"),
    [
        ([("sm_89", 24, 1), ("sm_89", 24, 2)], (1, 2)),  # the best two
        ([("sm_86", 24, 1), ("sm_120", 12, 2)], (2, 1)),  # newest first
        ([("sm_89", 12, 1), ("sm_89", 24, 2)], (2, 1)),  # then memory
        ([("sm_89", 24, 1), ("sm_89", 8, 2)], (1,)),  # the second is too small beside a large one
        ([("sm_89", 8, 1), ("sm_89", 8, 2)], (1, 2)),  # both small
        ([("sm_89", 24, 1), ("sm_89", 6, 2)], (1,)),  # no candidate
        ([("sm_86", 24, 1), ("sm_86", 24, 2), ("sm_86", 24, 3)], (1, 2)),
    ],
)
def test_several_cards(cards, chosen) -> None:
    answer = own(pc(64, *(gpu(kind, size, slot=slot) for kind, size, slot in cards)))
    assert answer.cards == tuple(f"0000:{slot:02x}:00.0" for slot in chosen)


def test_all_sets_of_cards_are_offered() -> None:
    three = own(pc(64, *(gpu("sm_86", 24, slot=slot) for slot in (1, 2, 3))))
    assert [len(offer) for offer in three.offers] == [2, 3, 1, 1, 1]


@pytest.mark.parametrize(
    ("vram", "said"), [(7, "context of 8,192"), (10, "less than 11 GB"), (13, "English draft"), (16, "")]
)
def test_what_is_said_of_small_cards(vram: float, said: str) -> None:
    notes = own(pc(64, gpu("sm_89", vram))).notes
    assert any(said in note for note in notes) if said else notes == ()


def test_no_card_at_all() -> None:
    assert "RTX 20 series" in own(pc(64)).why_not


# 4.3: AMD


@pytest.mark.parametrize(
    "architecture", ["gfx1100", "gfx1101", "gfx1102", "gfx1200", "gfx1201", "gfx1030", "gfx1031"]
)
def test_supported_amd_cards(architecture: str) -> None:
    assert own(pc(64, gpu(architecture, 16))).backend == "hip"


@pytest.mark.parametrize("architecture", ["gfx1032", "gfx1103", "gfx1150", "gfx1152", "gfx90c"])
def test_amd_cards_that_it_does_not_run_on(architecture: str) -> None:
    assert "does not run on this AMD card" in own(pc(64, gpu(architecture, 16))).why_not


def test_of_amd_cards_the_discrete_one_with_the_most_memory() -> None:
    answer = own(pc(64, halo(0.5, 31), gpu("gfx1201", 16, slot=3), gpu("gfx1100", 24, slot=5)))
    assert answer.cards == ("0000:05:00.0",)
    assert len(answer.offers) == 1


def test_gfx12_on_windows_points_to_the_help_on_driver_resets() -> None:
    assert any("driver resets" in note for note in own(pc(64, gpu("gfx1201", 16))).notes)
    assert own(pc(64, gpu("gfx1201", 16), system="linux")).notes == ()
    assert own(pc(64, gpu("gfx1100", 24))).notes == ()


def test_strix_halo_takes_unsloth_from_80_gib() -> None:
    large = own(pc(47, halo(48, 23), system="linux"))
    assert (large.family, large.model, large.context) == ("unsloth", "UD-IQ4_XS", 32768)
    small = own(pc(47, halo(16, 23), system="linux"))
    assert small.family == "qwen"


def test_only_the_carve_out_counts_as_room_beside_the_ram() -> None:
    (size,) = (item for item in CATALOG.family("qwen").variants if item.id == "IQ3_S")
    computer = pc(47, halo(0.5, 40))
    assert verdict(computer, size, computer.adapters) == "no"  # 47 - 6 < 50.3
    computer = pc(47, halo(16, 23))
    assert verdict(computer, size, computer.adapters) == "low-ram"  # 47 - 6 + 11


# 4.4: memory, page file, processor


def test_too_little_memory_for_everything_needs_consent() -> None:
    assert own(pc(20, gpu("sm_89", 8))).consent  # 20 - 6 + 3 < 23.4
    assert not own(pc(27, gpu("sm_89", 12))).consent  # the Coder fits in low-RAM mode


@pytest.mark.parametrize(("page_file", "warned"), [(3.5, True), (4.5, False), (None, False)])
def test_a_small_page_file_is_warned_of(page_file: float | None, warned: bool) -> None:
    notes = own(pc(64, gpu("sm_89", 16), page_file=page_file)).notes
    assert any("65,536 MB" in note for note in notes) == warned


def test_processors_that_are_too_old() -> None:
    old = pc(64, gpu("gfx1201", 16), features=("sse4_2", "avx"))
    assert "AVX2" in own(old).why_not
    assert own(dataclasses.replace(old, adapters=(gpu("sm_89", 16),))).why_not == ""  # it would compile
    assert "SSE4.2" in own(pc(64, gpu("sm_89", 16), features=("sse3",))).why_not


# 4.5: --check


@pytest.mark.parametrize(("name", "family", "needed", "low"), [(name, *row) for name, row in SIZES.items()])
def test_verdicts_of_check(name: str, family: str, needed: int, low: float) -> None:
    size = CATALOG.variant(family, name)
    no_card = gpu("sm_89", 1)
    assert verdict(pc(needed, no_card), size, (no_card,)) == "fits"
    assert verdict(pc(needed - 0.1, no_card), size, (no_card,)) in ("tight", "low-ram")
    assert verdict(pc(needed - 8.1, no_card), size, (no_card,)) in ("no", "low-ram")
    assert verdict(pc(12, no_card), size, (no_card,)) == "no"
    large = gpu("sm_89", 32)
    if low <= needed:
        assert verdict(pc(low - 0.1, large), size, (large,)) == "low-ram"


def test_unsloth_sizes_are_in_budget_mode() -> None:
    size = CATALOG.variant("unsloth", "UD-IQ4_XS")
    card = gpu("sm_89", 16)
    assert verdict(pc(40, card), size, (card,)) == verdict(pc(96, card), size, (card,)) == "budget"


# 4.6: recommended answers


@pytest.mark.parametrize(
    ("ram", "model"),
    [(27, "Q2_0"), (47, "Q2_0"), (59.9, "Q2_0"), (60, "IQ3_XXS"), (63, "IQ3_XXS"), (200, "IQ3_XXS")],
)
def test_size_by_memory(ram: float, model: str) -> None:
    answer = own(pc(ram, gpu("sm_89", 16)))
    assert (answer.family, answer.model) == ("qwen", model)


@pytest.mark.parametrize(
    ("vram", "context"), [(8, 32768), (13.9, 32768), (14, 65536), (19.9, 65536), (20, 131072), (32, 131072)]
)
def test_context_by_the_smallest_card(vram: float, context: int) -> None:
    assert own(pc(64, gpu("sm_89", vram))).context == context
    two = own(pc(64, gpu("sm_89", 24, slot=1), gpu("sm_89", 24, slot=2)))
    assert two.context == 131072


def test_kv_is_int8() -> None:
    assert own(pc(64, gpu("sm_89", 16))).kv_type == "int8"


# 4.7: paging risk (low-RAM mode and streaming have their own tests)


@pytest.mark.parametrize(
    ("ram", "consent", "low_ram"), [(47, False, ""), (44, False, ""), (43.9, False, "resident")]
)
def test_consent_and_low_ram_mode(ram: float, consent: bool, low_ram: str) -> None:
    answer = own(pc(ram, gpu("sm_89", 16)))
    assert (answer.consent, answer.low_ram) == (consent, low_ram)


def test_no_memory_known_no_answer() -> None:
    assert own_answer(pc(0, gpu("sm_89", 16)), CATALOG) is None
