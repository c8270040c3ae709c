"""Bytes of tools as text, whatever encoding they chose, and numbers as tools write them."""

from __future__ import annotations

import re

_NOT_A_NUMBER = re.compile(
    r"\[?(n/?a|not supported|unknown error|err!?|insufficient permissions|gpu is lost)", re.I
)
_LEADING = re.compile(r"\s*(-?\d+(?:\.\d+)?)")


def decode(data: bytes, code_page: str = "") -> str:
    """UTF-16 and UTF-8 by their marks, UTF-16 without one by its zeros, UTF-8, else `code_page`, else replacement."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    if data.startswith(b"\xef\xbb\xbf"):
        return data[3:].decode("utf-8", "replace")
    sample = data[:200]
    if len(sample) > 3 and sample[1::2].count(0) > len(sample) // 3:
        return data.decode("utf-16-le", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if code_page:
        try:
            return data.decode(code_page)
        except (UnicodeDecodeError, LookupError):
            pass
    return data.decode("utf-8", "replace")


def number(text: str) -> float | None:
    """The number a field begins with ("32607 MiB", "0 %"); None for [N/A], ERR! and everything else."""
    if _NOT_A_NUMBER.match(text.strip()):
        return None
    match = _LEADING.match(text)
    return float(match[1]) if match else None


def integer(text: str | bytes | None) -> int | None:
    """A whole decimal or 0x number, None for anything else."""
    if text is None:
        return None
    if isinstance(text, bytes):
        text = text.decode("ascii", "replace")
    text = text.strip()
    try:
        return int(text, 16) if text[:2].lower() == "0x" else int(text)
    except ValueError:
        return None


def pci_address(text: str) -> str:
    """ "00000000:01:00.0", "01:00.0", "0000:01:00.0" -> "0000:01:00.0"; "" when it is no PCI address."""
    match = re.fullmatch(
        r"(?:([0-9a-fA-F]{1,8}):)?([0-9a-fA-F]{1,2}):([0-9a-fA-F]{1,2})\.([0-7])", text.strip()
    )
    if match is None:
        return ""
    domain = int(match[1] or "0", 16)
    return f"{domain:04x}:{int(match[2], 16):02x}:{int(match[3], 16):02x}.{match[4]}"
