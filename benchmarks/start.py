"""How quickly the command line starts, what detection and crash reading cost, and what the keeper costs while it waits.

.venv/bin/python -m benchmarks.start            # side by side with `python -c pass`, medians of 15
.venv/bin/python -m benchmarks.start --idle 60  # also the keeper's processor time over 60 s (needs a running engine)
"""

from __future__ import annotations

import argparse
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

PROJECT = Path(__file__).parents[1]
ROUNDS = 15


def seconds(*command: str) -> float:
    """Median wall time of a command, in seconds."""
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        subprocess.run(
            command, cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
        )
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def starts() -> None:
    python = sys.executable
    bare = seconds(python, "-c", "pass")
    rows = {
        "python -c pass": bare,
        "strata-launcher --version": seconds(python, "-m", "app", "--version"),
        "./run --version (second start)": seconds("./run", "--version"),
        "strata-launcher --help": seconds(python, "-m", "app", "--help"),
        "strata-launcher status": seconds(python, "-m", "app", "status"),
        "strata-launcher detect": seconds(python, "-m", "app", "detect"),
    }
    for name, value in rows.items():
        print(f"{name:<34} {value * 1000:7.0f} ms   {(value - bare) * 1000:+7.0f} ms")


def detection() -> None:
    from app.hardware.detect import detect

    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        detect()
        times.append(time.perf_counter() - began)
    print(f"{'detection itself':<34} {statistics.median(times) * 1000:7.0f} ms")


def frozen() -> None:
    """The frozen Linux build, when `./installer/release` has made one: its size, and how quickly it starts."""
    folder = PROJECT / "dist" / "strata-launcher"
    if not folder.exists():
        return
    program = str(folder / "strata-launcher")
    for arguments in (("--version",), ("status",), ("--self-test",)):
        value = seconds(program, *arguments)
        print(f"{'frozen: ' + ' '.join(arguments):<34} {value * 1000:7.0f} ms")
    for path in (folder, PROJECT / "dist" / "windows" / "strata-launcher"):
        size = sum(
            file.stat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink()
        )
        print(f"{path.relative_to(PROJECT)!s:<34} {size / 2**20:7.0f} MiB")
    for file in sorted((PROJECT / "dist").glob("strata-launcher[-_]*.*")):
        print(f"{file.name:<44} {file.stat().st_size / 10**6:7.1f} MB")


def crash_reading() -> None:
    """A log of 200 MB with the crash at its end, in a process of its own."""
    line = "0.00.{:07d} I srv  update_slots: slot 0 | task {} | n_past = 17, progress = 0.5, words that fill the line\n"
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "engine.log"
        with open(log, "w", encoding="utf-8") as file:
            for number in range(2_000_000):
                file.write(line.format(number, number))
            file.write("CUDA error: out of memory\n")
        read = f"diagnose(pathlib.Path({str(log)!r}), exit_code=134)"
        code = f"import pathlib; from app.doctor.diagnose import diagnose; {read}"
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], cwd=PROJECT, check=True)
        spent = time.perf_counter() - began
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        name = f"reading a log of {log.stat().st_size // 10**6} MB"
        print(f"{name:<34} {spent * 1000:7.0f} ms   {peak:.0f} MiB at most")


def idle(length: float) -> None:
    keepers = [item for item in psutil.process_iter(["cmdline"]) if "keep" in (item.info["cmdline"] or [])]
    if not keepers:
        print("no engine is running; start one first")
        return
    before = sum(keepers[0].cpu_times()[:2])
    time.sleep(length)
    share = (sum(keepers[0].cpu_times()[:2]) - before) / length
    memory = keepers[0].memory_info().rss >> 20
    print(f"{'keeper while the engine is ready':<34} {share * 100:7.2f} % of one core, {memory} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=float, default=0.0)
    options = parser.parse_args()
    starts()
    detection()
    crash_reading()
    frozen()
    if options.idle:
        idle(options.idle)


if __name__ == "__main__":
    main()
