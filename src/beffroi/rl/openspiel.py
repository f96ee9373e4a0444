"""Games for OpenSpiel; importing this registers them: `pyspiel.load_game("beffroi_villagers(seats=3)")`.

All randomness of a game comes from its seed, so there is one chance node, the deal, and then every action has one
outcome. The options of a game are parameters, as in `beffroi_orleans(seats=4,edition=2014)`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.rl.encode import Encoder
from beffroi.rl.names import Setting
from beffroi.rl.rewards import RANK, WIN, final

DEALS = 1000  # outcomes of the chance node: this many different games
LONGEST = 100_000  # decisions; followers can be placed and taken back many times
REWARDS = [RANK, WIN]  # those that are only known at the end
TYPE = pyspiel.GameType


def game_type(key: str) -> Any:
    """Return what OpenSpiel must know about a game before creating it."""
    game = games.load(key)
    spans = [game.seats(game.complete(options)) for options in possible(game)]
    return TYPE(
        short_name=f"beffroi_{key}",
        long_name=f"Beffroi {key}",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.GENERAL_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=max(high for _, high in spans),
        min_num_players=min(low for low, _ in spans),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game, max(2, min(low for low, _ in spans))),
    )


def possible(game: Game) -> list[dict[str, str]]:
    """Return the default options, and every variant that changes one of them."""
    return [{}, *[{option.name: word} for option in game.options for word in option.words]]


def parameters(game: Game, seats: int) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    defaults = {option.name: option.default for option in game.options}
    # OpenSpiel parses what looks like a number: then the default must be a number, too
    out: dict[str, Any] = {name: int(text) if text.isdigit() else text for name, text in defaults.items()}
    return out | {"seats": seats, "reward": RANK, "deals": DEALS, "first_seed": 0}


class SpielGame(pyspiel.Game):
    """A game with its options and number of players; each game has its own subclass."""

    kind: Any  # its type
    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = games.load(self.key)
        given = self.kind.parameter_specification | (params or {})
        options = {option.name: str(given[option.name]) for option in rules.options}
        self.setting = Setting(self.key, int(given["seats"]), rules.complete(options))
        self.reward = str(given["reward"])
        self.deals = int(given["deals"])
        self.first_seed = int(given["first_seed"])
        rules.check_seats(self.setting.seats, self.setting.options)
        if self.reward not in REWARDS:
            raise DataError("reward", f"«{self.reward[:40]}» is unknown; choose one of: {', '.join(REWARDS)}")
        if self.deals < 1:
            raise DataError("deals", "must be at least 1")
        self.rules = rules
        self.encoder = Encoder(rules, self.setting.seats, self.setting.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.words.size,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0 if self.reward == RANK else 0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return the observer that turns states into numbers and text."""
        if params:
            raise ValueError(f"observers take no parameters, but were given {params}")
        return Observer(self.encoder)


class Held:
    """A state as OpenSpiel needs it: copied with copy.deepcopy(), pickled as a position."""

    def __init__(self, setting: Setting, state: State | None) -> None:
        self.setting = setting
        self.state = state  # None until the game is dealt

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.setting, None if self.state is None else self.state.clone())

    def __reduce__(self) -> Any:
        if self.state is None:
            return Held, (self.setting, None)
        position = Position(self.setting.seats, self.setting.options, 0, self.state)
        return restored, (self.setting, write_position(self.setting.game(), position))


def restored(setting: Setting, document: dict[str, Any]) -> Held:
    """Return a saved state."""
    return Held(setting, read_position(setting.game(), document).state)


class SpielState(pyspiel.State):
    """A game in play, or about to be dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, None)

    @property
    def of(self) -> SpielGame:
        """The game; OpenSpiel holds it, and saves everything else in a state."""
        game: SpielGame = self.get_game()
        return game

    @property
    def state(self) -> State:
        """The state of the game, once it is dealt."""
        assert self.held.state is not None
        return self.held.state

    def current_player(self) -> int:
        """Return the seat that must decide."""
        if self.held.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.state.asked) if self.state.waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return legal(self.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        return [(deal, 1.0 / self.of.deals) for deal in range(self.of.deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            setting = self.of.setting
            self.held.state = self.of.rules.setup(setting.seats, setting.options, self.of.first_seed + action)
        else:
            play_legal(self.state, self.state.asked, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.of.rules.words.text(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.state is not None and not self.state.waiting

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat."""
        if not self.is_terminal():
            return [0.0] * self.of.setting.seats
        return final(self.of.reward, self.of.rules.ranks(self.state))

    def __str__(self) -> str:
        return "not dealt" if self.held.state is None else self.of.rules.digest(self.state)


class Observer:
    """What a player sees, as network features and as JSON."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.width, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the features with what a player sees."""
        self.tensor.fill(0)
        if state.held.state is not None:
            self.tensor[:] = self.encoder.features(self.encoder.observation(state.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a player's view as JSON."""
        if state.held.state is None:
            return "not dealt"
        return json.dumps(self.encoder.game.view(state.state, player), ensure_ascii=False)


def register_all() -> None:
    """Register every game with OpenSpiel."""
    for key in games.keys():
        kind = game_type(key)
        if kind.short_name not in pyspiel.registered_names():
            # A class, not a factory function: OpenSpiel releases it after Python shuts down, which a class survives.
            pyspiel.register_game(kind, type(f"Spiel_{key}", (SpielGame,), {"key": key, "kind": kind}))


register_all()
