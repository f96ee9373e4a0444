"""Every view has exactly the shape that its game declares: docs/views.md and the browser rely on it."""

import json

import msgspec
import pytest

from beffroi.kernel.flow import play_legal
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.views import AnyView
from tests.laws.cases import CASES, Case, to_the_end

EVERY = 9  # decisions between two looks


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_view_has_the_shape_of_its_game(case: Case) -> None:
    game = case.game
    state = game.new(case.seats, case.options, 21)
    for n, (seat, action) in enumerate([*to_the_end(case, 21), (SPECTATOR, 0)]):
        if n % EVERY == 0 or seat == SPECTATOR:
            for viewer in range(SPECTATOR, case.seats):
                view = game.view(state, viewer)
                sent = json.loads(json.dumps(view))
                assert view == sent, "it is not plain data"
                read = msgspec.convert(sent, game.shape)  # rejects missing fields and wrong types
                assert json.loads(msgspec.json.encode(read)) == sent, "a field is not declared"
                msgspec.convert(sent, AnyView)
                assert [player["total"] for player in sent["players"]] == game.points(state)
        if seat != SPECTATOR:
            play_legal(state, seat, action)
