"""The edge: which requests get in. Pure functions over a request's head; nothing here waits or reads a body.

Against web pages: the Host must be a loopback name (DNS rebinding), an Origin must be ours or allowed, and a request
of another site that sends no Origin is refused too. Against other programs: keys, and the owner's key for what changes
the engine.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import unquote

from multidict import CIMultiDictProxy

from app.gateway.keys import Keyring, same


class Why(StrEnum):
    """Machine-readable reasons, as `error.code` carries them."""

    TARGET = "bad-target"
    HOST = "host-refused"
    ORIGIN = "origin-refused"
    KEY = "key-needed"
    OWNER = "owner-only"


@dataclass(frozen=True, slots=True)
class Refusal:
    status: int
    why: Why
    sentence: str


@dataclass(frozen=True, slots=True)
class Caller:
    """Who was let in: `name` of its key ("" without one); `origin` to be answered with, "" for none."""

    name: str = ""
    owner: bool = False
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Policy:
    """`hosts`: further names of this computer; `origins`: allowed besides our own; `lan`: other computers may come."""

    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    lan: bool = False
    loopback_needs_key: bool = False
    owner_digest: str = ""  # SHA-256 of the owner's key, hex
    keys: Keyring = field(default_factory=Keyring)


# What changes an engine or tells what others asked. llama.cpp: tools/server/README.md; Strata: its contract, section 4.
_ANY, _CHANGES = frozenset[str](), frozenset({"POST", "PUT", "PATCH", "DELETE"})
_MANAGEMENT: tuple[tuple[frozenset[str], re.Pattern[str]], ...] = (
    (_ANY, re.compile(r"/(metrics|slots|cors-proxy|tools|mcp|gateway)(/.*)?")),
    (_CHANGES, re.compile(r"/(v1/)?(props|lora-adapters|settings|config|load|unload)(/.*)?")),
    (_CHANGES, re.compile(r"/(v1/)?models(/.*)?")),
    (_ANY, re.compile(r"/(v1/)?(shutdown|quit|exit|restart|stop)(/.*)?")),
)
_OPEN = frozenset({"/health", "/v1/health", "/"})  # what says no more than that something runs
_TARGET = re.compile(r"/[!-\[\]-~]*")  # printable ASCII without the backslash
_LOOPBACK_NAMES = frozenset({"localhost", "localhost."})


def admit(
    method: str, target: str, headers: CIMultiDictProxy[str], remote: str, policy: Policy
) -> Caller | Refusal:
    """Let a request in or not. `target` is the raw one of the request line, `remote` the peer's address."""
    if not _TARGET.fullmatch(target) or ".." in plain_path(target).split("/"):
        return Refusal(400, Why.TARGET, "The request's target is not a plain path.")
    hosts = headers.getall("Host", [])
    if len(hosts) != 1 or not host_allowed(hosts[0], policy):
        return Refusal(
            403, Why.HOST, f"The name “{hosts[0][:80] if hosts else ''}” is not one of this computer's."
        )
    origins = headers.getall("Origin", [])
    if len(origins) > 1 or (origins and not origin_allowed(origins[0], hosts[0], policy)):
        return Refusal(
            403, Why.ORIGIN, f"A page at {origins[0][:200]} was refused. Allow it in the settings."
        )
    if not origins and _from_other_site(method, headers):
        return Refusal(403, Why.ORIGIN, "A page of another site was refused.")
    origin = origins[0] if origins else ""
    if method == "OPTIONS" and origin:
        return Caller(origin=origin)  # browsers send no key with a preflight
    key = key_of(headers)
    if key and policy.owner_digest and same(key, policy.owner_digest):
        return Caller("owner", owner=True, origin=origin)
    if is_management(method, target):
        return Refusal(
            403, Why.OWNER, "This path changes or watches the engine; only the owner's key opens it."
        )
    known = policy.keys.find(key)
    if known is not None:
        return Caller(known.name, origin=origin)
    if (policy.loopback_needs_key or not is_loopback(remote)) and plain_path(target) not in _OPEN:
        return Refusal(
            401, Why.KEY, "A key is needed. Make one in the launcher and send it as a bearer token."
        )
    return Caller(origin=origin)


def host_allowed(host: str, policy: Policy) -> bool:
    """Loopback names and addresses; where other computers may come, any address (a name can be rebound, it cannot)."""
    name = _host_name(host)
    if name is None:
        return False
    if name in _LOOPBACK_NAMES or name in policy.hosts:
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or policy.lan


def origin_allowed(origin: str, host: str, policy: Policy) -> bool:
    """Our own page, or one on the list; "null" (sandboxed pages, files) only when it is on the list."""
    return origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}") or origin in policy.origins


def is_loopback(remote: str) -> bool:
    try:
        address = ipaddress.ip_address(remote.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)


def is_management(method: str, target: str) -> bool:
    path = plain_path(target)
    return any(
        (not methods or method in methods) and pattern.fullmatch(path) for methods, pattern in _MANAGEMENT
    )


def plain_path(target: str) -> str:
    """The path as the most generous server might read it: decoded twice, lower case, one slash at a time."""
    path = unquote(unquote(target.partition("?")[0].partition("#")[0])).replace("\\", "/").lower()
    return "/" + "/".join(part for part in path.split("/") if part not in ("", "."))


def key_of(headers: CIMultiDictProxy[str]) -> str:
    """The key that a program sends, in OpenAI's form or Anthropic's; "" without one."""
    kind, _, value = headers.get("Authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else headers.get("x-api-key", "").strip()


def cross_origin_headers(caller: Caller) -> dict[str, str]:
    """What lets an allowed page read the answer. Never a wildcard, never credentials."""
    if not caller.origin:
        return {}
    return {"Access-Control-Allow-Origin": caller.origin, "Vary": "Origin"}


def preflight_headers(caller: Caller, headers: CIMultiDictProxy[str]) -> dict[str, str]:
    """The answer to a preflight of an allowed page."""
    asked = headers.get("Access-Control-Request-Headers", "")
    safe = asked if re.fullmatch(r"[\w\-, ]*", asked) else ""
    allowed = {
        **cross_origin_headers(caller),
        "Access-Control-Allow-Methods": "GET, POST, DELETE, OPTIONS",
        "Access-Control-Allow-Headers": safe or "authorization, content-type",
        "Access-Control-Max-Age": "600",
    }
    if headers.get("Access-Control-Request-Private-Network") == "true":
        allowed["Access-Control-Allow-Private-Network"] = "true"
    return allowed


def _host_name(host: str) -> str | None:
    """The name of a Host header in lower case without its port, None when it is malformed."""
    match = re.fullmatch(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._\-]+))(?::(\d{1,5}))?", host)
    return (match[1] or match[2]).lower() if match else None


def _from_other_site(method: str, headers: CIMultiDictProxy[str]) -> bool:
    """A browser's request of another site's page that carries no Origin: pictures, scripts, no-cors reads.

    Following a link to the engine's page is no such thing (Fetch Metadata, Sec-Fetch-Mode: navigate).
    """
    if headers.get("Sec-Fetch-Site", "none").lower() not in ("cross-site", "same-site"):
        return False
    return not (method in ("GET", "HEAD") and headers.get("Sec-Fetch-Mode", "").lower() == "navigate")
