"""The install steps with the double's network: what lies where at the end, and how an interrupted run goes on."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.errors import Cancelled, UserFacingError
from app.core.events import Cancel, Event, Message, Progress, StepChanged, StepState, ignore
from app.engines.strata.adapter import ENGINE
from app.engines.strata.configure import configure
from app.engines.strata.install import engine as engine_step
from app.engines.strata.install.delegate import is_newer
from app.engines.strata.install.facts import Encoder, facts
from app.engines.strata.install.marks import mark
from app.engines.strata.install.order import Order
from app.engines.strata.install.plan import steps
from app.engines.strata.install.python import InstallPython, requirements
from app.engines.strata.install.source_tree import tree_version, version_key
from app.engines.strata.places import Places, settings_file
from app.install.journal import Journal
from app.install.manifest import find
from app.install.steps import Step, run
from app.system.home import Home
from app.transfer.options import Options
from tests.conftest import wait_for
from tests.doubles.http.server import BadServer
from tests.doubles.strata.network import (
    ASSET,
    REPOSITORY,
    Network,
    build,
    family,
    package_index,
    shard,
    tensor_bytes,
)
from tests.engines.strata.examples import RADEON, radeon_profile

IQ2_XS, IQ3_XXS = family().variants


@pytest.fixture
def network() -> Network:
    return Network()


@pytest.fixture
def internet(network: Network, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[BadServer]:
    for name in ("PIP_CONFIG_FILE", "HF_TOKEN", "HF_ENDPOINT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "config"))
    with BadServer(network.files) as server:
        monkeypatch.setenv("STRATA_LAUNCHER_GITHUB", server.url)
        yield server


@pytest.fixture
def order(tmp_path: Path, network: Network, internet: BadServer) -> Order:
    home = Home(tmp_path / "home")
    options = Options(
        hf_endpoint=internet.url,
        index_url=package_index(tmp_path / "simple"),
        reserve_bytes=0,
        first_patience_seconds=2,
    )
    places = Places.in_home(home)
    return Order(home, places, build(network), family(), IQ2_XS, options, architectures=("gfx1201",))


def venv_in_place(order: Order) -> None:
    """This Python as the environment, its packages recorded: most tests are not about pip."""
    python = Path(order.places.python)
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    record = order.root / ".venv" / ".strata-pip.json"
    record.write_text(json.dumps(["strata-double-package==1.0"]))


def install(order: Order, seen: Callable[[Event], None] = ignore, **more: object) -> list[Step]:
    planned = steps(order, (order.family,), **more)  # type: ignore[arg-type]
    run(planned, Journal(order.home.journal), seen, Cancel())
    return planned


@pytest.mark.e2e
def test_everything_from_nothing_with_a_real_environment(order: Order) -> None:
    events: list[Event] = []
    planned = install(order, events.append)
    python = Path(order.places.python)
    assert python.exists()
    assert json.loads((order.root / ".venv" / ".strata-pip.json").read_bytes()) == [
        "strata-double-package==1.0"
    ]
    assert list(order.root.glob(".venv/**/strata_double_package.py"))
    assert all(step.done() for step in planned)
    ended = [
        event.step for event in events if isinstance(event, StepChanged) and event.state is StepState.DONE
    ]
    assert ended == [step.planned.id for step in planned]


def test_the_folders_are_the_contracts(order: Order) -> None:
    venv_in_place(order)
    install(order)
    root, data = order.root, Path(order.places.data)
    for path in (
        *("serve/server.py", "tools/iq_pack.py", "requirements.txt", "engine/strata", "engine/BUILD.json"),
        *(
            "engine/rocm/bin/rocblas.dll",
            "third_party/llama.cpp/gguf-py/gguf/__init__.py",
            "data/expert-profile.bin",
        ),
    ):
        assert (root / path).exists(), path
    assert os.access(root / "engine" / "strata", os.X_OK)
    assert not (root / "third_party" / "llama.cpp" / "tools" / "ui").exists()
    assert not (root / "engine" / "_unpack").exists()
    assert list(order.home.downloads.glob("*.zip")) == []
    shards = sorted((data / "models" / "IQ2_XS").iterdir())
    assert [path.name for path in shards] == [
        "Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-00001-of-00002.gguf",
        "Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-00001-of-00002.gguf.done",
        "Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-00002-of-00002.gguf",
        "Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-00002-of-00002.gguf.done",
    ]
    digest = hashlib.sha256(shard("IQ2_XS", 1)).hexdigest()
    assert shards[1].read_text() == f"sha256 {digest}"
    assert (data / "packs" / "iq2_xs" / "native_experts.txt").exists()
    assert (data / "packs" / "iq2_xs" / "tokenizer" / "vocab.json").exists()
    assert (data / "mtp" / "rt" / "experts.bin").exists()
    assert (data / "mtp" / "rt" / "draft_vocab.bin").read_text() == "cjk"
    settings = json.loads(settings_file().read_bytes())
    assert settings == {"data_dir": str(data), "installs": [str(root)]}


def test_the_tools_are_called_as_the_contract_says(order: Order) -> None:
    venv_in_place(order)
    install(order)
    called = [json.loads(line) for line in (order.root / "tools.log").read_text().splitlines()]
    mtp = Path(order.places.draft_layer)
    assert called == [
        ["iq_pack.py", "--gguf", str(order.shards[0]), "--out", str(order.pack)],
        ["mtp_pack.py", "--src", str(mtp), "--experts", "q2_0", "--out", str(mtp / "mtp-q2_0.gguf")],
        ["mtp_rt.py", "--gguf", str(mtp / "mtp-q2_0.gguf"), "--out", str(mtp / "rt")],
    ]


def test_a_second_run_does_nothing(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    install(order)
    asked = len(internet.requests)
    events: list[Event] = []
    install(order, events.append)
    states = {event.state for event in events if isinstance(event, StepChanged)}
    assert states == {StepState.SKIPPED}
    assert len(internet.requests) == asked


def test_what_was_installed_runs_and_answers(order: Order, serve: Callable[..., object], port: int) -> None:
    venv_in_place(order)
    install(order)
    options = {"device_numbers": {RADEON: 0}}
    profile = radeon_profile(build=order.build.id, env={}, options=options, port=port, context=32768)
    written = configure(order.home, profile)
    value = json.loads(written.config.read_bytes())
    assert value["lib_dirs"] == [str(order.root / "engine" / "rocm" / "bin")]
    assert value["model_name"] == "qwen3.8-flash-next-iq2_xs"
    command = ENGINE.command(order.home, profile, written.config)
    import subprocess

    process = subprocess.Popen(command.argv, env=command.env, cwd=command.cwd, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: ENGINE.health(port, 1.0).loaded)
        assert ENGINE.ask(port, "hello", max_tokens=4, timeout=10).tokens == 4
    finally:
        process.terminate()
        process.wait(15)


def test_another_size_shares_the_second_shard_and_the_draft_layer(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    install(order)
    first = order.shards[1]
    internet.requests.clear()
    other = dataclasses.replace(order, variant=IQ3_XXS)
    install(other)
    assert other.shards[1].samefile(first)
    assert mark(other.shards[1]).exists()
    fetched = {request.path.partition("?")[0].rpartition("/")[2] for request in internet.requests}
    assert fetched == {"Qwen3.8-Flash-Next-GSQ-RCO-IQ3_XXS-00001-of-00002.gguf"}


def test_shards_that_lie_there_by_hand_are_taken(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    order.model_folder.mkdir(parents=True)
    for number, path in enumerate(order.shards, 1):
        path.write_bytes(shard("IQ2_XS", number))
    install(order)
    assert all(mark(path).exists() for path in order.shards)
    assert not [request for request in internet.requests if ".gguf" in request.path]


@pytest.mark.parametrize("stop_at", range(1, 14, 2))
def test_a_run_that_is_interrupted_anywhere_goes_on(order: Order, stop_at: int) -> None:
    venv_in_place(order)
    cancel = Cancel()
    count = 0

    def interrupt(event: Event) -> None:
        nonlocal count
        count += 1
        if count == stop_at * 2:
            cancel.set()

    try:
        run(steps(order, (order.family,)), Journal(order.home.journal), interrupt, cancel)
    except Cancelled:
        pass
    planned = install(order)
    assert all(step.done() for step in planned)
    assert [path.read_bytes() for path in order.shards] == [shard("IQ2_XS", 1), shard("IQ2_XS", 2)]


def test_images_fetch_the_encoder(order: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    known = facts().encoders["qwen"]
    monkeypatch.setitem(facts().encoders, "qwen", Encoder(known.repository, known.revision, known.path))
    venv_in_place(order)
    install(dataclasses.replace(order, vision=True))
    encoder = Path(order.places.models) / "mmproj-Qwen3.8-Flash-Next-BF16.gguf"
    assert encoder.read_bytes() == b"GGUF encoder double"
    assert mark(encoder).exists()
    manifest = find(order.home, "model", "qwen-IQ2_XS")
    assert manifest is not None
    assert manifest.facts["mmproj"] == str(encoder)


def test_manifests_name_our_files_and_no_other(order: Order) -> None:
    venv_in_place(order)
    order.root.mkdir(exist_ok=True)
    (order.root / "my-notes.txt").write_text("mine")
    install(order)
    engine, model = find(order.home, "engine", order.build.id), find(order.home, "model", "qwen-IQ2_XS")
    assert engine is not None
    assert model is not None
    assert not engine.quick_check()
    assert not model.quick_check()
    names = {file.path for file in engine.files}
    assert {"serve/server.py", "engine/strata", "third_party/llama.cpp/gguf-py/gguf/__init__.py"} <= names
    assert "my-notes.txt" not in names
    assert not any(name.startswith((".venv", "third_party/llama.cpp/tools")) for name in names)


# -- the engine zip -------------------------------------------------------------------------------------------------


def test_an_engine_with_another_content_is_refused(order: Order, network: Network) -> None:
    venv_in_place(order)
    path = f"/{REPOSITORY}/releases/download/v0.1.42/{ASSET}"
    network.put(path, network.files[path][:-1] + b"x")
    with pytest.raises(UserFacingError) as caught:
        install(order)
    assert caught.value.code == "wrong-hash"
    assert not (order.root / "engine" / "strata").exists()


def test_without_the_release_api_the_engine_is_installed_with_a_warning(
    order: Order, network: Network
) -> None:
    venv_in_place(order)
    del network.files[f"/api/repos/{REPOSITORY}/releases/tags/v0.1.42"]
    events: list[Event] = []
    install(order, events.append)
    warnings = [event.text for event in events if isinstance(event, Message) and event.level == "warning"]
    assert any("check sum" in text for text in warnings)


def test_an_update_keeps_the_engine_before_and_can_go_back(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    install(order)
    newer = Network(version="0.1.43")
    internet.files.update(newer.files)
    updated = dataclasses.replace(order, build=build(newer))
    venv = order.root / ".venv"
    install(updated)
    folder = order.root / "engine"
    assert engine_step.engine_version(folder) == "0.1.43"
    assert tree_version(order.root) == "0.1.43"
    assert engine_step.engine_version(folder / ".previous") == "0.1.42"
    assert venv.exists()
    engine_step.roll_back(folder)
    assert engine_step.engine_version(folder) == "0.1.42"
    assert engine_step.engine_version(folder / ".previous") == "0.1.43"


def test_roll_back_without_an_earlier_engine_is_said(order: Order) -> None:
    venv_in_place(order)
    install(order)
    with pytest.raises(UserFacingError) as caught:
        engine_step.roll_back(order.root / "engine")
    assert caught.value.code == "no-previous-engine"


def test_a_swap_that_fails_in_the_middle_leaves_the_old_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "engine"
    new = folder / "_unpack"
    new.mkdir(parents=True)
    for name in ("a", "b", "c"):
        (folder / name).write_text("old")
        (new / name).write_text("new")
    real, calls = engine_step.replace, 0

    def held_by_antivirus(source: Path, target: Path) -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise PermissionError(13, "in use", str(source))
        real(source, target)

    monkeypatch.setattr(engine_step, "replace", held_by_antivirus)
    with pytest.raises(PermissionError):
        engine_step.swap(new, folder)
    assert {path.name: path.read_text() for path in folder.iterdir() if path.is_file()} == dict.fromkeys(
        "abc", "old"
    )
    assert not (folder / ".swap").exists()


@pytest.mark.parametrize(
    ("network", "code"),
    [
        (Network(engine_version="0.1.30"), "engine-too-old"),
        (Network(architectures=("gfx1100",)), "engine-no-code"),
    ],
)
def test_an_engine_that_does_not_fit_is_not_put_in_place(order: Order, network: Network, code: str) -> None:
    venv_in_place(order)
    with pytest.raises(UserFacingError) as caught:
        install(order)
    assert caught.value.code == code
    assert not (order.root / "engine" / "strata").exists()


@pytest.mark.parametrize(
    ("known", "card", "holds"),
    [
        ({"archs": [75, 86, 89, 120], "ptx": True}, "sm_89", True),
        ({"archs": [75, 86, 89], "ptx": True}, "sm_120", True),
        ({"archs": [75, 86, 89], "ptx": False}, "sm_120", False),
        ({"archs": [75, 86, 89], "ptx": True}, "sm_61", False),
        ({"archs": ["gfx1201"]}, "gfx1201", True),
        ({"archs": ["gfx1201"]}, "gfx1036", False),
        ({}, "gfx1201", True),
    ],
)
def test_which_cards_an_engine_holds_code_for(known: dict[str, object], card: str, holds: bool) -> None:
    assert engine_step._holds(known, card) is holds


def test_an_engine_without_build_json_tells_its_version_itself(tmp_path: Path) -> None:
    (tmp_path / "strata.exe").write_bytes(b"\0engine=%s\0engine=0.1.13.2\nmore")
    assert engine_step.engine_version(tmp_path) == "0.1.13.2"
    assert engine_step.engine_version(tmp_path / "none") == ""


# -- the draft layer ------------------------------------------------------------------------------------------------


def test_the_draft_layer_is_read_by_ranges(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    install(order)
    folder = Path(order.places.draft_layer)
    names = ["mtp.part1.bias", "mtp.part1.weight", "mtp.part2.bias", "mtp.part2.weight"]
    for name in names:
        assert (folder / "tensors" / f"{name}.bin").read_bytes() == tensor_bytes(name)
    manifest = json.loads((folder / "mtp-manifest.json").read_bytes())
    assert [row["name"] for row in manifest] == names
    assert manifest[0]["sha256"] == hashlib.sha256(tensor_bytes(names[0])).hexdigest()
    inventory = json.loads((folder / "mtp-inventory.json").read_bytes())
    known = facts().draft_layer
    assert inventory["repo"] == f"https://huggingface.co/{known.repository}/resolve/{known.revision}/"
    assert inventory["total_bytes"] == 4 * 1280
    shards = [request for request in internet.requests if request.path.endswith(".safetensors")]
    assert all(request.ranged for request in shards)


def test_a_draft_layer_that_strata_began_goes_on(order: Order) -> None:
    venv_in_place(order)
    name = "mtp.part1.weight"
    tensors = Path(order.places.draft_layer) / "tensors"
    tensors.mkdir(parents=True)
    (tensors / f"{name}.bin").write_bytes(tensor_bytes(name)[:500])
    install(order)
    assert (tensors / f"{name}.bin").read_bytes() == tensor_bytes(name)


def test_a_tensor_with_another_content_is_fetched_again(
    order: Order, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "mtp.part2.weight"
    digest = hashlib.sha256(tensor_bytes(name)).hexdigest()
    monkeypatch.setitem(facts().draft_layer.tensors, name, digest)
    venv_in_place(order)
    tensors = Path(order.places.draft_layer) / "tensors"
    tensors.mkdir(parents=True)
    (tensors / f"{name}.bin").write_bytes(b"x" * 1280)
    events: list[Event] = []
    install(order, events.append)
    assert (tensors / f"{name}.bin").read_bytes() == tensor_bytes(name)
    assert any(isinstance(event, Message) and name in event.text for event in events)


def test_a_tensor_that_never_gets_right_is_refused(order: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(facts().draft_layer.tensors, "mtp.part1.bias", "0" * 64)
    venv_in_place(order)
    with pytest.raises(UserFacingError) as caught:
        install(order)
    assert caught.value.code == "wrong-hash"


def test_a_mirror_without_ranges_is_refused_before_it_sends_360_gb(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    for path in [path for path in internet.files if path.endswith(".safetensors")]:
        internet.files[f"{path}.kept"] = internet.files.pop(path)

    def whole(exchange: object) -> None:
        exchange.whole()  # type: ignore[attr-defined]

    planned = steps(order, (order.family,))
    draft = next(step for step in planned if step.planned.id == "draft-fetch")
    internet.files.update({path.removesuffix(".kept"): body for path, body in internet.files.items()})
    internet.always(whole)
    with pytest.raises(UserFacingError) as caught:
        draft.run(ignore, Cancel())
    assert caught.value.code == "wrong-content"


# -- tools, Python, delegation ---------------------------------------------------------------------------------------


def test_a_tool_that_fails_is_told_with_its_last_line(order: Order) -> None:
    venv_in_place(order)
    install_until(order, "pack")
    (order.root / "tools-fail").touch()
    with pytest.raises(UserFacingError, match=r"blk\.7\.ffn_down_exps\.weight is cut off") as caught:
        install(order)
    assert caught.value.code == "tool-failed"
    (order.root / "tools-fail").unlink()
    assert all(step.done() for step in install(order))


def install_until(order: Order, name: str) -> None:
    planned = steps(order, (order.family,))
    before = [step.planned.id for step in planned].index(name)
    run(planned[:before], Journal(order.home.journal), ignore, Cancel())


def test_tools_tell_their_progress(order: Order) -> None:
    venv_in_place(order)
    events: list[Event] = []
    install(order, events.append)
    told = [
        (event.item, event.done) for event in events if isinstance(event, Progress) and event.step == "pack"
    ]
    assert told == [("blk.0.ffn_down_exps.weight", percent) for percent in (0, 50, 100)]


def test_low_ram_wants_the_experts_file(order: Order) -> None:
    venv_in_place(order)
    install(order)
    low = dataclasses.replace(order, experts_file=True)
    install(low)
    assert (order.pack / "experts.bin").exists()
    assert '"--experts-bin"' in (order.root / "tools.log").read_text()


def test_a_python_environment_that_moved_is_made_anew(order: Order) -> None:
    venv_in_place(order)
    python = Path(order.places.python)
    python.unlink()
    python.symlink_to("/nowhere/python")
    install_until(order, "python")
    assert not InstallPython(order).done()


def test_requirements_are_read_as_setup_records_them(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text("# head\nnumpy==2.5.3; python_version >= '3.12'  # why\n\n-r other.txt\njinja2==3.1.6\n")
    assert requirements(file) == ["numpy==2.5.3; python_version >= '3.12'", "jinja2==3.1.6"]
    assert requirements(tmp_path / "none.txt") == []


def test_a_newer_source_tree_does_the_rest_itself(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    newer = Network(version="0.1.44.1")
    internet.files.update(newer.files)
    install_until(dataclasses.replace(order, build=build(newer)), "model")
    assert is_newer(order)
    events: list[Event] = []
    install(order, events.append, setup_flags=("--context", "65536"))
    told = [event.note for event in events if isinstance(event, StepChanged) and event.step == "strata-setup"]
    assert "7: writing the start script" in told
    warned = [event.text for event in events if isinstance(event, Message) and event.level == "warning"]
    assert any("page file" in text for text in warned)
    config = json.loads(Path(order.places.config("IQ2_XS")).read_bytes())
    assert config["args"] == ["--max-context", "65536"]
    assert find(order.home, "model", "qwen-IQ2_XS") is not None


def test_strata_s_own_setup_says_why_it_stopped(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    newer = Network(version="0.1.44.1")
    internet.files.update(newer.files)
    install_until(dataclasses.replace(order, build=build(newer)), "model")
    (order.root / "setup-fails").touch()
    with pytest.raises(UserFacingError, match=r"driver is too old.*nvidia\.com/drivers") as caught:
        install(order)
    assert caught.value.code == "strata-setup-failed"
    (order.root / "setup-fails").unlink()
    with pytest.raises(UserFacingError, match="does not know one of the options"):
        install(order, setup_flags=("--brand-new-flag",))


def test_versions_compare_as_numbers() -> None:
    assert version_key("0.1.40.3") > version_key("0.1.40") > version_key("0.1.9")
    assert version_key("0.1.42") == version_key("0.1.42.0")


def test_settings_of_strata_keep_what_is_there(order: Order) -> None:
    venv_in_place(order)
    settings_file().parent.mkdir(parents=True)
    before = {
        "data_dir": "/old",
        "installs": [f"/other/{number}" for number in range(25)],
        "calibration": {"k": 1},
    }
    settings_file().write_text(json.dumps(before))
    install(order)
    after = json.loads(settings_file().read_bytes())
    assert after["calibration"] == {"k": 1}
    assert after["installs"] == [str(order.root), *before["installs"][:19]]  # type: ignore[index]


def test_the_users_own_folder_of_shards_is_used_and_never_written_into(
    order: Order, internet: BadServer
) -> None:
    venv_in_place(order)
    folder = order.home.root / "my models"
    folder.mkdir(parents=True)
    mine = dataclasses.replace(order, gguf=folder)
    with pytest.raises(UserFacingError) as caught:
        install(mine)
    assert caught.value.code == "gguf-folder-incomplete"
    for number, path in enumerate(mine.shards, 1):
        path.write_bytes(shard("IQ2_XS", number))
    install(mine)
    manifest = find(order.home, "model", "qwen-IQ2_XS")
    assert manifest is not None
    assert manifest.facts["native"] == str(folder / order.shards[0].name)
    assert manifest.files == ()
    assert sorted(path.name for path in folder.iterdir()) == [path.name for path in mine.shards]
    assert not [request for request in internet.requests if ".gguf" in request.path]


@pytest.mark.parametrize("as_address", [False, True])
def test_the_engine_zip_may_lie_elsewhere(
    order: Order, network: Network, internet: BadServer, as_address: bool
) -> None:
    venv_in_place(order)
    folder = order.home.root / "usb stick"
    folder.mkdir(parents=True)
    (folder / ASSET).write_bytes(network.engine)
    internet.files[f"/mirror/{ASSET}"] = network.engine
    place = f"{internet.url}/mirror/" if as_address else str(folder)
    install(dataclasses.replace(order, prebuilt=place))
    assert engine_step.engine_version(order.root / "engine") == "0.1.42"
    assert (folder / ASSET).exists()
    assert not [request for request in internet.requests if "/releases/" in request.path]


# -- unfinished downloads, from either side ---------------------------------------------------------------------------


def test_what_stratas_setup_began_is_gone_on_with(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    order.model_folder.mkdir(parents=True)
    whole = shard("IQ2_XS", 1)
    part = order.model_folder / f"{order.shards[0].name}.part"
    part.write_bytes(whole[:100_000])
    install(order)
    assert order.shards[0].read_bytes() == whole
    assert not part.exists()
    starts = [request.start for request in internet.requests if order.shards[0].name in request.path]
    assert starts
    assert min(starts) == 100_000


def test_a_wrong_beginning_is_noticed(order: Order) -> None:
    venv_in_place(order)
    order.model_folder.mkdir(parents=True)
    (order.model_folder / f"{order.shards[0].name}.part").write_bytes(b"GGUF" + b"x" * 50_000)
    install(order)
    assert order.shards[0].read_bytes() == shard("IQ2_XS", 1)


def test_what_we_began_is_left_for_stratas_setup(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    install_until(order, "model")
    sent, cancel = 0, Cancel()

    def stop_soon() -> None:
        nonlocal sent
        sent += 1
        if sent > 1:
            cancel.set()
            internet.cut()

    internet.pace = stop_soon
    with pytest.raises(Cancelled):
        run(steps(order, (order.family,)), Journal(order.home.journal), ignore, cancel)
    internet.pace = None
    left = {path.name: path.read_bytes() for path in order.model_folder.glob("*.part")}
    assert left
    for name, content in left.items():
        number = 1 if "-00001-" in name else 2
        assert shard("IQ2_XS", number).startswith(content)
    install(order)
    assert [path.read_bytes() for path in order.shards] == [shard("IQ2_XS", 1), shard("IQ2_XS", 2)]


@pytest.mark.parametrize(
    "network", [Network(version="0.1.40.1", engine_version="0.1.40", tree_version="0.1.40")]
)
def test_a_hotfix_that_names_its_base_version_is_installed_once(order: Order, network: Network) -> None:
    venv_in_place(order)
    install(order)
    events: list[Event] = []
    install(order, events.append)
    assert {event.state for event in events if isinstance(event, StepChanged)} == {StepState.SKIPPED}


def test_a_tree_that_the_catalogue_knows_is_not_newer(order: Order, internet: BadServer) -> None:
    venv_in_place(order)
    newer = Network(version="0.1.43")
    internet.files.update(newer.files)
    install_until(dataclasses.replace(order, build=build(newer)), "model")
    assert is_newer(order)
    assert not is_newer(dataclasses.replace(order, newest="0.1.43"))
