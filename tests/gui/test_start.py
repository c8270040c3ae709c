"""What PySide6 compiles is kept, and a kept file that is damaged or of another Python is not used."""

from __future__ import annotations

import builtins
from pathlib import Path

import pytest

from app.gui.qt_start import kept


@pytest.fixture
def compiled(monkeypatch) -> list[bytes]:
    """The texts that really were compiled."""
    texts: list[bytes] = []
    compile_text = builtins.compile

    def spy(source, *rest, **options):
        texts.append(source)
        return compile_text(source, *rest, **options)

    monkeypatch.setattr(builtins, "compile", spy)
    return texts


def run(file: Path, text: bytes = b"value = 6 * 7") -> int:
    names: dict[str, int] = {}
    with kept(str(file)):
        exec(compile(text, "support.py", "exec"), names)
    return names["value"]


def test_a_text_is_compiled_once(tmp_path, compiled) -> None:
    file = tmp_path / "__pycache__" / "support.pyc"
    assert [run(file), run(file)] == [42, 42]
    assert compiled == [b"value = 6 * 7"]


def test_another_text_is_compiled_and_kept_as_well(tmp_path, compiled) -> None:
    file = tmp_path / "support.pyc"
    assert [run(file), run(file, b"value = 1"), run(file), run(file, b"value = 1")] == [42, 1, 42, 1]
    assert len(compiled) == 2


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-3], lambda data: b"\0" * 4 + data[4:], lambda data: b""]
)
def test_a_file_that_is_damaged_is_made_anew(tmp_path, compiled, damage) -> None:
    file = tmp_path / "support.pyc"
    run(file)
    file.write_bytes(damage(file.read_bytes()))
    assert [run(file), run(file)] == [42, 42]
    assert len(compiled) == 2


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path, compiled) -> None:
    (tmp_path / "file").touch()
    assert run(tmp_path / "file" / "support.pyc") == 42


def test_the_builtin_is_given_back_after_an_error(tmp_path) -> None:
    before = builtins.compile
    with pytest.raises(SyntaxError):
        run(tmp_path / "support.pyc", b"value =")
    assert builtins.compile is before
