"""Searching the Hub for models in GGUF, page by page.

Sources: https://huggingface.co/docs/hub/api (GET /api/models: search, filter, sort, limit, the Link header),
https://huggingface.co/docs/huggingface_hub/package_reference/hf_api (list_models: the values of sort and expand).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from app.core import strangers
from app.transfer.hub import LARGEST_MODEL, LONGEST_CONTEXT, is_name, licence_of
from app.transfer.hub_api import Hub

SORTS = {"trending": "trendingScore", "downloads": "downloads", "newest": "createdAt"}
# What people want it for, in the Hub's own words for tasks.
USES = {
    "chat": "text-generation",
    "pictures": "image-text-to-text",
    "embedding": "feature-extraction",
    "reranking": "text-ranking",
}
_EXPAND = (
    "author", "createdAt", "downloads", "gated", "gguf", "lastModified", "likes", "pipeline_tag", "sha", "tags",
)  # fmt: skip
_MOST_WORDS = 200


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for: `sort` is a key of SORTS, `use` one of USES or "", `licence` such as "apache-2.0" or ""."""

    words: str = ""
    sort: str = "trending"
    use: str = ""
    licence: str = ""
    author: str = ""
    page_size: int = 50


@dataclass(frozen=True, slots=True)
class Hit:
    """A repository among the results. `parameters` and `context` are 0 where the Hub does not tell; dates are days."""

    name: str
    author: str
    licence: str
    downloads: int
    likes: int
    changed: str
    created: str
    task: str
    architecture: str
    parameters: int
    context: int
    gated: bool
    revision: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """Some results and the address of more of them, "" when there are none. `kept_at` as in `Repository`."""

    hits: tuple[Hit, ...]
    following: str = ""
    kept_at: float = 0.0


def search(hub: Hub, query: Query, following: str = "") -> Page:
    """The first page for `query`, or the one at `following` of the page before.

    Raises UserFacingError "hub-unreachable", "hub-busy"; Cancelled.
    """
    answer = hub.json(following or _path(query), list)
    return Page(tuple(_hits(answer.value)), answer.following, answer.kept_at)


def _path(query: Query) -> str:
    pairs = [("filter", "gguf")]
    pairs += [("filter", f"license:{query.licence}")] if query.licence else []
    pairs += [("search", query.words[:_MOST_WORDS])] if query.words.strip() else []
    pairs += [("author", query.author)] if query.author else []
    pairs += [("pipeline_tag", USES[query.use])] if query.use else []
    pairs += [("sort", SORTS[query.sort]), ("direction", "-1"), ("limit", str(query.page_size))]
    return "/api/models?" + urlencode(pairs + [("expand", name) for name in _EXPAND])


def _hits(items: list[Any]) -> Iterator[Hit]:
    for item in items[:1000]:
        name = item.get("id") if isinstance(item, dict) else None
        if not isinstance(name, str) or not is_name(name):
            continue  # also names from before owners were asked for; nothing in GGUF has one
        model = item.get("gguf") if isinstance(item.get("gguf"), dict) else {}
        yield Hit(
            name=name,
            author=strangers.line(item.get("author"), 100) or name.partition("/")[0],
            licence=licence_of(item),
            downloads=strangers.count(item.get("downloads"), 10**12),
            likes=strangers.count(item.get("likes"), 10**9),
            changed=strangers.line(item.get("lastModified"), 40)[:10],
            created=strangers.line(item.get("createdAt"), 40)[:10],
            task=strangers.line(item.get("pipeline_tag"), 40),
            architecture=strangers.line(model.get("architecture"), 40),
            parameters=strangers.count(model.get("total"), LARGEST_MODEL),
            context=strangers.count(model.get("context_length"), LONGEST_CONTEXT),
            gated=bool(item.get("gated")),
            revision=strangers.line(item.get("sha"), 40),
        )
