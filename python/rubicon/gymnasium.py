"""Gymnasium, where that package is installed: one seat learns, bots have the others.

    from rubicon.gymnasium import Solo

    env = Solo("exemplum", seats=2, bot="easy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(info["legal"][0])
"""
from __future__ import annotations

from typing import Any, Optional, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from .game import Game, load
from .state import State


class Solo(gymnasium.Env):
    """The learner's observations are its seat's; `info` has the legal indices and the mask.  The reward comes at the end."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game: Union[str, Game], seats: Optional[int] = None, seat: int = 0, bot: str = "easy",
                 render_mode: Optional[str] = None, **options: Any):
        self.game = load(game, seats=seats, **options) if isinstance(game, str) else game
        self.seat, self.bot, self.render_mode = seat, bot, render_mode
        self.observation_space = spaces.Box(self.game.low, self.game.high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.game.n_actions)
        self.match: Optional[State] = None

    def _others(self) -> None:
        """Bots play until the learner is asked."""
        while not self.match.over and self.seat not in self.match.pending:
            seed = int(self.np_random.integers(2**62))
            self.match.play(self.match.advise(self.bot, self.match.seat, seed=seed), self.match.seat)

    def _info(self) -> dict[str, np.ndarray]:
        if self.match.over:
            return {"legal": np.zeros(0, np.int32), "mask": np.zeros(self.game.n_actions, np.int8)}
        return {"legal": self.match.legal(self.seat), "mask": self.match.mask(self.seat).astype(np.int8)}

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[np.ndarray, dict]:
        super().reset(seed=seed)
        self.match = self.game.start(int(self.np_random.integers(2**62)))
        self._others()
        return self.match.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict]:
        """What is not allowed changes nothing, and costs as much as a lost game: `info["illegal"]` says why."""
        illegal = self.match.why_not(int(action), self.seat)
        if illegal:
            return self.match.observation(self.seat), -1.0, False, False, {**self._info(), "illegal": illegal}
        self.match.play(int(action), self.seat)
        self._others()
        over = self.match.over
        reward = float(self.match.shares[self.seat] - 1 / self.game.n_seats) if over else 0.0
        return self.match.observation(self.seat), reward, over, False, self._info()

    def render(self) -> Optional[str]:
        return str(self.match) if self.render_mode == "ansi" else None
