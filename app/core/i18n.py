"""Text that a user reads goes through `tr`. The window installs Qt's translator here; without one, English stays."""

from __future__ import annotations

from collections.abc import Callable

_translate: Callable[[str], str] | None = None
_group = ","


def install_translator(translate: Callable[[str], str] | None, *, group: str = ",") -> None:
    """Use `translate` (source text -> text of the user's language) from now on; None restores English.

    `group` separates thousands: "8,192" means eight and a bit to a German.
    """
    global _translate, _group
    _translate, _group = translate, group


class _Number(int):
    """A whole number whose `{:,}` follows the user's language."""

    def __format__(self, form: str) -> str:
        return super().__format__(form).replace(",", _group)


def number(value: int) -> str:
    """A whole number with the thousands set apart."""
    return f"{_Number(value):,}"


def tr(text: str, /, **values: object) -> str:
    """The user's wording of `text`, with `{name}` fields filled from `values`."""
    translated = _translate(text) if _translate else text
    if not values:
        return translated
    return translated.format(
        **{name: _Number(item) if type(item) is int else item for name, item in values.items()}
    )
