"""A bot as a Python class: it gets a decision, and can sample worlds that agree with what its seat knows.

PYTHONPATH=examples beffroi tournament villagers --bot poor=python:python_bot:PointHunter --bots poor,random
"""

from beffroi.bots import Decision
from beffroi.kernel.flow import play_legal


class PointHunter:
    """Takes the first option with the highest immediate score."""

    def __call__(self, decision: Decision) -> str:
        """Try every option in a sampled world."""
        (world,) = decision.worlds(1)

        def points(action: int) -> int:
            after = world.clone()
            play_legal(after, decision.seat, action)
            return int(after.score(decision.seat))

        return decision.game.words.text(max(decision.actions, key=points))
