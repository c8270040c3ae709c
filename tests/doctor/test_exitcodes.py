"""Every spelling of an exit code that products print."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.doctor.exitcodes import _table, decode

SPELLINGS = [
    (
        "STATUS_ACCESS_VIOLATION",
        [3221225477, -1073741819, "0xC0000005", "0xc0000005", "3221225477", "18446744072635809797"],
    ),
    ("STATUS_STACK_OVERFLOW", [3221225725, -1073741571, "0xC00000FD"]),
    (
        "STATUS_STACK_BUFFER_OVERRUN",
        [3221226505, -1073740791, "0xC0000409", "18446744072635812000", 18446744072635812000],
    ),
    ("STATUS_DLL_NOT_FOUND", [3221225781, -1073741515, "0xC0000135"]),
    ("STATUS_ENTRYPOINT_NOT_FOUND", [3221225785, -1073741511]),
    ("STATUS_ILLEGAL_INSTRUCTION", [3221225501, -1073741795, "0xC000001D"]),
    ("STATUS_ACCESS_DENIED", [3221225506, -1073741790]),
    ("STATUS_INVALID_IMAGE_FORMAT", [3221225595, -1073741701]),
    ("STATUS_CONTROL_C_EXIT", [3221225786, -1073741510]),
]


@pytest.mark.parametrize(("name", "spelling"), [(name, item) for name, items in SPELLINGS for item in items])
def test_windows(name: str, spelling: int | str) -> None:
    found = decode(spelling, "win32")
    assert (found.name, found.certain) == (name, True)


@pytest.mark.parametrize(
    ("spelling", "name"),
    [(-6, "SIGABRT"), (134, "SIGABRT"), (-9, "SIGKILL"), (137, "SIGKILL"), (-11, "SIGSEGV"), ("139", "SIGSEGV"),
     (-4, "SIGILL"), (132, "SIGILL"), ("SIGSEGV", "SIGSEGV"), (127, "NOT_FOUND"), (126, "NOT_EXECUTABLE")],
)  # fmt: skip
def test_linux(spelling: int | str, name: str) -> None:
    assert decode(spelling, "linux").name == name


def test_lost_digits_are_said_and_never_taken_for_another_status() -> None:
    found = decode(18446744072635810000, "win32")
    assert not found.certain
    assert found.code == 0xC0000005
    assert "digits" in found.sentence
    host = decode("18446744073709515000", "win32")
    assert not host.certain
    assert host.code == 0xFFFF7003


@given(number=st.sampled_from([code for kind, code in _table() if kind == "ntstatus"]))
def test_all_spellings_of_a_status_agree(number: int) -> None:
    names = {decode(form, "win32").name for form in (number, number - (1 << 32), hex(number), str(number))}
    assert len(names) == 1


@given(code=st.integers() | st.text(max_size=30), platform=st.sampled_from(["win32", "linux", "darwin"]))
def test_nothing_makes_it_raise(code: int | str, platform: str) -> None:
    decode(code, platform)


@pytest.mark.parametrize("number", ["1e400", "-1e9999", "1" * 60, "1" * 5000, "0x" + "f" * 50, 10**400])
def test_what_is_too_large_for_any_system_is_no_exit_code(number: int | str) -> None:
    assert decode(number, "win32").kind == "none"


@pytest.mark.parametrize("spelling", ["C0000005", "c0000005h", "0xC0000005h", "STATUS_ACCESS_VIOLATION"])
def test_statuses_as_debuggers_write_them(spelling: str) -> None:
    assert decode(spelling, "win32").code == 0xC0000005
