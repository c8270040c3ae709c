"""No output shape makes a parser raise, invent a card out of noise, or slow down."""

from __future__ import annotations

import time

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from app.hardware.probes import amd, cpu, engine_list, macos, memory, nvidia, pci, system, vulkan, windows
from app.hardware.text import decode, integer, number, pci_address

TEXT_PARSERS = [
    lambda text: nvidia.parse_csv(text, nvidia.FIELDS),
    lambda text: nvidia.parse_table(text)[2],
    nvidia.parse_list,
    nvidia.failure,
    amd.parse_properties,
    amd.parse_rocm_ids,
    amd.parse_rocm_memory,
    pci.parse_lspci,
    windows.parse_cim,
    vulkan.parse_devices,
    vulkan.parse_summary,
    lambda text: macos.parse_profiler(text, 1 << 34),
    engine_list.parse_llama_devices,
    engine_list.parse_strata_devices,
    cpu.parse_cpuinfo,
    memory.parse_meminfo,
    system.parse_os_release,
]
PIECES = st.sampled_from(
    ["GPU 0: NVIDIA", "[N/A]", "ERR!", ", ", "\n", "\r\n", "|", "MiB / ", "00000000:01:00.0", "{", "}",
     "Available devices:\n", "[", "]", '"Name":', "null", "device 0: x", "arch gfx1201", "\x00", "<html>",
     "WARNING:", "GPU0:\n", "deviceName = x", "01:00.0 VGA [0300]: ", "[10de:2503]", "----",
     "  MIG 1g.10gb     Device  0: (UUID: MIG-1)"]
)  # fmt: skip
NOISE = st.text(max_size=200) | st.lists(PIECES | st.text(max_size=6), max_size=30).map("".join)


@pytest.mark.parametrize("parser", TEXT_PARSERS)
@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(text=NOISE)
@example(text="")
@example(text="<html><body>502 Bad Gateway</body></html>")
def test_no_text_makes_a_parser_raise(parser, text: str) -> None:
    parser(text)


@settings(max_examples=200)
@given(
    data=st.binary(max_size=300), code_page=st.sampled_from(["", "cp936", "cp1252", "cp437", "no such page"])
)
def test_every_byte_string_is_some_text(data: bytes, code_page: str) -> None:
    assert isinstance(decode(data, code_page), str)


@settings(max_examples=100)
@given(text=st.text(max_size=40))
def test_fields_are_numbers_or_nothing(text: str) -> None:
    number(text)
    integer(text)
    pci_address(text)


@given(
    name=st.text(
        st.characters(codec="utf-8", exclude_characters=",", exclude_categories=["Cc", "Zl", "Zp"]),
        min_size=1,
    ),
    total=st.integers(1, 200_000),
    free=st.integers(0, 200_000),
)
def test_a_card_survives_any_name(name: str, total: int, free: int) -> None:
    line = f"0, {name}, {total}, {free}, 8.9, 560.1, 00000000:01:00.0, GPU-1, Enabled"
    found = nvidia.parse_csv(line, nvidia.FIELDS)
    if name.strip():
        assert [(card.name, card.memory) for card in found] == [(name.strip(), total << 20)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_tools_may_choose_their_encoding(encoding: str) -> None:
    assert (
        decode("Grafikkarte für größere Modelle".encode(encoding), "cp1252")
        == "Grafikkarte für größere Modelle"
    )


@pytest.mark.parametrize("parser", TEXT_PARSERS)
@pytest.mark.parametrize("line", ["x" * 80 + "\n", "| a | b |\n", "0, NVIDIA, [N/A]\n", "-----  ---\n"])
def test_as_much_noise_as_the_reader_keeps_is_read_quickly(parser, line: str) -> None:
    noise = line * (4_194_304 // len(line))  # the reader hands no parser more of an endless answer
    began = time.process_time()
    parser(noise)
    assert time.process_time() - began < 60.0  # a bound against quadratic behaviour, not a measurement
