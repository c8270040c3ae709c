"""The advice against what users measured: `python -m benchmarks.community [dev|held]` prints the table and its sums.

Rules are made with the half "dev" only; the half "held" shows what they are worth elsewhere.
"""

from __future__ import annotations

import sys

from tests.advisor.community import Verdict, failing, judge, results


def share(part: int, whole: int) -> str:
    return f"{part} of {whole}" + (f" ({part * 100 / whole:.0f} %)" if whole else "")


def sums(verdicts: list[Verdict]) -> list[tuple[str, str]]:
    """What is measured, in words and as "part of whole"."""
    ran = [item for item in verdicts if item.result["ran"]]
    told = [item for item in ran if item.within is not None]
    everything = results()
    return [
        ("reports", str(len({item.result["source"] for item in verdicts}))),
        ("called possible, with the engine that the user had", share(sum(v.compiled for v in ran), len(ran))),
        ("can be installed by this program", share(sum(v.shipped for v in ran), len(ran))),
        (
            "installed by this program, or said that the engine has to be compiled",
            share(sum(v.shipped or (v.compiled and v.named) for v in ran), len(ran)),
        ),
        ("advised set-up that a result shows failing", str(sum(failing(v, everything) for v in verdicts))),
        ("measured speed within the told range", share(sum(v.within is True for v in told), len(told))),
    ]


def line(item: Verdict) -> str:
    result, speed = item.result, item.speed
    cards = " + ".join(card[2] for card in result["cards"])
    told = f"{speed.low:g} to {speed.high:g}" if speed else "not possible"
    measured = f"{result['decode']:g}" if result["decode"] else "ran" if result["ran"] else "failed"
    where = f"{result['system']} {result['ram']:g} GiB"
    verdict = {True: "yes", False: "no", None: ""}[item.within]
    ran = f"{result['family']} {result['model']}, {result['context']}"
    return f"| {cards} | {where} | {ran} | {measured} | {told} | {verdict} |"


def main() -> None:
    for half in sys.argv[1:] or ("dev", "held"):
        verdicts = [judge(item) for item in results(half)]
        print(f"\n## {half}\n")
        print("| card | system, RAM | what ran | measured | told | within |\n|---|---|---|---|---|---|")
        print("\n".join(line(item) for item in verdicts))
        print()
        for what, figure in sums(verdicts):
            print(f"- {what}: {figure}")


if __name__ == "__main__":
    main()
