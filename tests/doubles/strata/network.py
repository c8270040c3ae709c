"""The DOUBLE's part of the internet: GitHub releases and archives, and the Hub's weights, in one server.

File names, folder layouts and JSON are the contract's; contents are a few bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import struct
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

from app.catalog.types import EngineBuild, Family, Variant
from app.core.artifact import Artifact, Source, SourceKind
from app.core.units import GIB
from app.engines.strata.install.facts import facts
from tests.doubles.strata.place import PROGRAM

VERSION = "0.1.42"
REPOSITORY = "Niko1221/Strata"
ASSET = "strata-windows-x64-hip.zip"
PACKAGE = "strata-double-package"
WHEEL = "Wheel-Version: 1.0\nGenerator: double\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
REVISION = "ed59f92082b1e93c0e96d60a8b11aab089b52f09"
WEIGHTS = "ISTA-DASLab/Qwen3.8-Flash-Next-GSQ-RCO-GGUF"


@dataclass
class Network:
    """`files` are for a server; each is also asked for with the Hub's query. Change them before they are asked for."""

    version: str = VERSION
    engine_version: str = ""
    tree_version: str = ""
    architectures: tuple[str, ...] = ("gfx1100", "gfx1201")
    files: dict[str, bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.engine = self.engine_zip()
        self.put(f"/{REPOSITORY}/archive/refs/tags/v{self.version}.zip", self.source_zip())
        self.put(f"/{REPOSITORY}/releases/download/v{self.version}/{ASSET}", self.engine)
        self.put(f"/api/repos/{REPOSITORY}/releases/tags/v{self.version}", self.release())
        known = facts().llama_source
        self.put(f"/{known.repository}/archive/{known.revision}.zip", llama_zip(known.revision))
        for size in ("IQ2_XS", "IQ3_XXS"):
            for number in (1, 2):
                self.hub(WEIGHTS, REVISION, f"{size}/{shard_name(size, number)}", shard(size, number))
        encoder = facts().encoders["qwen"]
        self.hub(encoder.repository, encoder.revision, encoder.path, b"GGUF encoder double")
        self._checkpoint()

    def put(self, path: str, content: bytes) -> None:
        self.files[path] = content

    def hub(self, repository: str, revision: str, path: str, content: bytes) -> None:
        address = f"/{repository}/resolve/{revision}/{path}"
        self.put(address, content)
        self.put(f"{address}?download=true", content)

    def source_zip(self) -> bytes:
        """The source tree as GitHub packs it: everything below one folder."""
        top, version = f"Strata-{self.version}", self.tree_version or self.version
        members = {
            f"{top}/CMakeLists.txt": f"cmake_minimum_required(VERSION 3.24)\nproject(strata VERSION {version})\n",
            f"{top}/requirements.txt": f"# what the server needs\n{PACKAGE}==1.0  # a double\n",
            f"{top}/data/expert-profile.bin": "double",
            f"{top}/data/draft_vocab.bin": "cjk",
            f"{top}/data/draft_vocab_en.bin": "en",
            f"{top}/tools/hip/gfx1201-hipblaslt-100500.txt": "double",
        }
        for path in sorted(PROGRAM.rglob("*.py")):
            if "engine" not in path.relative_to(PROGRAM).parts:
                members[f"{top}/{path.relative_to(PROGRAM).as_posix()}"] = path.read_text("utf-8")
        return zipped(members)

    def engine_zip(self) -> bytes:
        build = {
            "source": "prebuilt",
            "backend": "hip",
            "platform": "windows-x64",
            "version": self.engine_version or self.version,
            "archs": list(self.architectures),
            "hipblaslt_version": 100500,
            "vision": "none",
            "lib_dirs": ["rocm/bin"],
        }
        members = {"BUILD.json": json.dumps(build), "rocm/bin/rocblas.dll": "double"}
        for path in (PROGRAM / "engine").iterdir():
            if path.is_file():
                members[path.name] = path.read_text("utf-8")
        return zipped(members)

    def release(self) -> bytes:
        digest = hashlib.sha256(self.engine).hexdigest()
        asset = {"name": ASSET, "size": len(self.engine), "digest": f"sha256:{digest}"}
        return json.dumps({"tag_name": f"v{self.version}", "assets": [asset]}).encode()

    def _checkpoint(self) -> None:
        """Two shards of a safetensors checkpoint with the draft layer's tensors among others."""
        known = facts().draft_layer
        weight_map: dict[str, str] = {"model.embed_tokens.weight": "model-00001-of-00002.safetensors"}
        for number in (1, 2):
            name = f"model-0000{number}-of-00002.safetensors"
            header: dict[str, object] = {"__metadata__": {"format": "pt"}}
            body = b""
            for tensor in (
                f"model.layers.{number}.weight",
                f"mtp.part{number}.weight",
                f"mtp.part{number}.bias",
            ):
                content = tensor_bytes(tensor)
                offsets = [len(body), len(body) + len(content)]
                header[tensor] = {"dtype": "BF16", "shape": [len(content) // 2], "data_offsets": offsets}
                body += content
                weight_map[tensor] = name
            head = json.dumps(header).encode()
            self.hub(known.repository, known.revision, name, struct.pack("<Q", len(head)) + head + body)
        index = json.dumps({"weight_map": weight_map}).encode()
        self.hub(known.repository, known.revision, "model.safetensors.index.json", index)


def package_index(folder: Path) -> str:
    """The address of a package index in `folder` that has the one package of the double's requirements.txt."""
    name = PACKAGE.replace("-", "_")
    file = f"{name}-1.0-py3-none-any.whl"
    members = {
        f"{name}.py": '"""A double."""\n',
        f"{name}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n",
        f"{name}-1.0.dist-info/WHEEL": WHEEL,
        f"{name}-1.0.dist-info/RECORD": "",
    }
    page = folder / PACKAGE
    page.mkdir(parents=True)
    (page / file).write_bytes(zipped(members))
    (page / "index.html").write_text(f'<!doctype html><a href="{file}">{file}</a>')
    return folder.as_uri()


def tensor_bytes(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest() * 40


def shard_name(size: str, number: int) -> str:
    return f"Qwen3.8-Flash-Next-GSQ-RCO-{size}-0000{number}-of-00002.gguf"


def shard(size: str, number: int) -> bytes:
    """The first shard of each size has its own content, the second is the same for all."""
    text = f"GGUF double {size if number == 1 else 'table'} {number} "
    return (text * 5000).encode()


def llama_zip(revision: str) -> bytes:
    top = f"llama.cpp-{revision}"
    members = {
        f"{top}/gguf-py/gguf/__init__.py": '"""A double."""\n',
        f"{top}/tools/ui/very/deep/page.js": "x",
        f"{top}/README.md": "x",
    }
    return zipped(members)


def zipped(members: dict[str, str]) -> bytes:
    """A zip with programs executable, as made on Linux."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            info = zipfile.ZipInfo(name, (2026, 9, 30, 0, 0, 0))
            info.external_attr = (0o755 if text.startswith("#!") else 0o644) << 16
            archive.writestr(info, text)
    return buffer.getvalue()


def build(network: Network) -> EngineBuild:
    """The catalogue's entry of the double's engine, without the hash, which the release API gives."""
    source = Source(SourceKind.GITHUB_RELEASE, REPOSITORY, f"v{network.version}", ASSET)
    return EngineBuild(
        id=f"strata-{network.version}-hip-double",
        engine="strata",
        version=network.version,
        backend="hip",
        os="linux",
        cpu="x86_64",
        archives=(Artifact(ASSET, (source,), magic="zip"),),
        unpack="zip",
        entry="strata",
        architectures=network.architectures,
    )


def family() -> Family:
    """The catalogue's qwen family with two sizes."""
    sizes = tuple(_variant(size) for size in ("IQ2_XS", "IQ3_XXS"))
    return Family("qwen", "Qwen3.8-Flash-Next", "ISTA-DASLab", "", "", "", "", 90, ("chat",), sizes)


def _variant(size: str) -> Variant:
    files = tuple(_artifact(size, number) for number in (1, 2))
    return Variant(
        size, "qwen", size, files, ("strata",), 0, 0, 48, 0, 262144, (32768, 65536), 50,
        ram_needed=48 * GIB, options={"arena_gb": "35.5"},
    )  # fmt: skip


def _artifact(size: str, number: int) -> Artifact:
    path = f"{size}/{shard_name(size, number)}"
    content = shard(size, number)
    return Artifact(
        shard_name(size, number),
        (Source(SourceKind.HUGGING_FACE, WEIGHTS, REVISION, path),),
        len(content),
        hashlib.sha256(content).hexdigest(),
        magic="gguf",
    )
