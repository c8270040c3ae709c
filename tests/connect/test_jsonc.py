"""The editor of JSON with comments: only what was asked for changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from app.connect import jsonc

COMMENTED = """// mine
{
    "theme": "dark", // at night
    /* sizes */
    "font": {"size": 14,},
    "list": [
        1, // one
        2
    ],
}
"""


def test_a_value_goes_behind_the_last_one_and_comments_stay():
    text = jsonc.set_value(COMMENTED, ("env", "KEY"), "x")
    assert text == COMMENTED.replace("    ],\n}\n", '    ],\n    "env": {\n        "KEY": "x"\n    },\n}\n')
    assert jsonc.remove(text, ("env",)) == COMMENTED


def test_elements_go_behind_the_comment_of_the_last_one():
    text = jsonc.append("[\n  1 // one\n]", (), {"a": 1})
    assert text == '[\n  1, // one\n  {\n    "a": 1\n  }\n]'
    assert jsonc.remove(text, (1,)) == "[\n  1 // one\n]"


def test_an_existing_value_is_replaced_in_its_place():
    text = jsonc.set_value(COMMENTED, ("theme",), "light")
    assert text == COMMENTED.replace('"dark"', '"light"')


def test_one_line_stays_one_line():
    assert jsonc.set_value('{"a": 1}', ("b",), {"c": [2]}) == '{"a": 1, "b": {"c": [2]}}'
    assert jsonc.set_value('{"a": 1,}', ("b",), 2) == '{"a": 1, "b": 2,}'


def test_line_ends_and_tabs_are_kept():
    text = jsonc.set_value('{\r\n\t"a": 1\r\n}\r\n', ("b", "c"), 2)
    assert text == '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 2\r\n\t}\r\n}\r\n'


@pytest.mark.parametrize("text", ["", "  \n", "// only this\n", "// no line end"])
def test_nothing_becomes_an_object(text):
    new = jsonc.set_value(text, ("a", "b"), 1)
    assert jsonc.plain(new) == {"a": {"b": 1}}
    assert text.strip() in new


def test_what_follows_a_removed_value_does_not_become_a_comment():
    text = '{"a": 1, // one\n "b": 2}'
    assert jsonc.plain(jsonc.remove(text, ("b",))) == {"a": 1}
    text = '{// one\n "b": 2}'
    assert jsonc.plain(jsonc.remove(text, ("b",))) == {}


@pytest.mark.parametrize(
    "text",
    ["{", "[1", '{"a" 1}', '{"a": }', '{a: 1}', '{"a": 1} x', "{'a': 1}", '{"a": 1 "b": 2}', '{"a": "x\n"}',
     "/* open", "[1,,2]", "{,}", '{"a": NaN}', "[" * 100_000],
)  # fmt: skip
def test_broken_text_is_refused_with_its_line(text):
    with pytest.raises(jsonc.JsoncError):
        jsonc.plain(text)


def test_the_line_is_named():
    with pytest.raises(jsonc.JsoncError, match="line 3"):
        jsonc.plain('{\n  "a": 1,\n  b\n}')


def test_something_else_on_the_way_is_not_overwritten():
    with pytest.raises(jsonc.JsoncError, match="env is not an object"):
        jsonc.set_value('{"env": "x"}', ("env", "KEY"), "y")
    with pytest.raises(jsonc.JsoncError, match="models is not an array"):
        jsonc.append('{"models": {}}', ("models",), 1)


names = st.text(st.characters(codec="utf-8", exclude_categories=("Cs",)), max_size=6)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | names,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
gaps = st.sampled_from(["", " ", "\n", "\r\n", "\t", " // c, ]}\n", "/* { */", "\n  // x\r\n  ", "/*\n*/ "])


@st.composite
def written(draw: st.DrawFn, value: Any) -> str:
    """A value with blanks, comments and trailing commas anywhere between its parts."""

    def gap() -> str:
        return draw(gaps)

    if isinstance(value, dict):
        parts = [
            gap() + json.dumps(key) + gap() + ":" + gap() + draw(written(item)) + gap()
            for key, item in value.items()
        ]
        brackets = "{}"
    elif isinstance(value, list):
        parts = [gap() + draw(written(item)) + gap() for item in value]
        brackets = "[]"
    else:
        return json.dumps(value, ensure_ascii=draw(st.booleans()))
    end = "," + gap() if parts and draw(st.booleans()) else gap() if not parts else ""
    return brackets[0] + ",".join(parts) + end + brackets[1]


documents = values.flatmap(lambda value: st.tuples(st.just(value), written(value), gaps, gaps)).map(
    lambda found: (found[0], found[2] + found[1] + found[3])
)


@given(documents)
def test_every_text_is_read_as_what_it_says(document):
    value, text = document
    assert jsonc.plain(text) == value


@settings(max_examples=300)
@given(documents, st.lists(names, min_size=1, max_size=3).map(tuple), values)
def test_set_and_remove_give_the_same_bytes_back(document, path, new):
    value, text = document
    assume(isinstance(value, dict))
    assume(value and path[0] not in value)
    changed = jsonc.set_value(text, path, new)
    expected = new
    for key in reversed(path):
        expected = {key: expected}
    assert jsonc.plain(changed) == {**value, **expected}
    assert jsonc.remove(changed, path[:1]) == text


@given(documents, values)
def test_append_and_remove_give_the_same_bytes_back(document, new):
    value, text = document
    assume(isinstance(value, list) and value)
    changed = jsonc.append(text, (), new)
    assert jsonc.plain(changed) == [*value, new]
    assert jsonc.remove(changed, (len(value),)) == text


@given(documents, st.data())
def test_whatever_is_removed_the_rest_stays(document, data):
    value, text = document
    assume(isinstance(value, dict | list) and value)
    key = data.draw(st.sampled_from(list(value) if isinstance(value, dict) else range(len(value))))
    left = jsonc.plain(jsonc.remove(text, (key,)))
    if isinstance(value, dict):
        assert left == {name: item for name, item in value.items() if name != key}
    else:
        assert left == value[:key] + value[key + 1 :]


@given(documents, values)
def test_empty_and_filled_objects_take_a_value(document, new):
    _, text = document
    node = jsonc.parse(text)
    assume(node is not None and isinstance(node.value, dict))
    changed = jsonc.set_value(text, ("neu",), new)
    assert jsonc.plain(changed)["neu"] == new
    assert jsonc.plain(jsonc.remove(changed, ("neu",))) == {k: v for k, v in node.value.items() if k != "neu"}
