"""Many matches at once: one call is a decision in each, and what a learner wants lies in numpy arrays.

The arrays are made once and written in place: a step copies nothing, and whoever wants to keep a row copies it.
"""
from __future__ import annotations

import ctypes as c
import weakref

import numpy as np

from . import _native as n
from .game import Game


class Batch:
    """Made by `Game.batch`.

    After every step, for game i:

    - `seats[i]` decides, `observations[i]` is its view, `legal[i, :counts[i]]` are its actions (`masks[i]` too, if asked for);
    - `over[i]` says that a game has just ended, with `points[i]` and `shares[i]` (of 10,000) for each seat; with auto_reset the
      next one has begun, and the rest of the row is about that;
    - `seeds[i]` is the seed of the game being played: `Game.start(seeds[i])` and the same actions are the same game.

    What happens in a game depends on the batch's seed, its place i and its actions, not on threads or the other games.
    """

    def __init__(self, game: Game, size: int, seed: int, threads: int, auto_reset: bool, masks: bool):
        self.game, self.size = game, size
        if not 1 <= size <= 2**20:
            raise ValueError(f"A batch has 1 to {2**20} games, not {size}.")
        self.observations = np.zeros((size, game.observation_size), np.int16)
        self.seats = np.zeros(size, np.uint8)
        self.counts = np.zeros(size, np.int32)
        self.legal = np.zeros((size, game.max_legal), np.int32)
        self.masks = np.zeros((size, game.n_actions), np.uint8) if masks else None
        self.over = np.zeros(size, np.uint8)
        self.points = np.zeros((size, game.n_seats), np.int32)
        self.shares = np.zeros((size, game.n_seats), np.int32)
        self.seeds = np.zeros(size, np.uint64)
        self.steps = np.zeros(size, np.uint32)
        self._actions = np.zeros(size, np.int32)
        names = [name for name, _ in n.Arrays._fields_]
        rows = n.Arrays(*(None if (array := getattr(self, name)) is None else array.ctypes.data for name in names))
        # C writes into these for as long as the batch lives, whatever becomes of the attributes.
        self._kept = [getattr(self, name) for name in names]
        self._error = n.error_buffer()
        self._handle = n.lib.rubicon_batch_new(game._handle, size, seed & (2**64 - 1), threads, n.RESETS if auto_reset else 0,
                                               c.byref(rows), self._error, n.ERROR_SIZE)
        if not self._handle:
            raise ValueError(n.sentence(self._error))
        self._finalizer = weakref.finalize(self, _free, self._handle, self._kept, game)

    def reset(self, seed: int = 0) -> None:
        """All games begin anew, as in a new batch with this seed."""
        n.lib.rubicon_batch_reset(self._handle, seed & (2**64 - 1))

    def step(self, actions: np.ndarray) -> None:
        """An action for each game, by index.  If one is not allowed, ValueError says which and why, and nothing is played."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.size,):
            raise ValueError(f"There must be {self.size} actions, not {actions.shape}.")
        if not n.lib.rubicon_batch_step(self._handle, actions.ctypes.data, self._error, n.ERROR_SIZE):
            raise ValueError(n.sentence(self._error))

    def sample(self) -> np.ndarray:
        """A legal action for each game, at random by the batch's seed; the array is reused."""
        n.lib.rubicon_batch_sample(self._handle, self._actions.ctypes.data)
        return self._actions

    def __len__(self) -> int:
        return self.size


def _free(handle: int, arrays: list, game: Game) -> None:
    n.lib.rubicon_batch_free(handle)
