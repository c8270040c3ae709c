"""DOUBLE of Strata's setup.py: says what the real one says, and writes the config and the pack of one model."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent


def main() -> int:
    parser = argparse.ArgumentParser()
    for name in ("--family", "--model", "--data-dir", "--context"):
        parser.add_argument(name)
    for name in ("--yes", "--no-start"):
        parser.add_argument(name, action="store_true")
    given = parser.parse_args()
    tag = given.model if given.family == "qwen" else f"{given.family}-{given.model}"
    data = Path(given.data_dir)
    step(1, "checking your PC")
    print("  [ok] AMD Radeon RX 9070 XT, 15.9 GiB")
    print("  [!] page file: 2.0 GiB; 64 GB are recommended")
    if (ROOT / "setup-fails").exists():
        print("  [X] the driver is too old (572.16); 580 or newer is needed")
        print("      Download it from nvidia.com/drivers")
        print("Setup stopped. Fix the problem above and run it again.")
        return 1
    for number, title in enumerate(("your choices", "Python packages", "the Strata engine"), 2):
        step(number, title)
    step(5, f"downloading {given.family} {given.model}")
    shards = sorted((data / "models" / tag).glob("*.gguf"))
    for shard in shards:
        assert Path(f"{shard}.done").exists(), shard
        print(f"\r  {shard.name}: 1.00 / 1.00 GB (100%)", end="")
    print()
    step(6, "preparing the model for Strata")
    reader = ROOT / "third_party" / "llama.cpp" / "gguf-py"
    (reader / "gguf").mkdir(parents=True, exist_ok=True)
    (reader / "gguf" / "__init__.py").touch()
    pack = data / "packs" / tag.lower()
    command = [
        sys.executable,
        str(ROOT / "tools" / "iq_pack.py"),
        "--gguf",
        str(shards[0]),
        "--out",
        str(pack),
    ]
    print(f"  > {' '.join(command)}", flush=True)
    subprocess.run(command, env={"STRATA_GGUF_PY": str(reader)}, check=True)
    (data / "mtp" / "rt").mkdir(parents=True, exist_ok=True)
    (data / "mtp" / "rt" / "experts.bin").write_text("double")
    step(7, "writing the start script")
    config = {"exe": str(ROOT / "engine" / "strata"), "args": ["--max-context", given.context or "32768"]}
    (ROOT / f"strata-{tag.lower()}.json").write_text(json.dumps(config, indent=1), "utf-8")
    print("\nAll set.")
    print("  http://127.0.0.1:8080/v1")
    return 0


def step(number: int, title: str) -> None:
    print(f"\n=== Step {number}: {title} ===", flush=True)


if __name__ == "__main__":
    sys.exit(main())
