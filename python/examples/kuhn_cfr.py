"""Tabular CFR+ in thirty lines: Kuhn poker's value for who begins is -1/18."""
import collections

import numpy as np
import rubicon

game = rubicon.load("kuhn-poker")
regret, chosen = collections.defaultdict(lambda: np.zeros(2)), collections.defaultdict(lambda: np.zeros(2))


def policy(weights):
    return weights / weights.sum() if weights.sum() > 0 else np.full(2, 0.5)


def walk(state, reach, learner, weight):
    """The first seat's winnings; `reach`: how likely each of the three wanted to come here."""
    if state.over:
        return state.points[0]
    if state.seat == rubicon.CHANCE:
        return sum(p * walk(after(state, i, True), reach * [1, 1, p], learner, weight) for i, (_, p) in enumerate(state.outcomes()))
    seat, key = state.seat, state.information()
    odds = policy(regret[key] if weight else chosen[key])  # weight 0: only ask what the average is worth
    values = np.array([walk(after(state, a, False), reach * np.where(np.arange(3) == seat, odds[a], 1), learner, weight) for a in (0, 1)])
    if weight and seat == learner:
        gain = (values - odds @ values) * (1 - 2 * seat) * reach[1 - seat] * reach[2]
        regret[key] = np.maximum(regret[key] + gain, 0)
        chosen[key] += weight * reach[seat] * odds
    return odds @ values


def after(state, choice, is_chance):
    state = state.copy()
    state.happen(choice) if is_chance else state.play(int(state.legal()[choice]))
    return state


for iteration in range(1, 401):
    walk(game.start(rolls=False), np.ones(3), iteration % 2, iteration)
value = walk(game.start(rolls=False), np.ones(3), 0, 0)
print(f"{value:.5f}, and -1/18 is {-1 / 18:.5f}")
assert abs(value + 1 / 18) < 2e-3
