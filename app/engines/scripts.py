"""Launch scripts for people: the same command as the button, quoted so that every path works.

Scripts are UTF-8. A `.bat` switches the console to UTF-8 first and back at the end, because cmd reads a batch file in
the console's code page (Microsoft, "chcp"); batch files end their lines with CRLF.
"""

from __future__ import annotations

import re
import shlex

from app.engines.base import Command

_CMD_SPECIAL = re.compile(r'([()<>&|^"])')
_CONTROL = re.compile(r"[\x00-\x1f\x7f]+")
_POSIX_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def posix_script(command: Command, title: str) -> str:
    """A script for `sh` that becomes `command`; `command.env` are the variables to set, not a whole environment.

    Raises ValueError for what no shell can express: a NUL, or a variable whose name is no shell name.
    """
    lines = [
        "#!/bin/sh",
        f"# {_one_line(title)}",
        f"[ -t 1 ] && printf '\\033]0;%s\\007' {shlex.quote(_one_line(title))}",
        f"cd -- {_posix_word(str(command.cwd))} || exit 1",
    ]
    for name, value in command.env.items():
        if not _POSIX_NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name of a shell variable")
        lines.append(f"export {name}={_posix_word(value)}")
    lines.append("exec " + " ".join(_posix_word(word) for word in command.argv))
    return "\n".join(lines) + "\n"


def batch_script(command: Command, title: str) -> str:
    """A script for Windows' cmd that runs `command` and pauses when it fails, so that the message can be read.

    `command.env` are the variables to set. Raises ValueError for what cmd cannot express: control characters, or a
    quotation mark in the program or folder (Windows allows none there).
    """
    program, *arguments = command.argv
    folder = str(command.cwd)
    enter = (
        "pushd" if folder.startswith("\\\\") else "cd /d"
    )  # cmd cannot stand in a network folder by its name
    lines = [
        "@echo off",
        "setlocal EnableExtensions DisableDelayedExpansion",
        'for /f "tokens=2 delims=:." %%c in (\'chcp\') do set "STRATA_CODE_PAGE=%%c"',
        "chcp 65001 >nul",
        f"title {_escaped(_one_line(title))}",
        f"{enter} {_batch_path(folder)}",
        *(f"set {_batch_setting(name, value)}" for name, value in command.env.items()),
        " ".join([_batch_path(program), *(_batch_argument(argument) for argument in arguments)]),
        'set "STRATA_EXIT=%errorlevel%"',
        'if not "%STRATA_EXIT%"=="0" pause',  # "if errorlevel 1" would miss crashes: their codes are negative
        "chcp %STRATA_CODE_PAGE% >nul 2>nul",
        "exit /b %STRATA_EXIT%",
    ]
    return "\r\n".join(lines) + "\r\n"


def _one_line(text: str) -> str:
    return _CONTROL.sub(" ", text).strip()


def _posix_word(text: str) -> str:
    if "\0" in text:
        raise ValueError("a NUL cannot stand in a script")
    return shlex.quote(text)


def _batch_path(path: str) -> str:
    if '"' in path:
        raise ValueError(f"{path!r} holds a quotation mark, which Windows allows in no path")
    return f'"{_percent(path)}"'


def _batch_argument(argument: str) -> str:
    """Quoted for the C runtime that splits the command line, then for cmd that reads it first."""
    # Backslashes count only before a quotation mark (Microsoft, "Parsing C command-line arguments").
    escaped = re.sub(r'(\\*)"', lambda match: match[1] * 2 + '\\"', argument)
    quoted = '"' + re.sub(r"\\+$", lambda match: match[0] * 2, escaped) + '"'
    return _escaped(quoted) if '"' in argument else _percent(quoted)


def _batch_setting(name: str, value: str) -> str:
    if "=" in name:
        raise ValueError(f"{name!r} is no name of a variable")
    setting = f'"{name}={value}"'
    return _escaped(setting) if '"' in value else _percent(setting)


def _escaped(text: str) -> str:
    """Every character that cmd acts on escaped: for text outside quotation marks or with its own inside."""
    return _percent(_CMD_SPECIAL.sub(r"^\1", text))


def _percent(text: str) -> str:
    if _CONTROL.search(text):
        raise ValueError(f"{text!r} holds a control character, which cannot stand in a batch file")
    return text.replace("%", "%%")
