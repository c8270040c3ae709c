"""A double of the window's backend: answers at once, or when the test lets it, from what the test put in."""

from __future__ import annotations

import dataclasses
import os
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from app.advisor.types import Advice, BudgetLine, Choice, Pool, Recommendation, Speed, Wish
from app.core.artifact import SourceKind
from app.core.events import Cancel, Message, Progress, Sink, StepChanged, StepState
from app.core.units import GIB
from app.doctor.report import Report
from app.engines.base import Answer
from app.engines.profile import Profile
from app.gui.backend import PastRun, Remedy
from app.hardware.load import CardLoad
from app.hardware.machine import (
    Adapter,
    AdapterKind,
    Cpu,
    Disk,
    Finding,
    Machine,
    Memory,
    OperatingSystem,
    Vendor,
)
from app.jobs.advice import Advised
from app.jobs.launcher_update import NewLauncher
from app.jobs.metrics import Metrics, Requests
from app.jobs.own_updates import Looked, Release
from app.jobs.storage import Place, Storage
from app.jobs.update_check import Check, Upstream
from app.runtime.types import State, Status
from app.system.files import write_json
from app.system.home import Home
from app.system.settings import Settings, SettingsStore

MACHINE = Machine(
    os=OperatingSystem("windows", "Windows 11 24H2", "10.0.26100"),
    cpu=Cpu("AMD Ryzen 7 9800X3D", "x86_64", 8, 16, frozenset({"avx2", "avx512f"})),
    memory=Memory(total=64 * GIB, available=52 * GIB),
    adapters=(
        Adapter(
            "AMD Radeon RX 9070 XT",
            Vendor.AMD,
            AdapterKind.DISCRETE,
            "0000:03:00.0",
            memory_total=16 * GIB,
            used=True,
            reason="Used: it has the most memory, and its driver runs the HIP and Vulkan builds.",
        ),
        Adapter(
            "AMD Radeon Graphics",
            Vendor.AMD,
            AdapterKind.INTEGRATED,
            "0000:0e:00.0",
            memory_total=GIB // 2,
            reason="Not used: it is part of the processor and borrows its memory.",
        ),
    ),
    disks=(
        Disk(Path("/"), "nvme0n1p2", "ext4", 2 * 10**12, 812 * 10**9, "ssd"),
        Disk(
            Path("/mnt/games"),
            "sda1",
            "ntfs",
            4 * 10**12,
            95 * 10**9,
            "hdd",
            notes=("A hard disk: loading takes longer.",),
        ),
    ),
    findings=(
        Finding(
            "page-file",
            "The page file is switched off.",
            "Let Windows manage it, so that large models can load.",
        ),
    ),
)


def recommendation(
    title: str, model: str, *, weights: float, speed: tuple[float, float], **more: Any
) -> Recommendation:
    """A choice that fits MACHINE, with `weights` GiB on the card."""
    kv, buffers, system = 1.4, 0.9, 0.8
    lines = tuple(
        BudgetLine(kind, label, int(size * GIB))
        for kind, label, size in (
            ("weights", "Weights", weights),
            ("kv", "Context (KV cache)", kv),
            ("buffers", "Buffers", buffers),
            ("system", "System", system),
            ("free", "Free", 16 - weights - kv - buffers - system),
        )
    )
    ram = tuple(
        BudgetLine(kind, label, int(size * GIB))
        for kind, label, size in (
            ("weights", "Weights", 29.5),
            ("system", "System", 12.0),
            ("free", "Free", 22.5),
        )
    )
    return Recommendation(
        choice=Choice(
            "llamacpp", "llamacpp-vulkan", "qwen3", model, 32768, adapters=("0000:03:00.0",), gpu_layers=99
        ),
        title=title,
        fits=True,
        pools=(Pool("VRAM of AMD Radeon RX 9070 XT", 16 * GIB, lines), Pool("RAM", 64 * GIB, ram)),
        speed=Speed(*speed, "measured on cards of the same kind"),
        download_size=int(weights * 1.07e9),
        disk_size=int(weights * 1.1e9),
        reasons=("The best answers that your card can hold whole, with room for a long conversation.",),
        sources=(SourceKind.HUGGING_FACE,),
        **more,
    )


