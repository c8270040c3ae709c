"""Brings the translations up to date: `python resources/i18n/update.py`.

Collects every literal `tr("...")` under `app/`, the texts of tables and data files that go through `tr` where they are
shown, merges them into the Qt Linguist files beside this one (new texts come in as unfinished, vanished ones go) and
compiles them with Qt's lrelease. Edit the `.ts` files with Qt Linguist or by hand.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
APP = HERE.parents[1] / "app"
LANGUAGES = ("de", "zh_CN", "ja", "es", "fr")
CONTEXT = "app"  # one context: the same words mean the same everywhere


def texts() -> dict[str, str]:
    """Every text of the program with the file in which it stands first."""
    found: dict[str, str] = {}
    for path in sorted(APP.rglob("*.py")):
        if path.is_relative_to(APP / "cli"):
            continue  # the terminal speaks English
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"):
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                found.setdefault(str(node.args[0].value), path.relative_to(APP.parent).as_posix())
    for path, text in [*data_texts(), *table_texts()]:
        if text:
            found.setdefault(text, path)
    return found


def data_texts() -> Iterator[tuple[str, str]]:
    """What people read in the data files: crash signatures, remedies, exit codes."""
    resources = HERE.parent
    for path in sorted([*(resources / "crashes").glob("*.toml"), *(resources / "remedies").glob("*.toml")]):
        value = tomllib.loads(path.read_text(encoding="utf-8"))
        for item in [value] if path.parent.name == "crashes" else value.values():
            for key in ("title", "cause", "helps", "change", "cost"):
                yield path.relative_to(APP.parent).as_posix(), item.get(key, "")
    codes = tomllib.loads((resources / "exitcodes.toml").read_text(encoding="utf-8"))
    for entries in codes.values():
        for item in entries if isinstance(entries, list) else ():
            yield "resources/exitcodes.toml", item.get("sentence", "")


def table_texts() -> Iterator[tuple[str, str]]:
    """Sentences in tables of the code: what log lines mean, what failed downloads are called."""
    sys.path.insert(0, str(APP.parent))
    from app.doctor import report
    from app.engines import llamacpp
    from app.engines.strata import log
    from app.transfer import faults

    yield from (("app/engines/llamacpp.py", text) for _, _, text in llamacpp._GRAMMAR)
    yield from (("app/engines/strata/log.py", rule.text) for rule in log._RULES)
    yield from (
        ("app/transfer/faults.py", text) for text in (*faults._TITLES.values(), *faults._ADVICE.values())
    )
    personal = ("your home folder", "the computer's name", "your user name")
    kinds = (*personal, *(kind for kind, _, _ in report._GENERAL))
    yield from (("app/doctor/report.py", kind) for kind in kinds)


def source_file(language: str) -> Path:
    return HERE / f"strata-launcher_{language}.ts"


def translations(language: str) -> dict[str, str]:
    """The finished translations in a language's file."""
    path = source_file(language)
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        node = message.find("translation")
        if node is not None and node.text and "type" not in node.attrib:
            found[message.findtext("source", "")] = node.text
    return found


def write(language: str, known: dict[str, str]) -> int:
    """Write the language's file; returns how many texts are not translated."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    missing = 0
    for text, path in texts().items():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "location", filename=f"../../{path}")
        ET.SubElement(message, "source").text = text
        node = ET.SubElement(message, "translation")
        if text in known:
            node.text = known[text]
        else:
            node.set("type", "unfinished")
            missing += 1
    ET.indent(root)
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    source_file(language).write_text(head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8")
    return missing


def compile_all() -> None:
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent)) or "lrelease"
    for language in LANGUAGES:
        source = source_file(language)
        subprocess.run([tool, "-silent", str(source), "-qm", str(source.with_suffix(".qm"))], check=True)


def main() -> None:
    for language in LANGUAGES:
        print(
            f"{language}: {write(language, translations(language))} of {len(texts())} texts are not translated"
        )
    compile_all()


if __name__ == "__main__":
    main()
