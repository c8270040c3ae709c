"""Pages of docs/ that are made from data: `python -m tests.generated` writes them, a test keeps them current."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from app.catalog.load import load
from app.core.units import download, memory
from app.doctor import remedies, signatures
from app.hardware.capture import replay
from app.hardware.machine import Adapter, Machine
from app.runtime.machine import mermaid

PROJECT = Path(__file__).parents[1]


def hardware() -> str:
    rows = []
    for file in sorted((PROJECT / "tests" / "captures").glob("*/capture.json")):
        about = json.loads(file.read_text(encoding="utf-8"))["about"]
        machine = replay(file.parent)
        rows.append(f"| {about} | {_said(machine)} | {_sources(machine)} |")
    return "\n".join(
        [
            "# What detection says of which machine", "",
            "Made from the captures in `tests/captures` (`python -m tests.generated`). The captures are recordings of public",
            "reports, retyped; this machine's own tools are compared in `tests/hardware/test_live.py`.", "",
            "`detect --json` prints schema 1: the fields of `app/hardware/machine.py`, sizes in bytes, with `schema` beside.", "",
            "| machine | what we say | sources |", "|---|---|---|", *rows, "",
        ]
    )  # fmt: skip


def _said(machine: Machine) -> str:
    lines = [_adapter(adapter) for adapter in machine.adapters] or [
        "no graphics card; the processor does the work"
    ]
    return "<br>".join([*lines, *(f"**{finding.text}** {finding.advice}" for finding in machine.findings)])


def _adapter(adapter: Adapter) -> str:
    facts = [adapter.architecture, memory(adapter.memory_total) if adapter.memory_total else ""]
    shown = ", ".join(fact for fact in facts if fact)
    return f"{adapter.name}{f' ({shown})' if shown else ''}: {adapter.reason}"


def _sources(machine: Machine) -> str:
    return ", ".join(dict.fromkeys(source for adapter in machine.adapters for source in adapter.sources))


def _first_run() -> list[str]:
    """The single first run on the held half of the field logs, as it came out."""
    path = Path(__file__).parent / "doctor" / "held" / "first-run.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    crashed = [row for row in rows if not row["healthy"]]
    healthy = [row for row in rows if row["healthy"]]
    counts = {name: sum(row["verdict"] == name for row in crashed) for name in VERDICTS}
    sure = [row for row in crashed if row["confidence"] >= 0.8]
    wrong = [row for row in crashed if row["verdict"] == "wrong"]
    return [
        "# How right it is on logs that it had not seen", "",
        f"{len(rows)} public logs, half of what was collected, told apart by the hash of the source's address before a "
        "rule was written (`tests/doctor/held/b`), were read once and judged by readers other than the rules' writer.",
        "The first figures, as they came out:", "",
        "| right cause and first remedy | half | generic | unknown | wrong |", "|---|---|---|---|---|",
        "| " + " | ".join(f"{counts[name]} ({counts[name] / len(crashed):.0%})" for name in VERDICTS) + " |", "",
        f"Wrong where the confidence was 0.8 or more: {sum(row['verdict'] == 'wrong' for row in sure)} of {len(sure)}. "
        f"Healthy logs read as crashes with a name: 0 of {len(healthy)}; as an unnamed end: "
        f"{sum(row['signature'] != 'healthy' for row in healthy)}.", "",
        "The goal was 75 % right and at most 5 % wrong; it is missed. Read as something else:", "",
        "| log | read as | confidence | judged |", "|---|---|---|---|",
        *(
            f"| {row['file'].removesuffix('.toml')} | {row['signature']} | {row['confidence']} | {row['why']} |"
            for row in wrong
        ),
        "",
    ]  # fmt: skip


VERDICTS = ("right", "half", "generic", "unknown", "wrong")


def crashes() -> str:
    parts = [
        *_first_run(),
        "# Crashes that are known by name", "",
        "Made from `resources/crashes` and `resources/remedies` (`python -m tests.generated`). A crash that is not here",
        "still gets a name, its last meaningful lines, and the general steps.", "",
    ]  # fmt: skip
    known = remedies.load()
    for signature in signatures.load():
        helps = ", ".join(known[item].title for item in signature.remedies) or "nothing to do"
        parts += [
            f"## {signature.title}", "", f"`{signature.id}` · {', '.join(signature.sources)}", "",
            signature.cause, "", f"**What helps.** {signature.helps} In this order: {helps}.", "",
        ]  # fmt: skip
    parts += ["# Remedies", "", "| remedy | changes | costs |", "|---|---|---|"]
    parts += [f"| {item.title} (`{item.id}`) | {item.change} | {item.cost} |" for item in known.values()]
    return "\n".join([*parts, ""])


def models() -> str:
    catalog = load()
    parts = [
        "# Engines and models",
        "",
        "Made from `resources/catalog` (`python -m tests.generated`).",
        "",
        "## Engine builds",
        "",
    ]
    parts += ["| build | engine | backend | system |", "|---|---|---|---|"]
    parts += [
        f"| `{item.id}` | {item.engine} {item.version} | {item.backend} | {item.os}, {item.cpu} |"
        for item in catalog.builds
    ]
    for family in catalog.families:
        parts += [
            "",
            f"## {family.title}",
            "",
            f"`--family {family.id}` · {family.maker} · [{family.licence}]({family.licence_url})",
            "",
            f"{family.summary}.",
            "",
        ]
        parts += ["| `--model` | download | context | engines | hash known |", "|---|---|---|---|---|"]
        for item in family.variants:
            known = "yes" if all(file.sha256 for file in item.files) else "size only"
            parts.append(
                f"| `{item.id}` | {download(item.download_size)} | {item.trained_context} | {', '.join(item.engines)} | {known} |"
            )
        parts += [f"\n`{item.id}`: {item.note}." for item in family.variants if item.note]
    return "\n".join([*parts, ""])


def states() -> str:
    return "\n".join(
        [
            "# The states of an engine",
            "",
            "Drawn from the table in `app/runtime/machine.py` (`python -m tests.generated`).",
            "",
            "```mermaid",
            mermaid() + "```",
            "",
        ]
    )


def advice() -> str:
    from tests.advisor.golden import kept

    parts = [
        "# What is advised for which machine", "",
        "The golden table of the tests (`tests/advisor/golden.toml`; machines in `machines.toml` beside it and in",
        "`tests/captures`). Every row was read by a person before it was kept.", "",
        "| machine | advice | because | Strata's own answer | what would change it |", "|---|---|---|---|---|",
    ]  # fmt: skip
    for name, row in kept().items():
        words = (row["choice"], row["reason"], row.get("own", ""), row.get("change", ""))
        parts.append(f"| {name} | " + " | ".join(words) + " |")
    return "\n".join([*parts, "", *_community(), ""])


# What the held half gave when it was first computed (2026-12-07), with rules made on the other half; never changed.
_FIRST = (
    "30 of 32 called possible (94 %), no advised set-up that fails, 24 of 29 speeds within the range (83 %)"
)


def _community() -> list[str]:
    from benchmarks.community import line, sums
    from tests.advisor.community import judge, results

    parts = [
        "## The advice against what users of Strata measured", "",
        f"{len(results())} results of {len({item['source'] for item in results()})} public reports",
        "(`tests/advisor/community.toml`, with their sources), told apart by the hash of the source: rules and figures were",
        "made with the half `dev` only. Whoever typed the reports in had read both halves. `python -m benchmarks.community`",
        "computes all of this. What was compiled by its user is judged as if this program could install that engine; the",
        "lines below tell how often it can. Speeds are tokens per second for a short prompt.", "",
        f"First figures of the half `held`: {_FIRST}.", "",
    ]  # fmt: skip
    for half in ("dev", "held"):
        verdicts = [judge(item) for item in results(half)]
        parts += [f"### {half}", "", *(f"- {what}: {figure}" for what, figure in sums(verdicts)), ""]
        parts += ["| card | system, RAM | what ran | measured | told | within |", "|---|---|---|---|---|---|"]
        parts += [*map(line, verdicts), ""]
    return parts[:-1]


def strata() -> str:
    """docs/strata.md with its tables of builds and sizes made anew; the rest is written by hand."""
    catalog = load()
    rows = [
        "",
        "| build | backend, system | cards | oldest driver | archive, SHA-256 |",
        "|---|---|---|---|---|",
    ]
    for item in catalog.builds:
        if item.engine == "strata":
            archive = item.archives[0]
            driver = (
                ", ".join(f"{vendor} {version}" for vendor, version in item.minimum_driver.items()) or "any"
            )
            cards = ", ".join(item.architectures) + (" and newer" if item.ptx else "")
            rows.append(
                f"| {item.version} | {item.backend}, {item.os} | {cards} | {driver} | `{archive.name}` `{archive.sha256[:12]}…` |"
            )
    rows += [
        "",
        "| family, size | download | experts | RAM by Strata's rule | contexts | hash known |",
        "|---|---|---|---|---|---|",
    ]
    for family in catalog.families:
        for size in family.variants:
            if "strata" in size.engines:
                known = "yes" if all(file.sha256 for file in size.files) else "told at the download"
                contexts = f"{min(size.contexts)} to {max(size.contexts)}"
                rows.append(
                    f"| `{family.id}` `{size.id}` | {download(size.download_size)} | {size.options['arena_gb']} GB |"
                    f" {size.ram_needed >> 30} GiB | {contexts} | {known} |"
                )
    text = (PROJECT / "docs" / "strata.md").read_text(encoding="utf-8")
    head, mark, rest = text.partition("<!-- made from the catalogue: python -m tests.generated -->")
    _, end, tail = rest.partition("<!-- end -->")
    return "\n".join([head + mark, *rows, "", end + tail.rstrip("\n"), ""])


PAGES: dict[str, Callable[[], str]] = {
    "hardware.md": hardware, "crashes.md": crashes, "models.md": models, "states.md": states,
    "advice.md": advice, "strata.md": strata,
}  # fmt: skip


def main() -> None:
    for name, make in PAGES.items():
        (PROJECT / "docs" / name).write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
