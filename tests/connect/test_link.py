"""Connect and disconnect on settings files of many shapes, with every program's real data file."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from app.connect.documents import Unreadable, opened
from app.connect.patch import carried
from app.connect.programs import Address, Program, System, every, read
from app.core.errors import UserFacingError
from app.engines import profiles as store
from app.engines.profile import Profile
from app.jobs import connect, uninstall
from app.system.home import Home

OLD = Address("http://127.0.0.1:8080", "none", "qwen3-8b", 32768)
NEW = Address("http://127.0.0.1:9090", "key-2", "gemma-4", 8192)
FILES = [program for program in every() if program.file]
STARTS = {
    "json": [
        '{\n  // mine\n  "theme": "dark",\n  "env": {\n    "A": "1", // a\n  },\n}\n',
        "{}",
        "{ }\n",
        "",
    ],
    "toml": ['# mine\nmodel = "gpt" # first\n\n[tools]\nweb = true\n', "", "# nothing\n"],
    "yaml": [
        "# mine\nname: Me\nmodels:\n- name: a   # hi\n  model:  'x'\n\n# last\nother: [1,  2]\n",
        "name: Me\nendpoints:\n    custom:\n        - name: a\n",
        "",
        "# nothing\n",
    ],
}


class FixedDoor:
    """A double of the door with keys: the address is given, what is forgotten is noted."""

    def __init__(self, address: Address) -> None:
        self.now = address
        self.made: list[str] = []
        self.forgotten: list[str] = []

    def address(self) -> Address:
        return replace(self.now, key="")

    def key(self, program: str) -> str:
        self.made.append(program)
        return self.now.key

    def forget(self, program: str) -> None:
        self.forgotten.append(program)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "data")


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System("linux", tmp_path / "user", {})


@pytest.fixture
def door() -> FixedDoor:
    return FixedDoor(OLD)


def settings_file(program: Program, system: System, data: bytes) -> Path:
    assert program.file
    path = program.file.path(system)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def starts() -> list[tuple[str, str]]:
    found = []
    for program in FILES:
        assert program.file
        for text in STARTS[program.file.format]:
            if program.id == "vscode":
                text = {"{}": "[]", "{ }\n": "[ ]\n", "": ""}.get(text, '[\n  {"name": "x"}, // mine\n]\n')
            found.append((program.id, text))
    return found


@pytest.mark.parametrize(("mark", "end"), [("", "\n"), ("\ufeff", "\r\n")], ids=["plain", "windows"])
@pytest.mark.parametrize(("name", "text"), starts())
def test_there_and_back_gives_the_same_bytes(home, system, door, name, text, mark, end):
    data = (mark + text).replace("\n", end).encode()
    path = settings_file(connect.named(name), system, data)
    plan = connect.preview(home, name, door=door, system=system)
    assert path.read_bytes() == data
    assert plan.diff
    connect.connect(home, name, door=door, system=system)
    assert path.read_bytes() == plan.after
    assert connect.entry(home, name, door=door, system=system).connected
    for (
        line
    ) in text.splitlines():  # comments, blanks and all: what was there is there (a comma may be added to it)
        if "model = " not in line and line not in ("{}", "{ }", "[]", "[ ]"):
            assert line in path.read_bytes().decode(), line
    door.now = NEW
    assert not connect.entry(home, name, door=door, system=system).current
    connect.connect(home, name, door=door, system=system)
    again = path.read_bytes()
    assert b"8080" not in again
    assert b"9090" in again
    connect.connect(home, name, door=door, system=system)
    assert path.read_bytes() == again
    connect.disconnect(home, name, door=door, system=system)
    assert path.read_bytes() == data
    assert door.forgotten == [name]
    assert not connect.entry(home, name, door=door, system=system).connected


@pytest.mark.parametrize("name", [program.id for program in FILES])
def test_a_file_that_was_not_there_is_gone_again(home, system, door, name):
    connect.connect(home, name, door=door, system=system)
    path = Path(connect.entry(home, name, door=door, system=system).file)
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    connect.disconnect(home, name, door=door, system=system)
    assert not path.exists()


ADDED = {
    "json": ('"theme": "dark"', '"theme": "light", /* new */ "more": [1]'),
    "toml": ("web = true", "web = false # new\nmore = 1"),
    "yaml": ("other: [1,  2]", "other: [1, 3]  # new\nmore: 1"),
}


@pytest.mark.parametrize("name", [program.id for program in FILES if program.id != "vscode"])
def test_what_the_user_changed_since_stays(home, system, door, name):
    program = connect.named(name)
    assert program.file
    text = STARTS[program.file.format][0]
    path = settings_file(program, system, text.encode())
    connect.connect(home, name, door=door, system=system)
    here, there = ADDED[program.file.format]
    path.write_text(path.read_text().replace(here, there))
    connect.disconnect(home, name, door=door, system=system)
    assert path.read_text() == text.replace(here, there)


def test_a_value_of_ours_that_the_user_changed_is_the_users(home, system, door):
    path = settings_file(connect.named("claude-code"), system, b'{"env": {"ANTHROPIC_MODEL": "first"}}')
    connect.connect(home, "claude-code", door=door, system=system)
    path.write_text(path.read_text().replace('"ANTHROPIC_MODEL": "qwen3-8b"', '"ANTHROPIC_MODEL": "mine"'))
    plan = connect.disconnect(home, "claude-code", door=door, system=system)
    assert plan.kept == ("env.ANTHROPIC_MODEL",)
    assert path.read_text() == '{"env": {"ANTHROPIC_MODEL": "mine"}}'


def test_a_block_of_ours_that_the_user_changed_is_still_connected(home, system, door):
    path = settings_file(connect.named("codex"), system, b"")
    connect.connect(home, "codex", door=door, system=system)
    path.write_text(
        path.read_text().replace("[model_providers", "model_verbosity = 1\n\n[model_providers") + "x = 1\n"
    )
    assert connect.entry(home, "codex", door=door, system=system).connected
    connect.disconnect(home, "codex", door=door, system=system)
    assert path.read_text().strip() == "model_verbosity = 1"


def test_the_bytes_from_before_are_kept(home, system, door):
    data = b'{"env": {"ANTHROPIC_MODEL": "first"}}'
    settings_file(connect.named("claude-code"), system, data)
    connect.connect(home, "claude-code", door=door, system=system)
    assert data in [path.read_bytes() for path in (home.root / "connect" / "backups").iterdir()]


def test_a_link_stays_a_link_and_keeps_its_mode(home, system, door, tmp_path):
    real = tmp_path / "dotfiles" / "settings.json"
    real.parent.mkdir()
    real.write_text("{}")
    real.chmod(0o644)
    link = system.home / ".claude" / "settings.json"
    link.parent.mkdir(parents=True)
    link.symlink_to(real)
    connect.connect(home, "claude-code", door=door, system=system)
    assert link.is_symlink()
    assert "8080" in real.read_text()
    assert stat.S_IMODE(real.stat().st_mode) == 0o644
    connect.disconnect(home, "claude-code", door=door, system=system)
    assert link.is_symlink()
    assert real.read_text() == "{}"


def test_a_read_only_file_is_left_alone(home, system, door):
    path = settings_file(connect.named("claude-code"), system, b"{}")
    path.chmod(0o444)
    with pytest.raises(UserFacingError) as refused:
        connect.connect(home, "claude-code", door=door, system=system)
    assert refused.value.code == "connect-read-only"
    assert path.read_bytes() == b"{}"
    assert not connect.entry(home, "claude-code", door=door, system=system).connected


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("claude-code", b"{"),
        ("claude-code", b'{"env": []}'),
        ("claude-code", b"[1]"),
        ("claude-code", "{}".encode("utf-16")),
        ("vscode", b"{}"),
        ("codex", b"a = ["),
        ("codex", b"model_providers = 1\n"),
        ("continue", b"models: {a: 1}\n"),
        ("continue", b"a: [\n"),
        ("continue", b"just a text\n"),
        ("librechat", b"endpoints:\n  custom: x\n"),
    ],
)
def test_a_broken_file_is_left_alone(home, system, door, name, data):
    path = settings_file(connect.named(name), system, data)
    with pytest.raises(UserFacingError) as refused:
        connect.connect(home, name, door=door, system=system)
    assert refused.value.code == "connect-unreadable"
    assert str(path) in refused.value.what_happened
    assert path.read_bytes() == data
    assert not (home.root / "connect").exists()


def test_a_file_broken_after_connect_is_left_alone(home, system, door):
    path = settings_file(connect.named("claude-code"), system, b"{}")
    connect.connect(home, "claude-code", door=door, system=system)
    path.write_text("{ half")
    with pytest.raises(UserFacingError):
        connect.disconnect(home, "claude-code", door=door, system=system)
    assert path.read_text() == "{ half"


def test_uninstall_takes_everything_back_and_keeps_what_it_cannot(home, system, door):
    one = settings_file(connect.named("claude-code"), system, b"{ }")
    two = settings_file(connect.named("codex"), system, b"# mine\n")
    for name in ("claude-code", "codex"):
        connect.connect(home, name, door=door, system=system)
    two.write_text("[ broken")
    uninstall.remove(home, uninstall.plan(home, models=False, settings=True))
    assert one.read_bytes() == b"{ }"
    assert two.read_text() == "[ broken"
    assert (home.root / "connect" / "codex.json").exists()
    two.unlink()
    uninstall.remove(home, uninstall.plan(home, models=False, settings=True))
    assert not home.root.exists()
    assert not two.exists()


def test_a_data_folder_that_moved_still_knows_the_way_back(home, system, door, tmp_path):
    path = settings_file(connect.named("codex"), system, b"# mine\r\n")
    connect.connect(home, "codex", door=door, system=system)
    home.root.rename(tmp_path / "moved")
    connect.disconnect(Home(tmp_path / "moved"), "codex", door=door, system=system)
    assert path.read_bytes() == b"# mine\r\n"


def test_another_file_is_connected_in_place_of_the_first(home, system, door, tmp_path):
    first = settings_file(connect.named("claude-code"), system, b"{}")
    second = tmp_path / "second.json"
    connect.connect(home, "claude-code", door=door, system=system)
    connect.connect(home, "claude-code", file=second, door=door, system=system)
    assert first.read_bytes() == b"{}"
    assert "8080" in second.read_text()
    connect.disconnect(home, "claude-code", door=door, system=system)
    assert not second.exists()


def test_killed_between_receipt_and_file(home, system, door, monkeypatch):
    from app.connect.link import Link

    path = settings_file(connect.named("claude-code"), system, b'{"env": {"ANTHROPIC_MODEL": "first"}}')
    with monkeypatch.context() as patch:
        patch.setattr(Link, "_write", lambda self, plan: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            connect.connect(home, "claude-code", door=door, system=system)
    assert not connect.entry(home, "claude-code", door=door, system=system).connected
    connect.connect(home, "claude-code", door=door, system=system)
    connect.disconnect(home, "claude-code", door=door, system=system)
    assert path.read_bytes() == b'{"env": {"ANTHROPIC_MODEL": "first"}}'


def test_a_change_is_carried_over_to_another_version():
    assert carried("a\nb\nc\n", "a\nX\nb\nc\n", "a\nb\nc\nd\n") == "a\nX\nb\nc\nd\n"
    assert carried("a\nb\nc\n", "a\nc\n", "0\na\nb\nc\n") == "0\na\nc\n"
    assert carried("a\nb\nc\n", "a\nc\n", "a\nB\nc\n") is None
    assert carried("a\n", "", "a\n") == ""


@pytest.mark.parametrize("form", ["json", "toml", "yaml"])
def test_shapes_that_do_not_fit_are_refused(form):
    document = opened(form, {"json": '{"a": 1}', "toml": "a = 1\n", "yaml": "a: 1\n"}[form])
    with pytest.raises(Unreadable):
        document.put(("a", "b"), 2)
    with pytest.raises(Unreadable):
        document.append(("a",), 2)


def test_places_on_windows(tmp_path):
    user = tmp_path / "Me"
    plain = System("windows", user, {})
    moved = System(
        "windows", user, {"APPDATA": str(tmp_path / "R"), "CODEX_HOME": str(tmp_path / "C"), "PATH": ""}
    )
    paths = {program.id: program.file.path(plain) for program in FILES if program.file}
    assert paths["vscode"] == user / "AppData/Roaming/Code/User/chatLanguageModels.json"
    assert paths["zed"] == user / "AppData/Roaming/Zed/settings.json"
    assert paths["goose"] == (
        user / "AppData/Roaming/Block/goose/config/custom_providers/custom_strata_launcher.json"
    )
    assert paths["claude-code"] == user / ".claude/settings.json"
    assert paths["aider"] == user / ".aider.conf.yml"
    moved_paths = {program.id: program.file.path(moved) for program in FILES if program.file}
    assert moved_paths["vscode"] == tmp_path / "R/Code/User/chatLanguageModels.json"
    assert moved_paths["codex"] == tmp_path / "C/config.toml"


def test_the_name_that_is_there_is_used(system):
    folder = system.home / ".config" / "opencode"
    folder.mkdir(parents=True)
    (folder / "opencode.jsonc").write_text("{}")
    file = connect.named("opencode").file
    assert file
    assert file.path(system) == folder / "opencode.jsonc"


def test_programs_are_found_by_what_they_leave(home, system, door):
    (system.home / ".codex").mkdir(parents=True)
    found = {entry.id: entry.detected for entry in connect.programs(home, door=door, system=system)}
    assert found.pop("codex")
    assert not any(found.values())
    assert door.made == []  # looking makes no key


def test_the_list_needs_no_engine(home, system):
    entries = connect.programs(home, system=system)
    assert len(entries) == len(every()) == 14
    assert all(entry.source.startswith("https://") for entry in entries)
    with pytest.raises(UserFacingError) as refused:
        connect.connect(home, "codex", system=system)
    assert refused.value.code == "not-set-up"


def test_the_engines_own_door(home):
    profile = Profile(
        id="p",
        title="P",
        engine="llamacpp",
        build="b",
        family="f",
        model="m",
        context=4096,
        port=8123,
    )
    store.save(home, profile)
    door = connect.EngineDoor(home)
    assert door.address() == Address("http://127.0.0.1:8123", "", "p", 4096)
    assert door.key("codex") == "none"
    store.save(home, replace(profile, options={"api_key": "secret"}))
    assert door.key("codex") == "secret"


def test_steps_name_the_address(home, system, door):
    entry = connect.entry(home, "n8n", door=door, system=system)
    assert entry.steps
    assert ("Base URL", "http://127.0.0.1:8080/v1") in entry.values
    with pytest.raises(UserFacingError) as refused:
        connect.connect(home, "n8n", door=door, system=system)
    assert refused.value.code == "connect-steps"


def test_unknown_names(home, system):
    with pytest.raises(UserFacingError) as refused:
        connect.entry(home, "codecks", system=system)
    assert refused.value.code == "no-such-program"
    assert "codex" in refused.value.what_to_do
    with pytest.raises(UserFacingError) as refused:
        connect.disconnect(home, "codex", system=system)
    assert refused.value.code == "not-connected"


def test_an_unknown_key_in_a_data_file_is_refused(tmp_path):
    path = tmp_path / "x.toml"
    path.write_text('title = "X"\nsource = "s"\napi = "openai"\nsteps = ["a"]\nfoo = 1\n')
    with pytest.raises(ValueError, match="foo"):
        read(path)
