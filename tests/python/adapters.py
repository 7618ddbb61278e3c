"""The promises that PettingZoo's and Gymnasium's own tests ask for, on every game and number of seats, and the wire and the pipe.

Where those packages are not installed small stand-ins take their place; tests/python/peers.py runs the packages' own tests where they are.
"""
import copy
import importlib.util
import pathlib
import pickle
import random
import sys

import numpy as np
import rubicon

if not (importlib.util.find_spec("gymnasium") and importlib.util.find_spec("pettingzoo")):
    sys.path.insert(0, str(pathlib.Path(__file__).parent / "stand_ins"))

from rubicon import gymnasium as solo  # noqa: E402
from rubicon import pettingzoo as zoo  # noqa: E402

TABLES = [(id, seats) for id, counts in {"exemplum": (2, 3, 4), "augustus": (2, 3, 4, 5, 6), "caesar-augustus": (2, 3, 4, 5),
                                         "first-triumvirate": (3,), "three-caesars": (3,), "kuhn-poker": (2,), "leduc-poker": (2,),
                                         "liars-dice": (2,), "tic-tac-toe": (2,)}.items() for seats in counts]


def play_aec(env, seed, most):
    """A game, with every promise; returns what was seen."""
    sampler, story = random.Random(42), []
    env.reset(seed=seed)
    assert not any(env.terminations.values()) and env.agents == env.possible_agents and env.last(observe=False)[0] is None
    owed, finished = {agent: 0 for agent in env.agents}, set()
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(seen) and isinstance(terminated, bool) and info == {}
        action = None if terminated else sampler.choice(np.flatnonzero(seen["action_mask"]))
        assert env.step(action) is None
        assert owed[agent] == reward
        owed[agent] = 0
        for other, more in env.rewards.items():
            owed[other] += more
        assert set(env.rewards) == set(env.terminations) == set(env.infos) == set(env.agents)
        finished |= {agent} if terminated else set()
        story.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward))
    assert env.agents or finished == set(env.possible_agents)
    return story


def check_aec():
    for id, seats in TABLES:
        env = zoo.env(id, seats=seats)
        one, two = play_aec(env, 3, 400), play_aec(zoo.env(id, seats=seats), 3, 400)
        assert one == two == play_aec(env, 3, 400), f"{id}: a seed is kept"
        assert id in ("tic-tac-toe", "first-triumvirate") or play_aec(env, 4, 400) != one
    env = zoo.env("kuhn-poker", reward="points")
    rewards = sum(row[3] for row in play_aec(env, 1, 100))
    assert rewards == 0 and isinstance(zoo.env("exemplum", render_mode="ansi").metadata["name"], str)


def check_parallel():
    for id, seats in TABLES:
        env, hashes = zoo.parallel_env(id, seats=seats), []
        for _ in range(2):
            sampler = random.Random(1)
            seen, infos = env.reset(seed=5)
            assert set(seen) == set(infos) == set(env.agents)
            story = []
            for _ in range(150):
                actions = {a: sampler.choice(list(np.flatnonzero(seen[a]["action_mask"])) or [0]) for a in env.agents}
                agents = list(env.agents)
                seen, rewards, terminations, truncations, infos = env.step(actions)
                assert set(seen) == set(rewards) == set(terminations) == set(truncations) == set(infos) == set(agents)
                assert all(env.observation_space(a).contains(seen[a]) for a in agents)
                story.append({a: seen[a]["observation"].tobytes() for a in agents})
                if not env.agents:
                    assert all(terminations.values()) and abs(sum(rewards.values())) < 1e-3
                    break
            hashes.append(story)
        assert hashes[0] == hashes[1], id


def check_solo():
    env = solo.Solo("exemplum", seats=2, bot="random")
    for seed in range(3):
        stories = []
        for _ in range(2):
            seen, info = env.reset(seed=seed)
            story, over = [], False
            while not over:
                assert env.observation_space.contains(seen)
                seen, reward, over, _, info = env.step(info["legal"][0])
                story.append((seen.tobytes(), reward))
            stories.append(story)
        assert stories[0] == stories[1] and story[-1][1] in (-0.5, 0.0, 0.5)
    seen, info = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(info["mask"] == 0)[0]))[4]["illegal"]


def check_openspiel():
    if importlib.util.find_spec("pyspiel") is None:
        sys.path.insert(0, str(pathlib.Path(__file__).parent / "stand_ins"))
    import pyspiel
    from rubicon.openspiel import short_name

    for id, seats in TABLES:
        game = pyspiel.load_game(short_name(id), {"seats": seats})
        state, observer, sampler = game.new_initial_state(), game.make_py_observer(), random.Random(1)
        for _ in range(60):
            if state.is_terminal():
                break
            player = state.current_player()
            if player == pyspiel.PlayerId.CHANCE:
                outcomes = state.chance_outcomes()
                assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
                action = sampler.choice(outcomes)[0]
            else:
                action = sampler.choice(state._legal_actions(player))
                observer.set_from(state, player)
                assert observer.dict["me"][player] == 1 and observer.string_from(state, player)
            assert state._action_to_string(player, action)
            twin = state.clone()
            state._apply_action(action), twin._apply_action(action)
            assert str(state) == str(twin)
        assert len(state.returns()) == seats and abs(sum(state.returns())) < 1e-3


def check_copies():
    """What OpenSpiel does with states: clones them by deepcopy, stores them by pickle."""
    state = rubicon.load("exemplum", rounds=3).start(rolls=False)
    for _ in range(30):
        state.happen(0) if state.seat == rubicon.CHANCE else state.play(int(state.legal()[0]))
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.record() == state.record() and twin.pending == state.pending
        assert twin.information(0) == state.information(0)


if __name__ == "__main__":
    checks = [check for name, check in list(globals().items()) if name.startswith("check_")]
    for check in checks:
        check()
    print(f"{len(checks)} passed, 0 failed")
