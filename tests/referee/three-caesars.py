#!/usr/bin/env python3
"""tests/referee/three-caesars.py -- a second opinion on 3 Caesars, from its rulebook."""

from collections import Counter

from caesars.battle import Fighting
from caesars.board import Board, Force, Over
from caesars.events import Events
from caesars.march import Marching
from caesars.rome import Siege
from caesars.tables import (CAMP, CARDS, GOAL, HAND, LEADERS, LEFT_OUT_WITH_TWO, NOBODY,
                            PLACES, PLOT_PRICE, POLITICS, PRICES, ROME, SIDES, TURNS, WALLS,
                            attrition, homes)
from follow import Referee, first_difference, main, places


class ThreeCaesars(Board, Marching, Fighting, Siege, Events, Referee):
    def set_up(self, seats, options):
        self.sides = SIDES[:seats]
        self.scenario = options["scenario"]
        bids = [int(bid) for bid in options["bid"].split(",")]
        all_active = options["active"] == "all"
        self.price = {side: 0 if all_active else PRICES[side] + bid
                      for side, bid in zip(self.sides, bids)}
        self.rufus_free = False
        self.rufus_goes_south = False
        self.last_turn, self.turn = TURNS[self.scenario], 1
        left_out = LEFT_OUT_WITH_TWO if seats == 2 else set()
        self.deck = Counter({word: card.copies for word, card in CARDS.items()
                             if word not in left_out})
        self.discards = Counter()
        self.hands = {side: Counter() for side in self.sides}
        self.points = dict.fromkeys(self.sides, 0)
        self.courage = dict.fromkeys(self.sides, 1)
        self.politics = {side: dict.fromkeys(POLITICS, 0) for side in self.sides}
        self.extreme_used, self.out, self.returning = set(), [], set()
        self.held, self.held_twice, self.reached_goal = None, set(), set()
        self.initiative, self.winner, self.is_over = "galba", None, False
        self.owner, self.last_owner, self.guard, self.walls = None, None, "batavian", WALLS
        self.last_besieger, self.march, self.rolling = None, None, None
        self.conscripts = {}  # in a battle, by side
        self.set_up_board()

    def set_up_board(self):
        self.forces = {(space, side): Force() for space in PLACES
                       for side in (*self.sides, NOBODY)}
        self.force(ROME, NOBODY)["regulars"] = 1
        self.at = {word: leader.start for word, leader in LEADERS.items()
                   if leader.side in (*self.sides, NOBODY) or word == "rufus"}
        for word, cohorts in (("galba", 10), ("vindex", 10), ("otho", 20), ("rufus", 10)):
            self.force(LEADERS[word].start, self.side_of(word))["regulars"] = cohorts
        if "vitellius" in self.sides:
            self.force(LEADERS["vitellius"].start, "vitellius")["veterans"] = 20

    # Dice and cards

    def roll(self, purpose, _side):
        self.rolling = purpose
        words = yield from self.chance({f"roll {n}": 1 for n in range(1, 7)})
        self.rolling = None
        return int(words[1])

    def roll_two(self, purpose, side):
        return (yield from self.roll(purpose, side)) + (yield from self.roll(purpose, side))

    def spends_courage(self, side):
        if not self.courage[side]:
            return False
        (verb,) = yield from self.ask(side, "reroll", ["again", "no"])
        self.courage[side] -= verb == "again"
        return verb == "again"

    def roll_for_courage(self, side):
        self.courage[side] += (yield from self.roll("bravery", side)) >= 4

    def gain_points(self, side, n):
        self.points[side] = max(0, self.points[side] + n)
        if self.points[side] >= GOAL:
            self.reached_goal.add(side)
            self.check_win(side)

    def check_win(self, side):
        wins = side in self.held_twice and (side in self.reached_goal or self.scenario == "medium")
        if self.scenario == "medium" and side != "galba" or self.scenario == "short":
            wins = False
        if wins:
            self.winner = side
            raise Over

    def draw(self, side, n):
        for _ in range(n):
            if not self.deck.total():
                return
            seats = [one for one in self.sides if one == side or one in self.seen[side]]
            words = yield from self.chance({f"deal {'+'.join(seats)} {card}": count
                                            for card, count in self.deck.items() if count})
            self.deck[words[2]] -= 1
            self.hands[side][words[2]] += 1

    def discard(self, side, card):
        self.hands[side][card] -= 1
        self.discards[card] += 1

    # A turn

    def game(self):
        try:
            self.order = list(self.sides)
            while self.turn <= self.last_turn:
                yield from self.one_turn()
                self.turn += 1
            self.winner = self.winner_at_the_end()
        except Over:
            pass
        self.is_over = True

    def winner_at_the_end(self):
        if self.scenario == "long":
            return "vitellius" if "vitellius" in self.alive() else None
        return None if self.scenario == "campaign" else "otho"

    def one_turn(self):
        self.passed, self.truces, self.bribed, self.mutinous = set(), set(), set(), set()
        self.seen = {side: set() for side in self.sides}
        self.won_battle, self.snow, self.flood, self.no_building = set(), False, False, False
        self.initiative_used = self.initiative_passes = self.siege_barred = False
        yield from self.deal()
        yield from self.return_praetors()
        yield from self.choose_order()
        yield from self.play_cards()
        yield from self.end_attrition()
        self.end_turn()

    def deal(self):
        for side in self.alive():
            while self.hands[side].total() < HAND:
                if not self.deck.total():
                    self.deck, self.discards = self.discards, Counter()
                if not self.deck.total():
                    return
                yield from self.draw(side, 1)

    def return_praetors(self):
        for praetor in sorted(self.returning, key=list(LEADERS).index):
            side = self.side_of(praetor)
            open_ = [space for space in homes(side) if not self.enemies_at(space, side)]
            if open_:
                words = yield from self.ask(side, "return", [f"place {space}" for space in open_])
                self.at[praetor] = words[1]
                self.returning.remove(praetor)

    def choose_order(self):
        alive = self.alive()
        if self.turn == 1:
            return
        self.order = []
        while len(self.order) < len(alive) - 1:
            words = yield from self.ask(self.initiative, "order", [
                f"order {side}" for side in alive if side not in self.order])
            self.order.append(words[1])
        self.order += [side for side in alive if side not in self.order]

    def play_cards(self):
        while any(self.can_play(side) for side in self.order):
            for side in self.order:
                if self.can_play(side):
                    yield from self.play_one(side)

    def can_play(self, side):
        return side in self.alive() and side not in self.passed and self.hands[side].total() > 0

    def end_attrition(self):
        starving = [(space, side) for (space, side), force in self.forces.items()
                    if side != NOBODY and force.cohorts() and not self.in_supply(space, side)]
        for space, side in sorted(starving, key=lambda one: PLACES.index(one[0])):
            for _ in range(3):
                if self.force(space, side).cohorts():
                    die = yield from self.roll("attrition", side)
                    self.force(space, side).lose(attrition(die))
                    self.settle()

    def end_turn(self):
        if self.owner and self.owner == self.last_owner:
            self.held_twice.add(self.owner)
        self.last_owner = self.owner
        for side in self.alive():
            self.check_win(side)
        if self.initiative_passes:
            self.initiative = self.next_side(self.initiative)

    # A card

    def play_one(self, side):
        hand = self.hands[side]
        choices = [f"card {card}" for card, n in hand.items() if n] + ["pass"]
        if sum(CARDS[card].value * n for card, n in hand.items()) >= PLOT_PRICE:
            choices += ["plot"] if self.victims(side, "assassin") else []
        if self.courage[side]:
            choices += [] if side in self.extreme_used else ["extreme"]
            if self.owner == side:
                choices += [f"courage {word}" for word in self.open_types(side)]
        verb, *args = yield from self.ask(side, "play", choices)
        yield from getattr(self, "play_" + verb)(side, *args)

    def play_pass(self, side):
        self.passed.add(side)
        yield from ()

    def play_plot(self, side):
        paid = 0
        while paid < PLOT_PRICE:
            words = yield from self.ask(side, "plot", [f"shed {card}" for card, n
                                                       in self.hands[side].items() if n])
            paid += CARDS[words[1]].value
            self.discard(side, words[1])
        yield from self.happen(side, "assassin")

    def play_courage(self, side, word):
        self.courage[side] -= 1
        yield from self.politics_roll(side, word)

    def play_extreme(self, side):
        self.courage[side] -= 1
        self.extreme_used.add(side)
        if (yield from self.roll("extreme", side)) not in (3, 4):
            self.put_out(side)
            self.settle()

    def play_card(self, side, card):
        self.discard(side, card)
        self.sieges, self.fought = 0, set()
        verb, *args = yield from self.ask(side, "use", self.uses(side, card))
        if verb == "event" and CARDS[card].is_removed:
            self.discards[card] -= 1
        value = CARDS[card].value
        if verb == "event":
            yield from self.happen(side, card)
        elif verb == "pay":
            self.price[side] = max(0, self.price[side] - value)
        elif verb == "activate":
            yield from self.activate(side, args[0])
        elif verb == "build":
            self.force(args[0], side)["regulars"] += 1
            self.settle()
        elif verb == "politics":
            yield from self.politics_roll(side, args[0])
        elif verb == "sortie":
            yield from self.sortie(side)

    def uses(self, side, card):
        value = CARDS[card].value
        uses = ["discard"]
        uses += ["event"] if self.may_happen(side, card) else []
        uses += ["pay"] if self.price[side] else []
        uses += [f"activate {leader}" for leader in self.leaders_of(side)
                 if self.can_be_activated(leader) and LEADERS[leader].strategy <= value]
        uses += [f"build {space}" for space in self.building_sites(side, value)]
        if self.owner == side:
            uses += [f"politics {word}" for word in self.open_types(side, value)]
        if value >= 3 and self.is_besieged(ROME) and self.force(ROME, side).cohorts():
            uses.append("sortie")
        return uses

    def building_sites(self, side, value):
        if value < 4 or side == "vitellius" and self.no_building:
            return []
        sites = homes(side) if value == 4 else {self.at[one] for one in self.leaders_of(side)}
        return [space for space in sites
                if not self.enemies_at(space, side) and not self.is_besieged(space)
                and (space != CAMP or self.force(CAMP, side).cohorts())]

    # What everybody sees

    def standing(self):
        place = places(self.points)
        if self.is_over:
            place = places({side: points for side, points in self.points.items()
                            if side != self.winner})
            place = {side: n + 1 for side, n in place.items()}
            if self.winner:
                place[self.winner] = 1
        return {side: (self.points[side], place[side]) for side in self.sides}

    def differs(self, view):
        facts = [("the turn", view["turn"], min(self.turn, self.last_turn)),
                 ("the last turn", view["lastTurn"], self.last_turn),
                 ("the deck", view["deck"], self.deck.total()),
                 ("the discards", view["discard"], dict(+self.discards)),
                 ("whether Rufus moves", view["rufusMoves"], self.rufus_free),
                 ("Rome's owner", view["rome"]["owner"], self.owner or NOBODY)]
        if view.get("roll") and self.rolling:
            facts.append(("the roll", view["roll"]["for"], self.rolling))
        for side in self.sides:
            facts += self.facts_about(side, view["sides"][side])
        if not self.is_over:  # the last battle's pieces need not be put away
            facts += self.facts_on_the_map(view)
        return first_difference(facts)

    def facts_about(self, side, told):
        mine = {"alive": side in self.alive(), "price": self.price[side],
                "points": self.points[side], "courage": self.courage[side],
                "cohorts": self.total(side) + self.conscripts.get(side, 0),
                "cards": self.hands[side].total(), "politics": self.politics[side]}
        return [(f"{side}'s {what}", told[what], value) for what, value in mine.items()]

    def facts_on_the_map(self, view):
        yield "the walls", view["rome"]["walls"], self.walls
        for side in self.sides:
            yield f"{side}'s initiative", view["sides"][side]["initiative"], \
                self.initiative == side
        for leader, told in view["leaders"].items():
            yield leader, told.get("at"), self.at.get(leader)
        for (space, side), force in self.forces.items():
            if any(force.values()) and not self.march:
                told = view["spaces"][space]
                yield f"in {space}", (told["holder"], {kind: told[kind] for kind in force}), \
                    (side, dict(force))


if __name__ == "__main__":
    main("three-caesars", ThreeCaesars)
