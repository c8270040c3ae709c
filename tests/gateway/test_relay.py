"""Passing through, cancelling, and what a death of the engine does to requests. Real processes, real kills."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from app.gateway.edge import Policy
from app.gateway.keys import Key, Keyring, digest_of
from app.gateway.types import Limits, Phase
from tests.conftest import wait_for
from tests.gateway.conftest import OWNER, RUN_KEY, Engines, Served

CHAT = "/v1/chat/completions"


def body(word: str, **more: object) -> dict[str, object]:
    return {"messages": [{"role": "user", "content": word}], **more}


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
def test_every_method_and_header_arrives(served: Served, method: str) -> None:
    sent = {"X-Own": "1", "Authorization": "Bearer mine", "Cookie": "a=b"}
    answer = httpx.request(method, f"{served.url}/echo?q=a%20b", headers=sent)
    got = answer.json()
    assert (got["method"], got["path"], got["headers"]["x-own"]) == (method, "/echo", "1")
    assert got["headers"]["authorization"] == f"Bearer {RUN_KEY}"
    assert "cookie" not in got["headers"]
    assert "access-control-allow-origin" not in answer.headers


def test_large_bodies_arrive_whole(served: Served) -> None:
    text = "x" * (5 << 20)
    answer = httpx.post(f"{served.url}/echo", json={"text": text, "model": "double"})
    assert int(answer.json()["headers"]["content-length"]) > len(text)


def test_too_large_bodies_are_refused(front: Callable[..., Served]) -> None:
    url = front(limits=Limits(body=1 << 20)).url
    assert httpx.post(f"{url}/echo", content=b"x" * (2 << 20)).status_code == 413


def test_events_come_one_by_one(served: Served) -> None:
    """The engine never ends this stream, so whatever arrives was not held back."""
    with httpx.stream("POST", f"{served.url}{CHAT}", json=body("[forever]", stream=True)) as answer:
        lines = answer.iter_lines()
        assert next(lines).startswith("data: ")


def test_a_client_that_goes_cancels_the_engines_request(served: Served, engines: Engines) -> None:
    with httpx.stream("POST", f"{served.url}{CHAT}", json=body("[forever]", stream=True)) as answer:
        next(answer.iter_lines())
    wait_for(lambda: "client gone" in engines.asked(), 10, "the engine's request was cancelled")
    wait_for(lambda: not served.gateway.counters.running)
    assert served.gateway.counters.ring[-1]["outcome"] == "client gone"


def test_a_request_outlives_the_engine(served: Served, engines: Engines) -> None:
    answer = httpx.post(f"{served.url}{CHAT}", json=body("[die-once]"), timeout=30)
    assert answer.json()["choices"][0]["message"]["content"] == "double answer"
    assert len(engines.deaths) == 1
    assert served.gateway.counters.ring[-1]["replays"] == 1


def test_one_that_kills_it_twice_is_not_tried_again(served: Served, engines: Engines) -> None:
    answer = httpx.post(f"{served.url}{CHAT}", json=body("[die-before]", stream=True), timeout=30)
    assert answer.status_code == 502
    assert answer.json()["error"]["code"] == "engine-died-twice"
    assert len([line for line in engines.asked() if "POST" in line]) == 2
    assert engines.poison == [CHAT]
    wait_for(lambda: engines.back().phase is Phase.READY)


def test_a_begun_stream_ends_with_whole_events_and_an_error(served: Served, engines: Engines) -> None:
    answer = httpx.post(f"{served.url}{CHAT}", json=body("[die-in-event]", stream=True), timeout=30)
    events = [json.loads(line[6:]) for line in answer.text.splitlines() if line.startswith("data: ")]
    assert [event["choices"][0]["delta"]["content"] for event in events[:-1]] == ["word ", "word "]
    assert "Out of video memory." in events[-1]["error"]["message"]
    assert (
        len([line for line in engines.asked() if "POST" in line]) == 1
    )  # never sent again once it had begun


def test_responses_get_their_own_form(served: Served) -> None:
    answer = httpx.post(f"{served.url}/v1/responses", json=body("[die-in-event]", stream=True), timeout=30)
    last = answer.text.rstrip().split("\n\n")[-1]
    assert last.startswith("event: error\ndata: ")
    assert json.loads(last.partition("data: ")[2])["type"] == "error"


def test_a_loop_ends_in_503(served: Served, engines: Engines) -> None:
    engines.revive = False
    answer = httpx.post(f"{served.url}{CHAT}", json=body("[die-before]"), timeout=30)
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) > 0
    assert answer.json()["error"]["message"] == "Out of video memory."


def test_waiting_requests_are_answered_by_the_next_engine(served: Served, engines: Engines) -> None:
    back = engines.back()
    engines.set(phase=Phase.COMING)
    with ThreadPoolExecutor(8) as pool:
        waiting = [
            pool.submit(httpx.post, f"{served.url}{CHAT}", json=body("x"), timeout=30) for _ in range(8)
        ]
        wait_for(lambda: served.gateway.counters.waiting == 8)
        assert httpx.get(f"{served.url}/health").status_code == 503
        engines._back = back
        assert [item.result().status_code for item in waiting] == [200] * 8


def test_an_engine_that_does_not_come_is_503(front: Callable[..., Served], engines: Engines) -> None:
    engines.set(phase=Phase.COMING)
    url = front(limits=Limits(hold=0.3)).url
    assert httpx.post(f"{url}{CHAT}", json=body("x")).status_code == 503


def test_a_silent_engine_is_504(front: Callable[..., Served]) -> None:
    url = front(limits=Limits(silence=0.3)).url
    assert httpx.post(f"{url}{CHAT}", json=body("[hang]")).status_code == 504


def test_a_waiting_stream_hears_that_it_waits(
    served: Served, engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.gateway.reply._COMMENT_EVERY", 0.05)
    engines.set(phase=Phase.COMING)
    with httpx.stream("POST", f"{served.url}{CHAT}", json=body("x", stream=True), timeout=30) as answer:
        lines = answer.iter_lines()
        assert next(lines) == ": waiting for the engine"
        engines.set(phase=Phase.READY)
        assert "data: [DONE]" in list(lines)


def test_kills_at_random_moments_leave_no_request_without_an_answer(served: Served, engines: Engines) -> None:
    """Sixteen clients, an engine that is killed again and again: each gets an answer or an error in its form."""
    stop = threading.Event()
    ends: list[str] = []

    def client() -> None:
        while not stop.is_set():
            answer = httpx.post(f"{served.url}{CHAT}", json=body("[some]", stream=True), timeout=60)
            ok = answer.status_code == 200 and "[DONE]" in answer.text
            error = answer.status_code in (502, 503) or '"error"' in answer.text
            ends.append("answer" if ok else "error" if error else f"nothing: {answer.text[-200:]}")

    threads = [threading.Thread(target=client) for _ in range(16)]
    for thread in threads:
        thread.start()
    for _ in range(4):
        back = engines.back()
        seen = len(ends)
        assert engines.process is not None
        engines.process.kill()
        wait_for(
            lambda back=back: engines.back().phase is Phase.READY and engines.back().life != back.life, 30
        )
        wait_for(lambda seen=seen: len(ends) > seen, 60)
    stop.set()
    for thread in threads:
        thread.join(120)
    assert set(ends) <= {"answer", "error"}
    assert len(engines.deaths) >= 4


def test_the_address_stays_open_while_the_engine_is_away(served: Served, engines: Engines) -> None:
    engines.set(phase=Phase.COMING)
    for _ in range(50):
        socket.create_connection(("127.0.0.1", served.port), 2).close()


def test_the_owner_sees_requests_without_their_contents(served: Served) -> None:
    httpx.post(f"{served.url}{CHAT}", json=body("a secret"))
    owner = {"Authorization": f"Bearer {OWNER}"}
    told = httpx.get(f"{served.url}/gateway/requests", headers=owner).text
    assert "secret" not in told
    assert json.loads(told)["requests"][0]["tokens"] == 2
    assert "gateway_tokens_total 2" in httpx.get(f"{served.url}/gateway/metrics", headers=owner).text
    assert httpx.get(f"{served.url}/gateway/metrics").status_code == 403


def test_use_is_counted_by_key(front: Callable[..., Served]) -> None:
    kept: list[dict[str, tuple[float, int]]] = []
    digest = digest_of("zed-key")
    made = front(policy=Policy(keys=Keyring((Key("Zed", digest),))), keep_usage=kept.append)
    httpx.post(f"{made.url}{CHAT}", json=body("x"), headers={"x-api-key": "zed-key"})
    wait_for(lambda: made.gateway._used)
    assert made.gateway._used[digest][1] == 2
    assert made.gateway.counters.clients["Zed"] == 1


def test_a_preflight_is_answered_for_allowed_pages_only(
    front: Callable[..., Served], engines: Engines
) -> None:
    url = front(policy=Policy(origins=frozenset({"app://mine"}))).url
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
    good = httpx.options(f"{url}{CHAT}", headers={"Origin": "app://mine", **asked})
    assert (good.status_code, good.headers["Access-Control-Allow-Origin"]) == (204, "app://mine")
    assert (
        httpx.options(f"{url}{CHAT}", headers={"Origin": "https://evil.example", **asked}).status_code == 403
    )
    read = httpx.post(f"{url}{CHAT}", json=body("x"), headers={"Origin": "app://mine"})
    assert read.headers["Access-Control-Allow-Origin"] == "app://mine"
    assert engines.asked() == [f"POST {CHAT} {len(httpx.Request('POST', url, json=body('x')).content)}"]


class OldServer:
    """An HTTP/1.0 server such as Strata's: the end of the connection is the end of the answer. One answer a turn."""

    def __init__(self, *answers: bytes) -> None:
        self.asked = 0
        self._answers = answers
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        for answer in self._answers:
            link, _ = self._socket.accept()
            with link:
                got = link.recv(65536)
                while b"}]}" not in got and b"true}" not in got:
                    got += link.recv(65536)
                self.asked += 1
                link.sendall(b"HTTP/1.0 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + answer)

    def close(self) -> None:
        self._thread.join(10)
        self._socket.close()


EVENT = b'data: {"choices": []}\n\n'


@pytest.mark.parametrize(
    ("answers", "asked", "ending"),
    [
        ((EVENT + b"data: [DONE]\n\n",), 1, "[DONE]"),
        ((EVENT,), 1, "The engine stopped in the middle"),
        ((b": reading the prompt\n\n", EVENT + b"data: [DONE]\n\n"), 2, "[DONE]"),
        ((b"", b": reading\n\n"), 2, "again when it was sent once more"),
    ],
)
def test_an_old_servers_end_is_told_from_its_death(
    served: Served, engines: Engines, answers: tuple[bytes, ...], asked: int, ending: str
) -> None:
    old = OldServer(*answers)
    engines.set(url=old.url)
    engines.deaths.append(engines.back().life)  # it stays as it is: only its answers break
    answer = httpx.post(f"{served.url}{CHAT}", json=body("x", stream=True), timeout=20)
    old.close()
    assert ending in answer.text
    assert old.asked == asked
