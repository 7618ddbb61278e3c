"""Rubicon: board games of ancient Rome, and four small ones from the literature, for programs.

    import rubicon

    game = rubicon.load("augustus", seats=3)
    state = game.start(seed=1)
    while not state.over:
        state.play(state.advise("easy"))
    print(state.shares)

`Game` is a game with its options, `State` one match of it, `Batch` many at once with numpy arrays.  Other modules: `wire` (play at a
server), `pipe` (play in the laboratory), `pettingzoo`, `gymnasium` and `openspiel` (adapters, where those packages are installed).
"""
from __future__ import annotations

from ._native import lib as _lib
from .batch import Batch
from .game import Game, Plane, games, load
from .state import CHANCE, SPECTATOR, IllegalAction, State, read

__version__: str = _lib.rubicon_version().decode()
__all__ = ["Batch", "CHANCE", "Game", "IllegalAction", "Plane", "SPECTATOR", "State", "games", "load", "read"]
