"""Who gets in: names, pages, keys, paths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from multidict import CIMultiDict, CIMultiDictProxy

from app.gateway import edge
from app.gateway.edge import Caller, Policy, Refusal, Why, admit
from app.gateway.keys import Key, Keyring, digest_of

POLICY = Policy(owner_digest=digest_of("owner"), keys=Keyring((Key("Zed", digest_of("zed-key")),)))
LAN = Policy(lan=True, owner_digest=digest_of("owner"), keys=Keyring((Key("Zed", digest_of("zed-key")),)))


def head(*pairs: tuple[str, str], host: str | None = "127.0.0.1:8080") -> CIMultiDictProxy[str]:
    own = [("Host", host)] if host is not None else []
    return CIMultiDictProxy(CIMultiDict([*own, *pairs]))


def ask(
    *pairs: tuple[str, str],
    method: str = "POST",
    target: str = "/v1/chat/completions",
    host: str | None = "127.0.0.1:8080",
    remote: str = "127.0.0.1",
    policy: Policy = POLICY,
) -> Caller | Refusal:
    return admit(method, target, head(*pairs, host=host), remote, policy)


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8080", "127.0.0.1", "127.9.9.9:1", "[::1]:8080", "[::1]", "localhost.:80"],
)
def test_loopback_names_come_in(host: str) -> None:
    assert isinstance(ask(host=host), Caller)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.4", "0.0.0.0", "", None,
     "127.0.0.1@evil.example", "127.0.0.1:8080:1", "[::1", "localhost:port", "127.1", "0x7f.0.0.1", "::1"],
)  # fmt: skip
def test_other_names_do_not(host: str | None) -> None:
    found = ask(host=host)
    assert isinstance(found, Refusal)
    assert found.why is Why.HOST


def test_two_hosts_are_refused() -> None:
    assert isinstance(ask(("Host", "127.0.0.1")), Refusal)


def test_a_configured_name_comes_in() -> None:
    policy = Policy(hosts=frozenset({"desk.home"}))
    assert isinstance(ask(host="desk.home:8080", policy=policy), Caller)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:3000", "http://localhost:8080", "file://", "*", ""],
)
def test_other_pages_are_refused(origin: str) -> None:
    for method in ("POST", "GET", "OPTIONS"):
        found = ask(("Origin", origin), method=method)
        assert isinstance(found, Refusal)
        assert found.why is Why.ORIGIN


def test_our_own_page_and_allowed_ones_come_in() -> None:
    own = ask(("Origin", "http://127.0.0.1:8080"))
    assert isinstance(own, Caller)
    policy = Policy(origins=frozenset({"vscode-webview://x"}))
    other = ask(("Origin", "vscode-webview://x"), policy=policy)
    assert isinstance(other, Caller)
    assert edge.cross_origin_headers(other)["Access-Control-Allow-Origin"] == "vscode-webview://x"
    assert isinstance(ask(("Origin", "vscode-webview://x"), ("Origin", "null"), policy=policy), Refusal)


@pytest.mark.parametrize("mode", ["no-cors", "cors", "websocket"])
def test_pictures_and_scripts_of_other_pages_are_refused(mode: str) -> None:
    pairs = (("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", mode))
    assert isinstance(ask(*pairs, method="GET", target="/v1/models"), Refusal)


def test_a_link_to_the_engines_page_works() -> None:
    pairs = (("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"))
    assert isinstance(ask(*pairs, method="GET", target="/"), Caller)
    assert isinstance(ask(*pairs, method="POST", target="/v1/completions"), Refusal)


@pytest.mark.parametrize(
    ("method", "target"),
    [("GET", "/metrics"), ("GET", "//metrics"), ("GET", "/./metrics"), ("GET", "/%6detrics"), ("GET", "/METRICS?a"),
     ("GET", "/%256detrics"), ("GET", "/metrics/"), ("POST", "/slots/0?action=save"), ("GET", "/slots"),
     ("POST", "/props"), ("POST", "/lora-adapters"), ("POST", "/models/unload"), ("POST", "/v1/models/load"),
     ("POST", "/unload"), ("POST", "/settings"), ("GET", "/gateway/requests"), ("GET", "/cors-proxy?url=x"),
     ("POST", "/shutdown"), ("DELETE", "/v1/models/x")],
)  # fmt: skip
def test_management_is_the_owners(method: str, target: str) -> None:
    for key in ((), (("Authorization", "Bearer zed-key"),), (("x-api-key", "wrong"),)):
        found = ask(*key, method=method, target=target)
        assert isinstance(found, Refusal)
        assert found.why is Why.OWNER
    assert ask(("Authorization", "Bearer owner"), method=method, target=target) == Caller("owner", owner=True)


@pytest.mark.parametrize(
    "target",
    ["http://evil.example/", "*", "", "/a\\b", "/../metrics", "/a/%2e%2e/metrics", "/a b", "/\x00", "/é"],
)
def test_odd_targets_are_refused(target: str) -> None:
    assert isinstance(ask(target=target), Refusal)


def test_other_computers_need_a_key() -> None:
    far = {"host": "192.168.1.4:8080", "remote": "192.168.1.9", "policy": LAN}
    refused = ask(**far)  # type: ignore[arg-type]
    assert isinstance(refused, Refusal)
    assert (refused.status, refused.why) == (401, Why.KEY)
    assert ask(("x-api-key", "zed-key"), **far) == Caller("Zed")  # type: ignore[arg-type]
    assert isinstance(ask(method="GET", target="/health", **far), Caller)  # type: ignore[arg-type]
    assert isinstance(ask(host="evil.example", remote="192.168.1.9", policy=LAN), Refusal)


def test_loopback_needs_one_where_the_setting_says_so() -> None:
    policy = Policy(loopback_needs_key=True, keys=POLICY.keys)
    assert isinstance(ask(policy=policy), Refusal)
    assert ask(("Authorization", "bearer zed-key"), policy=policy) == Caller("Zed")


def test_mapped_loopback_is_loopback() -> None:
    assert edge.is_loopback("::ffff:127.0.0.1")
    assert not edge.is_loopback("::ffff:192.168.1.1")
    assert not edge.is_loopback("")


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_nothing_gets_a_foreign_name_in(host: str, origin: str, target: str) -> None:
    """Whatever the head says: no exception, and a caller only with a loopback Host and our own Origin."""
    found = admit("POST", "/" + target, head(("Origin", origin), host=host), "127.0.0.1", POLICY)
    if isinstance(found, Caller):
        assert edge.host_allowed(host, POLICY)
        assert origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")


@given(
    st.lists(
        st.sampled_from(["/", "%2f", "metrics", "%6detrics", ".", "%2e", "METRICS", "%252e"]), max_size=6
    )
)
def test_no_spelling_of_metrics_gets_through(parts: list[str]) -> None:
    """Any target that decodes to /metrics, as a server may do it, needs the owner's key."""
    target = "/" + "".join(parts)
    if edge.plain_path(target) == "/metrics":
        assert isinstance(ask(method="GET", target=target), Refusal)
