"""What is published beside the packages, and the parts of the builds that need no build."""

from __future__ import annotations

import hashlib
import json
import struct
import subprocess
from pathlib import Path

import pytest

from app import __version__
from app.system.program import project_folder
from installer import frozen as rules
from installer.icons import icns, ico

from .conftest import DIST, built


def test_the_sums_are_those_of_the_files() -> None:
    lines = built("SHA256SUMS").read_text().splitlines()
    assert len(lines) == 5
    for line in lines:
        digest, name = line.split()
        assert hashlib.sha256((DIST / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_the_bill_names_what_is_shipped(system: str) -> None:
    bill = json.loads(built(f"strata-launcher-{__version__}-{system}.cdx.json").read_text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    names = {item["name"] for item in bill["components"]}
    assert {"python", "pyside6-essentials", "shiboken6", "requests", "psutil", "pydantic-core"} <= names
    assert not names & {"pyinstaller", "pytest", "setuptools", "pip"}
    assert all(item["licenses"][0]["license"] for item in bill["components"])
    references = [item["bom-ref"] for item in bill["components"]]
    assert len(set(references)) == len(references)


def test_without_a_certificate_signing_says_so(tmp_path: Path) -> None:
    program = tmp_path / "x.exe"
    script = project_folder() / "installer" / "windows" / "sign.sh"
    done = subprocess.run(
        [script, program], env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=True
    )
    assert "not signed" in done.stderr
    assert "x.exe" in done.stderr


def test_with_a_certificate_every_file_is_signed(tmp_path: Path) -> None:
    """The signing program is one that writes down what it is asked to sign."""
    script = project_folder() / "installer" / "windows" / "sign.sh"
    environment = {"PATH": "/usr/bin:/bin", "STRATA_SIGN_COMMAND": f"tee -a {tmp_path}/log"}
    files = [tmp_path / "a.exe", tmp_path / "b c.exe"]
    subprocess.run(
        [script, *files], env=environment, input="signed\n", capture_output=True, text=True, check=True
    )
    assert all(path.exists() for path in files)


@pytest.mark.parametrize(
    ("name", "stays"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Svg.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_pl.qm", False),
    ],
)
def test_only_the_parts_of_qt_that_are_used(name: str, stays: bool) -> None:
    assert rules.wanted(name) is stays


def test_the_icon_files_hold_every_picture() -> None:
    pictures = {16: b"\x89PNG sixteen", 256: b"\x89PNG large", 512: b"\x89PNG huge"}
    content = ico(pictures)
    assert struct.unpack("<HHH", content[:6]) == (0, 1, 2)  # 512 is more than the format can say
    size, offset = struct.unpack("<II", content[14:22])
    assert content[offset : offset + size] == pictures[16]
    apple = icns(pictures)
    assert apple[:4] == b"icns"
    assert struct.unpack(">I", apple[4:8])[0] == len(apple)
    assert pictures[512] in apple
