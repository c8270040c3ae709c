"""Takes personal details out of what a capture holds: user, host, serial numbers; unique ids become short hashes."""

from __future__ import annotations

import getpass
import hashlib
import platform
import re
from functools import cache
from pathlib import Path

_UUID = re.compile(
    r"\b((?:GPU|MIG)-)?([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})\b"
)
_SERIAL = re.compile(r"(?i)(serial[ _-]?(?:number|no)?\.?\"?\s*[:=]\s*\"?)([^\s\",]+)")
_UNIQUE_ID = re.compile(r"(?m)^(unique_id\s+)\d+")
_MAC = re.compile(r"\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b", re.IGNORECASE)


def redact(text: str) -> str:
    """`text` without personal details. The same id gives the same hash, so that sources can still be joined by it."""
    text = _UUID.sub(lambda match: (match[1] or "") + _hashed(match[2]), text)
    text = _SERIAL.sub(r"\1removed", text)
    text = _UNIQUE_ID.sub(r"\g<1>0", text)
    text = _MAC.sub("00:00:00:00:00:00", text)
    for word, stand_in in _personal():
        text = re.sub(rf"(?<![A-Za-z0-9]){re.escape(word)}(?![A-Za-z0-9])", stand_in, text)
    return text


def _hashed(unique: str) -> str:
    """In the form of a UUID, so that parsers still read it."""
    digest = hashlib.sha256(unique.lower().encode()).hexdigest()
    return f"{digest[:8]}-{digest[8:12]}-{digest[12:16]}-{digest[16:20]}-{digest[20:32]}"


@cache
def _personal() -> tuple[tuple[str, str], ...]:
    words = [(str(Path.home()), "HOME"), (platform.node(), "HOST")]
    try:
        words.append((getpass.getuser(), "USER"))
    except (OSError, KeyError, ImportError):
        pass  # a container without an entry for this user has no name to hide
    # "root" and the like are no names of persons and stand in many paths.
    return tuple(
        (word, stand_in) for word, stand_in in words if len(word) > 2 and word not in ("root", "/root")
    )
