"""Icons: SVG drawings in `resources/icons` whose `currentColor` becomes a colour of the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from app.gui.resources import icon_file

_SIZES = (16, 20, 24, 32, 48, 64)


@cache
def _source(name: str) -> str:
    return icon_file(name).read_text(encoding="utf-8")


def pixmap(name: str, color: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The drawing `name` in `color`, `size` logical pixels wide, sharp at the device's pixel ratio."""
    renderer = QSvgRenderer(QByteArray(_source(name).replace("currentColor", color).encode()))
    pixels = round(size * ratio)
    image = QImage(QSize(pixels, pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    result = QPixmap.fromImage(image)
    result.setDevicePixelRatio(ratio)
    return result


def icon(name: str, color: str, disabled: str = "") -> QIcon:
    """The drawing as an icon with every usual size, and a paler one for disabled controls."""
    made = QIcon()
    for size in (20, 40):
        made.addPixmap(pixmap(name, color, size))
        if disabled:
            made.addPixmap(pixmap(name, disabled, size), QIcon.Mode.Disabled)
    return made


def app_icon() -> QIcon:
    """The program's own icon; its colours are fixed."""
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(pixmap("strata-launcher", "#000000", size))
    return made


def set_icon(widget: QAbstractButton | QLabel, name: str, color: str = "text", size: int = 20) -> None:
    """Give a button or label an icon in a colour of the theme; `recolour` follows when the theme changes."""
    widget.setProperty("iconName", name)
    widget.setProperty("iconColor", color)
    widget.setProperty("iconSize", size)
    recolour(widget)


def recolour(widget: QWidget) -> None:
    """Draw the widget's icon anew in the current theme's colour."""
    from app.gui.theme import current

    name = widget.property("iconName")
    if not name:
        return
    colors = current()
    color = getattr(colors, widget.property("iconColor"))
    size = int(widget.property("iconSize"))
    if isinstance(widget, QLabel):
        widget.setPixmap(pixmap(name, color, size, widget.devicePixelRatioF()))
        widget.setFixedSize(size, size)
    elif isinstance(widget, QAbstractButton):
        widget.setIcon(icon(name, color, colors.control_border))
        widget.setIconSize(QSize(size, size))
