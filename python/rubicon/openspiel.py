"""OpenSpiel's algorithms on our games, where pyspiel is installed.

    import pyspiel, rubicon.openspiel                     # registers them: python_rubicon_kuhn_poker ...
    game = pyspiel.load_game("python_rubicon_exemplum", {"seats": 2})

Seats that choose at once are asked one after another (their choices are hidden from each other, so nothing changes).  Points are
returned where they sum to zero (the poker games), otherwise the share of the victory less an even share.
"""
from __future__ import annotations

from typing import Any, Optional

import numpy as np
import pyspiel

from .game import Game, games, load
from .state import CHANCE, State

ZERO_SUM_POINTS = ("kuhn-poker", "leduc-poker", "liars-dice")


def short_name(id: str) -> str:
    return "python_rubicon_" + id.replace("-", "_")


def _game_type(id: str) -> pyspiel.GameType:
    game = load(id)
    return pyspiel.GameType(
        short_name=short_name(id), long_name=game.title, dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC if game.max_outcomes
                     else pyspiel.GameType.ChanceMode.DETERMINISTIC),
        information=(pyspiel.GameType.Information.PERFECT_INFORMATION if game.is_open
                     else pyspiel.GameType.Information.IMPERFECT_INFORMATION),
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6, min_num_players=2, provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True, provides_factored_observation_string=False,
        parameter_specification={"seats": 0})


class SpielGame(pyspiel.Game):
    """A game of ours, as OpenSpiel wants it."""

    def __init__(self, id: str, game_type: pyspiel.GameType, params: Optional[dict] = None):
        params = params or {}
        game: Game = load(id, seats=int(params.get("seats", 0)) or None)
        worst = 13.0 if id in ZERO_SUM_POINTS else 1.0
        super().__init__(game_type, pyspiel.GameInfo(
            num_distinct_actions=game.n_actions, max_chance_outcomes=game.max_outcomes, num_players=game.n_seats,
            min_utility=-worst, max_utility=worst, utility_sum=0.0, max_game_length=game.max_plies), params)
        self.rubicon = game

    def max_chance_nodes_in_history(self) -> int:
        return self.rubicon.max_plies

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Optional[dict] = None) -> "Observer":
        return Observer(self.rubicon, iig_obs_type)


class SpielState(pyspiel.State):
    """A match; chance's actions are places in the list of outcomes.

    OpenSpiel clones and stores states by their attributes: there is one, which can be copied and pickled."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self._match: State = game.rubicon.start(rolls=False)

    def current_player(self) -> int:
        if self._match.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self._match.seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self._match.legal(player)] if player == self._match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, float(p)) for i, (_, p) in enumerate(self._match.outcomes())]

    def _apply_action(self, action: int) -> None:
        if self._match.seat == CHANCE:
            self._match.happen(action)
        else:
            self._match.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._match.outcomes()[action][0]
        return self._match.game.action_text(action)

    def is_terminal(self) -> bool:
        return self._match.over

    def returns(self) -> list[float]:
        seats = self._match.game.n_seats
        if not self._match.over:
            return [0.0] * seats
        if self._match.game.id in ZERO_SUM_POINTS:
            return [float(points) for points in self._match.points]
        return [float(share - 1 / seats) for share in self._match.shares]

    def __str__(self) -> str:
        return self._match.record()


class Observer:
    """Tensors and strings of one player's view."""

    def __init__(self, game: Game, iig_obs_type: Any):
        self._recalls = bool(getattr(iig_obs_type, "perfect_recall", False))
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {plane.word: self.tensor[plane.slice] for plane in game.planes}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state._match.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state._match.information(player) if self._recalls else str(state._match.view(player))


def _register(id: str) -> None:
    game_type = _game_type(id)

    class Registered(SpielGame):
        def __init__(self, params: Optional[dict] = None):
            super().__init__(id, game_type, params)

    Registered.__name__ = short_name(id)
    pyspiel.register_game(game_type, Registered)


for _id in games():
    if short_name(_id) not in pyspiel.registered_names():
        _register(_id)
