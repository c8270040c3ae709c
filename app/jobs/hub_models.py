"""Models of the Hub: searched, judged for this computer, added, and looked after when their repository changes."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.advisor.types import Wish
from app.advisor.verdict import Fit, Judge, Verdict
from app.catalog import user
from app.catalog.load import family_of
from app.catalog.types import Family
from app.core.artifact import SourceKind
from app.core.errors import UserFacingError
from app.core.events import Cancel
from app.hardware.machine import Machine
from app.install.manifest import Manifest, find
from app.jobs import own_models, storage
from app.jobs.hub_shape import Shaper, by_size, family_entry
from app.jobs.knowledge import catalog, user_catalog
from app.jobs.knowledge import hub as hub_of
from app.system.home import Home
from app.transfer.hub import HubFile, Repository, card, repository
from app.transfer.hub_files import Quantization, contents
from app.transfer.hub_search import Hit, Query
from app.transfer.hub_search import search as search_hub
from app.transfer.sources import HUGGING_FACE

_COMMIT = re.compile(r"-[0-9a-f]{7}$")
_BITS = 4.85  # a weight in Q4_K_M, the size that most people take


@dataclass(frozen=True, slots=True)
class Result:
    """A repository that was found. `about` are the bytes that it would have at about 4 bits a weight, 0 when the Hub
    does not tell its weights; `verdict` judges that size."""

    hit: Hit
    about: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Results:
    """One page. `following` gets the next, "" on the last. `here` are models of the user's own that match, which need
    no network. `kept_at`: when an answer from the cache was last true (seconds since 1970), 0 for one of now.
    `error` says why there are none from the Hub."""

    results: tuple[Result, ...]
    following: str = ""
    here: tuple[str, ...] = ()
    kept_at: float = 0.0
    error: UserFacingError | None = None


@dataclass(frozen=True, slots=True)
class Sized:
    """A quantization with what this computer makes of it; `recommended` is the best of its repository."""

    quantization: Quantization
    verdict: Verdict
    recommended: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A repository opened. `page` is its address, `card` the beginning of its model card as plain text."""

    repository: Repository
    page: str
    sizes: tuple[Sized, ...]
    pictures: tuple[HubFile, ...]
    drafts: tuple[HubFile, ...]
    incomplete: tuple[str, ...]
    card: str
    basis: str  # what the memory for the context rests on, "" when exact


@dataclass(frozen=True, slots=True)
class Own:
    """A model of the user's own. `size` in bytes; `repository` and `revision` are "" for files of this computer."""

    family: str
    variant: str
    size: int
    installed: bool
    repository: str = ""
    revision: str = ""


@dataclass(frozen=True, slots=True)
class Renewal:
    """What a repository has that the catalogue of the user does not. `changed` are quantizations with other content,
    `size` their bytes; `gone` are no longer there."""

    family: str
    repository: str
    old: str
    new: str
    changed: tuple[str, ...]
    gone: tuple[str, ...]
    size: int


def search(
    home: Home,
    machine: Machine,
    query: Query,
    *,
    following: str = "",
    only_fitting: bool = False,
    cancel: Cancel | None = None,
) -> Results:
    """One page of results, each judged at about 4 bits a weight. Raises Cancelled."""
    here = tuple(family.id for family in own_models.listed(home) if _matches(family, query.words))
    try:
        with hub_of(home, cancel) as hub:
            page = search_hub(hub, query, following)
    except UserFacingError as error:
        return Results((), here=here, error=error)
    judge = Judge(machine, catalog(home))
    results = [_judged(judge, hit) for hit in page.hits]
    if only_fitting:
        results = [item for item in results if item.verdict.fit is not Fit.NO]
    return Results(tuple(results), page.following, here, page.kept_at)


def show(
    home: Home,
    machine: Machine,
    name: str,
    *,
    wish: Wish | None = None,
    shaper: Shaper = by_size,
    cancel: Cancel | None = None,
) -> Shown:
    """The repository `owner/name` with every quantization judged.

    Raises UserFacingError "hub-unreachable", "hub-busy", "hub-gated", "hub-unknown"; Cancelled.
    """
    with hub_of(home, cancel) as hub:
        found = repository(hub, name)
        try:
            words = card(hub, found)
        except UserFacingError:
            words = ""  # the card of a gated model is behind the gate too; everything else is known
    parts = contents(found)
    judge = Judge(machine, catalog(home), wish)
    sizes = [Sized(item, _verdict(judge, found, item, shaper)) for item in parts.quantizations]
    best = _best(sizes)
    basis = shaper(found, parts.quantizations[0]).basis if parts.quantizations else ""
    return Shown(
        found,
        f"{HUGGING_FACE}/{found.name}",
        tuple(dataclasses.replace(item, recommended=item is best) for item in sizes),
        parts.pictures,
        parts.drafts,
        parts.incomplete,
        words,
        basis,
    )


def listed(home: Home) -> tuple[Own, ...]:
    """The user's own models; asks no network."""
    return tuple(_own(home))


def remove(home: Home, family: str, *, files: bool = False) -> int:
    """Take a family out of the user's catalogue; with `files` also what was fetched for it. Returns the bytes freed.

    Raises UserFacingError "unknown-family", "in-use", "not-reachable", "busy"; then the family is still there.
    """
    freed = 0
    if files:
        freed = sum(storage.remove(home, manifest.id) for manifest in _installed(home, family))
    own_models.forget(home, family)
    return freed


