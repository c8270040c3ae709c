"""llama.cpp: config file, command line, log grammar, readiness, first request.

Two kinds of build: "wheel" (the package `xllamacpp`, served by our own `engine-host` process) and an executable
`llama-server`. Both read the same config JSON and serve the same HTTP API (llama.cpp tools/server/README.md).
"""

from __future__ import annotations

import re
from pathlib import Path

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import http
from app.engines.base import Answer, Command, Endpoints, Health, Live, LogEvent, Phase
from app.engines.environment import clean_environment
from app.engines.profile import Profile
from app.system.files import read_json
from app.system.home import Home
from app.system.program import own_command, own_environment

KV_TYPES = ("f16", "q8_0", "q4_0")
_ALL_LAYERS = 999


class LlamaCpp:
    id = "llamacpp"
    title = "llama.cpp"

    def config(self, home: Home, profile: Profile) -> dict[str, object]:
        """The config JSON. Paths are absolute; `args` are further llama-server options without their dashes."""
        installed = installed_build(home, profile.build)
        return {
            "engine": self.id,
            "build": profile.build,
            "kind": installed["kind"],
            "program": str(Path(installed["folder"]) / installed["entry"]),
            "model": str(model_file(home, profile)),
            "model_name": f"{profile.family}-{profile.model}".lower(),
            "host": profile.host,
            "port": profile.port,
            "context": profile.context,
            "kv_type": profile.kv_type,
            "api_key_file": str(profile.options.get("api_key_file", "")),
            "gpu_layers": profile.gpu_layers,
            "devices": _devices(profile, installed["backend"]),
            "threads": profile.threads,
            "args": dict(profile.args),
            "env": dict(profile.env),
        }

    def command(self, home: Home, profile: Profile, config: Path) -> Command:
        settings = read_json(config)
        if not isinstance(settings, dict):
            raise UserFacingError(
                tr("The engine's config file is missing"),
                tr("{path} does not exist or is not JSON.", path=config),
                tr("Run set-up again; it writes the file anew."),
                code="config-missing",
            )
        for key in ("program", "model"):
            if not Path(str(settings[key])).exists():
                raise _file_missing(key, str(settings[key]))
        if settings["kind"] == "wheel":
            argv = own_command("engine-host", "--config", str(config))
            environment = clean_environment(own_environment())
        else:
            argv = [str(settings["program"]), *server_arguments(settings)]
            environment = clean_environment()
        return Command(tuple(argv), {**environment, **settings["env"]}, config.parent)

    def logs(self, config: Path) -> tuple[Path, ...]:
        return ()

    def read_line(self, line: str) -> LogEvent | None:
        for pattern, phase, text in _GRAMMAR:
            match = pattern.search(line)
            if match:
                facts: dict[str, float | str] = {
                    name: _number(value) for name, value in match.groupdict().items() if value is not None
                }
                return LogEvent(phase, tr(text), facts=facts)
        return None

    def endpoints(self, host: str, port: int) -> Endpoints:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        base = f"http://{shown}:{port}"
        return Endpoints(openai=f"{base}/v1", anthropic=base, web=f"{base}/", metrics=f"{base}/metrics")

    def health(self, port: int, timeout: float) -> Health:
        status, _ = http.get_json(port, "/health", timeout=timeout)
        return Health(alive=status != 0, loaded=status == 200)

    def ask(self, port: int, text: str, *, max_tokens: int, timeout: float, key: str = "") -> Answer:
        messages = [{"role": "user", "content": text}]
        return http.chat(port, messages, max_tokens=max_tokens, timeout=timeout, key=key, temperature=0.0)

    def live(self, port: int, *, timeout: float, key: str = "") -> Live | None:
        return None


ENGINE = LlamaCpp()


def server_arguments(settings: dict[str, object]) -> list[str]:
    """llama-server's options for a config (names as in its --help)."""
    arguments = [
        "--model", str(settings["model"]),
        "--alias", str(settings["model_name"]),
        "--host", str(settings["host"]),
        "--port", str(settings["port"]),
        "--ctx-size", str(settings["context"]),
        "--cache-type-k", str(settings["kv_type"]),
        "--cache-type-v", str(settings["kv_type"]),
        "--n-gpu-layers", str(settings["gpu_layers"]),
        "--metrics",
        "--jinja",
    ]  # fmt: skip
    if settings["threads"]:
        arguments += ["--threads", str(settings["threads"])]
    devices, extra = settings.get("devices"), settings["args"]
    if isinstance(devices, list) and devices:
        arguments += ["--device", ",".join(devices)]
    if settings.get("api_key_file"):
        arguments += ["--api-key-file", str(settings["api_key_file"])]
    assert isinstance(extra, dict)
    for name, value in {"parallel": "1", **extra}.items():
        arguments += [f"--{name}", value] if value else [f"--{name}"]
    return arguments


