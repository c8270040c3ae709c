"""Icons: SVG drawings in `resources/icons` whose `currentColor` becomes a colour of the theme.

The first picture does not wait for them: until `draw` is called once, a widget only keeps the room for its icon.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.gui.resources import icon_file
from app.gui.theme.state import current

_SIZES = (16, 20, 24, 32, 48, 64)
_GAP = 5  # between an icon and the text of its button
_held = False


def hold() -> None:
    """Draw nothing until `draw`: widgets are being made for the first picture."""
    global _held
    _held = True


def draw() -> None:
    """Draw the icons of all widgets, now and from now on as they are set; also after the theme changed."""
    global _held
    _held = False
    for widget in QApplication.allWidgets():
        recolour(widget)


@cache
def _source(name: str) -> str:
    return icon_file(name).read_text(encoding="utf-8")


def pixmap(name: str, color: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The drawing `name` in `color`, `size` logical pixels wide, sharp at the device's pixel ratio."""
    return _drawn(name, color, current().card, size, ratio)


@lru_cache(maxsize=256)
def _drawn(name: str, color: str, knockout: str, size: int, ratio: float) -> QPixmap:
    from PySide6.QtCore import QByteArray, QRectF  # late, as the first picture needs no drawing
    from PySide6.QtGui import QImage
    from PySide6.QtSvg import QSvgRenderer

    drawing = _source(name).replace("currentColor", color).replace("currentKnockout", knockout)
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    pixels = round(size * ratio)
    image = QImage(QSize(pixels, pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    result = QPixmap.fromImage(image)
    result.setDevicePixelRatio(ratio)
    return result


def icon(name: str, color: str, size: int, ratio: float, *, gap: int = 0, mirrored: bool = False) -> QIcon:
    """The drawing as an icon, sharp at the pixel ratio. `gap` is room towards the text beside it: the style's own is
    too small."""
    wide = QPixmap(round((size + gap) * ratio), round(size * ratio))
    wide.fill(Qt.GlobalColor.transparent)
    if not _held:
        painter = QPainter(wide)
        drawing = pixmap(name, color, size, ratio)
        left = round(gap * ratio) if mirrored else 0
        painter.drawPixmap(left, 0, round(size * ratio), round(size * ratio), drawing)
        painter.end()
    wide.setDevicePixelRatio(ratio)
    return QIcon(wide)


def app_icon() -> QIcon:
    """The program's own icon; its colours are fixed."""
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(pixmap("strata-launcher", "#000000", size))
    return made


def set_icon(widget: QAbstractButton | QLabel, name: str, color: str = "text", size: int = 20) -> None:
    """Give a button or label an icon in a colour of the theme; `recolour` follows when the theme changes."""
    widget.setProperty("drawing", name)
    widget.setProperty("drawingColor", color)
    widget.setProperty("drawingSize", size)
    recolour(widget)


def recolour(widget: QWidget) -> None:
    """Draw the widget's icon anew in the current theme's colour."""
    name = widget.property("drawing")
    if not name:
        return
    colors = current()
    color = getattr(colors, widget.property("drawingColor"))
    size = int(widget.property("drawingSize"))
    if isinstance(widget, QLabel):
        widget.setFixedSize(size, size)
        if not _held:
            widget.setPixmap(pixmap(name, color, size, widget.devicePixelRatioF()))
    elif isinstance(widget, QAbstractButton):
        gap = _GAP if widget.text() else 0
        mirrored = widget.layoutDirection() == Qt.LayoutDirection.RightToLeft
        widget.setIcon(icon(name, color, size, widget.devicePixelRatioF(), gap=gap, mirrored=mirrored))
        widget.setIconSize(QSize(size + gap, size))
