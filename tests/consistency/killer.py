"""Runs one scene again and again in a process of its own, killed each time one file operation later, then at random
moments; looks at what is left, and lets a second run end it. Prints one JSON object."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sys
import time
from pathlib import Path

from app.engines import profiles
from app.jobs.knowledge import settings_store
from app.system.home import Home
from tests.consistency.scenes import OWN, SCENES, Scene, World, doubles, elsewhere, findings, world

# Every audit event of Python that changes a file system, or opens a file to write or read it.
EVENTS = frozenset(
    (
        "open",
        "os.rename",
        "os.remove",
        "os.mkdir",
        "os.rmdir",
        "os.link",
        "os.symlink",
        "os.truncate",
        "os.chmod",
    )
)
RANDOM_KILLS = 20


def main(name: str, folder: Path) -> dict[str, object]:
    scene = next(scene for scene in SCENES if scene.name == name)
    place = world(folder / "sources")
    doubles(place)
    template = Home(folder / "template")
    in_child(lambda: scene.lay_out(place, template), 0)
    home = Home(folder / "home")
    for _ in range(2):  # in this process, so that every fork has all modules; the second run is warm
        _fresh(template, home)
        began = time.monotonic()
        scene.act(place, home)
    duration = time.monotonic() - began
    kills, point, wrong = 0, 1, []
    while True:
        _fresh(template, home)
        ended = in_child(lambda: scene.act(place, home), point)
        wrong += [f"kill {point}: {text}" for text in _look(scene, place, home)]
        if ended:
            break
        kills, point = kills + 1, point + 1
    chance = random.Random(8)
    for number in range(RANDOM_KILLS):
        _fresh(template, home)
        in_child(lambda: scene.act(place, home), 0, after=chance.uniform(0, duration))
        wrong += [f"random kill {number}: {text}" for text in _look(scene, place, home)]
        kills += 1
    return {"kills": kills, "wrong": wrong}


def _fresh(template: Home, home: Home) -> None:
    for path in (home.root, elsewhere(home)):
        shutil.rmtree(path, ignore_errors=True)
    shutil.copytree(template.root, home.root, symlinks=True)
    for manifest in (home.root / "manifests").glob("*.json"):
        text = manifest.read_text(encoding="utf-8")
        manifest.write_text(text.replace(str(template.root), str(home.root)), encoding="utf-8")


def in_child(act, point: int, after: float = 0.0) -> bool:
    """Run `act` in a fork, killed at its file operation number `point` (0 = never) or `after` seconds. True when it
    ended by itself. A failure inside is a failure of the test."""
    child = os.fork()
    if not child:
        code = 1
        try:
            if point:
                _kill_at(point)
            act()
            code = 0
        except BaseException:  # noqa: BLE001  (a fork must never return into its parent's code)
            import traceback

            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    if after:
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, "the operation failed, see stderr"
    return os.WIFEXITED(status)


def _kill_at(point: int) -> None:
    left = point

    def count(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if event in EVENTS and not (event == "open" and str(arguments[0]).endswith((".py", ".pyc", ".so"))):
            left -= 1
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def _look(scene: Scene, place: World, home: Home) -> list[str]:
    """What does not hold right after the kill, and after the second run."""
    wrong = [f"in the middle: {text}" for text in _middle(scene, home)]
    if not in_child(lambda: scene.act(place, home), 0):
        wrong.append("the second run was killed")
    now = Home.resolve(home.root)
    if not scene.reached(place, home):
        wrong.append("the second run did not reach the new state")
    wrong += [f"at the end: {path} is not right" for path in findings(now)]
    return wrong + [f"at the end: {text}" for text in _users_own(home)]


def _middle(scene: Scene, home: Home) -> list[str]:
    now = Home.resolve(home.root)
    wrong = _users_own(home)
    if scene.kept_whole:
        wrong += [f"{path} is not right" for path in findings(now)]
    store = settings_store(now)
    store.load()
    wrong += store.notices
    for path in now.profiles.glob("*.json"):
        if path.stem not in {profile.id for profile in profiles.every(now)}:
            wrong.append(f"{path.name} cannot be read")
    return wrong


def _users_own(home: Home) -> list[str]:
    return [
        f"the user's {name} was touched"
        for name, content in OWN.items()
        if _read(home.root / name) != content
    ]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], Path(sys.argv[2]))))
