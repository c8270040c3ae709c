"""What the gateway costs: the fast double of llama-server direct against through the gateway, side by side in one run.

.venv/bin/python -m benchmarks.gateway [--rounds 300] [--engine URL]   # --engine: a real engine in place of the double
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
from aiohttp import ClientSession, TCPConnector

PROJECT = Path(__file__).parents[1]
DOUBLE = PROJECT / "tests" / "doubles" / "llama" / "fast.py"
CHAT = "/v1/chat/completions"


def request(words: str, tokens: int) -> dict[str, object]:
    return {"messages": [{"role": "user", "content": words}], "max_tokens": tokens, "stream": True}


async def first_byte(session: ClientSession, url: str) -> float:
    began = time.perf_counter()
    async with session.post(url + CHAT, json=request("Hi", 1)) as answer:
        await answer.content.readany()
        took = time.perf_counter() - began
        await answer.read()
    return took


async def streams(session: ClientSession, url: str, count: int, words: str, tokens: int) -> float:
    """Events a second over `count` parallel streams."""

    async def one() -> int:
        events = 0
        async with session.post(url + CHAT, json=request(words, tokens)) as answer:
            async for piece in answer.content.iter_any():
                events += piece.count(b"data: ")
        return events

    began = time.perf_counter()
    total = sum(await asyncio.gather(*(one() for _ in range(count))))
    return total / (time.perf_counter() - began)


async def measure(direct: str, through: str, options: argparse.Namespace, gateway: psutil.Process) -> None:
    idle = gateway.memory_info().rss
    before = sum(gateway.cpu_times()[:2])
    await asyncio.sleep(5)
    spent = (sum(gateway.cpu_times()[:2]) - before) / 5
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        times: dict[str, list[float]] = {direct: [], through: []}
        for _ in range(options.rounds):
            for url in (direct, through):
                times[url].append(await first_byte(session, url))
        added = [b - a for a, b in zip(times[direct], times[through], strict=True)]
        print("| what | direct | through |\n|---|---|---|")
        for name, pick in (("median", statistics.median), ("p99", lambda t: sorted(t)[int(len(t) * 0.99)])):
            a, b = pick(times[direct]), pick(times[through])
            print(f"| first byte, {name} | {a * 1e3:.2f} ms | {b * 1e3:.2f} ms |")
        print(f"| added, median of pairs | - | {statistics.median(added) * 1e3:.2f} ms |")
        words, tokens = ("Count.", 64) if options.engine else ("[some]", 64)
        rates = [
            (
                await streams(session, direct, 64, words, tokens),
                await streams(session, through, 64, words, tokens),
            )
            for _ in range(options.repeat)
        ]
        a, b = (statistics.median(rate[index] for rate in rates) for index in (0, 1))
        print(f"| 64 streams, events/s | {a:,.0f} | {b:,.0f} ({b / a:.0%}) |")
        if not options.engine:
            open_streams = [
                asyncio.create_task(session.post(through + CHAT, json=request("[hang]", 1)))
                for _ in range(500)
            ]
            await asyncio.sleep(5)
            print(f"| memory with 500 open streams | - | {gateway.memory_info().rss / 1e6:.1f} MB |")
            for task in open_streams:
                task.cancel()
            await asyncio.gather(*open_streams, return_exceptions=True)
    print(f"| memory idle | - | {idle / 1e6:.1f} MB |\n| processor idle | - | {spent:.2%} |")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--engine", default="")
    options = parser.parse_args()
    processes = []
    with tempfile.TemporaryDirectory() as home:
        try:
            url = options.engine
            if not url:
                double = subprocess.Popen([sys.executable, str(DOUBLE)], stdout=subprocess.PIPE, text=True)
                processes.append(double)
                assert double.stdout is not None
                url = f"http://127.0.0.1:{int(double.stdout.readline())}"
            began = time.perf_counter()
            gateway = subprocess.Popen(
                [sys.executable, "-m", "app", "--home", home, "gateway", "--engine", url, "--listen", "127.0.0.1:0"],
                cwd=PROJECT, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            processes.append(gateway)
            assert gateway.stdout is not None
            through = gateway.stdout.readline().split()[-1]
            print(f"load {os.getloadavg()[0]:.1f}; start to listening {time.perf_counter() - began:.2f} s\n")
            asyncio.run(measure(url, through, options, psutil.Process(gateway.pid)))
        finally:
            for process in processes:
                process.kill()
                process.wait()


if __name__ == "__main__":
    main()
