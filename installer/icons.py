"""Draws the program's icon in the sizes and containers that the systems want, from its one SVG drawing.

    python -m installer.icons build/icons

Writes `strata-launcher-SIZE.png`, `strata-launcher.ico` (Windows) and `strata-launcher.icns` (macOS).
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
DRAWING = Path(__file__).parents[1] / "resources" / "icons" / "strata-launcher.svg"


def draw(size: int) -> bytes:
    """The icon as PNG, `size` pixels wide."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QColorConstants, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(QColorConstants.Transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload,unused-ignore]  # bytes, as its stub says, are refused where numpy is installed
    return bytes(content.data())


def ico(images: dict[int, bytes]) -> bytes:
    """An icon file of PNG pictures (Microsoft, "The format of icon resources"; PNG since Windows Vista)."""
    images = {size: png for size, png in images.items() if size <= 256}
    directory, offset = struct.pack("<HHH", 0, 1, len(images)), 6 + 16 * len(images)
    for size, png in images.items():
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return directory + b"".join(images.values())


def icns(images: dict[int, bytes]) -> bytes:
    """Apple's icon container of PNG pictures."""
    entries = b"".join(
        _ICNS[size] + struct.pack(">I", len(png) + 8) + png for size, png in images.items() if size in _ICNS
    )
    return b"icns" + struct.pack(">I", len(entries) + 8) + entries


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: draw(size) for size in SIZES}
    for size, png in images.items():
        (folder / f"strata-launcher-{size}.png").write_bytes(png)
    (folder / "strata-launcher.ico").write_bytes(ico(images))
    (folder / "strata-launcher.icns").write_bytes(icns(images))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
