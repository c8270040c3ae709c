"""Config and run script on disk: `.bak`, kept versions, nothing written twice, scripts that start the server."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from app.core.errors import UserFacingError
from app.engines.profile import Overlay
from app.engines.strata.configure import KEPT_VERSIONS, configure, preview, run_script, versions
from app.engines.strata.places import Places
from app.install.manifest import Manifest
from app.system.home import Home
from tests.engines.strata.examples import nvidia_model, nvidia_profile


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A home in which the engine and one model count as installed."""
    home = Home(tmp_path / "Größe & 模型 100%")
    place_manifests(home)
    return home


def place_manifests(home: Home) -> Places:
    places = Places.in_home(home)
    root, data = Path(places.root), Path(places.data)
    root.mkdir(parents=True)
    profile = nvidia_profile()
    engine = {"root": str(root), "backend": "cuda", "cuda": "13", "lib_dirs": f"{root}/a\n{root}/b"}
    Manifest("engine", profile.build, root, (), engine).save(home)
    shard = data / "models" / "IQ2_XS" / "x-00001-of-00002.gguf"
    model = {
        "tag": "IQ2_XS",
        "model_name": "qwen3.8-flash-next-iq2_xs",
        "data": str(data),
        "models": str(data / "models"),
        "native": str(shard),
        "ple": str(shard.with_name("x-00002-of-00002.gguf")),
        "expert_profile": "expert-profile.bin",
        "mmproj": "",
    }
    Manifest("model", "qwen-IQ2_XS", shard.parent, (), model).save(home)
    return places


def test_config_and_script_lie_where_strata_looks(home: Home) -> None:
    written = configure(home, nvidia_profile())
    places = Places.in_home(home)
    assert written.config == places.root / "strata-iq2_xs.json"
    assert written.script.name == ("run-iq2_xs.bat" if sys.platform == "win32" else "run-iq2_xs.sh")
    assert written.changes == ()
    value = json.loads(written.config.read_bytes())
    assert value["lib_dirs"] == [f"{places.root}/a", f"{places.root}/b"]
    assert not written.config.with_name("strata-iq2_xs.json.bak").exists()


def test_writing_the_same_again_touches_nothing(home: Home) -> None:
    first = configure(home, nvidia_profile())
    before = [(path, path.stat().st_mtime_ns) for path in (first.config, first.script)]
    again = configure(home, nvidia_profile())
    assert again.changes == ()
    assert [(path, path.stat().st_mtime_ns) for path in (first.config, first.script)] == before
    assert versions(home, first.config) == []


def test_a_change_is_shown_first_and_keeps_the_old_file(home: Home) -> None:
    first = configure(home, nvidia_profile())
    old = first.config.read_bytes()
    smaller = nvidia_profile(context=8192)
    told = preview(home, smaller)
    assert told == ("--max-context changes from 32768 to 8192.", "--kv is removed (was int8).")
    assert first.config.read_bytes() == old
    assert configure(home, smaller).changes == told
    assert first.config.with_name(f"{first.config.name}.bak").read_bytes() == old
    assert [path.read_bytes() for path in versions(home, first.config)] == [old]


def test_five_versions_are_kept(home: Home) -> None:
    contents = []
    for port in range(8000, 8008):
        written = configure(home, nvidia_profile(port=port))
        contents.append(written.config.read_bytes())
    assert [path.read_bytes() for path in versions(home, written.config)] == contents[-2::-1][:KEPT_VERSIONS]


def test_undo_restores_the_bytes_and_the_users_keys_survive(home: Home) -> None:
    path = configure(home, nvidia_profile()).config
    value = json.loads(path.read_bytes())
    path.write_text(json.dumps({**value, "idle_unload_s": 60, "env": {"MINE": "1"}}), "utf-8-sig")
    remedy = Overlay("x", env={"ROCBLAS_USE_HIPBLASLT": "0"})
    configure(home, nvidia_profile(overlays=(remedy,)))
    assert json.loads(path.read_bytes())["env"] == {"ROCBLAS_USE_HIPBLASLT": "0", "MINE": "1"}
    configure(home, nvidia_profile())
    assert json.loads(path.read_bytes()) == {**value, "idle_unload_s": 60, "env": {"MINE": "1"}}


@pytest.mark.parametrize("content", [b"", b'{"exe": "x", "args": [', b"[]", b"\xff\xfe"])
def test_a_broken_config_is_replaced_and_kept_as_bak(home: Home, content: bytes) -> None:
    path = configure(home, nvidia_profile()).config
    good = path.read_bytes()
    path.write_bytes(content)
    configure(home, nvidia_profile())
    assert path.read_bytes() == good
    assert path.with_name(f"{path.name}.bak").read_bytes() == content


def test_nothing_is_written_before_the_model_is_installed(tmp_path: Path) -> None:
    with pytest.raises(UserFacingError) as caught:
        configure(Home(tmp_path), nvidia_profile())
    assert caught.value.code == "engine-missing"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("shell", ["dash", "bash"])
def test_the_run_script_starts_the_server_in_the_strata_folder(home: Home, shell: str) -> None:
    places = place_server(home)
    script = configure(home, nvidia_profile(port=8123, options={**nvidia_profile().options})).script
    done = subprocess.run([shell, str(script)], capture_output=True, text=True, cwd="/", timeout=30)
    shown = json.loads(done.stdout)
    assert done.returncode == 5
    assert shown["cwd"] == str(places.root)
    config = str(places.root / "strata-iq2_xs.json")
    assert shown["argv"] == ["--engine", "strata", "--config", config, "--port", "8123", "--open"]


def place_server(home: Home) -> Places:
    """A server that only shows how it was called, and a Python where `.venv` has it."""
    places = Places.in_home(home)
    server, python = Path(places.server), Path(places.python)
    server.parent.mkdir()
    server.write_text(
        "import json, os, sys\nprint(json.dumps({'argv': sys.argv[1:], 'cwd': os.getcwd()}))\nsys.exit(5)\n"
    )
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    return places


def test_the_batch_file_as_the_contract_has_it() -> None:
    profile = nvidia_profile(options={**nvidia_profile().options, "open_browser": False})
    script = run_script(profile, nvidia_model())
    called = (
        '"C:\\Strata\\.venv\\Scripts\\python.exe" "C:\\Strata\\serve\\server.py" "--engine" "strata" '
        '"--config" "C:\\Strata\\strata-iq2_xs.json" "--port" "8080"'
    )
    lines = script.split("\r\n")
    assert called in lines
    assert "title Strata IQ2_XS" in lines
    assert 'cd /d "C:\\Strata"' in lines


def test_an_open_batch_file_of_a_hard_folder() -> None:
    root = PureWindowsPath("D:\\100% Größe & 模型!")
    model = dataclasses.replace(nvidia_model(), places=Places.of(root))
    script = run_script(nvidia_profile(), model)
    assert 'cd /d "D:\\100%% Größe & 模型!"' in script
    assert script.endswith("\r\n")
    assert '"--open"' in script
