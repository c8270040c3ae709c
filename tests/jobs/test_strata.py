"""Strata through the same jobs as every engine: set up, start, crash, repair; its double is the network."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from app.advisor.types import Advice, Choice, Recommendation
from app.cli.main import main
from app.core.events import Cancel, Event, Message, ignore
from app.engines.strata.install.engine import swap
from app.engines.strata.places import Places
from app.hardware.machine import Machine
from app.install.manifest import find
from app.jobs import control, repair, setup, trouble, uninstall
from app.jobs import profiles as job_profiles
from app.jobs.advice import Advised
from app.jobs.setup import SetupPlan, SetupRequest
from app.runtime import rundir
from app.runtime.types import State
from app.system.home import Home
from tests.advisor.machines import gpu, pc
from tests.doubles.strata.fixtures import INTEGRATED
from tests.doubles.strata.network import Network, build
from tests.doubles.strata.place import behave

CARD = "0000:03:00.0"


def plan_for(home: Home, network: Network, port: int, *, start: bool = True, **options: str) -> SetupPlan:
    cards = (gpu("gfx1201", 15.9, slot=3), INTEGRATED)
    choice = Choice("strata", build(network).id, "qwen", "IQ2_XS", 65536, "int8", (CARD,))
    chosen = Recommendation(choice, "IQ2_XS with Strata", True, (), None, 0, 0, ())
    advised = Advised(Advice((chosen,), 1), machine=Machine(adapters=cards))
    return setup.plan_choice(home, chosen, SetupRequest(port=port, start=start, options=options), advised)


def test_set_up_without_a_start_ends_with_exact_config_and_scripts(
    home: Home, network: Network, port: int
) -> None:
    plan = plan_for(home, network, port, start=False)
    assert [step.id for step in plan.steps][:5] == [
        "strata-source",
        "python",
        "llama-source",
        "engine",
        "model",
    ]
    result = setup.apply(home, plan, sink=ignore, cancel=Cancel())
    places = Places.in_home(home)
    root, data = str(places.root), str(places.data)
    shards = f"{data}/models/IQ2_XS/Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS"
    assert result.config == Path(root) / "strata-iq2_xs.json"
    expected = {
        "exe": f"{root}/engine/strata",
        "args": [
            *("--pack", f"{data}/packs/iq2_xs", "--native", f"{shards}-00001-of-00002.gguf"),
            *("--ple-gguf", f"{shards}-00002-of-00002.gguf"),
            *("--expert-profile", f"{root}/data/expert-profile.bin", "--expert-cache", "auto"),
            *("--prefill", "auto", "--spec", "4", "--spec-min-p", "0.5", "--mtp", f"{data}/mtp/rt"),
            *("--max-context", "65536", "--kv", "int8"),
        ],
        "cwd": root,
        "tokenizer": f"{data}/packs/iq2_xs/tokenizer",
        "model_name": "qwen3.8-flash-next-iq2_xs",
        "log": f"{root}/strata-iq2_xs.log",
        "lib_dirs": [f"{root}/engine/rocm/bin"],
        "port": port,
        "backend": "hip",
        "env": {"STRATA_HIPBLASLT_TUNING": f"{root}/tools/hip/gfx1201-hipblaslt-100500.txt"},
        "gpu": 0,
        "gpus_asked": True,
    }
    assert result.config.read_bytes() == json.dumps(expected, indent=1, ensure_ascii=False).encode()
    script = (Path(root) / "run-iq2_xs.sh").read_text()
    called = f"exec {root}/.venv/bin/python {root}/serve/server.py --engine strata --config {result.config}"
    assert f"{called} --port {port} --open\n" in script
    assert result.status is None


def test_the_command_sets_up_the_size_that_was_named(
    home: Home,
    network: Network,
    port: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    computer = pc(47.2, gpu("gfx1201", 15.9, slot=3), INTEGRATED, system=build(network).os)
    monkeypatch.setattr("app.jobs.survey.survey", lambda _home, **_options: computer)
    arguments = f"--yes --family qwen --model IQ2_XS --no-start --port {port} --json"
    assert main(["setup", "--home", str(home.root), *arguments.split()]) == 0
    printed = json.loads(capsys.readouterr().out)
    choice = printed["recommendation"]["choice"]
    assert choice["context"] == 65536  # as Strata's own set-up for a card of 16 GB
    assert any("hold its 33.1 GiB of experts" in reason for reason in printed["recommendation"]["reasons"])
    config = Path(printed["config"])
    written = config.read_bytes()
    by_job = setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    assert (config, written) == (by_job.config, by_job.config.read_bytes())


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # the keeper outlives its starter
def test_set_up_starts_it_and_a_remedy_cures_the_crash(home: Home, network: Network, port: int) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    behave(home, "crash-first-request")
    try:
        crashed = control.start(home)
        assert crashed.state is State.CRASHED
        assert crashed.exit_code == 0xC0000005
        assert crashed.crash["signature"] == "hip-module-load-first-request"
        assert crashed.crash["remedies"][0] == "strata-hipblaslt-off"
        assert [frame["symbol"] for frame in crashed.crash["frames"]][1] == "hipModuleLoad"
        job_profiles.apply(home, crashed.crash["remedies"][0])
        config = Path(Places.in_home(home).config("IQ2_XS"))
        assert json.loads(config.read_bytes())["env"]["ROCBLAS_USE_HIPBLASLT"] == "0"
        ready = control.start(home)
        assert ready.state is State.READY
        assert ready.model == "qwen3.8-flash-next-iq2_xs"
        assert ready.context_given == 65536
    finally:
        control.stop(home)
    job_profiles.undo(home)
    assert "ROCBLAS_USE_HIPBLASLT" not in json.loads(config.read_bytes())["env"]


def versions(engine: Path) -> str:
    return str(json.loads((engine / "BUILD.json").read_text())["version"])


@pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"
)  # the keeper outlives its starter
@pytest.mark.parametrize(
    ("behaviour", "signature"),
    [
        ("crash-first-request", "hip-module-load-first-request"),
        ("stack-overflow", "hip-stack-overflow"),
        ("iota", "hip-launch-failure-iota"),
    ],
)
def test_fix_it_ends_green_and_the_next_start_uses_what_worked(
    home: Home, network: Network, port: int, behaviour: str, signature: str
) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    behave(home, behaviour)
    try:
        assert control.start(home).crash["signature"] == signature
        assert (
            control.start(home).state is State.LOOPING
        )  # the same again: it is said, and not tried for ever
        climbed = trouble.fix(home, sink=ignore, cancel=Cancel())
        assert climbed.worked is not None
        assert climbed.worked.id == "strata-hipblaslt-off"
        assert control.status(home).state is State.READY
        control.stop(home)
        assert control.start(home).state is State.READY
    finally:
        control.stop(home)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_one_that_answers_nothing_goes_the_same_ladder(home: Home, network: Network, port: int) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    try:
        control.start(home)
        run = rundir.current(home)
        assert run is not None
        assert trouble.remedies(home) == []
        run.write("state.json", {**run.state(), "state": "lost"})
        assert trouble.remedies(home)[0].id == "restart-engine"
        climbed = trouble.fix(home, sink=ignore, cancel=Cancel())
        assert climbed.worked is not None
        assert climbed.worked.id == "restart-engine"
        assert control.status(home).state is State.READY
    finally:
        control.stop(home)


def test_the_engine_before_the_update_comes_back_by_one_click(
    home: Home, network: Network, port: int
) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    engine = Path(Places.in_home(home).root) / "engine"
    newer = engine.parent / "newer"
    shutil.copytree(engine, newer, symlinks=True)
    build_file = newer / "BUILD.json"
    build_file.write_text(json.dumps({**json.loads(build_file.read_text()), "version": "9.9.9"}))
    before = versions(engine)
    swap(newer, engine)
    assert versions(engine) == "9.9.9"
    try:
        assert trouble.apply(home, "engine-previous-build", sink=ignore, cancel=Cancel()).state is State.READY
        assert versions(engine) == before
    finally:
        control.stop(home)


def test_repair_fetches_what_is_missing(home: Home, network: Network, port: int) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    places = Places.in_home(home)
    gone = [
        Path(places.server),
        Path(places.root) / "engine" / "strata-device",
        next(Path(places.model("IQ2_XS")).glob("*-00001-*.gguf")),
        Path(places.pack("IQ2_XS")) / "native_experts.txt",
        Path(places.draft_layer) / "rt" / "experts.bin",
    ]
    for path in gone:
        path.unlink()
    mended = repair.repair(home, sink=ignore, cancel=Cancel())
    assert all(path.exists() for path in gone)
    assert {path.name for path in gone} <= {Path(text.split(" was repaired")[0]).name for text in mended}


def test_a_second_set_up_shows_what_changes_in_the_config_first(
    home: Home, network: Network, port: int
) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    config = Path(Places.in_home(home).config("IQ2_XS"))
    value = json.loads(config.read_bytes())
    config.write_text(json.dumps({**value, "idle_unload_s": 60}))
    told: list[str] = []

    def listen(event: Event) -> None:
        if isinstance(event, Message):
            told.append(event.text)

    setup.apply(home, plan_for(home, network, port + 1, start=False), sink=listen, cancel=Cancel())
    assert f"strata-iq2_xs.json: “port” changes from {port} to {port + 1}." in told
    assert json.loads(config.read_bytes()) == {**value, "port": port + 1, "idle_unload_s": 60}


def test_the_engine_goes_back_by_the_command_line(
    home: Home, network: Network, port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    folder = Path(Places.in_home(home).engine())
    assert main(["--home", str(home.root), "setup", "--rollback-engine"]) == 1, "nothing is kept yet"
    capsys.readouterr()
    newer = folder / "_unpack"
    newer.mkdir()
    (newer / "strata").write_text("newer")
    (newer / "BUILD.json").write_text('{"version": "0.1.43"}')
    swap(newer, folder)
    assert main(["--home", str(home.root), "setup", "--rollback-engine", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["version"] == "0.1.42"
    manifest = find(home, "engine", build(network).id)
    assert manifest is not None
    assert not manifest.quick_check()


def test_uninstalling_the_engine_leaves_only_what_is_the_users(
    home: Home, network: Network, port: int
) -> None:
    setup.apply(home, plan_for(home, network, port, start=False), sink=ignore, cancel=Cancel())
    places = Places.in_home(home)
    notes = Path(places.root) / "my-notes.txt"
    notes.write_text("mine")
    (Path(places.root) / "tools.log").unlink()  # the double's own
    shards = sorted(Path(places.model("IQ2_XS")).iterdir())
    uninstall.remove(home, uninstall.plan(home, models=False, settings=False))
    assert [path for path in Path(places.root).rglob("*") if path.is_file()] == [notes]
    assert sorted(Path(places.model("IQ2_XS")).iterdir()) == shards
    notes.unlink()
    uninstall.remove(home, uninstall.plan(home, models=True, settings=True))
    assert [path for path in home.root.rglob("*") if path.is_file()] == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_server_with_a_key_is_proven_and_asked_with_it(home: Home, network: Network, port: int) -> None:
    plan = plan_for(home, network, port, start=False, api_key="geheim,zweiter")
    setup.apply(home, plan, sink=ignore, cancel=Cancel())
    try:
        assert control.start(home).state is State.READY
        assert control.ask(home, "hello", max_tokens=4).tokens == 4
    finally:
        control.stop(home)
