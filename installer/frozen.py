"""What goes into the frozen build and what stays out; `build.spec` asks here."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

# What the downloaded package xllamacpp imports of Python's standard library (seen by importing it), and what its next
# version may: small, pure modules.
STANDARD_LIBRARY = (
    "ast", "asyncio", "collections.abc", "contextlib", "copy", "csv", "dataclasses", "datetime", "enum", "functools",
    "inspect", "io", "itertools", "json", "logging", "math", "numbers", "operator", "pathlib", "pickle", "platform",
    "queue", "random", "re", "string", "struct", "tempfile", "textwrap", "threading", "time", "traceback", "types",
    "typing", "uuid", "warnings", "weakref",
)  # fmt: skip

# Development, other toolkits, and what our libraries import only to look nicer in a programmer's terminal.
EXCLUDED = [
    "tkinter", "unittest", "pydoc_data", "pytest", "hypothesis", "mypy", "PyInstaller", "setuptools", "pip",
    "rich", "pygments", "markdown_it", "PySide6.QtDBus",
    # Of numpy only what gguf imports for the header of a file; of others what they can do without.
    "numpy.random", "numpy.fft", "numpy.f2py", "numpy.testing", "numpy.ma", "numpy.polynomial", "numpy.ctypeslib",
    "numpy.matlib",
    "multiprocessing", "_pydecimal", "pydoc", "yaml._yaml", "tqdm", "pydantic.v1",
]  # fmt: skip

# Of Qt only QtCore, QtGui, QtNetwork (local sockets), QtSvg and QtWidgets are used. What PyInstaller adds for them:
# plugins and libraries for browsers, 3D, virtual keyboards, PDF pictures and TLS (our downloads use Python's).
_UNWANTED = re.compile(
    r"""
    (lib)?Qt6(OpenGL|Pdf|Qml\w*|Quick\w*|VirtualKeyboard\w*|EglF\w*|WebSockets|OpenGLWidgets|Test)\b
    | PySide6/QtDBus
    | plugins/(tls|networkinformation|generic|xcbglintegrations|egldeviceintegrations)
    | plugins/(wayland-graphics-integration-client|platformthemes/libqgtk3|platforminputcontexts/\w*virtualkeyboard)
    | plugins/imageformats/\w*(pdf|tiff|webp|tga|wbmp|icns|gif|jpeg)
    | plugins/platforms/\w*(eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|direct2d|minimal)\b
    | plugins/wayland-shell-integration/lib(ivi|qt|wl|fullscreen)-shell  # no desktop speaks these
    | dist-info/(RECORD|INSTALLER|WHEEL|REQUESTED|licenses)  # the licences stand in third-party.txt
    | ^libscipy_openblas  # a second copy; numpy loads the one in its own folder
    | opengl32sw\.dll | d3dcompiler_\d+\.dll
    | translations/(?!qtbase_(de|es|fr|ja|zh_CN)\.qm)
    """,
    re.VERBOSE,
)


# Libraries that every Linux desktop has in a version that fits its own drivers (AppImage's "excludelist"); the package
# depends on them. With an older copy of ours, the system's graphics drivers could not be loaded.
_OF_THE_SYSTEM = re.compile(
    r"""lib(stdc\+\+|gcc_s|z|expat|fontconfig|freetype|harfbuzz|glib-2\.0|gthread-2\.0|X11|X11-xcb|xcb|xcb-glx|xcb-dri\d|
    drm|gbm|GL|EGL|GLX|OpenGL|GLdispatch|vulkan|com_err|gpg-error|uuid|systemd|gcrypt|selinux|mount|blkid|
    gssapi_krb5|krb5|krb5support|k5crypto|keyutils)\.so""",
    re.VERBOSE,
)

Entry = tuple[str, str, str]  # PyInstaller's: place in the build, source, kind


def wanted(name: str) -> bool:
    """`name` is a file's place in the build."""
    return not _UNWANTED.search(name.replace("\\", "/"))


def binaries(entries: list[Entry]) -> list[Entry]:
    """The wanted ones, without the libraries that only unwanted ones need, and on Linux without the system's own."""
    entries = [entry for entry in entries if wanted(entry[0])]
    if not sys.platform.startswith("linux"):
        return entries
    libraries = {
        Path(place).name: (place, source, kind) for place, source, kind in entries if "/" not in place
    }
    kept = [entry for entry in entries if "/" in entry[0] or entry[0].startswith("libpython")]
    waiting = list(kept)
    while waiting:
        for name in _needed(waiting.pop()[1]):
            entry = libraries.pop(name, None)
            if entry is not None and not _OF_THE_SYSTEM.match(name):
                kept.append(entry)
                waiting.append(entry)
    return sorted(set(kept))


def _needed(library: str) -> list[str]:
    """The libraries that one names itself. What a library of the system needs is the system's affair too."""
    said = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s*NEEDED\s+(\S+)", said, re.MULTILINE)


def of_the_system(entries: list[Entry]) -> list[Path]:
    """The libraries that were copied from the system that the build runs on (Linux), but for Python's own: the start
    program opens that one by its place."""
    sources = [Path(source) for _, source, _ in entries]
    return [
        source
        for source in sources
        if source.is_absolute()
        and source.parts[1:2] in (("lib",), ("lib64",), ("usr",))
        and not source.name.startswith("libpython")
    ]


def resources(project: Path) -> list[tuple[str, str]]:
    """Every data file that the program reads, with its folder in the build. Sources of translations are not read."""
    folder = project / "resources"
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    read = [path for path in files if path.suffix != ".ts" and path.name != "update.py"]
    return [(str(path), str(path.parent.relative_to(project))) for path in read]


def version_resource(name: str, version: str) -> Any:
    """What Windows shows under "Properties, Details"."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = (*(int(part) for part in re.findall(r"\d+", version)[:3]), 0)
    strings = {
        "CompanyName": "Strata Launcher",
        "FileDescription": "Strata Launcher",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Strata Launcher",
        "ProductVersion": version,
    }
    table = info.StringTable("040904B0", [info.StringStruct(*item) for item in strings.items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo([table]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )
