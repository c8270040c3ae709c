"""What is installed of Strata, as the config needs it: read from the manifests that the install steps wrote."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePath

from app.core.errors import UserFacingError
from app.core.i18n import tr
from app.engines.profile import Profile
from app.engines.strata.places import Places
from app.install.manifest import find
from app.system.home import Home


@dataclass(frozen=True, slots=True)
class Installed:
    """One model with its engine. `tag` names its folders and files (`swift-IQ2_XS`).

    `native` is the first shard, `ple` the shard with the n-gram table (None when the model does not need it named),
    `expert_profile` the list of hot experts, `mmproj` the image encoder's weights; `cuda` is 12 or 13.
    """

    places: Places
    tag: str
    model_name: str
    native: PurePath
    ple: PurePath | None
    expert_profile: PurePath
    backend: str = "cuda"
    cuda: int = 13
    lib_dirs: tuple[PurePath, ...] = ()
    mmproj: PurePath | None = None


def installed(home: Home, profile: Profile) -> Installed:
    """Raises UserFacingError "engine-missing" or "model-missing" when a step of the installation is not done."""
    engine = find(home, "engine", profile.build)
    if engine is None:
        raise _missing("engine-missing", tr("The Strata engine is not installed"), profile.build)
    model = find(home, "model", f"{profile.family}-{profile.model}")
    if model is None:
        name = f"{profile.family} {profile.model}"
        raise _missing("model-missing", tr("The model is not installed"), name)
    of_engine, of_model = engine.facts, model.facts
    return Installed(
        places=Places(Path(of_engine["root"]), Path(of_model["data"]), Path(of_model["models"])),
        tag=of_model["tag"],
        model_name=of_model["model_name"],
        native=Path(of_model["native"]),
        ple=Path(of_model["ple"]) if of_model.get("ple") else None,
        expert_profile=Path(of_engine["root"]) / "data" / of_model["expert_profile"],
        backend=of_engine["backend"],
        cuda=int(of_engine.get("cuda") or 13),
        lib_dirs=tuple(Path(folder) for folder in of_engine["lib_dirs"].split("\n") if folder),
        mmproj=Path(of_model["mmproj"]) if of_model.get("mmproj") else None,
    )


def _missing(code: str, title: str, name: str) -> UserFacingError:
    return UserFacingError(
        title,
        tr("{name} is not there, or its installation did not end.", name=name),
        tr("Run set-up again; it goes on where it stopped."),
        code=code,
    )
