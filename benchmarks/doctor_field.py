"""Read a folder of field cases (TOML with log, exit, platform) and print what the doctor says, a JSON line a case.

    python -m benchmarks.doctor_field tests/doctor/field/a

The cases' own truth (cause, helped, right, first) is never shown to the doctor.
"""

from __future__ import annotations

import json
import sys
import tempfile
import tomllib
from pathlib import Path

from app.doctor.diagnose import diagnose


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        log = Path(temporary) / "engine.log"
        for path in sorted(folder.glob("*.toml")):
            case = tomllib.loads(path.read_text(encoding="utf-8"))
            log.write_text(case["log"], encoding="utf-8")
            code = case.get("exit", "")
            found = diagnose(
                log,
                exit_code=None if code in ("", "none") else code,
                platform=case.get("platform") or "linux",
            )
            line = {
                "file": path.name,
                "signature": found.signature,
                "title": found.title,
                "cause": found.cause,
                "confidence": found.confidence,
                "first": next(iter(found.remedies), ""),
                "remedies": found.remedies[:4],
            }
            print(json.dumps(line, ensure_ascii=False))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
