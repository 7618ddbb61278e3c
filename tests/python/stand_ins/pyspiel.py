"""As much of OpenSpiel's module as our adapter uses; states are cloned as it clones them, by their attributes."""
import copy
import enum

_games = {}


class PlayerId(enum.IntEnum):
    CHANCE = -1
    TERMINAL = -4


class GameType:
    Dynamics = enum.Enum("Dynamics", "SEQUENTIAL")
    ChanceMode = enum.Enum("ChanceMode", "EXPLICIT_STOCHASTIC DETERMINISTIC")
    Information = enum.Enum("Information", "PERFECT_INFORMATION IMPERFECT_INFORMATION")
    Utility = enum.Enum("Utility", "ZERO_SUM")
    RewardModel = enum.Enum("RewardModel", "TERMINAL")

    def __init__(self, **facts):
        self.__dict__.update(facts)


class GameInfo:
    def __init__(self, **facts):
        self.__dict__.update(facts)


class Game:
    def __init__(self, game_type, info, params):
        self.type, self.info = game_type, info


class State:
    def __init__(self, game):
        object.__setattr__(self, "_of", game)

    def clone(self):
        twin = self._of.new_initial_state()
        for name, value in vars(self).items():
            if name != "_of":
                setattr(twin, name, copy.deepcopy(value))
        return twin


def register_game(game_type, creator):
    _games[game_type.short_name] = creator


def registered_names():
    return list(_games)


def load_game(name, params=None):
    return _games[name](params)
