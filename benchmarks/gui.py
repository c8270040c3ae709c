"""The window measured beside a bare PySide6 window of the same size, in the same run. Needs a display.

    xvfb-run -a python benchmarks/gui.py [--seconds 60] [--runs 9] [--lines 1000000]

Each figure is printed with what it must reach. "Start" is process start to the end of the first paint.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

PROJECT = Path(__file__).parents[1]
_COMPILED = str(Path(tempfile.gettempdir()) / "strata-launcher-benchmark-pyc")

BARE = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, painted)
def painted():
    print(time.time(), flush=True)
    if sys.argv[1] == "start":
        os._exit(0)
    window.hide()
app = QApplication([])
window = Window()
window.resize(1040, 760)
window.show()
app.exec()
"""

START = """
import os, sys, time
os.environ["STRATA_LAUNCHER_HOME"] = sys.argv[1]
import app.__main__
import app.gui.main
def begin(self):
    print(time.time(), flush=True)
    os._exit(0)
opened = app.gui.main._open
def open_window(application, window, **options):
    type(window).begin = begin
    opened(application, window, **options)
app.gui.main._open = open_window
app.__main__.main([])
"""

HIDDEN = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
import app.gui.main, app.gui.window
from app.runtime.types import State
from app.system.home import Home
from tests.gui.backend_double import BackendDouble, status
home = Home(Path(sys.argv[1]))
backend = BackendDouble(home, set_up=True)
backend.state = status(State(sys.argv[2]))
begin = app.gui.window.MainWindow.begin
def begin_and_hide(self):
    begin(self)
    QTimer.singleShot(1500, lambda: (self.hide(), print("hidden", flush=True)))
app.gui.window.MainWindow.begin = begin_and_hide
app.gui.main.run(home, backend=backend)
"""

WRITER = """
import sys, time
path, count, rate = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
begin, written = time.monotonic(), 0
with open(path, "ab", buffering=0) as file:
    while written < count:
        due = min(count, int((time.monotonic() - begin) * rate))
        if due > written:
            file.write(b"".join(b"slot update_slots: id 0 | task %d | prompt processing, n_tokens = %d\\n" % (n, n)
                                for n in range(written, due)))
            written = due
        time.sleep(0.005)
"""


def environment() -> dict[str, str]:
    """As users have it: Python's compiled files exist, also where this environment writes none."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(PROJECT), "PYTHONPYCACHEPREFIX": _COMPILED}


def spawn(code: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(), cwd=PROJECT)


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def show(what: str, figure: str, must: str, ok: bool) -> None:
    print(f"{'ok  ' if ok else 'MISS'}  {what:<52} {figure:<34} must: {must}", flush=True)


def start_time(code: str, argument: str) -> float:
    begin = time.time()
    process = spawn(code, argument)
    painted = float(first_line(process))
    process.wait()
    return (painted - begin) * 1000


def measure_start(runs: int, home: Path) -> None:
    start_time(BARE, "start"), start_time(START, str(home / "start"))  # compiled files, warm caches
    pairs = [(start_time(BARE, "start"), start_time(START, str(home / "start"))) for _ in range(runs)]
    bare, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = ours / bare
    show(
        "start to first picture", f"{ours:.0f} ms, bare {bare:.0f} ms = {ratio:.2f} x", "1.6 x", ratio <= 1.6
    )


def measure_second_start(runs: int, home: Path) -> None:
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    from app.gui.instance_server import InstanceServer
    from app.system.home import Home

    app = QApplication.instance() or QApplication([])
    server = InstanceServer(Home(home), app)
    assert server.listen()
    times = []
    for _ in range(runs):
        loop = QEventLoop()
        server.raised.connect(loop.quit)
        begin = time.monotonic()
        command = [sys.executable, "-m", "app", "--home", str(home)]
        process = subprocess.Popen(command, env=environment(), cwd=PROJECT)
        loop.exec()
        times.append((time.monotonic() - begin) * 1000)
        process.wait()
    server.close()
    worst = statistics.median(times)
    show("second start raises the first", f"{worst:.0f} ms", "250 ms", worst < 250)


