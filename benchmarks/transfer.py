"""Measures the transfer side by side with other tools and prints a Markdown table.

    PYTHONPATH=. python benchmarks/transfer.py [--work FOLDER] [--rounds 5]

Needs nginx, curl, aria2c and sha256sum; huggingface_hub is measured when `--hub PYTHON` names an interpreter that has
it. Each round runs every tool in turn, whole processes; medians are printed. nginx serves from the loopback address;
its `limit_rate` lets the first second of each request through at once, for every tool alike.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

BIG, SMALL = 2_000_000_000, 500_000_000
THROTTLE = 25_000_000  # bytes per second of one connection
KILL_THROTTLE = 1_000_000
KILLS = 50
HUB = """
import sys
from huggingface_hub.file_download import http_get
with open(sys.argv[2], "wb") as file:
    http_get(sys.argv[1], file, displayed_filename="file")
"""


@dataclass
class Run:
    """One finished process: seconds, processor seconds, peak memory in bytes."""

    seconds: float
    processor: float
    memory: int


class Site:
    """nginx with the two files."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.files = work / "www"
        self.log = work / "access.log"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.url = f"http://127.0.0.1:{free.getsockname()[1]}"

    def make(self) -> dict[str, str]:
        """Write the files of random bytes; their SHA-256 by name."""
        self.files.mkdir(parents=True, exist_ok=True)
        digests = {}
        for name, size in (("big", BIG), ("small", SMALL)):
            running = hashlib.sha256()
            with (self.files / name).open("wb") as file:
                for offset in range(0, size, 1 << 20):
                    piece = os.urandom(min(1 << 20, size - offset))
                    running.update(piece)
                    file.write(piece)
            digests[name] = running.hexdigest()
        return digests

    @contextmanager
    def running(self) -> Iterator[None]:
        temporary = " ".join(
            f"{kind}_temp_path {self.work}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        limited = "".join(
            f"location /{name}/ {{ alias {self.files}/; limit_rate {rate}; }}"
            for name, rate in (("slow", THROTTLE), ("crawl", KILL_THROTTLE))
        )
        (self.work / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {self.work}/nginx.pid; error_log {self.work}/error.log;"
            "events { worker_connections 512; }"
            f"http {{ log_format bytes '$body_bytes_sent'; access_log {self.log} bytes; sendfile on; tcp_nopush on;"
            f"{temporary} server {{ listen {self.url.removeprefix('http://')}; root {self.files}; {limited} }} }}"
        )
        server = subprocess.Popen(["nginx", "-c", str(self.work / "nginx.conf")], stderr=subprocess.DEVNULL)
        try:
            while server.poll() is None:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", int(self.url.rpartition(":")[2]))) == 0:
                        break
            yield
        finally:
            server.terminate()
            server.wait()

    @property
    def sent(self) -> int:
        """Body bytes that nginx handed to the network, over all requests so far."""
        return sum(map(int, self.log.read_text().split()))


