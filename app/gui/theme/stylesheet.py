"""The style sheet, written from the tokens. It styles standard controls; own widgets paint themselves."""

from __future__ import annotations

from app.gui.resources import icon_file
from app.gui.theme.tokens import Colors, Radius, Type

_TEMPLATE = """
QWidget {{ font-size: {body}pt; color: {text}; }}
QMainWindow, QDialog, #page, #rail, #footer {{ background: {window}; }}
#rail {{ border-right: {line}px solid {border}; }}
#footer {{ border-top: {line}px solid {border}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QToolTip {{ background: {card}; color: {text}; border: 1px solid {control_border}; padding: 4px 6px; }}

QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {title}pt; font-weight: 600; }}
QLabel[role="heading"] {{ font-size: {heading}pt; font-weight: 600; }}
QLabel[role="figure"] {{ font-size: {figure}pt; font-weight: 600; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="secondary"] {{ color: {secondary}; }}
QLabel[role="caption"] {{ color: {secondary}; font-size: {caption}pt; }}
QLabel[role="success"] {{ color: {success}; }}
QLabel[role="warning"] {{ color: {warning}; }}
QLabel[role="danger"] {{ color: {danger}; }}

QFrame[role="card"] {{ background: {card}; border: {line}px solid {border}; border-radius: {card_radius}px; }}
QFrame[role="card"][tone="danger"] {{ border-color: {danger}; }}
QFrame[role="card"][tone="warning"] {{ border-color: {warning}; }}
QFrame[role="card"][tone="accent"] {{ border-color: {accent}; }}
QFrame[role="sunken"] {{ background: {sunken}; border: {line}px solid {border}; border-radius: {radius}px; }}
QFrame[role="line"] {{ background: {border}; border: none; max-height: {line}px; min-height: {line}px; }}

QPushButton {{
    background: {card}; border: {line}px solid {control_border}; border-radius: {radius}px;
    padding: 6px 14px; min-height: 20px;
}}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{ color: {disabled}; border-color: {border}; }}
QPushButton:focus {{ border: 2px solid {focus}; padding: {focus_padding}; }}
QPushButton[kind="primary"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600; }}
QPushButton[kind="primary"]:hover {{ background: {accent_hover}; border-color: {accent_hover}; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {text}; }}
QPushButton[kind="primary"]:disabled {{ background: {pressed}; color: {disabled}; border-color: {pressed}; }}
QPushButton[kind="large"], QPushButton[size="large"] {{ padding: 9px 22px; min-height: 24px; min-width: 92px; }}
QPushButton[kind="quiet"] {{ background: transparent; border: {line}px solid transparent; padding: 6px 10px; }}
QPushButton[kind="quiet"]:hover {{ background: {hover}; }}
QPushButton[kind="quiet"]:focus {{ border: 2px solid {focus}; padding: 5px 9px; }}
QPushButton[kind="quiet"]:disabled {{ color: {disabled}; }}
QPushButton[kind="fold"] {{ background: transparent; border: {line}px solid transparent; padding: 6px 10px 6px 0; }}
QPushButton[kind="fold"]:hover {{ background: {hover}; }}
QPushButton[kind="fold"]:focus {{ border: 2px solid {focus}; padding: 5px 9px 5px 0; }}
QPushButton[kind="nav"] {{
    background: transparent; border: {line}px solid transparent; text-align: left; padding: 8px 12px;
}}
QPushButton[kind="nav"]:hover {{ background: {hover}; }}
QPushButton[kind="nav"]:checked {{ background: {accent_soft}; font-weight: 600; border-color: {nav_border}; }}
QPushButton[kind="nav"]:focus {{ border: 2px solid {focus}; padding: 7px 11px; }}

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox {{
    background: {card}; border: {line}px solid {control_border}; border-radius: {radius}px; padding: 6px 10px;
    selection-background-color: {accent}; selection-color: {on_accent}; min-height: 20px;
}}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus {{
    border: 2px solid {focus}; padding: 5px 9px;
}}
QLineEdit:disabled, QComboBox:disabled {{ color: {disabled}; border-color: {border}; }}
QLineEdit:disabled {{ placeholder-text-color: {secondary}; }}
QPlainTextEdit[role="code"]:focus {{ padding: 9px 11px; }}
QPlainTextEdit[role="code"] {{ background: {sunken}; border-color: {border}; padding: 10px 12px; }}
QLineEdit[role="code"] {{ background: {sunken}; border-color: {border}; font-family: {mono}; }}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{ background: {card}; border: 1px solid {control_border};
    selection-background-color: {accent_soft}; selection-color: {text}; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: 28px; padding: 2px 8px; }}

QCheckBox, QRadioButton {{ spacing: 10px; padding: 4px 2px; border: 2px solid transparent; border-radius: {radius}px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}

QProgressBar {{
    background: {pressed}; border: none; border-radius: 4px; min-height: 8px; max-height: 8px; text-align: center;
}}
QProgressBar::chunk {{ background: {accent}; border-radius: 4px; }}

QMenu {{ background: {card}; border: 1px solid {control_border}; padding: 6px; }}
QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 5px; }}
QMenu::item:selected {{ background: {hover}; }}
QMenu::item:disabled {{ color: {secondary}; }}
QMenu::separator {{ height: 1px; background: {border}; margin: 6px 8px; }}

QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {scroll}; border-radius: 4px; min-height: 32px; }}
QScrollBar[idle="true"]::handle:vertical {{ background: transparent; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {scroll}; border-radius: 4px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {control_border}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def stylesheet(colors: Colors, body: float, mono: str) -> str:
    """The application's style sheet for a colour set; `body` in points, `mono` a font family."""
    values = colors._asdict()
    return _TEMPLATE.format(
        **values,
        body=_points(body * Type.BODY),
        title=_points(body * Type.TITLE),
        heading=_points(body * Type.HEADING),
        figure=_points(body * Type.FIGURE),
        caption=_points(body * Type.CAPTION),
        mono=f'"{mono}"',
        radius=Radius.CONTROL,
        card_radius=Radius.CARD,
        disabled=colors.system if colors.name == "contrast" else colors.control_border,
        focus_padding="5px 13px" if colors.line == 1 else "6px 14px",
        nav_border=colors.accent if colors.name == "contrast" else "transparent",
        scroll=colors.control_border if colors.name == "contrast" else colors.pressed,
        arrow=icon_file(f"arrow-{colors.name}").as_posix(),
    )


def _points(size: float) -> str:
    return f"{size:.1f}"
