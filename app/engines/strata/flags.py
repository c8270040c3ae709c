"""Every flag of Strata's own setup.py (contract 1.2): what it is here, or why there is none."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from app.core.errors import UserFacingError
from app.core.i18n import tr


@dataclass(frozen=True, slots=True)
class Flag:
    """`option` is the name in a choice's options; `fixed` what a bare switch puts there.

    `values` are those allowed (empty = any); `why_not` is a whole sentence for a flag without a twin.
    """

    name: str
    option: str = ""
    help: str = ""
    values: tuple[str, ...] = ()
    fixed: str = ""
    why_not: str = ""
    switch: bool = False

    @property
    def bare(self) -> bool:
        return bool(self.fixed) or self.switch


# Flags that the launcher has under the same name for every engine.
SHARED = ("--family", "--model", "--context", "--port", "--yes", "--no-start")

_COMPILING = "The launcher installs ready-made engines only. To compile, run Strata's own `setup.py --build`."

FLAGS = (
    Flag("--kv", "kv", "precision of the context's memory", ("int8", "q4_0", "k8v4")),
    Flag("--rope-scaling", "rope_scaling", "beyond 262144 tokens", ("none", "linear", "yarn")),
    Flag("--rope-scale", "rope_scale", "factor, default: context / 262144"),
    Flag("--vision", "vision", "images", ("yes", "no", "none", "gpu", "cpu")),
    Flag("--vision-tokens", "vision_tokens", "most tokens that a picture becomes"),
    Flag("--experimental-speed-projection", "projection", "control vector: on, off or a GGUF file"),
    Flag("--gpu", "gpus", "number of the card, as the engine counts"),
    Flag("--gpus", "gpus", "several cards, such as 0,2, or all"),
    Flag("--layer-split", "layer_split", "first layer of each later card"),
    Flag("--no-remote-expert-opt", "remote_expert_opt", "leave the option out", fixed="off"),
    Flag("--host", "host", "address to listen on"),
    Flag("--api-key", "api_key", "key that clients must send"),
    Flag("--no-browser", "open_browser", "the run script opens no page", fixed="no"),
    Flag("--browser", "open_browser", "the run script opens the page", fixed="yes"),
    Flag("--data-dir", "data", "folder of models, packs and the draft layer"),
    Flag("--models-dir", "models", "folder of the GGUF files only"),
    Flag("--gguf-dir", "gguf", "use the GGUF files of this folder; nothing is downloaded for them"),
    Flag("--cuda", "cuda", "CUDA generation of the engine", ("12", "13", "auto")),
    Flag("--prebuilt", "prebuilt", "folder or address that has the engine zip"),
    Flag(
        "--draft-vocab",
        "draft_vocab",
        "tokens that the draft layer guesses from",
        ("cjk", "en", "cyrillic", "fr"),
    ),
    Flag("--low-ram", "low_ram", "experts in files or locked", ("auto", "on", "off", "resident", "mmap")),
    Flag("--resident-budget-gib", "resident_budget_gib", "RAM for experts (Unsloth sizes)"),
    Flag("--vram-reserve-mib", "vram_reserve_mib", "memory of the card left free"),
    Flag("--parallel", "parallel", "requests side by side, at most 8"),
    Flag("--replicas", "replicas", "engines on equal groups of cards"),
    Flag("--kv-streaming", "kv_streaming", "older context in RAM", ("auto", "on", "off")),
    Flag("--backend", "backend", "kind of engine", ("cuda", "hip", "sycl")),
    Flag("--thinking", "sampling", "sampling for models that think", fixed="thinking"),
    Flag("--instruct", "sampling", "sampling for short answers", fixed="instruct"),
    Flag("--setup", switch=True, help="always so here"),
    Flag("--skip-build", switch=True, help="without effect, as in Strata's setup"),
    Flag(
        "--source", values=("auto", "huggingface"), help="where the weights come from; a mirror is a setting"
    ),
    Flag("--build", switch=True, why_not=_COMPILING),
    Flag("--update", switch=True, why_not="Run `setup` again: it updates what is older than the catalogue."),
    Flag(
        "--rollback-engine", switch=True, help="back to the engine before the last update, and nothing else"
    ),
    Flag("--check", switch=True, why_not="`recommend` tells which sizes fit, with the reasons."),
    Flag(
        "--calibrate",
        switch=True,
        why_not="Measuring takes 15 to 30 minutes and needs a look: run Strata's own `setup.py --calibrate` once.",
    ),
    Flag(
        "--inspect", why_not="Run Strata's own `setup.py --inspect`; `catalog` tells what can be installed."
    ),
)


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Put the flags into a group of `parser`. `--source modelscope` is refused by argparse: there is no such source."""
    group = parser.add_argument_group("Strata", "flags of Strata's own setup; they mean the same here")
    for flag in FLAGS:
        text = flag.help or argparse.SUPPRESS
        if flag.bare:
            group.add_argument(flag.name, action="store_true", help=text)
        else:
            group.add_argument(
                flag.name, choices=flag.values or None, metavar=None if flag.values else "V", help=text
            )


def chosen_options(parsed: argparse.Namespace) -> dict[str, str]:
    """The options of a choice that the flags stand for. Raises UserFacingError "no-twin" with the way to go instead."""
    options: dict[str, str] = {}
    for flag in FLAGS:
        value = getattr(parsed, flag.name.lstrip("-").replace("-", "_"), None)
        if not value:
            continue
        if flag.why_not:
            raise UserFacingError(
                tr("{flag} is not done here", flag=flag.name),
                tr("Strata's setup has {flag}; the launcher has not.", flag=flag.name),
                tr(flag.why_not),
                code="no-twin",
            )
        if flag.option:
            options[flag.option] = flag.fixed or str(value)
    return _in_setups_sense(options)


def _in_setups_sense(options: dict[str, str]) -> dict[str, str]:
    """Values that mean another one, or nothing, taken for what they mean."""
    vision = options.get("vision")
    if vision in ("no", "none"):
        del options["vision"]
    elif vision == "yes":
        options["vision"] = "gpu"
    match options.pop("kv_streaming", "auto"):
        case "on":
            options["kv_resident"] = "32768"
        case "off":
            options["kv_resident"] = ""
    if options.get("low_ram") == "on":
        options["low_ram"] = "mmap"  # the form that always works; "resident" needs more RAM
    for name in ("low_ram", "cuda"):
        if options.get(name) == "auto":
            del options[name]
    if options.get("remote_expert_opt") == "off":
        options["remote_expert_opt"] = ""
    return options
