"""A fast double of llama-server for the gateway: real HTTP/1.1 with chunked events, deaths on request.

It is not llama.cpp; its answers are fixed. Words in a request's body make it misbehave: `[die-before]`, `[die-once]`,
`[die-in-event]`, `[hang]`, `[some]` (300 events), `[many]` (10,000), `[forever]` (until the client goes), `[tool]`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path

options = argparse.Namespace()
EVENTS = {"[some]": 300, "[many]": 10_000, "[forever]": 10**9}


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


def event(value: object, name: str = "") -> bytes:
    head = f"event: {name}\n" if name else ""
    return f"{head}data: {json.dumps(value)}\n\n".encode()


def choice(delta: dict[str, object], reason: str | None = None) -> dict[str, object]:
    return {
        "id": "c", "object": "chat.completion.chunk", "created": 1, "model": "double",
        "choices": [{"index": 0, "delta": delta, "finish_reason": reason}],
    }  # fmt: skip


TOOL = {
    "index": 0,
    "id": "t",
    "type": "function",
    "function": {"name": "weather", "arguments": '{"city": "Oslo"}'},
}
USAGE = {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5}


def die() -> None:
    os._exit(3)


async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while head := await reader.readuntil(b"\r\n\r\n"):
            lines = head.decode("latin-1").split("\r\n")
            method, path, _ = lines[0].split(" ", 2)
            headers = {
                k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            if options.key and headers.get("authorization") != f"Bearer {options.key}":
                await whole(writer, {"error": {"message": "wrong key", "type": "authentication_error"}}, 401)
                continue
            await answer(method, path.partition("?")[0], headers, body.decode("utf-8", "replace"), writer)
    except (asyncio.IncompleteReadError, ConnectionError):
        note("client gone")
    finally:
        writer.close()


def note(text: str) -> None:
    if options.notes:
        with open(options.notes, "a", encoding="utf-8") as file:
            file.write(text + "\n")


async def whole(writer: asyncio.StreamWriter, value: object, status: int = 200) -> None:
    data = json.dumps(value).encode()
    head = f"HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    writer.write(f"{head}Access-Control-Allow-Origin: *\r\n\r\n".encode() + data)
    await writer.drain()


async def answer(
    method: str, path: str, headers: dict[str, str], body: str, writer: asyncio.StreamWriter
) -> None:
    note(f"{method} {path} {len(body)}")
    if "[die-before]" in body or ("[die-once]" in body and not died_before()):
        die()
    if "[hang]" in body:
        await asyncio.sleep(600)
    if path in ("/health", "/v1/models"):
        await whole(writer, {"status": "ok", "object": "list", "data": [{"id": "double", "object": "model"}]})
    elif path == "/echo":
        await whole(writer, {"headers": headers, "method": method, "path": path, "body": body[:2000]})
    elif path == "/v1/embeddings":
        await whole(
            writer,
            {"object": "list", "model": "double", "usage": USAGE,
             "data": [{"object": "embedding", "index": 0, "embedding": [0.5, 0.25]}]},
        )  # fmt: skip
    elif path == "/v1/messages":
        await (anthropic_stream if '"stream": true' in spaced(body) else anthropic)(writer, body)
    elif '"stream": true' in spaced(body):
        await openai_stream(writer, body)
    else:
        message = {"role": "assistant", "content": "double answer"}
        await whole(
            writer,
            {"id": "c", "object": "chat.completion", "created": 1, "model": "double", "usage": USAGE,
             "choices": [{"index": 0, "message": message, "finish_reason": "stop"}]},
        )  # fmt: skip


def spaced(body: str) -> str:
    return body.replace('"stream":true', '"stream": true')


def died_before() -> bool:
    mark = Path(options.notes + ".died")
    seen = mark.exists()
    mark.touch()
    return seen


def begin(writer: asyncio.StreamWriter) -> None:
    writer.write(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n"
        b"Access-Control-Allow-Origin: *\r\n\r\n"
    )


async def openai_stream(writer: asyncio.StreamWriter, body: str) -> None:
    begin(writer)
    count = next((number for word, number in EVENTS.items() if word in body), 2)
    piece = chunk(event(choice({"content": "word "})))
    if "[tool]" in body:
        piece, count = chunk(event(choice({"tool_calls": [TOOL]}))), 1
    for number in range(count):
        writer.write(piece)
        if number % 16 == 0 or count < 16:
            await writer.drain()
            await asyncio.sleep(0.001 if "[forever]" in body else 0)
        if "[die-in-event]" in body and number == 1:
            writer.write(b'1000\r\ndata: {"choices": [{"del')
            await writer.drain()
            await asyncio.sleep(0.05)
            die()
    writer.write(
        chunk(event({**choice({}, "stop"), "usage": USAGE})) + chunk(b"data: [DONE]\n\n") + chunk(b"")
    )
    await writer.drain()


MESSAGE = {
    "id": "m", "type": "message", "role": "assistant", "model": "double", "stop_sequence": None,
    "usage": {"input_tokens": 3, "output_tokens": 2},
}  # fmt: skip


async def anthropic(writer: asyncio.StreamWriter, body: str) -> None:
    text = {"type": "text", "text": "double answer"}
    await whole(writer, {**MESSAGE, "content": [text], "stop_reason": "end_turn"})


async def anthropic_stream(writer: asyncio.StreamWriter, body: str) -> None:
    begin(writer)
    block = {"type": "text", "text": ""}
    delta = {"type": "text_delta", "text": "double answer"}
    if "[tool]" in body:
        block = {"type": "tool_use", "id": "t", "name": "weather", "input": {}}
        delta = {"type": "input_json_delta", "partial_json": '{"city": "Oslo"}'}
    events = [
        {"type": "message_start", "message": {**MESSAGE, "content": [], "stop_reason": None}},
        {"type": "content_block_start", "index": 0, "content_block": block},
        {"type": "content_block_delta", "index": 0, "delta": delta},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 2}},
        {"type": "message_stop"},
    ]
    for number, value in enumerate(events):
        writer.write(chunk(event(value, str(value["type"]))))
        await writer.drain()
        if "[die-in-event]" in body and number == 2:
            await asyncio.sleep(0.05)
            die()
    writer.write(chunk(b""))
    await writer.drain()


async def serve() -> None:
    server = await asyncio.start_server(meet, "127.0.0.1", options.port, backlog=1024)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--key", default="")
    parser.add_argument("--notes", default="", help="a file for what it was asked")
    parser.parse_args(namespace=options)
    asyncio.run(serve())


if __name__ == "__main__":
    sys.exit(main())
