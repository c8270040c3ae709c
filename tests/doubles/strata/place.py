"""An installed DOUBLE of Strata in a home, without going through the install steps: for tests of running it."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from app.engines.profile import Profile
from app.engines.strata.arguments import DEFAULTS
from app.engines.strata.places import Places
from app.install.manifest import Manifest
from app.system.home import Home

PROGRAM = Path(__file__).parent / "program"
BUILD = "strata-double-hip"
CARD = "0000:03:00.0"


def place(home: Home, *, port: int, behaviour: str = "normal", **more: Any) -> Profile:
    """Lay the double down as installed and return a profile that runs it; `more` goes into double.json."""
    places = Places.in_home(home)
    root = Path(places.root)
    shutil.copytree(PROGRAM, root, ignore=shutil.ignore_patterns("__pycache__"))
    behave(home, behaviour, **more)
    _link_python(Path(places.python))
    shards = [
        Path(places.model("IQ2_XS")) / f"Qwen3.8-Flash-Next-GSQ-RCO-IQ2_XS-0000{n}-of-00002.gguf"
        for n in (1, 2)
    ]
    files = {
        shards[0]: b"GGUF double",
        shards[1]: b"GGUF double",
        root / "data" / "expert-profile.bin": b"double",
        Path(places.pack("IQ2_XS")) / "tokenizer" / "vocab.json": b"{}",
        Path(places.draft_layer) / "rt" / "experts.bin": b"double",
    }
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    engine = {"root": str(root), "backend": "hip", "cuda": "", "lib_dirs": f"{root}/engine/rocm/bin"}
    Manifest("engine", BUILD, root, (), engine).save(home)
    model = {
        "tag": "IQ2_XS",
        "model_name": "qwen3.8-flash-next-iq2_xs",
        "data": str(places.data),
        "models": str(places.models),
        "native": str(shards[0]),
        "ple": str(shards[1]),
        "expert_profile": "expert-profile.bin",
        "mmproj": "",
    }
    Manifest("model", "qwen-IQ2_XS", shards[0].parent, (), model).save(home)
    return Profile(
        id="qwen-iq2-xs",
        title="Qwen3.8-Flash-Next IQ2_XS (double)",
        engine="strata",
        build=BUILD,
        family="qwen",
        model="IQ2_XS",
        context=65536,
        kv_type="int8",
        devices=(CARD,),
        port=port,
        args=dict(DEFAULTS),
        env={"STRATA_HIPBLASLT_TUNING": str(places.tuning_table("gfx1201", 100500))},
        options={"device_numbers": {CARD: 0, "0000:0f:00.0": 1}},
    )


def behave(home: Home, behaviour: str, **more: Any) -> None:
    """Change how the double behaves from its next start on."""
    root = Path(Places.in_home(home).root)
    (root / "double.json").write_text(json.dumps({"behaviour": behaviour, **more}), "utf-8")


def _link_python(python: Path) -> None:
    """The interpreter of the double's `.venv`: this one."""
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
