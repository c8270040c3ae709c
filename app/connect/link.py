"""Connect and disconnect one program: what would change, the writing, the receipt that takes it back."""

from __future__ import annotations

import codecs
import difflib
import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from app.connect.documents import Document, Unreadable, opened
from app.connect.merge import Add, Change, Put, Undo, apply, revert, serves
from app.connect.patch import carried
from app.connect.programs import Address, Program, System
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.system.files import read_json, write_atomic, write_json
from app.system.home import Home

PRIVATE = 0o600  # a new file with a key in it


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was written for a program: the file, its SHA-256 before ("" = there was none) and after, the name of the
    backup from before, the address, and how each change is taken back."""

    file: Path
    before: str
    after: str
    backup: str
    base_url: str
    model: str
    undos: tuple[Undo, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A change of one file that is not made yet. `after` None removes the file; `kept` are values that the user has
    changed since, and that stay."""

    file: Path
    before: bytes | None
    after: bytes | None
    undos: tuple[Undo, ...] = ()
    kept: tuple[str, ...] = ()

    @property
    def diff(self) -> str:
        """The change in the unified form, "" when there is none."""
        old, new = (_shown(data) for data in (self.before, self.after))
        lines = difflib.unified_diff(old, new, str(self.file), str(self.file))
        return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


class Link:
    """One program on this computer and what we know of its connection. Receipts lie in the data folder (`connect/`)."""

    def __init__(self, home: Home, program: Program, system: System, file: Path | None = None) -> None:
        assert program.file
        self.program = program
        self._folder = home.root / "connect"
        self._form = program.file.format
        self.receipt = self._read_receipt()
        self.file = file or (self.receipt.file if self.receipt else program.file.path(system))

    def connected(self) -> bool:
        """Whether our address is still in the file. A file that cannot be read counts as not connected."""
        receipt = self.receipt
        if not receipt:
            return False
        try:
            whole = self._document(_bytes(receipt.file)).plain()
        except (UserFacingError, OSError):
            return False
        return all(serves(whole, undo) for undo in receipt.undos if receipt.base_url in str(undo.ours))

    def joining(self, address: Address) -> Plan:
        """What Connect would change. Raises UserFacingError "connect-unreadable"; OSError."""
        before = _bytes(self.file)
        base: bytes | None = before
        kept: tuple[str, ...] = ()
        if self.receipt and self.receipt.file == self.file:
            leaving = self.leaving()
            base, kept = leaving.after, leaving.kept
        document = self._document(base)
        try:
            undos = apply(document, self.program.filled(address))
        except Unreadable as error:
            raise self._unreadable(str(error)) from error
        return Plan(self.file, before, _encoded(base, document.text()), undos, kept)

    def leaving(self) -> Plan:
        """What Disconnect would change. Raises UserFacingError ("not-connected", "connect-unreadable"); OSError."""
        receipt = self.receipt
        if not receipt:
            raise UserFacingError(
                tr("{program} is not connected", program=self.program.title),
                tr("Nothing was written into its settings from here, so there is nothing to take back."),
                tr("See the list of programs for what is connected."),
                code="not-connected",
            )
        now = _bytes(receipt.file)
        if now is None or _hash(now) == receipt.before:
            return Plan(receipt.file, now, now)
        old = self._kept(receipt)
        if _hash(now) == receipt.after and _hash(old) == receipt.before:
            return Plan(receipt.file, now, old)
        document = self._document(now)
        try:
            kept = revert(document, receipt.undos)
        except Unreadable as error:
            raise self._unreadable(str(error)) from error
        after = _encoded(now, self._smoothed(receipt, now, document))
        gone = not receipt.before and not document.plain() and not _text(after or b"").strip(" \t\r\n{}[]")
        return Plan(receipt.file, now, None if gone else after, kept=kept)

    def join(self, plan: Plan, address: Address) -> None:
        """Write the plan of `joining`: a backup, the receipt, then the file, each as a whole.

        Raises UserFacingError ("connect-read-only", "connect-changed"); OSError. Then the file is as it was.
        """
        old = self.receipt
        fresh = old is None or old.file != plan.file or _hash(plan.before) != old.after
        before, backup = (_hash(plan.before), "") if fresh or not old else (old.before, old.backup)
        self._may_write(plan)
        if fresh and plan.before is not None:
            before_ours = self.leaving().after if old and old.file == plan.file else plan.before
            before = _hash(before_ours)
            backup = self._keep(before_ours) if before_ours is not None else ""
        assert plan.after is not None
        self.receipt = Receipt(
            plan.file, before, _hash(plan.after), backup, address.base_url, address.model, plan.undos
        )
        self._write_receipt()
        self._write(plan)

    def leave(self, plan: Plan) -> None:
        """Write the plan of `leaving` and forget the connection. Raises as `join` does."""
        self._may_write(plan)
        if plan.before is not None and plan.before != plan.after:
            self._keep(plan.before)
        if plan.before != plan.after:
            self._write(plan)
        self._receipt_file.unlink(missing_ok=True)
        self.receipt = None

    @property
    def _receipt_file(self) -> Path:
        return self._folder / f"{self.program.id}.json"

    def _read_receipt(self) -> Receipt | None:
        value = read_json(self._receipt_file)
        try:
            undos = tuple(Undo.from_dict(item) for item in value["undos"])
            return Receipt(**{**value, "file": Path(value["file"]), "undos": undos})
        except (TypeError, KeyError):
            return None

    def _write_receipt(self) -> None:
        assert self.receipt
        value = {name: getattr(self.receipt, name) for name in Receipt.__dataclass_fields__}
        value |= {"file": str(self.receipt.file), "undos": [undo.as_dict() for undo in self.receipt.undos]}
        write_json(self._receipt_file, value, mode=PRIVATE)

    def _document(self, data: bytes | None) -> Document:
        try:
            return opened(self._form, _text(data or b""))
        except UnicodeDecodeError:
            raise self._unreadable(tr("it is not UTF-8 text")) from None
        except Unreadable as error:
            raise self._unreadable(str(error)) from error

    def _smoothed(self, receipt: Receipt, now: bytes | None, document: Document) -> str:
        """The text without our lines. Taking the lines out leaves more as it is than a library that writes anew."""
        whole = document.plain()
        if receipt.backup or not receipt.before:
            old = self._kept(receipt)
            written = self._document(old)
            apply(written, [self._again(undo) for undo in receipt.undos])
            lines = carried(written.text(), _text(old or b""), _text(now or b""))
            if lines is not None:
                try:
                    if opened(self._form, lines).plain() == whole:
                        return lines
                except Unreadable:
                    pass  # the lines are not ours alone any more; the document knows better
        return document.text()

    @staticmethod
    def _again(undo: Undo) -> Change:
        return Add(undo.path, undo.by, undo.ours) if undo.by else Put(undo.path, undo.ours)

    def _keep(self, data: bytes) -> str:
        """The name of a copy from before a change, made of its hash: the same bytes are kept once."""
        path = self._folder / "backups" / f"{self.program.id}-{_hash(data)[:16]}{self.file.suffix}"
        if not path.exists():
            write_atomic(path, data, mode=PRIVATE)
        return path.name

    def _kept(self, receipt: Receipt) -> bytes | None:
        return _bytes(self._folder / "backups" / receipt.backup) if receipt.backup else None

    def _may_write(self, plan: Plan) -> None:
        target = Path(os.path.realpath(plan.file))
        if plan.before is None or plan.before == plan.after:
            return
        if not target.stat().st_mode & stat.S_IWUSR or not os.access(target, os.W_OK):
            raise UserFacingError(
                tr("The settings file is read-only"),
                tr("{file} may not be changed, so nothing was written.", file=plan.file),
                tr("Allow writing to it, or make the change by hand."),
                code="connect-read-only",
            )

    def _write(self, plan: Plan) -> None:
        target = Path(os.path.realpath(plan.file))  # a link stays a link
        if _bytes(plan.file) != plan.before:
            raise UserFacingError(
                tr("The settings file has just changed"),
                tr(
                    "{file} was changed by another program in this moment; nothing was written.",
                    file=plan.file,
                ),
                tr("Try it again."),
                code="connect-changed",
            )
        if plan.after is None:
            target.unlink(missing_ok=True)
            return
        mode = stat.S_IMODE(target.stat().st_mode) if plan.before is not None else PRIVATE
        write_atomic(target, plan.after, mode=mode)

    def _unreadable(self, why: str) -> UserFacingError:
        return UserFacingError(
            tr("The settings file cannot be read"),
            tr("{file}: {why}. Nothing was changed.", file=self.file, why=why),
            tr("Correct the file or move it away, then try again."),
            code="connect-unreadable",
        )


def _bytes(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None


def _text(data: bytes) -> str:
    return data.decode("utf-8-sig")


def _encoded(like: bytes | None, text: str) -> bytes:
    mark = codecs.BOM_UTF8 if (like or b"").startswith(codecs.BOM_UTF8) else b""
    return mark + text.encode("utf-8")


def _hash(data: bytes | None) -> str:
    return "" if data is None else hashlib.sha256(data).hexdigest()


def _shown(data: bytes | None) -> list[str]:
    return (data or b"").decode("utf-8-sig", "replace").replace("\r\n", "\n").splitlines(keepends=True)
