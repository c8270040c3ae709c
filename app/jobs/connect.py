"""Other programs use the models of this computer: which ones, what would change in their settings, there and back."""

from __future__ import annotations

import difflib
import logging
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from app.connect.link import Link, Plan
from app.connect.programs import Address, Program, System, every
from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines import registry
from app.engines.profile import api_key
from app.jobs import control, profiles
from app.system.home import Home
from app.system.lock import held

_log = logging.getLogger(__name__)

ANY_KEY = "none"  # what an engine without a key is sent; every text does


class Door(Protocol):
    """Who knows the address that programs use, and makes and takes back their keys."""

    def address(self) -> Address:
        """The address without a key; makes nothing. Raises UserFacingError "not-set-up"."""

    def key(self, program: str) -> str:
        """The program's key, made at the first call; `ANY_KEY` where no key is asked for."""

    def forget(self, program: str) -> None:
        """The program is disconnected: its key is worth nothing from now on."""


@dataclass(frozen=True, slots=True)
class EngineDoor:
    """The engine's own port: one address and one key, or none, for everybody."""

    home: Home

    def address(self) -> Address:
        """Of the running engine, else of the active profile. Raises UserFacingError "not-set-up"."""
        profile = profiles.active(self.home).effective()
        status = control.status(self.home)
        endpoints = status.endpoints
        if not endpoints:
            found = registry.engine(profile.engine).endpoints(profile.host, profile.port)
            endpoints = {"openai": found.openai}
        return Address(
            base_url=endpoints["openai"].removesuffix("/v1"),
            key="",
            model=status.model or control.model_name(self.home, profile) or profile.id,
            context=status.context_given or profile.context,
        )

    def key(self, program: str) -> str:
        """The key of the active profile's engine, the same for every program."""
        return api_key(profiles.active(self.home).effective().options) or ANY_KEY

    def forget(self, program: str) -> None:
        """An engine has one key for all; it stays."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One program of the list. `file` is "" where the user does the steps by hand; `current` is False when it was
    connected with an address or a model that is another one by now. `values` are (label, value) to paste, with one
    program asked for only."""

    id: str
    title: str
    detected: bool
    connected: bool
    current: bool
    file: str
    source: str
    note: str
    steps: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()


def programs(home: Home, *, door: Door | None = None, system: System | None = None) -> tuple[Entry, ...]:
    """All programs with what is known of them, those on this computer first. Reads only."""
    system = system or System.this()
    address = _known(door or EngineDoor(home))
    entries = [_entry(home, program, address, system) for program in every()]
    return tuple(sorted(entries, key=lambda entry: (not entry.connected, not entry.detected)))


def entry(home: Home, name: str, *, door: Door | None = None, system: System | None = None) -> Entry:
    """One program, with the values to paste. Raises UserFacingError "no-such-program"."""
    program = named(name)
    door = door or EngineDoor(home)
    address = _known(door)
    if address and program.copies:
        address = replace(address, key=door.key(program.id))
    return _entry(home, program, address, system or System.this())


def preview(
    home: Home,
    name: str,
    *,
    disconnect: bool = False,
    file: Path | None = None,
    door: Door | None = None,
    system: System | None = None,
) -> Plan:
    """What Connect or Disconnect would change in the file. Raises UserFacingError ("no-such-program", "connect-steps",
    "not-connected", "connect-unreadable", "not-set-up"); OSError. Writes nothing."""
    link = _link(home, name, system, file)
    return link.leaving() if disconnect else link.joining(_with_key(door or EngineDoor(home), link.program))


def connect(
    home: Home,
    name: str,
    *,
    file: Path | None = None,
    door: Door | None = None,
    system: System | None = None,
) -> Plan:
    """Merge our address into a program's settings; returns what was changed. A second call brings it up to date.

    Raises UserFacingError as `preview` does, and "connect-read-only", "connect-changed"; then nothing is changed.
    """
    with held(home.root / "connect.lock", tr("connecting a program")):
        link = _link(home, name, system, file)
        address = _with_key(door or EngineDoor(home), link.program)
        plan = link.joining(address)
        if link.receipt and link.receipt.file != link.file:  # another file than last time: the old one first
            link.leave(link.leaving())
        link.join(plan, address)
        return plan


def disconnect(home: Home, name: str, *, door: Door | None = None, system: System | None = None) -> Plan:
    """Take exactly that back; what the user changed since stays. Returns what was changed. Raises as `connect` does."""
    with held(home.root / "connect.lock", tr("disconnecting a program")):
        link = _link(home, name, system)
        plan = link.leaving()
        link.leave(plan)
        (door or EngineDoor(home)).forget(link.program.id)
        return plan


def disconnect_all(home: Home, *, door: Door | None = None) -> tuple[str, ...]:
    """Take everything back, before the data folder goes; returns the titles of the programs where that failed."""
    stuck = []
    for program in every():
        if not (home.root / "connect" / f"{program.id}.json").exists():
            continue
        try:
            disconnect(home, program.id, door=door)
        except (UserFacingError, OSError) as error:
            _log.warning("%s stays connected: %s", program.title, error)
            stuck.append(program.title)
    return tuple(stuck)


def named(name: str) -> Program:
    """The program of an id or a title, in any case. Raises UserFacingError "no-such-program"."""
    known = every()
    for program in known:
        if name.lower() in (program.id, program.title.lower()):
            return program
    near = difflib.get_close_matches(name.lower(), [program.id for program in known], 1, 0.5)
    raise UserFacingError(
        tr("There is no program of this name"),
        tr("{name} is not in the list.", name=name),
        tr("Did you mean {name}?", name=near[0])
        if near
        else tr("The list: {names}.", names=", ".join(program.id for program in known)),
        code="no-such-program",
    )


def _link(home: Home, name: str, system: System | None, file: Path | None = None) -> Link:
    program = named(name)
    if not program.file:
        raise UserFacingError(
            tr("{program} is connected by hand", program=program.title),
            tr("It keeps its settings where no other program may write."),
            tr("Follow the steps: {steps}", steps=" ".join(program.steps)),
            code="connect-steps",
        )
    return Link(home, program, system or System.this(), file.expanduser().absolute() if file else None)


def _with_key(door: Door, program: Program) -> Address:
    return replace(door.address(), key=door.key(program.id))


def _known(door: Door) -> Address | None:
    try:
        return door.address()
    except UserFacingError:  # before set-up there is a list, but no address
        return None


def _entry(home: Home, program: Program, address: Address | None, system: System) -> Entry:
    link = Link(home, program, system) if program.file else None
    connected = link is not None and link.connected()
    current = True
    if connected and link and link.receipt and address:
        current = (link.receipt.base_url, link.receipt.model) == (address.base_url, address.model)
    return Entry(
        id=program.id,
        title=program.title,
        detected=program.detected(system),
        connected=connected,
        current=current,
        file=str(link.file) if link else "",
        source=program.source,
        note=program.note,
        steps=program.steps,
        values=program.values(address) if address and address.key else (),
    )
