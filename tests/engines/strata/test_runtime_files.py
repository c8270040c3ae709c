"""AMD's runtime beside the programs: real Windows libraries under AMD's names."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app.engines.strata.runtime_files import complete_runtime
from tests.windows_python import WindowsPython


@pytest.fixture
def engine(tmp_path: Path, windows_python: WindowsPython) -> Path:
    """`amdhip64_7.dll` is Python's own library here, which imports `vcruntime140.dll`."""
    libraries = tmp_path / "rocm" / "bin"
    libraries.mkdir(parents=True)
    folder = windows_python.program.parent
    shutil.copy(folder / "python311.dll", libraries / "amdhip64_7.dll")
    shutil.copy(folder / "vcruntime140.dll", libraries)
    (libraries / "rocblas.dll").write_bytes(b"not imported")
    return tmp_path


@pytest.mark.windows
def test_the_runtime_and_its_imports_come_beside_the_programs(engine: Path) -> None:
    assert complete_runtime(engine) == ("amdhip64_7.dll", "vcruntime140.dll")
    assert not (engine / "rocblas.dll").exists()
    assert complete_runtime(engine) == ()


@pytest.mark.windows
def test_one_that_is_missing_or_another_is_replaced(engine: Path) -> None:
    complete_runtime(engine)
    (engine / "vcruntime140.dll").unlink()
    (engine / "amdhip64_7.dll").write_bytes(b"the driver's")
    assert complete_runtime(engine) == ("amdhip64_7.dll", "vcruntime140.dll")
    newer = (engine / "vcruntime140.dll").stat().st_mtime + 100
    os.utime(engine / "rocm" / "bin" / "vcruntime140.dll", (newer, newer))
    assert complete_runtime(engine) == ("vcruntime140.dll",)


def test_an_engine_without_amds_runtime_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "strata.exe").write_bytes(b"MZ")
    assert complete_runtime(tmp_path) == ()
    assert complete_runtime(tmp_path / "none") == ()


def test_a_library_that_is_none_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "amdhip64_7.dll").write_bytes(b"damaged")
    assert complete_runtime(tmp_path) == ()
