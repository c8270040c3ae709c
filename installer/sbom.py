"""The bill of materials: what a build is made of, as CycloneDX 1.5 JSON on stdout.

python -m installer.sbom SYSTEM [FOLDER]    # FOLDER: where the packages lie, if not in this Python
"""

from __future__ import annotations

import json
import os
import sys
import uuid
from datetime import UTC, datetime
from importlib import metadata
from typing import Any

from app import __version__
from installer.third_party import licence, shipped

_PLATFORMS = {"linux": "linux", "windows": "win32", "macos": "darwin"}


def bill(system: str, packages: list[metadata.Distribution]) -> dict[str, Any]:
    """The same packages give the same bill, byte by byte."""
    name = f"strata-launcher-{__version__}-{system}"
    identity = uuid.uuid5(
        uuid.NAMESPACE_URL, "\n".join([name, *(f"{item.name} {item.version}" for item in packages)])
    )
    built = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC)
    main = {"type": "application", "bom-ref": name, "name": "strata-launcher", "version": __version__}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{identity}",
        "version": 1,
        "metadata": {
            "timestamp": built.isoformat(),
            "component": {**main, "licenses": [{"license": {"id": "MIT"}}]},
        },
        "components": [_python(), *(_component(item) for item in packages)],
    }


def _python() -> dict[str, Any]:
    version = ".".join(map(str, sys.version_info[:2]))
    return {
        "type": "platform",
        "bom-ref": f"python@{version}",
        "name": "python",
        "version": version,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }


def _component(package: metadata.Distribution) -> dict[str, Any]:
    name = package.name.lower().replace("_", "-")
    address = f"pkg:pypi/{name}@{package.version}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": package.version,
        "purl": address,
        "licenses": [{"license": {"name": licence(package)}}],
    }


if __name__ == "__main__":
    print(json.dumps(bill(sys.argv[1], shipped(sys.argv[2:] or None, _PLATFORMS[sys.argv[1]])), indent=2))
