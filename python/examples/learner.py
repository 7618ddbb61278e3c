"""A learner in sixty lines: REINFORCE in self-play on the template game, with numpy alone, until it beats `easy`.

    learner.py [--quick] [FILE]     --quick: some seconds, until it beats random play; FILE gets the curve, as CSV
"""
import sys
import time

import numpy as np
import rubicon

game = rubicon.load("exemplum", seats=2)
N, VERB, LOW, SPAN = 512, game.actions[:, 0], game.low, np.maximum(game.high - game.low, 1).astype(np.float32)
GO = VERB == game.actions[game.parse("go m30"), 0]
GROUP = np.where(GO, 0, np.cumsum(~GO))  # all roads are one group, every other action its own
rng, quick = np.random.default_rng(1), "--quick" in sys.argv
theta = [np.zeros(game.n_actions), np.zeros(GROUP.max() + 1), np.zeros((GROUP.max() + 1, game.observation_size))]
speed = [np.zeros_like(t) for t in theta]


def think(observations, legal, counts):
    """Each legal action's probability, from what it is, how far down the list it stands, and the observation."""
    x, rank = (observations - LOW) / SPAN, np.arange(legal.shape[1]) / np.maximum(counts - 1, 1)[:, None]
    logits = theta[0][legal] + theta[1][GROUP[legal]] * rank + np.take_along_axis(x @ theta[2].T, GROUP[legal], 1)
    logits[np.arange(legal.shape[1]) >= counts[:, None]] = -np.inf
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True), rank, x


def learn(seed, rate):
    batch = game.batch(N, seed=seed, auto_reset=False)
    story, result = [], np.zeros((N, 2))
    while (alive := np.flatnonzero(batch.counts)).size:
        width = batch.counts.max()
        legal, counts, seats = batch.legal[alive, :width].copy(), batch.counts[alive].copy(), batch.seats[alive].copy()
        odds, rank, x = think(batch.observations[alive], legal, counts)
        pick = np.minimum((odds.cumsum(1) < rng.random((len(alive), 1))).sum(1), counts - 1)
        actions = np.zeros(N, np.int32)
        actions[alive] = legal[np.arange(len(alive)), pick]
        batch.step(actions)
        result += batch.shares / 10000
        story.append((alive, seats, legal, odds, rank, x, pick))
    gradient = [np.zeros_like(t) for t in theta]
    for alive, seats, legal, odds, rank, x, pick in story:
        push = -odds
        push[np.arange(len(pick)), pick] += 1
        push *= (result[alive, seats] - 0.5)[:, None]  # more of what won, less of what lost
        gradient[0] += np.bincount(legal.ravel(), push.ravel(), game.n_actions)
        gradient[1] += np.bincount(GROUP[legal].ravel(), (push * rank).ravel(), len(theta[1]))
        cell = np.arange(len(pick))[:, None] * len(theta[1]) + GROUP[legal]
        gradient[2] += np.bincount(cell.ravel(), push.ravel(), len(pick) * len(theta[1])).reshape(len(pick), -1).T @ x
    for t, v, g in zip(theta, speed, gradient):  # RMSprop
        v += 0.1 * (g * g - v)
        t += rate * g / (np.sqrt(v) + 1e-3)


def wins_against(bot, games):
    won = 0
    for i in range(games):
        state = game.start(seed=10**6 + i // 2)
        while not state.over:
            if state.seat == i % 2:
                odds = think(state.observation()[None], state.legal()[None], np.array([len(state.legal())]))[0][0]
                state.play(int(state.legal()[odds.argmax()]))
            else:
                state.play(state.advise(bot, seed=i))
        won += state.shares[i % 2]
    return won / games


if __name__ == "__main__":
    rows, start, rounds = ["games,seconds,easy"], time.time(), 10 if quick else 500
    for i in range(rounds + 1):
        if not quick and i % 50 == 0:
            rows.append(f"{i * N},{time.time() - start:.0f},{wins_against('easy', 100 if i < rounds else 400):.3f}")
            print(rows[-1], flush=True)
        learn(seed=i, rate=0.03 if i < rounds * 0.6 else 0.01)
    final = wins_against("random" if quick else "easy", 100 if quick else 400)
    print(f"wins {final:.1%} against {'random' if quick else 'easy'}")
    if sys.argv[-1].endswith(".csv"):
        open(sys.argv[-1], "w").write("\n".join(rows) + "\n")
    assert final > (0.9 if quick else 0.5)
