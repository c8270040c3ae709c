"""The Windows probes for real, under Wine: registry, DXGI and system calls are Wine's own; PowerShell is absent."""

from __future__ import annotations

import os

import psutil
import pytest

pytestmark = pytest.mark.windows

DETECT = """
from app.hardware.detect import detect
from app.hardware.page import as_json, as_text
machine = detect(timeout=30)
result = {**as_json(machine), "page": as_text(machine)}
"""


@pytest.fixture
def machine(in_windows):
    return in_windows(DETECT)


def test_the_whole_detection_runs_in_windows_python(machine) -> None:
    assert machine["os"]["system"] == "windows"
    assert machine["os"]["name"].startswith("Windows")
    assert machine["cpu"]["architecture"] == "x86_64"
    assert machine["cpu"]["logical_cores"] == os.cpu_count()
    assert machine["cpu"]["model"]
    assert machine["memory"]["total"] == pytest.approx(psutil.virtual_memory().total, rel=0.05)
    assert machine["memory"]["commit_limit"] >= machine["memory"]["total"] * 0.9
    assert machine["disks"]
    assert [probe for probe in machine["probes"] if probe["outcome"] == "failed"] == []
    assert machine["os"]["name"] in machine["page"]


def test_dxgi_answers_and_powershells_absence_is_normal(machine) -> None:
    probes = {probe["probe"]: probe["outcome"] for probe in machine["probes"]}
    assert probes["cim"] in ("absent", "ok")
    if os.environ.get("DISPLAY"):  # Wine's DXGI needs a screen
        assert probes["dxgi"] == "ok"
    for adapter in machine["adapters"]:
        assert adapter["reason"]


def test_a_display_key_in_the_registry_is_read_in_every_form(in_windows) -> None:
    found = in_windows(
        """
import winreg
from app.hardware.probes import windows
root = winreg.CreateKey(winreg.HKEY_LOCAL_MACHINE, windows._CLASS + r"\\0042")
winreg.SetValueEx(root, "DriverDesc", 0, winreg.REG_SZ, "AMD Radeon RX 9070 XT")
winreg.SetValueEx(root, "MatchingDeviceId", 0, winreg.REG_SZ, r"PCI\\VEN_1002&DEV_7550")
winreg.SetValueEx(root, "HardwareInformation.qwMemorySize", 0, winreg.REG_QWORD, 17095983104)
first = windows.parse_registry(windows.read_registry())
winreg.SetValueEx(root, "HardwareInformation.qwMemorySize", 0, winreg.REG_BINARY, (17095983104).to_bytes(8, "little"))
second = windows.parse_registry(windows.read_registry())
winreg.DeleteKey(winreg.HKEY_LOCAL_MACHINE, windows._CLASS + r"\\0042")
result = [[card.memory for card in cards if card.name == "AMD Radeon RX 9070 XT"] for cards in (first, second)]
"""
    )
    assert found == [[17095983104], [17095983104]]
