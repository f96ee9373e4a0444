"""A bot as a Python class: it receives a glimpse and may look at worlds that agree with it.

PYTHONPATH=examples beffroi tournament villagers --bot poor=python:python_bot:PointHunter --bots poor,random
"""

from beffroi.bots import Glimpse
from beffroi.kernel.flow import play_legal


class PointHunter:
    """Takes the option after which its own score, as it stands, is highest; the first of equals."""

    def __call__(self, glimpse: Glimpse) -> str:
        """Try every option on a world that its seat holds possible."""
        (world,) = glimpse.worlds(1)

        def points(action: int) -> int:
            after = world.clone()
            play_legal(after, glimpse.seat, action)
            return int(after.score(glimpse.seat))

        return glimpse.game.words.text(max(glimpse.actions, key=points))
