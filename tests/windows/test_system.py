"""The system shims for real, under Wine: job objects, file replacing, locks, ports, process identity."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.windows


def test_a_jobs_members_die_with_the_handle(in_windows) -> None:
    code = """
import subprocess, time, psutil
from app.system.job_object import Job
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
job = Job()
job.add(child.pid)
alive = child.poll() is None
job.terminate()
result = [alive, child.wait(20) is not None]
"""
    assert in_windows(code) == [True, True]


def test_files_are_replaced_whole(in_windows) -> None:
    code = """
from pathlib import Path
from app.system.files import read_json, write_json
path = Path("Einstellungen für größere 模型.json")
for number in range(20):
    write_json(path, {"n": number})
result = [read_json(path), sorted(item.name for item in Path(".").glob("*.tmp"))]
"""
    assert in_windows(code) == [{"n": 19}, []]


def test_a_lock_is_held_once_and_names_its_holder(in_windows) -> None:
    code = """
import os
from pathlib import Path
from app.system.lock import FileLock
one, two = FileLock(Path("x.lock")), FileLock(Path("x.lock"))
got = [one.acquire(), two.acquire(), two.holder() == os.getpid()]
one.release()
result = [*got, two.acquire()]
"""
    assert in_windows(code) == [True, False, True, True]


def test_ports_and_identity(in_windows) -> None:
    code = """
import os, socket
from app.system.ports import examine, next_free
from app.system.processes import Identity
server = socket.socket(); server.bind(("127.0.0.1", 0)); server.listen(1)
port = server.getsockname()[1]
use = examine(port)
free = next_free(port)
result = [use.state, free != port and examine(free).free, Identity.of(os.getpid()).alive()]
"""
    assert in_windows(code) == ["taken", True, True]


def test_a_tree_is_ended_whole(in_windows) -> None:
    code = """
import os, subprocess, psutil, time
from pathlib import Path
from app.system.processes import end_tree, spawn, tree
sleeper = "import time; time.sleep(300)"
parent = f"import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', {sleeper!r}]); time.sleep(300)"
process = spawn([sys.executable, "-c", parent], env=dict(os.environ), cwd=Path("."))
deadline = time.monotonic() + 30
while len(tree(process.pid)) < 2 and time.monotonic() < deadline:
    time.sleep(0.05)
members = [item.pid for item in tree(process.pid)]
end_tree(process.pid, grace=1.0)
process.wait(20)
result = [len(members), [pid for pid in members if psutil.pid_exists(pid)]]
"""
    assert in_windows(code) == [2, []]


def test_what_a_root_left_behind_ends_with_its_tree(in_windows) -> None:
    result = in_windows(
        """
import os, subprocess, sys, time
from pathlib import Path
import psutil
from app.system.processes import end_tree, spawn
orphan = "import time; time.sleep(600)"
root = (
    "import subprocess, sys; "
    f"print(subprocess.Popen([sys.executable, '-c', {orphan!r}]).pid, flush=True)"
)
with open("pid.txt", "wb") as output:
    process = spawn([sys.executable, "-c", root], env=dict(os.environ), cwd=Path("."), output=output)
code = process.wait(60)
pid = int(Path("pid.txt").read_text())
before = psutil.pid_exists(pid)
end_tree(process.pid, grace=0.1)
deadline = time.monotonic() + 10
while psutil.pid_exists(pid) and time.monotonic() < deadline:
    time.sleep(0.05)
result = [code, before, psutil.pid_exists(pid)]
"""
    )
    assert result == [0, True, False]
