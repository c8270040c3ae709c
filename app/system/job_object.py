"""Windows job objects: every process in the job dies when the last handle to it is closed.

Source of the structures: Microsoft Learn, "JOBOBJECT_EXTENDED_LIMIT_INFORMATION" (winnt.h).
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from typing import Any

_KILL_ON_JOB_CLOSE = 0x2000
_EXTENDED_LIMIT_INFORMATION = 9
_BASIC_ACCOUNTING = 1  # JOBOBJECT_BASIC_ACCOUNTING_INFORMATION
_PROCESS_SET_QUOTA_AND_TERMINATE = 0x0100 | 0x0001


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", wintypes.DWORD),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", wintypes.DWORD),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", wintypes.DWORD),
        ("SchedulingClass", wintypes.DWORD),
    )


class _ExtendedLimits(ctypes.Structure):
    _fields_ = (
        ("BasicLimitInformation", _BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


class _Accounting(ctypes.Structure):
    _fields_ = (
        ("Times", ctypes.c_int64 * 4),
        ("TotalPageFaultCount", wintypes.DWORD),
        ("TotalProcesses", wintypes.DWORD),
        ("ActiveProcesses", wintypes.DWORD),
        ("TotalTerminatedProcesses", wintypes.DWORD),
    )


class Job:
    """A job whose members die with this process (`kill_on_close`), or only when it is terminated.

    On other systems an empty shell, so that callers need no branch.
    """

    def __init__(self, *, kill_on_close: bool = True) -> None:
        self._handle = 0
        if sys.platform != "win32":
            return
        kernel = _kernel32()
        self._handle = kernel.CreateJobObjectW(None, None)
        if not self._handle:
            raise ctypes.WinError(ctypes.get_last_error())
        if not kill_on_close:
            return
        limits = _ExtendedLimits()
        limits.BasicLimitInformation.LimitFlags = _KILL_ON_JOB_CLOSE
        if not kernel.SetInformationJobObject(
            self._handle, _EXTENDED_LIMIT_INFORMATION, ctypes.byref(limits), ctypes.sizeof(limits)
        ):
            raise ctypes.WinError(ctypes.get_last_error())

    def add(self, pid: int) -> None:
        """Put a process, and all that it starts from now on, into the job. Raises OSError."""
        if sys.platform != "win32":
            return
        kernel = _kernel32()
        process = kernel.OpenProcess(_PROCESS_SET_QUOTA_AND_TERMINATE, False, pid)
        if not process:
            raise ctypes.WinError(ctypes.get_last_error())
        try:
            if not kernel.AssignProcessToJobObject(self._handle, process):
                raise ctypes.WinError(ctypes.get_last_error())
        finally:
            kernel.CloseHandle(process)

    def members(self) -> int:
        """How many processes are in it now. Raises OSError."""
        if sys.platform != "win32":
            return 0
        counts = _Accounting()
        if not _kernel32().QueryInformationJobObject(
            self._handle, _BASIC_ACCOUNTING, ctypes.byref(counts), ctypes.sizeof(counts), None
        ):
            raise ctypes.WinError(ctypes.get_last_error())
        return int(counts.ActiveProcesses)

    def close(self) -> None:
        """Let go of the job; without `kill_on_close` its members run on."""
        if sys.platform == "win32" and self._handle:
            _kernel32().CloseHandle(self._handle)
            self._handle = 0

    def terminate(self) -> None:
        """End every member now."""
        if sys.platform == "win32" and self._handle:
            _kernel32().TerminateJobObject(self._handle, 1)


def _kernel32() -> Any:
    """kernel32 with the signatures that we call; only Windows has it."""
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined]
    kernel.CreateJobObjectW.restype = wintypes.HANDLE
    kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, wintypes.LPCWSTR)
    kernel.OpenProcess.restype = wintypes.HANDLE
    kernel.OpenProcess.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
    kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
    kernel.SetInformationJobObject.argtypes = (wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD)
    kernel.QueryInformationJobObject.argtypes = (
        wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD, ctypes.c_void_p,
    )  # fmt: skip
    kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
    kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
    return kernel
