"""The end of a game: every score line of every seat, and who won."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from beffroi.cli.screen import table
from beffroi.i18n.messages import Messages
from beffroi.kernel.match import Match
from beffroi.kernel.winning import behind, untied


def show_scores(out: Console, says: Messages, match: Match) -> None:
    """Print everybody's points line by line, and the winners if the game is over."""
    names = match.header.names
    scores = match.game.scores(match.state)
    points = match.game.points(match.state)
    rows = table("")
    rows.columns[0].no_wrap = True
    for name in names:
        rows.add_column(name, justify="right", overflow="fold", min_width=5, max_width=12)
    for i, (line, _) in enumerate(scores[0]):
        rows.add_row(says.score(line), *[str(lines[i][1]) for lines in scores])
    rows.add_section()
    rows.add_row(Text(says.say("table-total"), style="bold"), *[Text(str(p), style="bold") for p in points])
    if not match.over():
        out.print(rows)
        out.print(says.say("cli-not-over"))
    else:
        ranks = match.game.ranks(match.state)
        tiebreaks = match.game.tiebreaks(match.state)
        for name, numbers in untied(points, tiebreaks):
            label = says.say("table-tiebreak", name=says.tiebreak(name))
            rows.add_row(label, *["" if number is None else str(number) for number in numbers])
        rows.add_row(says.say("cli-rank"), *[str(rank) for rank in ranks])
        out.print(rows)
        winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
        if not winners:
            out.print(says.say("table-lost"), style="bold")
            return
        best = points[ranks.index(1)]
        key = "table-winner" if len(winners) == 1 else "table-shared"
        text = says.say(key, players=says.listed(winners), points=best)
        for name, own, others in behind(points, ranks, tiebreaks):
            facts = {"own": own, "theirs": says.listed(list(dict.fromkeys(str(number) for number in others.values())))}
            beaten = says.listed([names[seat] for seat in others])
            text = says.say("table-ahead", outcome=text, others=beaten, by=says.tiebreak(name, "by"), **facts)
        out.print(text, style="bold")
