"""Serve one address before the engine: it lets in who may, and a crash of the engine does not end a request."""

from __future__ import annotations

import argparse

from app.cli.arguments import add_json
from app.cli.console import Console
from app.system.home import Home

HELP = "serve one address that outlives the engine's crashes"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--engine",
        type=_engine,
        metavar="URL",
        help="an engine's address, as http://127.0.0.1:PORT (default: the one that the launcher runs)",
    )
    parser.add_argument(
        "--engine-key-file",
        default="",
        metavar="FILE",
        help="the file that holds the key the engine asks for",
    )
    parser.add_argument(
        "--listen",
        type=_address,
        metavar="HOST:PORT",
        help="the public address (default: 127.0.0.1 and a free port)",
    )
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="a further name of this computer"
    )
    parser.add_argument(
        "--allow-origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a page or extension that may ask",
    )
    parser.add_argument("--need-key", action="store_true", help="programs of this computer need a key too")
    add_json(parser)


def run(options: argparse.Namespace, home: Home, console: Console) -> int:
    from app.jobs import front

    host, port = options.listen or ("127.0.0.1", _beside(home))
    settings = front.Front(
        options.engine or "",
        options.engine_key_file,
        host,
        port,
        frozenset(options.allow_host),
        frozenset(options.allow_origin),
        options.need_key,
    )
    serve = front.serve_fixed if options.engine else front.serve_home
    serve(home, settings, lambda address: console.data({"address": address}, f"Listening on {address}"))
    return 0


def _beside(home: Home) -> int:
    """A free port after the engine's own."""
    from app.jobs import control
    from app.system import ports

    profile = control.active(home)
    return ports.next_free(profile.port if profile else 8080)


def _engine(text: str) -> str:
    if not text.startswith("http://"):
        raise argparse.ArgumentTypeError(f"“{text}” is no address such as http://127.0.0.1:8081")
    return text


def _address(text: str) -> tuple[str, int]:
    """HOST:PORT, an IPv6 host in brackets."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"“{text}” is no address such as 127.0.0.1:8080")
    return host.strip("[]"), int(port)
