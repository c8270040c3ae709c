"""The step "draft-fetch": 31 tensors by ranges out of a checkpoint of 360 GB (contract 3.5, safetensors format).

A safetensors shard begins with 8 bytes of length and a JSON header that names each tensor's bytes. Files, names and
JSON are those of Strata's `tools/mtp_fetch.py`, which goes on from here and we from there: one raw file a tensor, grown
at its end.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.core.errors import UserFacingError
from app.core.events import Cancel, Message, Sink
from app.core.i18n import tr
from app.core.units import MIB
from app.engines.strata.install.facts import facts
from app.engines.strata.install.order import Order
from app.install.steps import PlannedStep
from app.system.files import read_json, write_atomic
from app.transfer.faults import Fault, Kind, final_error, host_of
from app.transfer.progress import Meter
from app.transfer.sources import hugging_face, hugging_face_token
from app.transfer.transport import Client, Response

_RANGE = 64 * MIB
_TRIES = 4
_LARGEST_HEADER = 64 * MIB
_PREFIX = "mtp."
_PUBLISHED = "https://huggingface.co"  # what the inventory names, whichever mirror delivers


@dataclass(frozen=True, slots=True)
class Tensor:
    """A row of `mtp-inventory.json`; `start` and `end` (inclusive) are bytes of the shard."""

    name: str
    shard: str
    dtype: str
    shape: list[int]
    start: int
    end: int
    bytes: int


@dataclass(frozen=True, slots=True)
class FetchDraftLayer:
    order: Order

    @property
    def planned(self) -> PlannedStep:
        known = facts().draft_layer
        return PlannedStep("draft-fetch", tr("Draft layer"), known.size, known.folder_size)

    @property
    def folder(self) -> Path:
        return Path(self.order.places.draft_layer)

    def done(self) -> bool:
        return (self.folder / "rt" / "experts.bin").exists() or (self.folder / "mtp-manifest.json").exists()

    def run(self, sink: Sink, cancel: Cancel) -> None:
        with contextlib.closing(_Checkpoint(self.order, cancel)) as source:
            self._fetch(source, sink, cancel)

    def _fetch(self, source: _Checkpoint, sink: Sink, cancel: Cancel) -> None:
        rows = self._inventory(source)
        meter = Meter("draft-fetch", sum(row.bytes for row in rows), sink)
        (self.folder / "tensors").mkdir(parents=True, exist_ok=True)
        meter.begin(sum(min(_size(self._file(row)), row.bytes) for row in rows))
        before, manifest = 0, []
        for row in rows:
            digest = self._tensor(source, row, meter, before, sink, cancel)
            manifest.append(
                {**_row(row), "file": os.path.join("tensors", f"{row.name}.bin"), "sha256": digest}
            )
            before += row.bytes
        meter.update(before, force=True)
        write_atomic(self.folder / "mtp-manifest.json", json.dumps(manifest, indent=1).encode())

    def _inventory(self, source: _Checkpoint) -> list[Tensor]:
        """Which bytes of which shard: as an earlier run (ours or Strata's) found it, else from the shards' headers."""
        path = self.folder / "mtp-inventory.json"
        known = read_json(path)
        if isinstance(known, dict) and known.get("repo") == source.published:
            return [Tensor(**row) for row in known["tensors"]]
        rows = sorted(source.tensors(), key=lambda row: row.name)
        total = sum(row.bytes for row in rows)
        value = {"repo": source.published, "total_bytes": total, "tensors": [_row(row) for row in rows]}
        write_atomic(path, json.dumps(value, indent=1).encode())
        return rows

    def _tensor(
        self, source: _Checkpoint, row: Tensor, meter: Meter, before: int, sink: Sink, cancel: Cancel
    ) -> str:
        """The tensor's SHA-256 once its file is complete and right; a wrong one is fetched anew once (#327)."""
        path, wanted = self._file(row), facts().draft_layer.tensors.get(row.name, "")
        for attempt in range(2):
            if _size(path) > row.bytes:
                path.unlink()
            with open(path, "ab") as file:
                while (have := file.tell()) < row.bytes:
                    last = min(row.start + have + _RANGE, row.end + 1) - 1
                    for block in source.read(row.shard, row.start + have, last):
                        file.write(block)
                        meter.update(before + file.tell(), row.name)
                file.flush()
                os.fsync(file.fileno())
            cancel.check()
            with open(path, "rb") as whole:
                digest = hashlib.file_digest(whole, "sha256").hexdigest()
            if not wanted or digest == wanted:
                return digest
            path.unlink()
            if attempt == 0:
                text = tr("{name} arrived with errors and is fetched again.", name=row.name)
                sink(Message(text, "warning"))
        raise UserFacingError(
            tr("The download is not the expected file"),
            tr("{name} of the draft layer has another content than it must have.", name=row.name),
            tr("A proxy or mirror on the way may answer wrongly. Try another network or source."),
            f"sha256 {digest}, expected {wanted}",
            code="wrong-hash",
        )

    def _file(self, row: Tensor) -> Path:
        return self.folder / "tensors" / f"{row.name}.bin"


class _Checkpoint:
    """The base checkpoint on the Hub, read by ranges that are proven to be the ones asked for."""

    def __init__(self, order: Order, cancel: Cancel) -> None:
        known = facts().draft_layer
        self._base = f"{hugging_face(order.options)}/{known.repository}/resolve/{known.revision}/"
        self.published = f"{_PUBLISHED}/{known.repository}/resolve/{known.revision}/"
        self._client = Client(order.options)
        token = hugging_face_token(order.options)
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._cancel = cancel

    def tensors(self) -> Iterator[Tensor]:
        """Every tensor of the draft layer, from the index and the headers of the shards that hold them."""
        index = json.loads(self._whole("model.safetensors.index.json"))["weight_map"]
        wanted = {name: shard for name, shard in index.items() if name.startswith(_PREFIX)}
        for shard in sorted(set(wanted.values())):
            self._cancel.check()
            (length,) = struct.unpack("<Q", b"".join(self.read(shard, 0, 7)))
            if not 0 < length <= _LARGEST_HEADER:
                raise self._error(Fault(Kind.WRONG_CONTENT, tr("{name} is no safetensors file.", name=shard)))
            header: dict[str, Any] = json.loads(b"".join(self.read(shard, 8, 7 + length)))
            for name, about in header.items():
                if wanted.get(name) == shard:
                    first, last = (8 + length + offset for offset in about["data_offsets"])
                    yield Tensor(name, shard, about["dtype"], about["shape"], first, last - 1, last - first)

    def read(self, shard: str, start: int, end: int) -> Iterator[bytes]:
        """Bytes `start` to `end` (inclusive). What came before a fault counts; the rest is asked for again."""
        position, tries = start, 0
        while position <= end:
            try:
                for block in self._once(self._base + shard, position, end):
                    position += len(block)
                    tries = 0
                    yield block
            except Fault as fault:
                tries += 1
                if tries >= _TRIES or fault.fatal:
                    raise self._error(fault) from fault
                self._cancel.wait(2.0 ** (tries - 1))

    def _once(self, url: str, start: int, end: int) -> Iterator[bytes]:
        self._cancel.check()
        response = self._client.get(url, {**self._headers, "Range": f"bytes={start}-{end}"})
        with self._using(response):
            given = response.headers.get("content-range", "")
            if response.status != 206 or not given.startswith(f"bytes {start}-{end}/"):
                raise _fault(response.status, url)
            left = end - start + 1
            buffer = bytearray(MIB)
            while left:
                self._cancel.check()
                count = response.readinto(memoryview(buffer)[: min(left, MIB)])
                if not count:
                    raise Fault(Kind.BROKEN, tr("{host} ended the file too early.", host=host_of(url)))
                left -= count
                yield bytes(buffer[:count])

    def _whole(self, name: str) -> str:
        url = self._base + name
        try:
            response = self._client.get(url, self._headers)
            with self._using(response):
                if response.status != 200:
                    raise _fault(response.status, url)
                return response.read_text(_LARGEST_HEADER)
        except Fault as fault:
            raise self._error(fault) from fault

    @contextlib.contextmanager
    def _using(self, response: Response) -> Iterator[None]:
        """Keeps the connection for the next range when the body was read to its end."""
        try:
            yield
        finally:
            self._client.finish(response)

    def close(self) -> None:
        self._client.forget()

    def _error(self, fault: Fault) -> UserFacingError:
        return final_error(tr("the draft layer"), [fault])


def _fault(status: int, url: str) -> Fault:
    host = host_of(url)
    if status in (200, 206):
        note = tr(
            "{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.",
            host=host,
        )
        return Fault(Kind.WRONG_CONTENT, note)
    kinds = {401: Kind.GATED, 403: Kind.REFUSED_BY_SERVER, 404: Kind.NOT_FOUND, 429: Kind.BUSY}
    kind = kinds.get(status, Kind.SERVER if status >= 500 else Kind.REFUSED_BY_SERVER)
    return Fault(kind, tr("{host} refuses the file ({status}).", host=host, status=status))


def _row(row: Tensor) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ("name", "shard", "dtype", "shape", "start", "end", "bytes")}


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
