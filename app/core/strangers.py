"""What strangers wrote is data: text without control characters and markup, names that stay in their folder, numbers
within bounds."""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Any

_TAG = re.compile(r"<[A-Za-z/!?][^<>]*>")
_OPEN = re.compile(r"<(?=[A-Za-z/!?])")
_HIDDEN = (
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
)  # control, direction and joining marks, surrogates, private, unassigned
# https://learn.microsoft.com/windows/win32/fileio/naming-a-file: reserved names count with any extension too.
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])\s*(\..*)?")
_FORBIDDEN = re.compile(r'[<>:"|?*\\]')
_NESTED = 4
_MOST_PART, _MOST_PATH = 200, 1000  # characters; Windows and Linux take 255 of a name


def line(value: Any, most: int = 200) -> str:
    """`value` as one line of plain text of at most `most` characters; "" for what is no text."""
    return _shown(value, most, keep="") if isinstance(value, str) else ""


def text(value: Any, most: int = 4000) -> str:
    """The same with its line breaks."""
    return _shown(value, most, keep="\n") if isinstance(value, str) else ""


def count(value: Any, most: int) -> int:
    """A whole number of 0 to `most`; 0 for everything else, so that a lie is the same as not known."""
    return value if type(value) is int and 0 <= value <= most else 0


def safe_path(path: Any) -> bool:
    """Whether `path` (with forward slashes) names a file below its folder on every system that we know."""
    if not isinstance(path, str) or not 0 < len(path) <= _MOST_PATH or _FORBIDDEN.search(path):
        return False
    return all(_safe_part(part) for part in path.split("/"))


def safe_name(name: str, otherwise: str) -> str:
    """`name` made fit for a folder: letters, digits, dot, hyphen, underscore; `otherwise` where nothing is left."""
    made = re.sub(r"[^A-Za-z0-9._-]+", "-", name)[:_MOST_PART].strip("-. ")
    return made if made and not _DEVICE.fullmatch(made) else otherwise


def _safe_part(part: str) -> bool:
    return (
        0 < len(part) <= _MOST_PART
        and part not in (".", "..")
        and part[-1] not in ". "
        and part[0] != " "
        and not _DEVICE.fullmatch(part)
        and part.isprintable()
    )


def _shown(value: str, most: int, keep: str) -> str:
    value = html.unescape(value[: most * 4])  # first: what is escaped must not become markup later
    for _ in range(_NESTED):
        value = _TAG.sub("", value)
    value = _OPEN.sub("", value)  # what is nested deeper was made to keep us busy
    signs = (
        sign if sign in keep or unicodedata.category(sign) not in _HIDDEN else " " if sign in "\t\r\n" else ""
        for sign in value
    )
    lines = (" ".join(part.split()) for part in "".join(signs).split("\n"))
    value = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
    return value if len(value) <= most else value[: most - 1].rstrip() + "…"