BEST = recommendation(
    "Qwen3 14B, 4 bit", "q4_k_m", weights=9.1, speed=(48, 60), would_change=("+8 GiB VRAM → Qwen3 32B",)
)
OTHERS = (
    recommendation("Qwen3 8B, 6 bit", "q6_k", weights=6.7, speed=(70, 85)),
    recommendation("Gemma 3 12B, 4 bit", "g12", weights=7.6, speed=(52, 64)),
)
PROFILE = Profile(
    "qwen3-q4-k-m",
    "Qwen3 14B, 4 bit",
    "llamacpp",
    "llamacpp-vulkan",
    "qwen3",
    "q4_k_m",
    32768,
    devices=("0000:03:00.0",),
)
REMEDIES = (
    Remedy(
        "hipblaslt-off",
        "Switch hipBLASLt off",
        "The crash is inside it. Costs a little speed with long prompts.",
        why="What helps most surely stands first. Known from: Niko1221/Strata #2781.",
    ),
    Remedy(
        "smaller-context", "Use a smaller context", "8,192 tokens instead of 32,768; leaves 1 GiB more free."
    ),
    Remedy("vulkan", "Use the Vulkan build", "Another way to the same card; a download of 98 MB."),
)
ANSWER = {
    "question": "Say hello in one sentence.",
    "text": "Hello! I am running right here on your own computer, ready for whatever you would like to ask.",
    "tokens": 21,
    "tokens_per_second": 54.3,
    "prompt_per_second": 812.0,
}
CRASH = {
    "title": "The graphics driver crashed inside a matrix kernel",
    "cause": "The first request reached hipBLASLt, which loads its kernels through the driver; "
    "the driver ended the program (0xC0000005). The same settings will crash again.",
}
RUNS = (
    PastRun(Path("/runs/3"), "Qwen3 14B, 4 bit", 1_790_000_000.0, 0.0, "running", "", 54.3),
    PastRun(
        Path("/runs/2"),
        "Qwen3 14B, 4 bit",
        1_789_990_000.0,
        42.0,
        "crashed",
        "The driver crashed inside a matrix kernel",
    ),
    PastRun(Path("/runs/1"), "SmolLM2 135M", 1_789_900_000.0, 7260.0, "stopped", "", 91.0),
)
ENDPOINTS = {
    "openai": "http://127.0.0.1:8080/v1",
    "anthropic": "http://127.0.0.1:8080",
    "web": "http://127.0.0.1:8080/",
    "metrics": "http://127.0.0.1:8080/metrics",
}


def status(state: State, text: str = "", **more: Any) -> Status:
    """A status of PROFILE; running states carry what a running engine has."""
    facts: dict[str, Any] = {
        "profile": PROFILE.id,
        "engine": "llamacpp",
        "build": "llama.cpp b6900, Vulkan",
        "model": "Qwen3 14B",
    }
    if state.running:
        facts |= {
            "host": "127.0.0.1",
            "port": 8080,
            "endpoints": ENDPOINTS,
            "pid": os.getpid(),
            "context_asked": 32768,
        }
    if state in (State.READY, State.BUSY, State.DEGRADED):
        facts |= {
            "answer": ANSWER,
            "context_given": 32768,
            "tokens_per_second": 54.3,
            "prompt_per_second": 812.0,
            "context_used": 1840,
        }
    return Status(state, text or state.value.capitalize(), **{**facts, **more})


