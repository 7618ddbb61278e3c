"""The Python package as programs use it: run by tests/python/run.sh in a fresh virtual environment.

    check.py [NAME ...]      all checks, or those whose names contain a word
"""
import gc
import hashlib
import sys
import threading

import numpy as np
import rubicon

TABLES = [("exemplum", 3), ("augustus", 2), ("augustus", 4), ("caesar-augustus", 3), ("first-triumvirate", 3), ("three-caesars", 3),
          ("kuhn-poker", 2), ("leduc-poker", 2), ("liars-dice", 2), ("tic-tac-toe", 2)]


def raises(kind, call, word):
    try:
        call()
    except kind as error:
        assert word in str(error), error
        return
    raise AssertionError(f"{word}: nothing was raised")


def random_match(game, seed, steps=10**6):
    rng, state = np.random.default_rng(seed), game.start(seed)
    while not state.over and steps:
        state.play(int(rng.choice(state.legal())))
        steps -= 1
    return state


def check_games():
    assert {"augustus", "exemplum", "kuhn-poker"} <= set(rubicon.games())
    raises(ValueError, lambda: rubicon.load("chess"), "chess")
    raises(ValueError, lambda: rubicon.load("exemplum", seats=9), "9")
    raises(ValueError, lambda: rubicon.load("exemplum", walls=3), "walls")
    assert rubicon.load("exemplum", rounds=3).start().view()["rounds"] == 3


def check_matches():
    for id, seats in TABLES:
        game = rubicon.load(id, seats=seats)
        state = random_match(game, seed=seats, steps=25)
        if not state.over:
            seat, legal = state.seat, state.legal()
            assert list(np.flatnonzero(state.mask())) == list(legal)
            assert [game.parse(text) for text in state.legal_texts()] == list(legal)
            observation = state.observation()
            assert observation.dtype == np.int16 and observation[seat] == 1
            assert (observation >= game.low).all() and (observation <= game.high).all()
            assert state.information() and len(state.information_rows()) and state.information_key()
            illegal = next(action for action in range(game.n_actions + 1) if action not in legal)
            assert state.why_not(illegal)
            raises(rubicon.IllegalAction, lambda: state.play(illegal), "")
            twin = state.copy()
            twin.play(int(legal[0]))
            assert twin.plies > state.plies and str(state) != ""
        state = random_match(game, seed=seats)
        assert state.over and state.seat is None and abs(state.shares.sum() - 1) < 1e-3
        assert len(state.points) == len(state.places) == seats and len(state.told()) > 0
        assert rubicon.read(state.record()).record() == state.record()
    raises(ValueError, lambda: rubicon.read("no record"), "record")


def check_people():
    game = rubicon.load("kuhn-poker")
    state = game.start(rolls=False)
    assert state.pending == [rubicon.CHANCE] and abs(sum(p for _, p in state.outcomes()) - 1) < 1e-9
    state.happen(2), state.happen(0)
    assert state.information(0).count("king") and not state.information(1).count("king")
    state.play("bet"), state.play("pass")
    assert list(state.points) == [1, -1]
    assert rubicon.load("exemplum").start(1).advise("easy") >= 0
    raises(ValueError, lambda: game.start().advise("nobody"), "no bot")


def play_batch(game, threads, steps=60, n=96):
    batch, digest = game.batch(n, seed=9, threads=threads, masks=True), hashlib.sha256()
    for _ in range(steps):
        batch.step(batch.sample())
        for array in (batch.observations, batch.seats, batch.counts, batch.masks, batch.over, batch.points, batch.seeds):
            digest.update(array.tobytes())
        for row, count in zip(batch.legal[::16], batch.counts[::16]):
            digest.update(row[:count].tobytes())
    return digest.hexdigest()


def check_batches():
    for id, seats in TABLES:
        game = rubicon.load(id, seats=seats)
        assert play_batch(game, 1) == play_batch(game, 3) == play_batch(game, 1), id
        batch = game.batch(8, seed=3)
        arrays = [batch.observations, batch.legal, batch.over]
        addresses = [array.ctypes.data for array in arrays]
        states = [game.start(int(seed)) for seed in batch.seeds]
        for _ in range(200):
            actions = batch.sample().copy()
            seeds = batch.seeds.copy()
            batch.step(actions)
            for i, state in enumerate(states):
                state.play(int(actions[i]))
                assert bool(batch.over[i]) == state.over, (id, i)
                if state.over:
                    assert list(batch.points[i]) == list(state.points)
                    states[i] = state = game.start(int(batch.seeds[i]))
                    assert batch.seeds[i] != seeds[i]
                assert (batch.observations[i] == state.observation()).all() and batch.seats[i] == state.seat
        assert addresses == [array.ctypes.data for array in (batch.observations, batch.legal, batch.over)], "no copies"
        actions = batch.sample().copy()
        actions[5] = game.n_actions
        raises(ValueError, lambda: batch.step(actions), "Game 5")
        raises(ValueError, lambda: batch.step(actions[:3]), "8 actions")
    ended = rubicon.load("kuhn-poker").batch(4, auto_reset=False)
    for _ in range(5):
        ended.step(ended.sample())
    assert not ended.counts.any() and not ended.over.any()


def check_memory():
    """What is dropped is freed once, in whatever order; arrays outlive their batch."""
    game = rubicon.load("exemplum")
    observations = game.batch(16).observations
    state = game.start()
    del game
    gc.collect()
    assert state.legal().size and observations.sum() != 0
    state.play(int(state.legal()[0]))


def check_threads():
    """One game, many threads with matches of their own."""
    game, results = rubicon.load("exemplum"), {}

    def work(i):
        results[i] = random_match(game, seed=i % 4).record()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    [thread.start() for thread in threads], [thread.join() for thread in threads]
    assert all(results[i] == results[i % 4] for i in range(8))


def main(words):
    checks = [(name, check) for name, check in globals().items() if name.startswith("check_") and (not words or any(w in name for w in words))]
    for _, check in checks:
        check()
    print(f"{len(checks)} passed, 0 failed")


if __name__ == "__main__":
    main(sys.argv[1:])
