"""Writes the lists that setup.nsi includes: each file to install, and the same ones to remove.

No folder is ever removed with what is in it.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main(frozen: Path, output: Path) -> None:
    files = sorted(path.relative_to(frozen) for path in frozen.rglob("*") if path.is_file())
    folders = sorted(
        {parent for file in files for parent in file.parents if parent != Path(".")}, reverse=True
    )
    install, current = [], None
    for file in sorted(files, key=lambda item: (str(item.parent), item.name)):
        if file.parent != current:
            current = file.parent
            install.append(f'SetOutPath "{_inside(current)}"')
        install.append(f'File "{frozen / file}"')
    remove = [f'Delete "{_inside(file)}"' for file in files]
    remove += [f'RMDir "{_inside(folder)}"' for folder in folders]
    (output / "install.nsh").write_text("\n".join(install) + "\n", encoding="utf-8-sig")
    (output / "remove.nsh").write_text("\n".join(remove) + "\n", encoding="utf-8-sig")


def _inside(path: Path) -> str:
    return "\\".join(("$INSTDIR", *path.parts)).replace("$", "$$").replace("$$INSTDIR", "$INSTDIR", 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
