"""How this double behaves: `double.json` in its Strata folder, read at each start of the engine.

{"behaviour": NAME, "seconds": N, "cured_by": [CONDITION, ...]}; a condition is one of
{"env": {NAME: VALUE}}, {"no_env": NAME}, {"args": {NAME: VALUE}}, {"no_args": NAME}, {"context_at_most": N},
{"file": PATH below the Strata folder}. When one holds, the double behaves normally: so remedies can be tried on it.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

HIPBLASLT_OFF = {"env": {"ROCBLAS_USE_HIPBLASLT": "0"}}


@dataclass(frozen=True)
class Behaviour:
    """`exit_code` is what Windows would report; `last_words` go to the engine's log when it dies."""

    name: str
    when: str = ""  # "load", "request" or "" (never)
    exit_code: int = 0
    last_words: tuple[str, ...] = ()
    cured_by: tuple[dict[str, object], ...] = field(default=())


_STACK = (
    ("engine/amdhip64_7.dll", 0x83A7FE, "hsa_system_get_major_extension_table() + 0x3AD1DE"),
    ("engine/amdhip64_7.dll", 0x36FC73, "hipModuleLoad() + 0x33"),
    ("engine/rocm/bin/libtensilelite-host.dll", 0x218967, "SolutionAdapter::loadCodeObjectFile() + 0x67"),
    ("engine/rocm/bin/libhipblaslt.dll", 0x198E79, "hipblasLtMatmul() + 0xF9"),
    ("engine/rocm/bin/rocblas.dll", 0x780DF6, "rocblas_gemm_ex() + 0x366"),
    ("engine/strata.exe", 0x352485, ""),
)


def crash_block(code: str) -> tuple[str, ...]:
    """The crash handler's block; the modules lie at other addresses in each process, as in the real reports."""
    base = 0x00007FF000000000 + (os.getpid() % 4096) * 0x100000
    lines = [f"Exception Code: {code}"]
    for number, (module, offset, symbol) in enumerate(_STACK):
        module_base = base + number * 0x10000000
        frame = (
            f"0x{module_base + offset:016X}, {ROOT.as_posix()}/{module}(0x{module_base:016X}) + 0x{offset:X}"
        )
        lines.append(f"{frame}, {symbol}" if symbol else frame)
    return tuple(lines)


BEHAVIOURS = {
    item.name: item
    for item in (
        Behaviour("normal"),
        Behaviour("slow-load"),
        Behaviour("refuses-to-stop"),
        Behaviour("slow-answer"),
        Behaviour("hang", "request"),
        Behaviour("crash-first-request", "request", 0xC0000005, crash_block("0xC0000005"), (HIPBLASLT_OFF,)),
        Behaviour("crash-loop", "request", 0xC0000005, crash_block("0xC0000005")),
        Behaviour(
            "stack-overflow",
            "request",
            0xC00000FD,
            ("ERR hipModuleUnload failed: unspecified launch failure", *crash_block("0xC00000FD")),
            (HIPBLASLT_OFF,),
        ),
        Behaviour(
            "iota", "request", 1, ("ERR prefill mmq: iota: unspecified launch failure",), (HIPBLASLT_OFF,)
        ),
        Behaviour(
            "watchdog",
            "request",
            -6,
            (
                "strata serve: no progress for 60 s during a request (reading the prompt); aborting (issue #29)",
            ),
        ),
        Behaviour("crash-on-load", "load", 0xC0000005, ()),
        Behaviour(
            "out-of-memory",
            "load",
            1,
            ("strata generate: allocating the expert cache failed: out of memory",),
            ({"context_at_most": 32768},),
        ),
        Behaviour(
            "old-driver",
            "load",
            1,
            ("strata generate: CUDA driver version is insufficient for CUDA runtime version",),
        ),
    )
}


def settings() -> dict[str, object]:
    """The content of double.json, {} when there is none."""
    try:
        value: dict[str, object] = json.loads((ROOT / "double.json").read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return value


def current(args: list[str], env: dict[str, str]) -> Behaviour:
    """The behaviour of an engine that was started with these arguments in this environment."""
    chosen = settings()
    behaviour = BEHAVIOURS[str(chosen.get("behaviour", "normal"))]
    cures = chosen.get("cured_by", behaviour.cured_by)
    assert isinstance(cures, list | tuple)
    return BEHAVIOURS["normal"] if any(_holds(cure, args, env) for cure in cures) else behaviour


def _holds(cure: dict[str, object], args: list[str], env: dict[str, str]) -> bool:
    (kind, wanted), *_ = cure.items()
    named = dict(zip(args, [*args[1:], ""], strict=True))
    if kind == "env":
        assert isinstance(wanted, dict)
        return all(env.get(name) == value for name, value in wanted.items())
    if kind == "no_env":
        return wanted not in env
    if kind == "args":
        assert isinstance(wanted, dict)
        return all(named.get(f"--{name}") == value for name, value in wanted.items())
    if kind == "no_args":
        return f"--{wanted}" not in args
    if kind == "context_at_most":
        return int(named["--max-context"]) <= int(str(wanted))
    if kind == "file":
        return (ROOT / str(wanted)).exists()
    raise ValueError(f"double.json: unknown cure {kind}")
