"""AMD's runtime beside the engine's programs, with everything that it imports (contract 3.3, Strata #461).

Windows looks for a library's own imports beside the program before it looks into System32, where the driver's copy of
another version lies; loading that one ends in an access violation on the first prompt.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from app.system.files import replace

_RUNTIME = ("amdhip64_7.dll", "amd_comgr.dll")
_LIBRARIES = Path("rocm") / "bin"


def complete_runtime(engine: Path) -> tuple[str, ...]:
    """Copy what is missing, older or of another size; the names that were copied. Raises OSError.

    `engine` is the engine's folder. One without AMD's runtime is left as it is.
    """
    copied: list[str] = []
    waiting, seen = [name for name in _RUNTIME if _find(engine, name)], set(_RUNTIME)
    while waiting:
        name = waiting.pop()
        source = engine / _LIBRARIES / name
        if source.exists() and _differs(source, engine / name):
            temporary = engine / f".{name}.tmp"
            shutil.copy2(source, temporary)
            replace(temporary, engine / name)
            copied.append(name)
        found = _find(engine, name)
        for wanted in _imports(found) if found else ():
            if wanted not in seen:
                seen.add(wanted)
                waiting.append(wanted)
    return tuple(sorted(copied))


def _find(engine: Path, name: str) -> Path | None:
    return next((path for path in (engine / name, engine / _LIBRARIES / name) if path.exists()), None)


def _differs(source: Path, target: Path) -> bool:
    if not target.exists():
        return True
    ours, theirs = target.stat(), source.stat()
    return ours.st_size != theirs.st_size or ours.st_mtime < theirs.st_mtime


def _imports(library: Path) -> list[str]:
    """The libraries that a DLL names in its import table; [] for a file that is none."""
    import pefile  # type: ignore[import-untyped]

    try:
        with pefile.PE(str(library), fast_load=True) as image:
            image.parse_data_directories(directories=[pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"]])
            entries = getattr(image, "DIRECTORY_ENTRY_IMPORT", [])
            return [entry.dll.decode("ascii", "replace").lower() for entry in entries]
    except pefile.PEFormatError:
        return []