def renewals(home: Home, family: str = "", *, cancel: Cancel | None = None) -> tuple[Renewal, ...]:
    """What has changed on the Hub since the user's families (or one) were added. Changes nothing.

    Raises UserFacingError as `show`, "unknown-family"; Cancelled.
    """
    with hub_of(home, cancel) as hub:
        return tuple(
            found
            for entry in _entries(home, family)
            if (found := _renewal(entry, repository(hub, _source(entry)[0])))
        )


def renew(
    home: Home, family: str, *, shaper: Shaper = by_size, cancel: Cancel | None = None
) -> Renewal | None:
    """Take the repository's new state into the user's catalogue; None when nothing changed.

    What is installed stays as it is until the user removes it: its new content comes beside it, under the name with
    the commit. Fetches nothing: set-up does. Raises as `renewals`.
    """
    (entry,) = _entries(home, family)
    with hub_of(home, cancel) as hub:
        found = repository(hub, _source(entry)[0])
    renewal = _renewal(entry, found)
    if renewal is None:
        return None
    known = {_plain_id(item["id"]) for item in entry["variant"]}
    wanted = [item for item in contents(found).quantizations if item.size and item.id in known]
    fresh = family_entry(found, wanted, shaper)
    for item in fresh["variant"]:
        if item["id"] in renewal.changed and find(home, "model", f"{family}-{item['id']}"):
            item["id"] = f"{item['id']}-{found.revision[:7]}"
    kept = [item for item in entry["variant"] if find(home, "model", f"{family}-{item['id']}")]
    there = {item["id"] for item in fresh["variant"]}
    fresh["variant"] += [item for item in kept if item["id"] not in there]
    user.add(user_catalog(home), {**entry, "variant": fresh["variant"]})
    return renewal


def _judged(judge: Judge, hit: Hit) -> Result:
    about = int(hit.parameters * _BITS / 8)
    found = Repository(
        hit.name, hit.revision, hit.licence, (), hit.architecture, hit.parameters, min(hit.context, 8192)
    )
    guess = Quantization("Q4_K_M", "Q4_K_M", (HubFile("model.gguf", about, ""),))
    return Result(hit, about, _verdict(judge, found, guess, by_size, worded=False))


def _verdict(
    judge: Judge, found: Repository, item: Quantization, shaper: Shaper, *, worded: bool = True
) -> Verdict:
    family = family_of(family_entry(found, [item], shaper))
    return judge.verdict(family, family.variants[0], worded=worded)


def _best(sizes: list[Sized]) -> Sized | None:
    """The one with the highest rank of those that fit; the advisor's rank weighs quality against speed."""
    fitting = [item for item in sizes if item.verdict.fit not in (Fit.NO, Fit.UNKNOWN)]
    return max(fitting, key=lambda item: item.verdict.score, default=None)


def _matches(family: Family, words: str) -> bool:
    text = f"{family.id} {family.title} {family.maker}".lower()
    return all(word in text for word in words.lower().split())


def _own(home: Home) -> Iterator[Own]:
    for family in own_models.listed(home):
        for variant in family.variants:
            manifest = find(home, "model", f"{family.id}-{variant.id}")
            source = variant.files[0].sources[0]
            of_hub = source.kind is SourceKind.HUGGING_FACE
            yield Own(
                family.id,
                variant.id,
                variant.weights_size,
                manifest is not None or (source.kind is SourceKind.FOLDER and Path(source.url).exists()),
                source.repository if of_hub else "",
                source.revision if of_hub else "",
            )


def _installed(home: Home, family: str) -> list[Manifest]:
    found = next((item for item in own_models.listed(home) if item.id == family), None)
    names = [f"{family}-{variant.id}" for variant in found.variants] if found else []
    return [manifest for name in names if (manifest := find(home, "model", name))]


def _entries(home: Home, family: str) -> list[dict[str, Any]]:
    """The user's families that come from the Hub, or the one that was named."""
    found = [
        item
        for item in user.entries(user_catalog(home))
        if _source(item)[0] and (not family or item["id"] == family)
    ]
    if family and not found:
        raise own_models.unknown_family(home, family)
    return found


def _source(entry: dict[str, Any]) -> tuple[str, str]:
    """The repository and revision of a family's first file, "" for files of this computer."""
    source = entry["variant"][0]["file"][0]["sources"][0]
    return str(source.get("repository", "")), str(source.get("revision", ""))


def _renewal(entry: dict[str, Any], found: Repository) -> Renewal | None:
    name, revision = _source(entry)
    if found.revision == revision:
        return None
    now = {item.id: item for item in contents(found).quantizations}
    old: dict[str, list[tuple[int, str]]] = {}
    for item in entry["variant"]:  # the newest state stands first
        old.setdefault(_plain_id(item["id"]), _content(item["file"]))
    changed = [
        size
        for key, size in now.items()
        if key in old and old[key] != [(file.size, file.sha256) for file in size.files]
    ]
    gone = tuple(key for key in old if key not in now)
    ids = tuple(item.id for item in changed)
    return Renewal(entry["id"], name, revision, found.revision, ids, gone, sum(item.size for item in changed))


def _plain_id(variant: str) -> str:
    """A variant's id without the commit that `renew` writes behind it."""
    return _COMMIT.sub("", variant)


def _content(files: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(int(file.get("size", 0)), str(file.get("sha256", ""))) for file in files]
