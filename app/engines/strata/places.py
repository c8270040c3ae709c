"""Where Strata's own setup puts things (install contract 5.1, 5.2), so that each side goes on where the other stopped.

Paths are pure: they name files of a Windows or a Linux installation on any system.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path, PurePath, PureWindowsPath

from app.system.files import read_json
from app.system.home import Home


@dataclass(frozen=True, slots=True)
class Places:
    """`root` is the Strata folder (program), `data` the data folder, `models` where only the GGUF files lie."""

    root: PurePath
    data: PurePath
    models: PurePath

    @classmethod
    def of(cls, root: PurePath, data: PurePath | None = None, models: PurePath | None = None) -> Places:
        """Missing folders as setup chooses them: `Strata-data` beside the Strata folder, `models` inside it."""
        data = data or root.with_name("Strata-data")
        return cls(root, data, models or data / "models")

    @classmethod
    def in_home(cls, home: Home, data: Path | None = None, models: Path | None = None) -> Places:
        """The launcher's own installation of Strata."""
        return cls.of(
            home.engines / "strata" / "Strata", data or home.engines / "strata" / "Strata-data", models
        )

    @property
    def windows(self) -> bool:
        return isinstance(self.root, PureWindowsPath)

    @property
    def python(self) -> PurePath:
        """The interpreter of `.venv`."""
        return self.root / ".venv" / ("Scripts/python.exe" if self.windows else "bin/python")

    @property
    def server(self) -> PurePath:
        return self.root / "serve" / "server.py"

    @property
    def gguf_py(self) -> PurePath:
        """llama.cpp's Python reader of GGUF files, which the preparation tools import."""
        return self.root / "third_party" / "llama.cpp" / "gguf-py"

    @property
    def draft_layer(self) -> PurePath:
        """The folder of the draft layer (MTP); `rt/experts.bin` in it = finished."""
        return self.data / "mtp"

    def engine(self, cuda: int = 13) -> PurePath:
        """The engine's folder; the CUDA 12 engine has one of its own."""
        return self.root / ("engine-cuda12" if cuda == 12 else "engine")

    def program(self, name: str, cuda: int = 13) -> PurePath:
        """An executable of the engine: "strata", "strata-device" or "strata-vision"."""
        return self.engine(cuda) / (f"{name}.exe" if self.windows else name)

    def model(self, tag: str) -> PurePath:
        return self.models / tag

    def pack(self, tag: str) -> PurePath:
        return self.data / "packs" / tag.lower()

    def config(self, tag: str) -> PurePath:
        return self.root / f"strata-{tag.lower()}.json"

    def log(self, tag: str) -> PurePath:
        return self.root / f"strata-{tag.lower()}.log"

    def script(self, tag: str) -> PurePath:
        return self.root / f"run-{tag.lower()}{'.bat' if self.windows else '.sh'}"

    def tuning_table(self, architecture: str, hipblaslt_version: int) -> PurePath:
        """hipBLASLt's tuning table for one card and one library version; most pairs have none."""
        return self.root / "tools" / "hip" / f"{architecture}-hipblaslt-{hipblaslt_version}.txt"


def settings_file() -> Path:
    """Strata's own settings.json (install contract 5.5)."""
    if sys.platform == "win32":
        return Path(os.environ["APPDATA"]) / "Strata" / "settings.json"
    config = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(config) / "strata" / "settings.json"


def remembered_data() -> Path | None:
    """The data folder that Strata's own setup remembers and that exists, None when there is none."""
    value = read_json(settings_file())
    folder = value.get("data_dir") if isinstance(value, dict) else None
    return Path(folder) if isinstance(folder, str) and folder and Path(folder).is_dir() else None
