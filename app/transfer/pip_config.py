"""Which package indexes the user's pip is configured for. Reads what pip reads, in pip's order, without running it.

Source: https://pip.pypa.io/en/stable/topics/configuration/ - global, user, virtual environment, PIP_CONFIG_FILE,
PIP_* variables, later ones over earlier ones. uv's variables count when pip's say nothing.
"""

from __future__ import annotations

import configparser
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.transfer.options import Options


@dataclass(frozen=True, slots=True)
class Indexes:
    """Where packages come from: pages of the simple API in the order to ask, places with loose files, extra trust."""

    pages: tuple[str, ...]
    find_links: tuple[str, ...]
    certificates: Path | None
    proxy: str


def configured(options: Options, environment: Mapping[str, str] | None = None) -> Indexes:
    """The indexes to ask; with none configured the default of `pypi-simple`. `options.index_url` is asked first."""
    env = os.environ if environment is None else environment
    values = _from_files(env)
    for key in ("index-url", "extra-index-url", "find-links", "no-index", "cert", "proxy"):
        value = env.get("PIP_" + key.upper().replace("-", "_"))
        if value:
            values[key] = value
    main = (
        options.index_url
        or values.get("index-url")
        or env.get("UV_DEFAULT_INDEX")
        or env.get("UV_INDEX_URL", "")
    )
    extra = values.get("extra-index-url") or env.get("UV_INDEX") or env.get("UV_EXTRA_INDEX_URL", "")
    pages: list[str] = []
    if values.get("no-index", "").lower() not in ("1", "true", "yes", "on"):
        pages = [main or _default(), *extra.split()]
    elif options.index_url:
        pages = [options.index_url]
    certificate = values.get("cert", "")
    return Indexes(
        pages=tuple(dict.fromkeys(pages)),
        find_links=tuple(
            (values.get("find-links") or env.get("UV_FIND_LINKS", "")).replace(",", " ").split()
        ),
        certificates=Path(certificate).expanduser() if certificate else None,
        proxy=values.get("proxy", ""),
    )


def _default() -> str:
    from pypi_simple import PYPI_SIMPLE_ENDPOINT

    return PYPI_SIMPLE_ENDPOINT


def _from_files(env: Mapping[str, str]) -> dict[str, str]:
    named = env.get("PIP_CONFIG_FILE", "")
    if named == os.devnull:
        return {}
    values: dict[str, str] = {}
    files = [*_global(env), *([] if named and Path(named).exists() else _user(env)), _site()]
    for path in [*files, *([Path(named)] if named else [])]:
        parser = configparser.RawConfigParser()
        try:
            parser.read_string(path.read_text("utf-8-sig"), str(path))
        except (OSError, UnicodeDecodeError, configparser.Error):
            continue  # pip's own files are not ours to judge; pip names a broken one when the user runs it
        for section in ("global", "install"):
            if parser.has_section(section):
                values |= {key.replace("_", "-"): value for key, value in parser.items(section) if value}
    return values


def _global(env: Mapping[str, str]) -> list[Path]:
    if sys.platform == "win32":
        return [Path(env.get("ProgramData", r"C:\ProgramData")) / "pip" / "pip.ini"]
    if sys.platform == "darwin":
        return [Path("/Library/Application Support/pip/pip.conf")]
    folders = (env.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(os.pathsep)
    return [*(Path(folder) / "pip" / "pip.conf" for folder in folders), Path("/etc/pip.conf")]


def _user(env: Mapping[str, str]) -> list[Path]:
    home = Path(env.get("HOME") or Path.home())
    if sys.platform == "win32":
        roaming = Path(env.get("APPDATA") or Path.home() / "AppData" / "Roaming")
        return [Path.home() / "pip" / "pip.ini", roaming / "pip" / "pip.ini"]
    files = [home / ".pip" / "pip.conf"]
    config = Path(env.get("XDG_CONFIG_HOME") or home / ".config") / "pip" / "pip.conf"
    if sys.platform == "darwin":
        support = home / "Library" / "Application Support" / "pip"
        config = support / "pip.conf" if support.is_dir() else config
    return [*files, config]


def _site() -> Path:
    return Path(sys.prefix) / ("pip.ini" if sys.platform == "win32" else "pip.conf")
