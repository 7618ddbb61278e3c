#!/usr/bin/env python3
"""tests/referee/exemplum.py -- a second opinion on Exemplum, from its rules."""

import re
from collections import Counter

from follow import Referee, first_difference, main, places

RULES = "games/exemplum/"
SEATS = ["aulus", "gaius", "marcus", "titus"]
BRUNDISIUM, ON_FOOT, ROBBERS_REACH, DRIVEN_BACK = 360, 10, 30, 30
STARTS = {"road": 0, "capua": 132}
HAND, DRAWN, COIN_POINTS, LETTER_POINTS = 3, 2, 10, 20


def table(name, pattern):
    with open(RULES + name, encoding="utf-8") as rows:
        return re.findall(pattern, rows.read(), re.M)


CARDS = {word: (int(miles), int(copies)) for word, miles, copies in table(
    "cards.def", r'^CARD\(\w+, "(\w+)", "[^"]+", (\d+), (\d+)\)')}
INNS = {int(mile) for mile in table("stations.def", r"^STATION\((\d+),")}


class Courier:
    def __init__(self, seat, mile, coins):
        self.seat, self.mile, self.coins = seat, mile, coins
        self.hand = Counter()
        self.reach = 0
        self.open_to = set()  # spies who know this hand


class Exemplum(Referee):
    def set_up(self, seats, options):
        self.start = STARTS[options["scenario"]]
        self.rounds = int(options["rounds"])
        self.couriers = {seat: Courier(seat, self.start, int(options["coins"]))
                         for seat in SEATS[:seats]}
        self.deck = Counter({word: copies for word, (_, copies) in CARDS.items()})
        self.buried, self.discards = [], Counter()
        self.letter, self.is_over = None, False

    def game(self):
        for courier in self.couriers.values():
            for _ in range(HAND):
                yield from self.draw(courier)
        words = yield from self.chance({f"seal {card}": n for card, n in self.deck.items() if n})
        self.letter = words[1]
        self.deck[self.letter] -= 1
        for number in range(self.rounds):
            yield from self.plan()
            order = list(self.couriers)
            first = number % len(order)
            for seat in order[first:] + order[:first]:
                yield from self.turn(self.couriers[seat])
            if any(courier.mile == BRUNDISIUM for courier in self.couriers.values()):
                break
        self.is_over = True

    def draw(self, courier):
        """From the deck, then what was buried, first buried first drawn."""
        left = self.deck if self.deck.total() else {card: 1 for card, _ in self.buried[:1]}
        if not left:
            return
        words = yield from self.chance({f"draw {courier.seat} {card}": n
                                        for card, n in left.items() if n})
        courier.hand[words[2]] += 1
        if left is self.deck:
            self.deck[words[2]] -= 1
        else:
            self.buried.pop(0)

    def plan(self):
        chosen = {}
        while True:
            asked = {seat: ("plan", [f"ride {card}" for card, n in courier.hand.items() if n])
                     for seat, courier in self.couriers.items()
                     if courier.hand.total() and seat not in chosen}
            if not asked:
                break
            seat, words = yield asked
            chosen[seat] = words[1]
        for seat, courier in self.couriers.items():
            courier.reach = CARDS[chosen[seat]][0] if seat in chosen else ON_FOOT
            if seat in chosen:
                courier.hand[chosen[seat]] -= 1
                self.discards[chosen[seat]] += 1

    def turn(self, courier):
        yield from self.go(courier)
        yield from self.deed(courier)
        courier.open_to.clear()
        for _ in range(DRAWN):
            yield from self.draw(courier)
        if courier.hand.total():
            words = yield from self.ask(courier.seat, "burial", [
                f"bury {card}" for card, n in courier.hand.items() if n])
            courier.hand[words[1]] -= 1
            self.buried.append((words[1], courier.seat))

    def go(self, courier):
        furthest = min(courier.mile + courier.reach, BRUNDISIUM)
        stops = [mile for mile in range(courier.mile, furthest + 1)
                 if mile == courier.mile or not self.is_bed_taken(courier, mile)]
        words = yield from self.ask(courier.seat, "go", [f"go m{mile}" for mile in stops])
        mile = int(words[1][1:])
        courier.coins += mile in INNS and mile != courier.mile
        courier.mile = mile

    def is_bed_taken(self, courier, mile):
        """An inn has a bed for one, but where the road begins and ends."""
        return mile in INNS - {self.start, BRUNDISIUM} and any(
            other.mile == mile for other in self.others(courier))

    def others(self, courier):
        return [other for other in self.couriers.values() if other is not courier]

    def deed(self, courier):
        choices = ["pass"]
        for other in self.others(courier):
            if courier.coins and other.hand.total() and courier.seat not in other.open_to:
                choices.append(f"spy {other.seat}")
            if abs(other.mile - courier.mile) <= ROBBERS_REACH:
                choices.append(f"rob {other.seat}")
        verb, *args = yield from self.ask(courier.seat, "deed", choices)
        if verb == "spy":
            courier.coins -= 1
            self.couriers[args[0]].open_to.add(courier.seat)
        elif verb == "rob":
            yield from self.rob(courier, self.couriers[args[0]])

    def rob(self, robber, victim):
        choices = ["stand"] + (["yield"] if victim.coins else [])
        (verb,) = yield from self.ask(victim.seat, "answer", choices)
        if verb == "yield":
            self.pay(victim, robber)
            return
        attack = yield from self.roll()
        defence = yield from self.roll()
        if attack >= defence:
            self.pay(victim, robber)
            victim.mile = max(self.start, victim.mile - DRIVEN_BACK)
        else:
            self.pay(robber, victim)

    def roll(self):
        words = yield from self.chance({f"die {n}": 1 for n in range(1, 7)})
        return int(words[1])

    def pay(self, loser, winner):
        if loser.coins:
            loser.coins -= 1
            winner.coins += 1

    # What everybody sees

    def points(self, courier):
        letter = LETTER_POINTS if self.is_over and courier.hand[self.letter] else 0
        return courier.mile + COIN_POINTS * courier.coins + letter

    def standing(self):
        points = {seat: self.points(courier) for seat, courier in self.couriers.items()}
        place = places(points)
        return {seat: (points[seat], place[seat]) for seat in points}

    def differs(self, view):
        facts = [("the deck", view["deck"], self.deck.total()),
                 ("the discards", {k: n for k, n in view["discard"].items() if n},
                  dict(+self.discards)),
                 ("who buried", [one["by"] for one in view["buried"]],
                  [by for _, by in self.buried])]
        for told, courier in zip(view["couriers"], self.couriers.values()):
            facts += [(f"{courier.seat}'s {what}", told[what], mine) for what, mine in (
                ("mile", courier.mile), ("coins", courier.coins),
                ("cards", courier.hand.total()))]
        return first_difference(facts)


if __name__ == "__main__":
    main("exemplum", Exemplum)
