"""Bodies: held once, sent again, and what they ask for read without building them."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.gateway.body import members

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["model", "stream"]), inner),
    max_leaves=8,
)


def shown(value: Any) -> Any:
    """Lists and objects come empty."""
    return type(value)() if isinstance(value, list | dict) else value


@settings(max_examples=60)
@given(
    st.dictionaries(st.text() | st.sampled_from(["model", "stream", "messages"]), VALUES),
    st.booleans(),
    st.sampled_from([None, 2]),
)
def test_the_scanner_reads_what_a_parser_reads(
    value: dict[str, Any], ascii_only: bool, indent: int | None
) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent).encode("utf-8", "surrogatepass")
    wanted = {name: shown(value[name]) for name in ("model", "stream") if name in value}
    assert members(text) == wanted


@given(st.binary(max_size=200))
def test_any_bytes_are_read_without_an_exception(data: bytes) -> None:
    assert isinstance(members(b'{"model": ' + data), dict)
    assert isinstance(members(data), dict)


def test_the_last_of_two_members_counts() -> None:
    assert members(b'{"model": "a", "x": {"model": "no"}, "model": "b"}') == {"model": "b"}


def test_a_long_text_does_not_hide_the_model() -> None:
    picture = b"A" * (8 << 20)
    assert members(b'{"messages": ["' + picture + b'"], "model": "m", "stream": true}') == {
        "model": "m",
        "stream": True,
    }
