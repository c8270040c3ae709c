"""The adapter against the double: start, readiness, a first request, crashes as they look from outside, the end."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import socket
import urllib.request
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from app.core.errors import UserFacingError
from app.engines.base import Phase
from app.engines.profile import Overlay
from app.engines.strata.adapter import ENGINE
from app.engines.strata.configure import configure
from app.engines.strata.places import Places
from app.system.home import Home
from tests.conftest import wait_for
from tests.doubles.strata.place import place
from tests.engines.strata.conftest import Server

Serve = Callable[..., Server]
HIPBLASLT_OFF = Overlay("hipblaslt-off", env={"ROCBLAS_USE_HIPBLASLT": "0"})


def ready(port: int) -> None:
    wait_for(lambda: ENGINE.health(port, 1.0).loaded)


def phases(server: Server) -> list[Phase]:
    return [event.phase for line in server.lines() if (event := ENGINE.read_line(line))]


def test_a_normal_start_answers_and_stops_with_its_child(double_home: Home, port: int, serve: Serve) -> None:
    server = serve(place(double_home, port=port))
    ready(port)
    answer = ENGINE.ask(port, "What is the capital of France?", max_tokens=32, timeout=10)
    assert answer.text.startswith("Paris is the capital of France.")
    assert answer.tokens == 14
    assert answer.tokens_per_second == pytest.approx(50.0)
    assert answer.prompt_tokens == 10
    live = ENGINE.live(port, timeout=5)
    assert live is not None
    assert (live.state, live.busy, live.engine_version, live.context) == ("idle", False, "0.1.42", 65536)
    assert live.tokens_per_second == pytest.approx(50.0)
    children = psutil.Process(server.process.pid).children(recursive=True)
    assert len(children) == 1
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(15) == 0
    assert not psutil.pid_exists(children[0].pid)
    assert phases(server)[0] is Phase.LOADING
    assert Phase.WARMING in phases(server)
    assert Phase.FAILED not in phases(server)


def test_the_engine_gets_the_config_s_cards_and_environment(
    double_home: Home, port: int, serve: Serve
) -> None:
    profile = place(double_home, port=port)
    server = serve(dataclasses.replace(profile, env={"FROM_CONFIG": "ü"}))
    ready(port)
    (child,) = psutil.Process(server.process.pid).children()
    environment = child.environ()
    assert environment["HIP_VISIBLE_DEVICES"] == "0"
    assert environment["FROM_CONFIG"] == "ü"


def test_health_is_honest_about_a_dead_engine(double_home: Home, port: int, serve: Serve) -> None:
    server = serve(place(double_home, port=port))
    ready(port)
    (child,) = psutil.Process(server.process.pid).children()
    child.kill()
    wait_for(lambda: not ENGINE.health(port, 1.0).loaded)
    assert ENGINE.health(port, 1.0).alive


def test_the_seed_crash_shows_at_the_first_request_and_loops(
    double_home: Home, port: int, serve: Serve
) -> None:
    server = serve(place(double_home, port=port, behaviour="crash-first-request"))
    ready(port)
    for _ in range(3):
        with pytest.raises(UserFacingError, match="3221225477") as caught:
            ENGINE.ask(port, "hello", max_tokens=8, timeout=10)
        assert caught.value.code == "no-answer"
    events = [event for line in server.lines() if (event := ENGINE.read_line(line))]
    restarts = [event.text for event in events if event.phase is Phase.RESTARTED]
    assert restarts == ["The engine had stopped (exit code 3221225477 = 0xC0000005) and is started again"] * 2
    assert sum(event.text == "The engine crashed (0xC0000005)" for event in events) == 3
    assert server.process.poll() is None, "the server never gives up by itself"


@pytest.mark.parametrize("behaviour", ["crash-first-request", "stack-overflow", "iota"])
def test_the_remedy_reaches_the_engine(double_home: Home, port: int, serve: Serve, behaviour: str) -> None:
    profile = place(double_home, port=port, behaviour=behaviour)
    serve(dataclasses.replace(profile, overlays=(HIPBLASLT_OFF,)))
    ready(port)
    assert ENGINE.ask(port, "hello", max_tokens=8, timeout=10).tokens == 8


def test_other_remedies_cure_when_the_double_is_told_so(double_home: Home, port: int, serve: Serve) -> None:
    profile = place(
        double_home, port=port, behaviour="crash-loop", cured_by=[{"no_env": "STRATA_HIPBLASLT_TUNING"}]
    )
    remedy = Overlay("no-table", env={"STRATA_HIPBLASLT_TUNING": None})
    serve(dataclasses.replace(profile, overlays=(remedy,)))
    ready(port)
    assert ENGINE.ask(port, "hello", max_tokens=4, timeout=10).tokens == 4


@pytest.mark.parametrize("behaviour", ["crash-on-load", "out-of-memory", "old-driver"])
def test_an_engine_that_dies_while_loading_ends_the_server(
    double_home: Home, port: int, serve: Serve, behaviour: str
) -> None:
    server = serve(place(double_home, port=port, behaviour=behaviour))
    assert server.process.wait(20) == 1
    assert Phase.FAILED in phases(server)
    assert not ENGINE.health(port, 1.0).alive


def test_a_hang_is_no_answer(double_home: Home, port: int, serve: Serve) -> None:
    serve(place(double_home, port=port, behaviour="hang"))
    ready(port)
    with pytest.raises(UserFacingError) as caught:
        ENGINE.ask(port, "hello", max_tokens=8, timeout=0.5)
    assert caught.value.code == "no-answer"
    live = ENGINE.live(port, timeout=5)
    assert live is not None
    assert live.busy


def test_a_taken_port_ends_the_server_at_once(double_home: Home, port: int, serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", port)):
        server = serve(place(double_home, port=port))
        assert server.process.wait(20) == 2
    assert f"Port {port} is in use" in [
        event.text for line in server.lines() if (event := ENGINE.read_line(line))
    ]


def test_loading_tells_how_far_it_is(double_home: Home, port: int, serve: Serve) -> None:
    server = serve(place(double_home, port=port, behaviour="slow-load", seconds=1.0))
    wait_for(lambda: any("PLE on" in line for line in server.lines()))
    assert not ENGINE.health(port, 0.5).loaded
    ready(port)
    fractions = [
        event.fraction for line in server.lines() if (event := ENGINE.read_line(line)) and event.fraction
    ]
    assert max(fractions) == 0.97


def test_unload_gives_the_memory_back(double_home: Home, port: int, serve: Serve) -> None:
    server = serve(place(double_home, port=port))
    ready(port)
    assert ENGINE.before_stop(port, timeout=10)
    assert psutil.Process(server.process.pid).children() == []
    assert not ENGINE.health(port, 1.0).loaded
    assert ENGINE.ask(port, "hello", max_tokens=2, timeout=10).tokens == 2, "the next request loads it again"


def test_a_key_is_asked_for_and_given(double_home: Home, port: int, serve: Serve) -> None:
    profile = place(double_home, port=port)
    serve(dataclasses.replace(profile, options={**profile.options, "api_key": "geheim"}))
    ready(port)
    with pytest.raises(UserFacingError, match="API key"):
        ENGINE.ask(port, "hello", max_tokens=2, timeout=10)
    assert ENGINE.ask(port, "hello", max_tokens=2, timeout=10, key="geheim").tokens == 2
    assert ENGINE.live(port, timeout=5) is None
    assert ENGINE.live(port, timeout=5, key="geheim") is not None


def test_every_endpoint_answers(double_home: Home, port: int, serve: Serve) -> None:
    serve(place(double_home, port=port))
    ready(port)
    endpoints = ENGINE.endpoints("0.0.0.0", port)
    with urllib.request.urlopen(f"{endpoints.openai}/models", timeout=5) as response:
        assert json.load(response)["data"][0]["id"] == "qwen3.8-flash-next-iq2_xs"
    body = json.dumps({"messages": [{"role": "user", "content": "hi"}], "max_tokens": 4}).encode()
    request = urllib.request.Request(f"{endpoints.anthropic}/v1/messages", body)
    with urllib.request.urlopen(request, timeout=5) as response:
        assert json.load(response)["content"][0]["text"].startswith("Paris")
    for address in (endpoints.web, endpoints.metrics):
        with urllib.request.urlopen(address, timeout=5) as response:
            assert response.status == 200


def test_the_command_is_the_contracts(
    double_home: Home, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HIP_PATH", str(tmp_path / "gone"))
    monkeypatch.setenv("LLVM_PATH", str(tmp_path))
    monkeypatch.setenv("TEMP", str(tmp_path / "gone"))
    profile = place(double_home, port=8090)
    config = configure(double_home, profile).config
    command = ENGINE.command(double_home, profile, config)
    places = Places.in_home(double_home)
    assert command.argv == (
        *(str(places.python), str(places.server), "--engine", "strata", "--config", str(config)),
        *("--port", "8090"),
    )
    assert "HIP_PATH" not in command.env
    assert command.env["LLVM_PATH"] == str(tmp_path)
    assert os.access(command.env["TEMP"], os.W_OK)


@pytest.mark.parametrize(
    ("gone", "code"),
    [
        ("serve/server.py", "engine-missing"),
        ("engine/strata", "engine-missing"),
        (
            "../Strata-data/models/IQ2_XS/Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-00002-of-00002.gguf",
            "model-missing",
        ),
        ("../Strata-data/mtp/rt/experts.bin", ""),
    ],
)
def test_a_missing_file_is_named_before_the_start(double_home: Home, gone: str, code: str) -> None:
    profile = place(double_home, port=8090)
    config = configure(double_home, profile).config
    file = Path(Places.in_home(double_home).root) / gone
    file.unlink()
    if not code:
        ENGINE.command(double_home, profile, config)
        return
    with pytest.raises(UserFacingError, match=file.name) as caught:
        ENGINE.command(double_home, profile, config)
    assert caught.value.code == code


def test_health_of_nothing_and_of_older_servers(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    assert not ENGINE.health(port, 0.5).alive
    monkeypatch.setattr(
        "app.engines.http.get_json", lambda *_, **__: (200, {"status": "ok", "max_context": 8})
    )
    assert ENGINE.health(port, 0.5).loaded
