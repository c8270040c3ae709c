"""A change of one text carried over to another version of it, line by line, as `patch` does with its hunks."""

from __future__ import annotations

from difflib import SequenceMatcher


def carried(old: str, new: str, current: str) -> str | None:
    """`current` with the change that leads from `old` to `new`; None where the changed lines are not in it any more.

    Lines that differ in blanks only are the same line: what `current` has of them stays as it is.
    """
    before, after, now = (text.splitlines(keepends=True) for text in (old, new, current))
    where: dict[int, int] = {}  # line of `old` -> the same line of `current`
    bare, bare_now = (["".join(line.split()) for line in lines] for lines in (before, now))
    for block in SequenceMatcher(None, bare, bare_now, autojunk=False).get_matching_blocks():
        where.update(
            zip(range(block.a, block.a + block.size), range(block.b, block.b + block.size), strict=True)
        )
    edits: list[tuple[int, int, list[str]]] = []
    for kind, first, last, begin, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        if first == last:
            place = _place(where, first, len(now))
            if place is None:
                return None
            edits.append((place, place, after[begin:end]))
            continue
        lines = [where.get(line, -1) for line in range(first, last)]
        if -1 in lines or lines != list(range(lines[0], lines[0] + len(lines))):
            return None
        edits.append((lines[0], lines[-1] + 1, after[begin:end]))
    for first, last, lines_new in reversed(edits):
        if first and lines_new and not now[first - 1].endswith(("\n", "\r")):
            now[first - 1] += "\n"
        now[first:last] = lines_new
    return "".join(now)


def _place(where: dict[int, int], line: int, length: int) -> int | None:
    """Where in the current text something belongs that stands before `line` of the old one."""
    if line - 1 in where:
        return where[line - 1] + 1
    if line in where:
        return where[line]
    return 0 if not length else None