def placement_arguments(options: dict[str, str]) -> dict[str, str]:
    """A choice's placement as llama-server's options (names as in its --help)."""
    names = {"experts_in_ram": "n-cpu-moe", "split": "tensor-split"}
    return {names[key]: value for key, value in options.items() if key in names}


def installed_build(home: Home, build: str) -> dict[str, str]:
    """`kind`, `folder`, `entry` and `backend` of an unpacked build, from its manifest.

    Raises UserFacingError "engine-missing".
    """
    manifest = read_json(home.manifest("engine", build))
    if not isinstance(manifest, dict):
        raise _file_missing("program", build)
    facts = manifest["facts"]
    backend = facts.get("backend", "")
    return {
        "kind": facts["unpack"],
        "folder": manifest["folder"],
        "entry": facts["entry"],
        "backend": backend,
    }


def _devices(profile: Profile, backend: str) -> list[str]:
    """What `--device` gets: the program's names of the chosen cards, "none" for the processor; [] = its own choice."""
    if backend in ("", "cpu"):
        return []
    if not profile.devices:
        return ["none"]
    known = profile.options.get("device_names", {})
    return [known[card] for card in profile.devices] if all(card in known for card in profile.devices) else []


def model_file(home: Home, profile: Profile) -> Path:
    """The first weights file of the profile's model. Raises UserFacingError "model-missing"."""
    manifest = read_json(home.manifest("model", f"{profile.family}-{profile.model}"))
    if not isinstance(manifest, dict) or not manifest["files"]:
        raise _file_missing("model", f"{profile.family} {profile.model}")
    return Path(str(manifest["folder"])) / str(manifest["files"][0]["path"])


def _file_missing(what: str, name: str) -> UserFacingError:
    if what == "model":
        return UserFacingError(
            tr("The model's file is missing"),
            tr("{name} is not where it was installed. Perhaps its drive is not connected.", name=name),
            tr("Connect the drive and start again, or run repair to fetch the file anew."),
            code="model-missing",
        )
    return UserFacingError(
        tr("An engine file is missing"),
        tr("{name} is not where it was installed. Often an antivirus program took it away.", name=name),
        tr(
            "Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus."
        ),
        code="engine-missing",
    )


def _number(text: str) -> float | str:
    try:
        return float(text)
    except ValueError:
        return text


_TIMING = r"eval time = *[\d.]+ ms / *(?P<{tokens}>\d+) tokens.*?(?P<{speed}>[\d.]+) tokens per second"

# What llama.cpp's server writes to its log, old and new forms; facts are the named groups. The first match counts.
_GRAMMAR: tuple[tuple[re.Pattern[str], Phase, str], ...] = tuple(
    (re.compile(pattern), phase, text)
    for pattern, phase, text in (
        (r"\bloading model\b", Phase.LOADING, "Reading the model's weights"),
        (r"n_ctx(_slot)? = (?P<context_given>\d+)", Phase.LOADING, "Making room for the context"),
        (r"offloaded (?P<layers_on_card>\d+/\d+) layers to GPU", Phase.LOADING, "Putting layers on the card"),
        (r"(?P<no_card>no usable GPU found|failed to initialize CUDA)", Phase.LOADING, "No card can be used"),
        (r"model loaded\b", Phase.WARMING, "The model is in memory"),
        (r"listening on http", Phase.WARMING, "The engine takes requests"),
        (r"launch_slot_?: .*processing task", Phase.SERVING, "Working on a request"),
        (
            "prompt " + _TIMING.format(tokens="prompt_tokens", speed="prompt_per_second"),
            Phase.SERVING,
            "The prompt was read",
        ),
        (_TIMING.format(tokens="tokens", speed="tokens_per_second"), Phase.SERVING, "The answer was written"),
        (r"stop processing: n_tokens = (?P<context_used>\d+)", Phase.ANSWERED, "A request was answered"),
        (r"error loading model|failed to load model", Phase.FAILED, "The model could not be loaded"),
        (r"couldn't bind|bind: .*in use", Phase.FAILED, "The port could not be used"),
    )
)