def cpu_share(process: psutil.Process, seconds: float) -> float:
    before = process.cpu_times()
    time.sleep(seconds)
    after = process.cpu_times()
    return (after.user + after.system - before.user - before.system) / seconds * 100


def measure_hidden(seconds: float, home: Path) -> None:
    bare = spawn(BARE, "stay")
    first_line(bare)
    time.sleep(2)
    empty = psutil.Process(bare.pid).memory_info().rss
    bare.kill()
    bare.communicate()
    for state, limit in (("stopped", 0.1), ("ready", 0.5)):
        process = spawn(HIDDEN, str(home / f"hidden-{state}"), state)
        assert first_line(process) == "hidden"
        time.sleep(2)
        handle = psutil.Process(process.pid)
        share = cpu_share(handle, seconds)
        show(
            f"hidden, engine {state}, CPU over {seconds:.0f} s",
            f"{share:.2f} % of one core",
            f"{limit} %",
            share <= limit,
        )
        if state == "stopped":
            more = (handle.memory_info().rss - empty) / 2**20
            show(
                "hidden, engine stopped, memory",
                f"bare {empty / 2**20:.0f} MB + {more:.0f} MB",
                "bare + 45 MB",
                more <= 45,
            )
        process.terminate()
        process.communicate(timeout=20)


def measure_log(lines: int, home: Path) -> None:
    """Lines written by another process; the gaps of a 1 ms timer are what a user would feel."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from app.gui.log_follow import LogFollower
    from app.gui.theme import Theme
    from app.gui.widgets.log_view import LogView

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    Theme(app)
    view, follower, path = LogView("Log"), LogFollower(), home / "engine.log"
    follower.lines.connect(view.append)
    view.resize(1000, 700)
    view.show()
    follower.follow(path)
    follower.watch(True)
    gaps: list[float] = []
    last = [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        gaps.append((now - last[0]) * 1000)
        last[0] = now

    timer = QTimer(interval=1)
    timer.timeout.connect(tick)
    before = psutil.Process().memory_info().rss
    writer = spawn(WRITER, str(path), str(lines), "50000")
    timer.start()
    wanted = f"n_tokens = {lines - 1}"
    while not (view.lines and view.lines[-1].endswith(wanted)):
        app.processEvents()
    writer.wait()
    follower.watch(False)
    gaps.sort()
    grown = (psutil.Process().memory_info().rss - before) / 2**20
    with path.open("rb") as file:
        written = sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(1 << 20), b""))
    worst, p99 = gaps[-1], gaps[int(len(gaps) * 0.99)]
    show(
        f"{lines:,} log lines at 50,000 a second",
        f"worst {worst:.0f} ms, p99 {p99:.1f} ms",
        "50 ms, 16 ms",
        worst < 50 and p99 < 16,
    )
    show(
        "  memory grown, lines in the file",
        f"{grown:.0f} MB, {written:,}",
        "bounded, all",
        grown < 100 and written == lines,
    )


def measure_change(home: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from app.gui.widgets.text import Text
    from app.gui.window import MainWindow
    from app.runtime.types import State
    from app.system.home import Home
    from tests.gui.backend_double import BackendDouble, status

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    backend = BackendDouble(Home(home / "change"), set_up=True)
    window = MainWindow(backend)
    window.show()
    end = time.monotonic() + 2
    while time.monotonic() < end:
        app.processEvents()
    times = []
    for state, words in ((State.READY, "is ready"), (State.STOPPED, "is stopped")) * 5:
        begin = time.monotonic()
        backend.change_state(status(state))
        while not any(words in label.text() for label in window.dashboard.overview.state.findChildren(Text)):
            app.processEvents()
        times.append((time.monotonic() - begin) * 1000)
    window.close_down()
    show("state change to screen", f"worst {max(times):.0f} ms", "200 ms", max(times) < 200)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--lines", type=int, default=1_000_000)
    options = parser.parse_args()
    sys.path.insert(0, str(PROJECT))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        measure_start(options.runs, home)
        measure_second_start(options.runs, home)
        measure_hidden(options.seconds, home)
        measure_log(options.lines, home)
        measure_change(home)


if __name__ == "__main__":
    main()
