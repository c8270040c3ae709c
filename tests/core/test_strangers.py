"""What strangers wrote: shown as plain text, used only as names that stay where they belong."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core import strangers


@pytest.mark.parametrize(
    ("wrote", "shown"),
    [
        ("Qwen 3 – größer", "Qwen 3 – größer"),
        ("a\x1b[31mred\x07", "a[31mred"),
        ("<b>bold</b> <script>alert(1)</script>", "bold alert(1)"),
        ("&lt;img src=x&gt;here", "here"),
        ("<<b>b>nested", "nested"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("two\nlines\tand more", "two lines and more"),
        ("5 < 6 and 7 > 3", "5 < 6 and 7 > 3"),
        (None, ""),
        (["list"], ""),
    ],
)
def test_text_is_plain(wrote: object, shown: str) -> None:
    assert strangers.line(wrote) == shown


@given(st.text(max_size=300))
def test_no_text_keeps_control_signs_or_tags(wrote: str) -> None:
    shown = strangers.text(wrote, 100)
    assert len(shown) <= 100
    assert not [sign for sign in shown if sign != "\n" and unicodedata.category(sign)[0] == "C"]
    assert "<a" not in strangers.line(wrote + "<a href=x>")


@pytest.mark.parametrize(
    "path",
    [
        "", "..", "../x.gguf", "a/../b.gguf", "/etc/passwd", "a//b", "a/", "C:/x.gguf", "a\\b.gguf", "\\\\host\\x",
        "nul.gguf", "CON", "com1.gguf", "a/LPT9.x/b.gguf", "COM¹.gguf", "aux .gguf", "x.gguf.", "x ",
        "a. /b", "b\x00c", "x\ny",
        "a\u202eb.gguf", "a*b", "a?b", "a|b", 'a"b', "x" * 201, "d/" * 501 + "x", "file.gguf:stream", 7, None,
    ],
)  # fmt: skip
def test_paths_that_leave_their_folder_are_refused(path: object) -> None:
    assert not strangers.safe_path(path)


@pytest.mark.parametrize("path", ["x.gguf", "UD-Q8_0/a b-00001-of-00002.gguf", "größe.gguf", "console.gguf"])
def test_plain_paths_pass(path: str) -> None:
    assert strangers.safe_path(path)


@given(st.text(max_size=60))
def test_a_name_for_a_folder_is_always_safe(name: str) -> None:
    assert strangers.safe_path(strangers.safe_name(name, "model"))


@pytest.mark.parametrize("value", [-1, 2**80, 1.5, "7", None, True, float("inf")])
def test_numbers_out_of_bounds_are_not_known(value: object) -> None:
    assert strangers.count(value, 1000) == 0
