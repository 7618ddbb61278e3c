"""PettingZoo's two interfaces, where that package (1.23 or later) and Gymnasium are installed.

    from rubicon.pettingzoo import env, parallel_env

    for agent in (table := env("augustus", seats=3)).agent_iter(): ...

Agents are the seats' words.  An observation is {"observation": int16 numbers, "action_mask": int8}.  Rewards come at the end: each
seat's share of the victory, less what an even share would be ("win"), or its points ("points").
"""
from __future__ import annotations

from typing import Any, Optional, Union

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from .game import Game, load
from .state import State


def _game(game: Union[str, Game], seats: Optional[int], options: dict) -> Game:
    return load(game, seats=seats, **options) if isinstance(game, str) else game


class _Table:
    """What both have in common."""

    def _set_up(self, game: Game, reward: str, render_mode: Optional[str], name: str, is_parallelizable: bool) -> None:
        if reward not in ("win", "points"):
            raise ValueError(f"A reward is 'win' or 'points', not '{reward}'.")
        self.game, self.reward, self.render_mode = game, reward, render_mode
        self.metadata = {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": is_parallelizable, "render_fps": 1}
        self.possible_agents = list(game.seats)
        self.agents: list[str] = []
        box = spaces.Box(game.low, game.high, dtype=np.int16)
        mask = spaces.Box(0, 1, (game.n_actions,), dtype=np.int8)
        self.observation_spaces = {a: spaces.Dict({"observation": box, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(game.n_actions) for a in self.possible_agents}
        self.match: Optional[State] = None
        self._seed_sequence = np.random.SeedSequence()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _start(self, seed: Optional[int]) -> None:
        """With a seed always the same; without, the next of a series that the last seed began."""
        if seed is not None:
            self._seed_sequence = np.random.SeedSequence(seed)
        self.match = self.game.start(int(self._seed_sequence.spawn(1)[0].generate_state(1, np.uint64)[0]))
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observation(seat), "action_mask": self.match.mask(seat).astype(np.int8)}

    def _rewards(self) -> dict[str, float]:
        values = self.match.shares - 1 / self.game.n_seats if self.reward == "win" else self.match.points
        return {agent: float(value) if self.match.over else 0.0 for agent, value in zip(self.possible_agents, values)}

    def render(self) -> Optional[str]:
        if self.render_mode == "ansi":
            return str(self.match)
        if self.render_mode == "human":
            print(self.match)
        return None

    def close(self) -> None:
        self.match = None

    def state(self) -> np.ndarray:
        """What all see together: every seat's observation, one behind another."""
        return np.concatenate([self.match.observation(seat) for seat in range(self.game.n_seats)])


class Env(_Table, AECEnv):
    """One seat acts at a time; seats that choose at once are asked one after another, and see nothing of it."""

    def __init__(self, game: Union[str, Game], seats: Optional[int] = None, reward: str = "win", render_mode: Optional[str] = None,
                 **options: Any):
        AECEnv.__init__(self)
        game = _game(game, seats, options)
        self._set_up(game, reward, render_mode, f"rubicon_{game.id}_v{game.rules}", False)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        self._start(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards()
        if self.match.over:
            self.terminations = {a: True for a in self.agents}
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[self.match.seat]
        self._accumulate_rewards()


class Parallel(_Table, ParallelEnv):
    """All seats are given at once: those that are asked act, what the others give is left aside (their mask is empty)."""

    def __init__(self, game: Union[str, Game], seats: Optional[int] = None, reward: str = "win", render_mode: Optional[str] = None,
                 **options: Any):
        game = _game(game, seats, options)
        self._set_up(game, reward, render_mode, f"rubicon_{game.id}_parallel_v{game.rules}", True)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[dict, dict]:
        self._start(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        """An action that is not allowed counts as the first that is, and `infos` names the obstacle: this interface has no other way."""
        infos: dict[str, dict] = {agent: {} for agent in self.agents}
        for seat in self.match.pending:
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if self.match.why_not(action, seat) if 0 <= action < self.game.n_actions else True:
                infos[agent]["illegal"] = True
                action = int(self.match.legal(seat)[0])
            self.match.play(action, seat)
        over, agents = self.match.over, self.agents
        rewards = self._rewards()
        result = ({agent: self.observe(agent) for agent in agents}, {agent: rewards[agent] for agent in agents},
                  {agent: over for agent in agents}, {agent: False for agent in agents}, infos)
        if over:
            self.agents = []
        return result


def env(game: Union[str, Game], seats: Optional[int] = None, **more: Any) -> Env:
    return Env(game, seats, **more)


def parallel_env(game: Union[str, Game], seats: Optional[int] = None, **more: Any) -> Parallel:
    return Parallel(game, seats, **more)
