"""The real clients of OpenAI, Anthropic and Ollama through the gateway, on the fast double of llama-server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anthropic
import httpx
import ollama
import openai
import pytest

from app.gateway.types import Model
from tests.gateway.conftest import Engines, Served

MODELS = (
    Model("double", "The double", 4096, 98_000_000, loaded=True, aliases=("dbl",)),
    Model("second-model", "Another", 8192, 5),
)
TOOL: Any = {
    "type": "function",
    "function": {
        "name": "weather",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
    },
}
ASK: Any = [{"role": "user", "content": "Hello"}]
ASK_TOOL: Any = [{"role": "user", "content": "[tool]"}]
DIES: Any = [{"role": "user", "content": "[die-in-event]"}]


@pytest.fixture
def door(engines: Engines, front: Callable[..., Served]) -> Served:
    engines._models = MODELS
    return front()


class TestOpenAI:
    @pytest.fixture
    def client(self, door: Served) -> Any:
        with openai.OpenAI(base_url=f"{door.url}/v1", api_key="none", max_retries=0) as client:
            yield client

    def test_chat(self, client: Any) -> None:
        answer = client.chat.completions.create(model="gpt-4", messages=ASK)
        assert answer.choices[0].message.content == "double answer"

    def test_streaming_and_tools(self, client: Any) -> None:
        pieces = list(client.chat.completions.create(model="double", messages=ASK, stream=True))
        assert "".join(piece.choices[0].delta.content or "" for piece in pieces) == "word word "
        pieces = list(
            client.chat.completions.create(model="double", messages=ASK_TOOL, tools=[TOOL], stream=True)
        )
        assert pieces[0].choices[0].delta.tool_calls[0].function.name == "weather"

    def test_models_and_embeddings(self, client: Any) -> None:
        assert [model.id for model in client.models.list()] == ["double", "second-model"]
        assert client.models.retrieve("double").id == "double"
        found = client.embeddings.create(model="double", input="x", encoding_format="float")
        assert found.data[0].embedding == [0.5, 0.25]

    def test_a_stream_that_breaks_raises_its_sentence(self, client: Any) -> None:
        with pytest.raises(openai.APIError, match=r"Out of video memory\."):
            list(client.chat.completions.create(model="double", messages=DIES, stream=True))

    def test_a_stopped_engine_is_a_clear_503(self, client: Any, engines: Engines) -> None:
        engines.set(phase="down", sentence="The engine is stopped.")
        with pytest.raises(openai.InternalServerError, match="stopped") as caught:
            client.chat.completions.create(model="double", messages=ASK)
        assert caught.value.response.headers["Retry-After"]


class TestAnthropic:
    @pytest.fixture
    def client(self, door: Served) -> Any:
        with anthropic.Anthropic(base_url=door.url, api_key="none", max_retries=0) as client:
            yield client

    def test_messages(self, client: Any) -> None:
        answer = client.messages.create(model="claude-x", max_tokens=9, messages=ASK)
        assert answer.content[0].text == "double answer"

    def test_streaming_and_tools(self, client: Any) -> None:
        with client.messages.stream(model="double", max_tokens=9, messages=ASK) as stream:
            assert "".join(stream.text_stream) == "double answer"
        with client.messages.stream(model="double", max_tokens=9, messages=ASK_TOOL) as stream:
            assert stream.get_final_message().content[0].input == {"city": "Oslo"}

    def test_models(self, client: Any) -> None:
        assert [model.id for model in client.models.list()] == ["double", "second-model"]
        assert client.models.retrieve("second-model").display_name == "Another"

    def test_a_stream_that_breaks_raises_its_sentence(self, client: Any) -> None:
        with (
            pytest.raises(anthropic.APIError, match=r"Out of video memory\."),
            client.messages.stream(model="double", max_tokens=9, messages=DIES) as stream,
        ):
            list(stream.text_stream)


class TestOllama:
    @pytest.fixture
    def client(self, door: Served) -> Any:
        client = ollama.Client(host=door.url)
        yield client
        client._client.close()

    def test_chat(self, client: Any) -> None:
        answer = client.chat(model="double", messages=ASK, options={"num_predict": 5, "temperature": 0})
        assert answer.message.content == "word word" + " "
        assert (answer.done, answer.eval_count, answer.prompt_eval_count) == (True, 2, 3)

    def test_streaming_pictures_and_tools(self, client: Any) -> None:
        asked = [{"role": "user", "content": "x", "images": [b"\x89PNG\r\n\x1a\n1234"]}]
        parts = list(client.chat(model="double:latest", messages=asked, stream=True, keep_alive="5m"))
        assert [part.message.content for part in parts] == ["word ", "word ", ""]
        assert parts[-1].done
        called = client.chat(model="double", messages=ASK_TOOL, tools=[TOOL])
        assert called.message.tool_calls[0].function.arguments == {"city": "Oslo"}

    def test_generate(self, client: Any) -> None:
        assert client.generate(model="double", prompt="x", system="s").response == "word word "
        assert [part.response for part in client.generate(model="double", prompt="x", stream=True)][:2] == [
            "word "
        ] * 2

    def test_embeddings(self, client: Any) -> None:
        assert client.embed(model="double", input=["x"]).embeddings == [[0.5, 0.25]]
        assert client.embeddings(model="double", prompt="x").embedding == [0.5, 0.25]

    def test_lists(self, client: Any) -> None:
        assert [model.model for model in client.list().models] == ["double", "second-model"]
        assert [model.model for model in client.ps().models] == ["double"]
        assert client.show("dbl").modelinfo["double.context_length"] == 4096
        with pytest.raises(ollama.ResponseError, match="not found"):
            client.show("nothing")

    def test_a_stream_that_breaks_raises_its_sentence(self, client: Any) -> None:
        with pytest.raises(ollama.ResponseError, match=r"Out of video memory\."):
            list(client.chat(model="double", messages=DIES, stream=True))


def test_an_unknown_model_is_named_with_the_nearest(engines: Engines, front: Callable[..., Served]) -> None:
    engines._models = MODELS
    url = front(any_name=False).url
    answer = httpx.post(f"{url}/v1/chat/completions", json={"model": "doubel", "messages": []})
    assert answer.status_code == 404
    assert "double" in answer.json()["error"]["message"]
    answer = httpx.post(f"{url}/v1/messages", json={"model": "doubel", "messages": []})
    assert answer.json()["error"]["type"] == "not_found_error"


@pytest.mark.parametrize("model", [3, True, ["x"], {"a": 1}, 1.5])
def test_a_model_of_another_type_is_refused(door: Served, model: Any) -> None:
    answer = httpx.post(f"{door.url}/v1/chat/completions", json={"model": model, "messages": []})
    assert answer.status_code == 400