class Bench:
    def __init__(self, site: Site, digests: dict[str, str], rounds: int, hub: str) -> None:
        self.site = site
        self.digests = digests
        self.rounds = rounds
        self.hub = hub
        self.out = site.work / "out"

    def ours(self, path: str, name: str, size: int) -> list[str]:
        driver = str(Path(__file__).with_name("fetch_one.py"))
        return [
            sys.executable,
            driver,
            f"{self.site.url}{path}",
            str(size),
            self.digests[name],
            str(self.out),
        ]

    def curl(self, path: str) -> list[str]:
        return ["curl", "-s", "-o", f"{self.out}/file", f"{self.site.url}{path}"]

    def aria2(self, path: str, *more: str) -> list[str]:
        return [
            "aria2c",
            "-q",
            "-x8",
            "-s8",
            *more,
            "-d",
            str(self.out),
            "-o",
            "file",
            f"{self.site.url}{path}",
        ]

    def clean(self) -> None:
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()

    def run(self, command: list[str]) -> Run:
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - began
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"{command[0]} ended with {process.returncode}")
        return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)

    def side_by_side(self, commands: dict[str, list[str]]) -> dict[str, list[Run]]:
        """Every tool once a round, in turn."""
        results: dict[str, list[Run]] = {name: [] for name in commands}
        for _ in range(self.rounds):
            for name, command in commands.items():
                self.clean()
                results[name].append(self.run(command))
        return results

    # -- the rows --------------------------------------------------------------------------------------------------

    def unthrottled(self) -> None:
        checksum = f"--checksum=sha-256={self.digests['big']}"
        runs = self.side_by_side(
            {
                "ours": self.ours("/big", "big", BIG),
                "curl": self.curl("/big"),
                "aria2c": self.aria2("/big", checksum),
            }
        )
        self.clean()
        summing = [self.run(["sha256sum", str(self.site.files / "big")]) for _ in range(3)]
        report("2 GB, unthrottled, verified", "`curl` without verification", ratio(runs, "curl"), 1.15)
        report("same", "`aria2c -x8 -s8 --checksum`", ratio(runs, "aria2c"), 0.7)
        memory = max(run.memory for run in runs["ours"])
        report("peak memory of the download process", "-", (f"{memory / 1e6:.0f} MB", memory / 1e6), 80)
        ours = statistics.median(run.processor for run in runs["ours"]) / 2
        theirs = statistics.median(run.processor for run in runs["curl"])
        theirs = (theirs + statistics.median(run.processor for run in summing)) / 2
        text = f"{ours:.2f} s / {theirs:.2f} s = {ours / theirs:.2f} x"
        report("processor time per GB, verified", "`curl` + `sha256sum`", (text, ours / theirs), 1.5)

    def throttled(self) -> None:
        commands = {
            "ours": self.ours("/slow/small", "small", SMALL),
            "aria2c": self.aria2("/slow/small"),
            "curl": self.curl("/slow/small"),
        }
        if self.hub:
            commands["hub"] = [self.hub, "-c", HUB, f"{self.site.url}/slow/small", f"{self.out}/file"]
        runs = self.side_by_side(commands)
        report("500 MB, 25 MB/s per connection", "`aria2c -x8 -s8`", ratio(runs, "aria2c"), 1.1)
        if self.hub:
            report("same", "`huggingface_hub` (plain HTTP)", ratio(runs, "hub"), 0.25)
        report("same", "`curl`", ratio(runs, "curl"), 0.25)

    def killed(self) -> None:
        """SIGKILL at random moments of one download. nginx also counts what was still in the socket buffers."""
        self.clean()
        before, kills = self.site.sent, 0
        while not (self.out / "file").exists():
            process = subprocess.Popen(self.ours("/crawl/small", "small", SMALL))
            try:
                process.wait(random.uniform(0.15, 0.75) if kills < KILLS else None)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
        right = sha256(self.out / "file") == self.digests["small"]
        again = self.settled_sent(before) - SMALL
        share = 100 * again / max(kills, 1) / SMALL
        text = f"{kills} kills, file {'right' if right else 'WRONG'}, {share:.2f} % fetched twice a kill"
        report("SIGKILL at random moments, 50 times in one 500 MB file", "-", (text, share), 1.0)

    def flipped(self) -> None:
        self.clean()
        self.run(self.ours("/big", "big", BIG))
        before = self.settled_sent(0)
        with (self.out / "file").open("r+b") as file:
            file.seek(random.randrange(BIG))
            byte = file.read(1)[0]
            file.seek(-1, os.SEEK_CUR)
            file.write(bytes([byte ^ 1]))
        self.run([sys.executable, "-c", REPAIR, *self.ours("/big", "big", BIG)[2:]])
        right = sha256(self.out / "file") == self.digests["big"]
        again = self.settled_sent(before) / 1e6
        text = f"found, {again:.1f} MB fetched again, file {'right' if right else 'WRONG'}"
        report("one flipped bit on disk in 2 GB", "-", (text, again), 16)

    def settled_sent(self, before: int) -> int:
        """Bytes sent since `before`, once nginx has written its log."""
        seen = -1
        while seen != (now := self.site.sent):
            seen = now
            time.sleep(0.5)
        return now - before


REPAIR = """
import sys
from pathlib import Path
from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, ignore
from app.transfer.options import Options
from app.transfer.repair import repair
from app.transfer.verify import verify
url, size, sha256, folder = sys.argv[1:]
artifact = Artifact("file", (Source(SourceKind.URL, url=url),), int(size), sha256)
path, parts = Path(folder) / "file", Path(folder) / "parts"
assert not verify(path, artifact, cancel=Cancel(), parts=parts).ok
repair(path, artifact, parts=parts, step="repair", options=Options(use_existing=False), sink=ignore, cancel=Cancel())
"""


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def ratio(runs: dict[str, list[Run]], other: str) -> tuple[str, float]:
    ours = [run.seconds for run in runs["ours"]]
    theirs = [run.seconds for run in runs[other]]
    value = statistics.median(ours) / statistics.median(theirs)
    return f"{spread(ours)} / {spread(theirs)} = {value:.2f} x", value


def spread(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s ({min(seconds):.2f}-{max(seconds):.2f})"


def report(work: str, against: str, measured: tuple[str, float], must: float) -> None:
    text, value = measured
    verdict = "yes" if value <= must else "**no**"
    print(f"| {work} | {against} | {text} | {must:g} | {verdict} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, default=None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--hub", default="")
    parser.add_argument("--only", nargs="*", default=["unthrottled", "throttled", "killed", "flipped"])
    arguments = parser.parse_args()
    work = arguments.work or Path(tempfile.mkdtemp(prefix="transfer-"))
    work.mkdir(parents=True, exist_ok=True)
    work.chmod(0o755)  # nginx reads it as another user
    site = Site(work.absolute())
    digests = site.make()
    try:
        with site.running():
            bench = Bench(site, digests, arguments.rounds, arguments.hub)
            print(
                "| work | against | measured: ours / other, median (least-most) | must | held |\n|---|---|---|---|---|"
            )
            rows: dict[str, Callable[[], None]] = {
                "unthrottled": bench.unthrottled,
                "throttled": bench.throttled,
                "killed": bench.killed,
                "flipped": bench.flipped,
            }
            for name in arguments.only:
                rows[name]()
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
