"""tests/referee/follow.py -- follows games that the engine plays, beside a referee of its own.

A referee is a class derived from Referee, with the rules of one game in plain Python: game() is the
whole game as a generator, which yields who is asked and for what, and is sent what was done.

`follow` compares all of it, after every action.  The engine's words come from tests/referee.c."""

import argparse
import json
import math
import os
import subprocess
import sys
import time

FEEDER = os.environ.get("BIN", "build/release/tests/bin") + "/referee"


class Difference(Exception):
    pass


class Referee:
    """What every referee has in common.  game() yields {seat: (step, actions)} for those who are
    asked at the same time, or {"chance": {action: weight}}, and is sent (seat, words)."""

    def __init__(self, seats, options):
        self.set_up(seats, options)
        self.flow = self.game()
        self.asks = next(self.flow)

    def play(self, seat, words):
        try:
            self.asks = self.flow.send((seat, words))
        except StopIteration:
            self.asks = {}

    def ask(self, seat, step, actions):
        """One seat decides; the words of its action come back."""
        _, words = yield {seat: (step, actions)}
        return words

    def chance(self, lot):
        _, words = yield {"chance": lot}
        return words

    def standing(self):
        """{seat: (points, place)}; None where nothing can be said."""
        return None

    def differs(self, view):
        """A sentence, if a spectator's view is not what the referee knows."""
        return None


def places(ranks):
    """{seat: place} by rank, the highest first; ties share a place."""
    return {seat: 1 + sum(other > rank for other in ranks.values())
            for seat, rank in ranks.items()}


def first_difference(pairs):
    """Of (what, the engine's, the referee's) the first that differs, as a sentence."""
    for what, engine, referee in pairs:
        if engine != referee:
            return f"{what} is {engine}, and {referee} to the referee"
    return None


def differ(what, engine, referee):
    raise Difference(f"{what}\n  the engine:  {engine}\n  the referee: {referee}")


def compare(what, engine, referee):
    if engine != referee:
        differ(what, engine, referee)


def compare_lists(what, engine, referee):
    """Two lists of actions, without regard to order; only what is not in both is told."""
    mine, theirs = set(referee), set(engine)
    if len(engine) != len(theirs):
        raise Difference(f"{what}: the engine says something twice: {engine}")
    if mine != theirs:
        differ(what, f"has {sorted(theirs - mine)}", f"has {sorted(mine - theirs)}")


def as_shares(weights):
    """Weights without a common factor: what matters is how likely an outcome is."""
    common = math.gcd(*weights.values())
    return {action: weight // common for action, weight in weights.items()}


class Follower:
    """One game, line by line."""

    def __init__(self, referee):
        self.referee = referee
        self.asked = []
        self.decisions = 0

    def ask(self, rest):
        head, _, actions = rest.partition(":")
        seat, step = head.split()
        self.asked.append(seat)
        if seat not in self.referee.asks:
            differ("who can act", seat, sorted(self.referee.asks))
        compare(f"the step of {seat}", step, self.referee.asks[seat][0])
        engine = [a for a in actions.strip().split(";") if a]
        compare_lists(f"the legal list of {seat}", engine, self.referee.asks[seat][1])

    def lot(self, rest):
        head, _, outcomes = rest.partition(":")
        self.asked.append("chance")
        pairs = [one.rsplit("*", 1) for one in outcomes.strip().split(";")]
        engine = {action: int(weight) for action, weight in pairs}
        compare("the tickets", sum(engine.values()), int(head.split()[1]))
        if "chance" not in self.referee.asks:
            differ("who can act", "chance", sorted(self.referee.asks))
        referee = self.referee.asks["chance"]
        compare_lists("what chance can bring", list(engine), list(referee))
        compare("how likely chance brings it", as_shares(engine), as_shares(referee))

    def view(self, rest):
        problem = self.referee.differs(json.loads(rest))
        if problem:
            raise Difference(f"the view: {problem}")

    def now(self, rest):
        """The last line about a position: everybody that can act has been told by now."""
        over, *seats = rest.split()
        compare("who can act", sorted(self.asked), sorted(self.referee.asks))
        compare("whether it is over", over == "1", not self.referee.asks)
        self.asked = []
        mine = self.referee.standing()
        if mine is not None:
            compare("the standing", dict(one.split("=") for one in seats),
                    {seat: f"{points}/{place}" for seat, (points, place) in mine.items()})

    def play(self, rest):
        seat, *words = rest.split()
        self.decisions += seat != "chance"
        self.referee.play(seat, words)


def read_options(words):
    options = dict(word.split("=", 1) for word in words)
    return int(options.pop("seats")), options


def feeder(game, seed, fixed):
    """In a session of its own, so that an interrupt is for us: we say from where to go on."""
    return subprocess.Popen([FEEDER, game, str(seed), "0", *fixed], stdout=subprocess.PIPE,
                            text=True, bufsize=1 << 20, start_new_session=True)


def tell(what, game, seed, setup, plies):
    """A difference, with the last actions and how to see it again."""
    print(f"FAIL {game}, seed {seed}, {' '.join(setup)}, after {len(plies)} plies: {what}")
    for ply in plies[-12:]:
        print("    " + ply)
    print(f"  again: python3 tests/referee/{game}.py --seed {seed} --games 1")


def follow(game, make, args, lines):
    """Follows until enough was seen; returns games, decisions and the seed to go on from."""
    began, games, decisions = time.time(), 0, 0
    follower, seed, setup, plies = None, args.seed, [], []
    for line in lines:
        kind, _, rest = line.rstrip("\n").partition(" ")
        if kind == "game":
            if follower:
                games, decisions = games + 1, decisions + follower.decisions
            if enough(args, games, decisions, began):
                return games, decisions, seed + 1, True
            number, *setup = rest.split()
            seed, plies = int(number), []
            follower = Follower(make(*read_options(setup)))
            continue
        if kind == "play":
            plies.append(rest)
        try:
            getattr(follower, kind)(rest)
        except Difference as what:
            tell(what, game, seed, setup, plies)
            return games, decisions, seed, False
        except KeyboardInterrupt:
            return games, decisions, seed, True
        except Exception:
            tell("the referee is at a loss", game, seed, setup, plies)
            raise
    raise SystemExit("the engine stopped telling")


def enough(args, games, decisions, began):
    if args.games or args.decisions:
        return (bool(args.games) and games >= args.games
                or bool(args.decisions) and decisions >= args.decisions)
    return time.time() - began >= args.seconds


def main(game, make):
    asks = argparse.ArgumentParser(description=f"A second opinion on {game}.")
    asks.add_argument("--seed", type=int, default=1, help="the first game's; games count it up")
    asks.add_argument("--games", type=int, default=0, help="stop after so many games")
    asks.add_argument("--decisions", type=int, default=0, help="stop after so many decisions")
    asks.add_argument("--seconds", type=float, default=10, help="otherwise stop after so long")
    asks.add_argument("fixed", nargs="*", help="seats=N, option=value")
    args = asks.parse_args()
    engine = feeder(game, args.seed, args.fixed)
    try:
        games, decisions, seed, agreed = follow(game, make, args, engine.stdout)
    finally:
        engine.kill()
        engine.communicate()
    print(f"{game}: {games} games, {decisions} decisions compared"
          + (f"; go on with --seed {seed}" if agreed else ""))
    sys.exit(not agreed)