class BackendDouble:
    """`fail` maps a method's name to what it raises; `hold` names methods that wait until `release`."""

    def __init__(self, home: Home, *, set_up: bool = False) -> None:
        self.home = home
        self.set_up = set_up
        self.machine = MACHINE
        self.advice = Advice((BEST, *OTHERS), 1 + len(OTHERS))
        self.notes: tuple[str, ...] = ()
        self.changes: tuple[str, ...] = ()  # of a config that is there
        self.state = status(State.STOPPED, "Stopped")
        self.fail: dict[str, Exception] = {}
        self.hold: set[str] = set()
        self.gate = threading.Event()
        self.calls: list[str] = []
        self.wishes: list[Wish] = []
        self.applied = 0
        self.crash = False  # the set-up ends with a crash at the first request
        self.login = False
        self.checked = Check(
            "https://updates.example/strata", "0.1.0", "2026.12.3", ("llamacpp-vulkan b6900",)
        )
        self.cards = (CardLoad(int(11.2 * GIB), 16 * GIB, 0.87, "0000:03:00.0"),)
        self.interrupted: Choice | None = None
        self.other_machine = False  # a driver or a dock changed since the last survey
        self.known: tuple[Profile, ...] = (PROFILE,)
        self.active = PROFILE.id
        self._store = SettingsStore(home.settings)
        home.runs.mkdir(parents=True, exist_ok=True)

    def release(self) -> None:
        self.gate.set()

    def change_state(self, new: Status) -> None:
        """As the keeper does: the state changes, then a file in a watched folder."""
        self.state = new
        write_json(self.home.runs / "current.json", new.state.value)

    def _called(self, name: str, cancel: Cancel | None = None) -> None:
        self.calls.append(name)
        while name in self.hold and not self.gate.is_set():
            if cancel is not None:
                cancel.check()
            self.gate.wait(0.01)
        if name in self.fail:
            raise self.fail[name]

    def settings(self) -> Settings:
        return self._store.load()

    def change_settings(self, **fields: Any) -> Settings:
        return self._store.change(**fields)

    def is_set_up(self) -> bool:
        return self.set_up

    def at(self, home: Home) -> BackendDouble:
        other = BackendDouble(home)
        other.notes = self.notes
        return other

    def survey(self) -> Machine:
        self._called("survey")
        return self.machine

    def machine_changed(self) -> bool:
        self._called("machine_changed")
        return self.other_machine

    def pending(self) -> Choice | None:
        return self.interrupted

    def advise(self, machine: Machine, wish: Wish) -> Any:
        self._called("advise")
        self.wishes.append(wish)
        return Advised(self.advice, notes=self.notes)

    def plan(self, chosen: Recommendation, advised: Any, *, port: int | None = None) -> Any:
        self._called("plan")
        steps = tuple(
            SimpleNamespace(id=step, title=title, download_size=size, disk_size=size)
            for step, title, size in (
                ("engine", "llama.cpp b6900, Vulkan", 98_000_000),
                ("model", chosen.title, chosen.download_size),
            )
        )
        return SimpleNamespace(
            recommendation=chosen,
            alternatives=OTHERS,
            better=None,
            notes=(),
            steps=steps,
            download_size=sum(step.download_size for step in steps),
            disk_size=sum(step.disk_size for step in steps),
            disk_free=812 * 10**9,
            profile=dataclasses.replace(PROFILE, port=port or 8080),
            start=True,
        )

    def config_changes(self, plan: Any) -> tuple[str, ...]:
        return self.changes

    def adopt(self, file: Path) -> str:
        self._called(f"adopt {file.name}")
        return file.stem

    def apply(self, plan: Any, *, sink: Sink, cancel: Cancel) -> Any:
        self.applied += 1
        for step in plan.steps:
            sink(StepChanged(step.id, step.title, StepState.RUNNING))
            size = step.download_size
            sink(Progress(step.id, size // 2, size, 48e6, size / 2 / 48e6, item=f"{step.id}.bin"))
            self._called(f"apply-{step.id}", cancel)
            sink(Progress(step.id, size, size, 48e6, 0.0))
            sink(StepChanged(step.id, step.title, StepState.DONE))
        sink(StepChanged("config", "Config and launch script", StepState.DONE))
        sink(StepChanged("start", "Start the engine", StepState.RUNNING))
        sink(Message("Reading the model's weights"))
        self._called("apply-start", cancel)
        self.set_up = True
        if self.crash:
            self.change_state(status(State.CRASHED, "The engine stopped by itself", crash=CRASH))
        else:
            self.change_state(status(State.READY))
            sink(StepChanged("start", "Start the engine", StepState.DONE))
            sink(StepChanged("ask", "First request", StepState.DONE))
        return SimpleNamespace(
            profile=plan.profile,
            config=self.home.configs / "qwen3.json",
            script=self.home.scripts / "run-qwen3.sh",
            status=self.state,
        )

    def status(self) -> Status:
        self._called("status")
        return self.state

    def watch_paths(self) -> list[Path]:
        return [self.home.runs]

    def log_file(self) -> Path | None:
        return None

    def start(self, *, sink: Sink, cancel: Cancel) -> Status:
        sink(Message("Starting the engine"))
        self.change_state(status(State.LOADING, "Reading the model's weights", fraction=0.4))
        try:
            self._called("start", cancel)
        except Exception:
            self.change_state(status(State.STOPPED, "Stopped"))
            raise
        self.change_state(status(State.READY))
        return self.state

    def stop(self, *, sink: Sink) -> Status:
        self._called("stop")
        self.change_state(status(State.STOPPED, "Stopped"))
        return self.state

    def restart(self, *, sink: Sink, cancel: Cancel) -> Status:
        self._called("restart", cancel)
        self.change_state(status(State.READY))
        return self.state

    def ask(self, text: str, *, on_token: Any, cancel: Cancel) -> Answer:
        for word in ("The sky is ", "blue."):
            on_token(word)
        self._called("ask", cancel)
        return Answer("The sky is blue.", 5, 41.0, 12, 300.0, 0.2)

    def metrics(self, status: Status) -> Metrics:
        self._called("metrics")
        requests = Requests(1, 0, 41.2, 388.0, 2_480)
        return Metrics(int(10.4 * GIB), 64 * GIB, 41 * GIB, 0.18, self.cards, requests)

    def remedies(self) -> tuple[Remedy, ...]:
        self._called("remedies")
        return REMEDIES

    def try_remedy(self, remedy_id: str, *, sink: Sink, cancel: Cancel) -> Status:
        self._called(f"try {remedy_id}", cancel)
        self.change_state(status(State.READY))
        return self.state

    def fix(self, *, sink: Sink, cancel: Cancel) -> Status:
        sink(StepChanged("hipblaslt-off", "Switch hipBLASLt off", StepState.RUNNING))
        sink(
            StepChanged("hipblaslt-off", "Switch hipBLASLt off", StepState.FAILED, "crashed in the same way")
        )
        sink(StepChanged("smaller-context", "Use a smaller context", StepState.RUNNING))
        self._called("fix", cancel)
        sink(StepChanged("smaller-context", "Use a smaller context", StepState.DONE, "it answers"))
        self.change_state(status(State.READY))
        return self.state

    def report(self) -> Report:
        self._called("report")
        return Report(
            "# Report\n\nEverything about this crash.", ("user names in paths: taken out in 3 places",)
        )

    def runs(self) -> tuple[PastRun, ...]:
        self._called("runs")
        return RUNS

    def diagnose(self, log: Path) -> str:
        self._called("diagnose")
        return f"{log.name}: the driver crashed"

    def storage(self) -> Storage:
        self._called("storage")
        root = self.home.root
        places = (
            Place(
                "model", "qwen3-14b", "Model qwen3-14b", root / "models", 9_700_000_000, used_by=("qwen3",)
            ),
            Place("engine", "llamacpp-vulkan", "Engine llamacpp-vulkan", root / "engines", 98_000_000),
            Place("model", "mine", "Model mine", Path("/mine"), 4_100_000_000, adopted=True),
            Place("logs", "logs", "Logs", root / "logs", 1_200_000),
            Place("foreign", "", "holiday.jpg", root / "holiday.jpg", 3_000_000),
        )
        return Storage(self.home, places, 812 * 10**9)

    def remove_place(self, what: str) -> None:
        self._called(f"remove {what}")

    def move_model(self, name: str, target: Path, *, sink: Sink, cancel: Cancel) -> None:
        self._called(f"move {name} {target}", cancel)

    def updates(self) -> tuple[Any, ...]:
        self._called("updates")
        build = SimpleNamespace(id="llamacpp-b7000-vulkan", version="b7000")
        return (
            SimpleNamespace(
                installed="llamacpp-vulkan",
                installed_version="b6900",
                build=build,
                notes="Faster prompts on RDNA 4 cards.",
                size=102_000_000,
                pinned=False,
                failed=False,
            ),
        )

    def can_roll_back(self) -> tuple[str, str] | None:
        return ("llamacpp-b6900-vulkan", "llamacpp-b6800-vulkan")

    def update_engine(self, build: str, *, sink: Sink, cancel: Cancel) -> None:
        sink(StepChanged("trial", f"Try {build} with a real request", StepState.RUNNING))
        self._called(f"update {build}", cancel)

    def roll_back(self, *, sink: Sink, cancel: Cancel) -> None:
        self._called("roll back")

    def last_check(self) -> Check:
        return self.checked

    def look_for_updates(self) -> Check:
        self._called("look for updates")
        catalogue = Release("2099.1.1", "Three more families.", "catalogue/2099.1.1.zip")
        looked = Looked("0.1.0", "2026.12.3", Release("9.0", "A calmer wizard.", "launcher/9.0/x"), catalogue)
        upstream = (Upstream("llamacpp", "b6900", "b7100"),)
        self.checked = dataclasses.replace(
            self.checked, time=1_790_000_000.0, looked=looked, upstream=upstream
        )
        return self.checked

    def update_catalogue(self, *, sink: Sink, cancel: Cancel) -> None:
        self._called("update catalogue", cancel)
        assert self.checked.looked is not None
        looked = dataclasses.replace(self.checked.looked, catalogue=None)
        self.checked = dataclasses.replace(self.checked, looked=looked)

    def update_launcher(self, *, sink: Sink, cancel: Cancel) -> NewLauncher:
        self._called("update launcher", cancel)
        return NewLauncher("9.0", self.home.root / "new", "Version 9.0 lies in /new and was tried.")

    def profiles(self) -> tuple[tuple[Profile, ...], str]:
        return (self.known, self.active) if self.set_up else ((), "")

    def use(self, profile_id: str) -> None:
        self._called(f"use {profile_id}")
        self.active = profile_id

    def undo(self) -> None:
        self._called("undo")
        self.known = tuple(
            dataclasses.replace(profile, overlays=profile.overlays[:-1]) for profile in self.known
        )

    def starts_at_login(self) -> bool:
        return self.login

    def start_at_login(self, on: bool) -> None:
        self.login = on
