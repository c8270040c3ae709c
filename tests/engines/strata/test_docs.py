"""docs/strata.md says what the code says. Run this file as a program to write the table anew."""

from __future__ import annotations

import re
from pathlib import Path

from app.engines.strata.flags import FLAGS

PAGE = Path(__file__).parents[3] / "docs" / "strata.md"
BLOCK = re.compile(r"(<!-- flags: .*? -->\n)(.*?)(<!-- end of flags -->)", re.DOTALL)


def table() -> str:
    rows = ["| flag | here |", "|---|---|"]
    for flag in FLAGS:
        values = " ".join(f"`{value}`" for value in flag.values)
        text = (flag.why_not and f"no: {flag.why_not}") or flag.help
        rows.append(f"| `{flag.name}` {values} | {text} |".replace("  ", " "))
    return "\n".join(rows) + "\n"


def test_the_table_of_flags_is_the_codes() -> None:
    found = BLOCK.search(PAGE.read_text("utf-8"))
    assert found is not None
    assert found[2] == table()


if __name__ == "__main__":
    PAGE.write_text(BLOCK.sub(lambda found: found[1] + table() + found[3], PAGE.read_text("utf-8")), "utf-8")
