"""What is known of an end beyond its log, and the places and blocks that a log holds."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Evidence:
    """Facts beyond the log; empty = not known. `changed`: what is new since the last good run, in sentences."""

    engine: str = ""
    build: str = ""
    backend: str = ""
    card: str = ""
    architecture: str = ""
    driver: str = ""
    model: str = ""
    context: int = 0
    answered: bool = False  # a real request was answered in this run
    out_of_memory: bool = False  # the system's killer says so
    missing_files: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    disk_full: bool = False  # nothing could be written where the log lies
    system: str = ""  # the system's own record of the end (Windows event log, kernel log); read like the log
    core: str = ""  # where the core dump lies
    silent: bool = False  # the engine runs, but answers nothing


@dataclass(frozen=True, slots=True)
class Frame:
    """A place in a call stack; "" where the stack does not say. Addresses are left out: they differ every time."""

    module: str = ""
    symbol: str = ""
    offset: str = ""

    @property
    def label(self) -> str:
        return f"{self.module}!{self.symbol}" if self.symbol else self.module


@dataclass(frozen=True, slots=True)
class Block:
    """One crash in the log: how it says it ended ("0xC0000005", "SIGSEGV" ...), its stack, the line where it stands."""

    code: str
    frames: tuple[Frame, ...]
    line: int
    extra: dict[str, str] = field(default_factory=dict)
