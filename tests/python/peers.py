"""The peers' own tests, where they can be imported: PettingZoo's, Gymnasium's, OpenSpiel's; and how fast they are beside us.

`make test-peers` says which are not there; those that are must pass.
"""
import importlib.util
import time

import rubicon

SEATS = {"exemplum": (2, 3, 4), "augustus": (2, 3, 4, 5, 6), "caesar-augustus": (2, 3, 4, 5), "first-triumvirate": (3,), "three-caesars": (3,),
         "kuhn-poker": (2,), "leduc-poker": (2,), "liars-dice": (2,), "tic-tac-toe": (2,)}


def has(*names):
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    print(f"not installed: {', '.join(missing)}" if missing else f"checking with {', '.join(names)}")
    return not missing


def pettingzoo():
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from rubicon.pettingzoo import env, parallel_env

    for id, counts in SEATS.items():
        for seats in counts:
            api_test(env(id, seats=seats), num_cycles=200)
            parallel_api_test(parallel_env(id, seats=seats), num_cycles=200)
            seed_test(lambda: env(id, seats=seats), num_cycles=50)
            parallel_seed_test(lambda: parallel_env(id, seats=seats), num_cycles=50)
    from pettingzoo.classic import tictactoe_v3

    def steps(table, seconds=1.0):
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            table.reset()
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                table.step(None if over or cut else int(seen["action_mask"].argmax()))
                count += 1
        return count / (time.perf_counter() - start)

    compare("PettingZoo's tic-tac-toe", steps(tictactoe_v3.env()))


def gymnasium():
    from gymnasium.utils.env_checker import check_env

    from rubicon.gymnasium import Solo

    check_env(Solo("exemplum", seats=2, bot="random"), skip_render_check=True)


def openspiel():
    import pyspiel

    import rubicon.openspiel

    for id in SEATS:
        pyspiel.random_sim_test(pyspiel.load_game(rubicon.openspiel.short_name(id)), num_sims=5, serialize=True, verbose=False)
    from open_spiel.python.algorithms import cfr, expected_game_score

    game = pyspiel.load_game(rubicon.openspiel.short_name("kuhn-poker"))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)[0]
    assert abs(value + 1 / 18) < 5e-3, value

    def steps(game, seconds=1.0):
        count, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(state.legal_actions()[0])
                if not state.is_terminal() and state.current_player() >= 0:
                    state.observation_tensor()
                count += 1
        return count / (time.perf_counter() - start)

    compare("OpenSpiel's tic-tac-toe, from Python", steps(pyspiel.load_game("tic_tac_toe")))


def compare(what, theirs):
    """Side by side in one run: steps a second with observations and legal actions; ours must be ten times theirs."""
    batch, best = rubicon.load("tic-tac-toe").batch(1024), 0
    for _ in range(5):
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < 0.3:
            batch.step(batch.sample())
            count += 1024
        best = max(best, count / (time.perf_counter() - start))
    print(f"{what}: {theirs:,.0f} steps a second; ours in batches of 1,024: {best:,.0f}")
    assert best >= 10 * theirs


if __name__ == "__main__":
    if has("pettingzoo", "gymnasium"):
        pettingzoo()
    if has("gymnasium"):
        gymnasium()
    if has("pyspiel"):
        openspiel()
