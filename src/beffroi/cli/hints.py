"""Hints in the terminal: what matters now, the best options compared, or the move, in words."""

from __future__ import annotations

from beffroi.bots.hints import Change, Hint
from beffroi.i18n.messages import Messages

STRENGTHS = ("1", "2", "3")  # what matters, the options compared, the move


def told(says: Messages, found: Hint, strength: str, called: dict[str, str]) -> list[str]:
    """Return the lines of a hint; options are named as in the list on the screen."""
    if strength == STRENGTHS[0]:
        if not found.matters:
            return [says.say("hint-even")]
        return [says.say("hint-now"), *(f"· {says.feature(name)}" for name in found.matters)]
    if strength == STRENGTHS[2]:
        return [says.say("hint-one"), f"· {called.get(found.move(), found.move())}"]
    lines = [says.say("hint-best")]
    for option, changes in zip(found.options, differing(found), strict=True):
        chance = says.say("hint-chance", percent=round(100 * option.chance))
        lines.append(f"· {called.get(option.text, option.text)} ({chance})")
        lines += [f"    {line}" for line in sides(says, changes)]
    return lines


def differing(found: Hint) -> list[list[Change]]:
    """Return what each option brings that the others do not: what all have in common decides nothing."""
    brought = [{(change.feature, change.amount) for change in option.changes} for option in found.options]
    common = set.intersection(*brought) if len(brought) > 1 else set()
    return [
        [change for change in option.changes if (change.feature, change.amount) not in common]
        for option in found.options
    ]


def sides(says: Messages, changes: list[Change]) -> list[str]:
    """Return the pros of an option, then its cons; even more of a good thing may count against it."""
    out: list[str] = []
    for key, sign in (("hint-for", 1), ("hint-against", -1)):
        found = [change_text(says, change) for change in changes if change.worth * sign > 0]
        if found:
            out.append(says.say(key, changes=", ".join(found)))
    return out or [says.say("hint-nothing")]


def change_text(says: Messages, change: Change) -> str:
    """Return how much a feature changes: `gold +3`."""
    amount = f"{change.amount:+.1f}".removesuffix(".0").replace("-", "−")
    if says.lang == "fr":
        amount = amount.replace(".", ",")
    return says.say("hint-change", feature=says.feature(change.feature), amount=amount)
