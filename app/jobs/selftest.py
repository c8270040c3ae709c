"""`--self-test`: does this copy of the program work on this computer? Meant for frozen builds, works from a checkout.

Each check does a small piece of the real work in a folder of its own and says in one line what it saw; it touches no
data of the user and nothing outside this computer.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import threading
import time
import traceback
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from app.core.artifact import Artifact, Source, SourceKind
from app.core.events import Cancel, ignore
from app.doctor.diagnose import diagnose
from app.engines import http, registry
from app.engines.environment import clean_environment
from app.hardware.detect import detect
from app.jobs.knowledge import catalog
from app.system import ports
from app.system.files import write_json
from app.system.home import Home
from app.system.processes import end_tree, spawn
from app.system.program import own_command, own_environment
from app.system.resources import resource
from app.transfer.archives import unpack
from app.transfer.fetch import Wanted, fetch
from app.transfer.options import Options

_PACKAGE = "selftest"
_START = 60.0  # seconds that a process may take to start; a virus scanner reads a new program whole first


@dataclass(frozen=True, slots=True)
class Check:
    """`run` gets a folder to work in and returns what it saw; it raises when something is not right."""

    name: str
    run: Callable[[Path], str]


def run(checks: Sequence[Check], say: Callable[[str], None]) -> bool:
    """Do all checks, also after one has failed; `say` gets a line for each, and the traceback of a failure."""
    failed = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="strata-launcher-größe-", ignore_cleanup_errors=True) as name:
        for check in checks:
            folder = Path(name) / check.name.replace(" ", "-")
            folder.mkdir()
            try:
                say(f"ok    {check.name}: {check.run(folder)}")
            except Exception:  # noqa: BLE001  (whatever breaks is what the self-test is there to show)
                failed += 1
                say(f"FAIL  {check.name}\n{traceback.format_exc()}")
    seconds = time.monotonic() - began
    say(f"self-test: {len(checks) - failed} of {len(checks)} checks passed in {seconds:.1f} s")
    return not failed


def _signed_updates(folder: Path) -> str:
    from app.transfer.signed import checked_root

    return checked_root(resource("trust", "root.json").read_bytes())


def _resources(folder: Path) -> str:
    kinds = ("catalog", "crashes", "hardware", "i18n", "icons", "remedies", "schemas", "strata")
    counts = {kind: sum(path.is_file() for path in resource(kind).rglob("*")) for kind in kinds}
    empty = [kind for kind, count in counts.items() if not count]
    assert not empty, f"nothing in {empty}"
    return f"{sum(counts.values())} files"


def _catalogue(folder: Path) -> str:
    known = catalog(Home(folder))
    for engine in registry.engines():
        registry.engine(engine)
    return f"{len(known.builds)} builds, {len(known.families)} families, {len(registry.engines())} engines"


def _machine(folder: Path) -> str:
    machine = detect()
    assert machine.memory.total > 0
    return f"{machine.os.name}, {machine.cpu.model}, {len(machine.adapters)} graphics adapters"


def _keyring(folder: Path) -> str:
    """Which keyring would keep secrets; none is touched. Its kinds are found by name, which a frozen build can lose."""
    import keyring

    return type(keyring.get_keyring()).__module__


def _own_model(folder: Path) -> str:
    """A GGUF file is written and read back with the package that reads users' own models."""
    from gguf import GGUFWriter
    from numpy import float16, zeros

    from app.catalog.gguf_file import read

    file = folder / "model-F16.gguf"
    writer = GGUFWriter(str(file), "llama")
    writer.add_block_count(1)
    writer.add_context_length(64)
    writer.add_tensor("output.weight", zeros((4, 4), float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    model = read(file)
    told = model.header
    assert (model.quantisation, told.parameters, told.trained_context) == ("F16", 16, 64)
    return f"{told.architecture}, {model.quantisation}"


def _own_command(folder: Path) -> str:
    """The command line of this build starts as a process of its own, as the keeper and the engine host do."""
    output = folder / "output"
    with open(output, "wb") as file:
        code = spawn(own_command("--version"), env=own_environment(), cwd=folder, output=file).wait(_START)
    text = output.read_text(encoding="utf-8").strip()
    assert code == 0, f"exit code {code}: {text}"
    assert text.startswith("strata-launcher "), text
    return text


def _engine(folder: Path) -> str:
    """Package index, download, unpack, engine host, question, stop: the main job with a stand-in for the engine."""
    served = folder / "served"
    wheel = served / "simple" / _PACKAGE / f"{_PACKAGE}-1.0-py3-none-any.whl"
    wheel.parent.mkdir(parents=True)
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(resource("selftest", "xllamacpp", "__init__.py"), "xllamacpp/__init__.py")
    (wheel.parent / "index.html").write_text(f'<a href="{wheel.name}">{wheel.name}</a>', encoding="utf-8")
    os.environ["NO_PROXY"] = os.environ["no_proxy"] = (
        "127.0.0.1"  # a proxy knows nothing of this computer's servers
    )
    handler = partial(_Quiet, directory=str(served))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            package = _download(wheel, f"http://127.0.0.1:{server.server_port}/simple/", folder)
        finally:
            server.shutdown()
    return _ask(package, folder)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """A windowed program has no stderr to log to."""


def _download(wheel: Path, index: str, folder: Path) -> Path:
    content = wheel.read_bytes()
    artifact = Artifact(
        wheel.name,
        (Source(SourceKind.PACKAGE_INDEX, repository=_PACKAGE, revision="1.0", path=wheel.name),),
        size=len(content),
        sha256=hashlib.sha256(content).hexdigest(),
        magic="zip",
    )
    target = folder / "downloads" / wheel.name
    options = Options(use_existing=False, reserve_bytes=0, index_url=index)
    fetch(
        [Wanted(artifact, target)],
        parts=target.parent,
        step="self-test",
        options=options,
        sink=ignore,
        cancel=Cancel(),
    )
    unpack(target, folder / "engine", sink=ignore, cancel=Cancel(), step="self-test")
    return folder / "engine" / "xllamacpp"


def _ask(package: Path, folder: Path) -> str:
    port = ports.next_free(18000, "127.0.0.1")
    config = folder / "config.json"
    settings = {"program": str(package), "model": "", "model_name": "", "host": "127.0.0.1", "port": port}
    write_json(
        config, {**settings, "context": 256, "gpu_layers": 0, "kv_type": "f16", "threads": 0, "args": {}}
    )
    log = folder / "engine.log"
    with open(log, "wb") as file:
        argv = own_command("engine-host", "--config", str(config))
        host = spawn(argv, env=clean_environment(own_environment()), cwd=folder, output=file)
    try:
        deadline = time.monotonic() + _START
        while http.get_json(port, "/health", timeout=1.0)[0] != 200:
            assert host.poll() is None, log.read_text(encoding="utf-8", errors="replace")
            assert time.monotonic() < deadline, "the engine host does not answer"
            time.sleep(0.05)
        answer = http.chat(port, [{"role": "user", "content": "größe"}], max_tokens=8, timeout=10.0)
        assert answer.text == "eßörg", answer
    finally:
        end_tree(host.pid, grace=5.0)
        host.wait(10.0)
    return f"downloaded, unpacked, served on port {port}, answered in {answer.seconds * 1000:.0f} ms"


def _diagnosis(folder: Path) -> str:
    found = diagnose(resource("crashes", "cuda-out-of-memory.log"))
    assert found.signature == "cuda-out-of-memory", found.signature
    assert found.remedies
    return f"{found.title} ({len(found.remedies)} remedies)"


def _trust(folder: Path) -> str:
    """The system's certificates can be read: without them no download works."""
    import ssl

    import truststore

    truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    return ssl.OPENSSL_VERSION


CHECKS = (
    Check("resources", _resources),
    Check("own model", _own_model),
    Check("catalogue", _catalogue),
    Check("computer", _machine),
    Check("encryption", _trust),
    Check("signed updates", _signed_updates),
    Check("keyring", _keyring),
    Check("own processes", _own_command),
    Check("engine", _engine),
    Check("diagnosis", _diagnosis),
)
