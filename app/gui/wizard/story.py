"""What the wizard knows so far. Pages read and extend it; going back changes nothing that was answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.advisor.types import Choice, Recommendation, Wish
    from app.hardware.machine import Machine
    from app.jobs.advice import Advised
    from app.jobs.setup import SetupPlan, SetupResult


@dataclass(slots=True)
class Story:
    wish: Wish | None = None  # None until the page that asks for it
    machine: Machine | None = None
    port: int | None = None
    advised: Advised | None = None
    advised_for: Wish | None = None  # the wish that `advised` answers
    chosen: Recommendation | None = None
    plan: SetupPlan | None = None
    result: SetupResult | None = None
    hurry: bool = False  # "Just do it": go on by itself with the recommendation

    def fix(self, choice: Choice) -> None:
        """Wish for exactly this choice, as an interrupted set-up does."""
        from app.advisor.types import Wish

        self.wish = Wish(
            engine=choice.engine,
            build=choice.build,
            family=choice.family,
            model=choice.model,
            context=choice.context,
            kv_type=choice.kv_type,
        )
