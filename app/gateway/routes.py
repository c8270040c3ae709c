"""Which model a request means, and what is offered."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from app.gateway.forms import Unanswered
from app.gateway.types import Back, Model


def chosen(wanted: Any, models: tuple[Model, ...], active: str, *, any_name: bool) -> str:
    """The id of the model that a request's `model` means; "" = whatever runs.

    None (not said) and, with `any_name`, unknown names mean the active model. Raises Unanswered: 400 when it is no
    text, 404 with the nearest names when nothing has that name.
    """
    if wanted is None or (isinstance(wanted, str) and not wanted.strip()):
        return active
    if not isinstance(wanted, str):
        raise Unanswered(400, "bad-model", "“model” must be the name of a model, in quotation marks.")
    if not models:
        return active
    found = find(wanted, models)
    if found is not None:
        return found.id
    if any_name:
        return active
    near = difflib.get_close_matches(wanted[:200], list(_names(models)), n=3, cutoff=0.3)
    known = near or [model.id for model in models][:3]
    raise Unanswered(
        404, "model_not_found", f"There is no model “{wanted[:200]}”. The nearest names: {', '.join(known)}."
    )


def find(name: str, models: Iterable[Model]) -> Model | None:
    """The model of an exact id or alias, also with Ollama's ":latest"."""
    plain = name.strip().removesuffix(":latest")
    return next((model for model in models if plain == model.id or plain in model.aliases), None)


def openai_list(models: Iterable[Model]) -> dict[str, Any]:
    return {"object": "list", "data": [openai_model(model) for model in models]}


def openai_model(model: Model) -> dict[str, Any]:
    return {
        "id": model.id,
        "object": "model",
        "created": 0,
        "owned_by": "local",
        "meta": {
            "title": model.title,
            "n_ctx": model.context,
            "size": model.size,
            "pictures": model.pictures,
        },
        "status": {"value": "loaded" if model.loaded else "unloaded"},
    }


def anthropic_list(models: Iterable[Model]) -> dict[str, Any]:
    """Anthropic's list of models (docs.anthropic.com/en/api/models-list)."""
    data = [anthropic_model(model) for model in models]
    return {
        "data": data,
        "has_more": False,
        "first_id": data[0]["id"] if data else None,
        "last_id": data[-1]["id"] if data else None,
    }


def anthropic_model(model: Model) -> dict[str, Any]:
    return {
        "type": "model",
        "id": model.id,
        "display_name": model.title or model.id,
        "created_at": "1970-01-01T00:00:00Z",
    }


def offered(models: tuple[Model, ...], back: Back) -> tuple[Model, ...]:
    """What is installed, else the one that runs, so that a list is never empty while something answers."""
    if models or not back.model:
        return models
    return (Model(back.model, loaded=True),)


def _names(models: Iterable[Model]) -> Iterable[str]:
    for model in models:
        yield model.id
        yield from model.aliases
