"""Text that a user reads goes through `tr`. The window installs Qt's translator here; without one, English stays."""

from __future__ import annotations

from collections.abc import Callable

_translate: Callable[[str], str] | None = None
_marks: dict[int, str] = {}


def install_translator(translate: Callable[[str], str] | None, *, group: str = ",", point: str = ".") -> None:
    """Use `translate` (source text -> text of the user's language) from now on; None restores English.

    `group` separates thousands and `point` the decimals: "8,192" means eight and a bit to a German.
    """
    global _translate, _marks
    _translate, _marks = translate, {ord(","): group, ord("."): point}


class _Whole(int):
    """A whole number whose `{:,}` follows the user's language."""

    def __format__(self, form: str) -> str:
        return super().__format__(form).translate(_marks)


class _Real(float):
    """A number whose `{:.1f}` follows the user's language."""

    def __format__(self, form: str) -> str:
        return super().__format__(form).translate(_marks)


def number(value: float, decimals: int = 0) -> str:
    """A number with the thousands set apart and so many decimals."""
    return f"{_Real(value):,.{decimals}f}"


def tr(text: str, /, **values: object) -> str:
    """The user's wording of `text`, with `{name}` fields filled from `values`."""
    translated = _translate(text) if _translate else text
    if not values:
        return translated
    return translated.format(**{name: _local(item) for name, item in values.items()})


def _local(value: object) -> object:
    if type(value) is int:
        return _Whole(value)
    return _Real(value) if type(value) is float else value
