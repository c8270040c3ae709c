"""What the wizard knows so far. Pages read and extend it; going back changes nothing that was answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.advisor.types import Recommendation, Wish
from app.hardware.machine import Machine

if TYPE_CHECKING:
    from app.jobs.advice import Advised
    from app.jobs.setup import SetupPlan, SetupResult


@dataclass(slots=True)
class Story:
    machine: Machine | None = None
    wish: Wish = field(default_factory=Wish)
    port: int | None = None
    advised: Advised | None = None
    advised_for: Wish | None = None  # the wish that `advised` answers
    chosen: Recommendation | None = None
    plan: SetupPlan | None = None
    result: SetupResult | None = None
    hurry: bool = False  # "Just do it": go on by itself with the recommendation
    resume: bool = False  # an interrupted set-up goes on


def failure(error: Exception) -> bool:
    """True when the error is worth a card (a stop that the user asked for is not)."""
    from app.core.errors import Cancelled

    return not isinstance(error, Cancelled)
