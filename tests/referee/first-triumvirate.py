#!/usr/bin/env python3
"""tests/referee/first-triumvirate.py -- a second opinion on The First Triumvirate."""

import json

from follow import Referee, first_difference, main, places

BOARD = "games/first-triumvirate/board.json"
SEATS = ["crassus", "caesar", "pompey"]
ROME, ROMANS = "roma", "rome"
COUNTERS = {"crassus": 33, "caesar": 25, "pompey": 26}
STACK, MOST_CONQUESTS, VIGIL = 4, 4, 4
POINTS_WON, POINTS_ALIVE = 3, 2


class Board:
    """Hexes: a row is half a hex high, so the six neighbours are two rows away or one beside."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as board:
            hexes = json.load(board)["hexes"]
        at = {(h["column"], h["row"]): h["word"] for h in hexes}
        self.land = {h["word"] for h in hexes if h["terrain"] == "land"}
        self.italy = {h["word"] for h in hexes if h.get("italy")}
        self.troops = {h["word"]: h["troop"] for h in hexes if h.get("troop")}
        self.starts = {h["start"]: h["word"] for h in hexes if h.get("start")}
        self.by_sea = {h["word"]: self.neighbours(at, h["column"], h["row"]) for h in hexes}
        self.by_land = {word: [n for n in near if n in self.land]
                        for word, near in self.by_sea.items()}
        self.zones = {seat: {start, *self.by_land[start]} for seat, start in self.starts.items()}

    @staticmethod
    def neighbours(at, column, row):
        steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
        return [at[column + x, row + y] for x, y in steps if (column + x, row + y) in at]


MAP = Board(BOARD)


class Leader:
    def __init__(self, seat):
        self.seat = seat
        self.hex = MAP.starts[seat]
        self.alive = True
        self.conquests = self.popularity = self.vigil = 0


class FirstTriumvirate(Referee):
    def set_up(self, seats, options):
        self.leaders = {seat: Leader(seat) for seat in SEATS[:seats]}
        self.stacks = {force: {} for force in [*SEATS, ROMANS]}  # hex: troops
        for hex_, force in MAP.troops.items():
            self.stacks[force][hex_] = 1
        self.held = options["rome"] == "held"
        self.pompey_sails = options["sea"] == "all"
        self.token, self.limit = int(options["token"]), int(options["limit"])
        self.civil_war, self.winner, self.fallen, self.turns = False, None, {}, 0

    def game(self):
        words = yield from self.chance({f"first {seat}": 1 for seat in SEATS})
        turn = SEATS.index(words[1])
        while not self.winner and self.turns < self.limit:
            leader = self.leaders[SEATS[turn % len(SEATS)]]
            turn += 1
            if leader.alive:
                yield from self.turn(leader)
                self.turns += 1

    def turn(self, leader):
        yield from self.movement(leader)
        yield from self.combats(leader)
        if leader.alive and not self.winner:
            yield from self.acquire(leader)
            self.keep_vigil(leader)

    def roll(self, verb, sides):
        words = yield from self.chance({f"{verb} {n}": 1 for n in range(1, sides + 1)})
        return int(words[1])

    # Movement

    def movement(self, leader):
        """The leader acts once and every troop moves once, in any order."""
        self.step, self.stride = "move", 0
        self.fresh = dict(self.stacks[leader.seat])  # those that have not moved
        while True:
            actions = self.leader_actions(leader) + self.marches(leader.seat) + ["done"]
            verb, *args = yield from self.ask(leader.seat, self.step_word(leader.seat), actions)
            if verb == "done":
                yield from self.lapse(leader)
                return
            if verb == "march":
                self.march(leader.seat, args[0], args[1], int(args[2]))
            else:
                yield from self.lead(leader, verb, args)

    def step_word(self, seat):
        if self.stacks[seat]:
            return self.step
        return {"move": "alone", "lead": "lead-alone", "march": "idle"}[self.step]

    def lapse(self, leader):
        """A leader who has rolled and could still go: he goes now, or the roll lapses."""
        reach = self.reach(leader) if self.step == "lead" else []
        if len(reach) > 1:
            choices = [f"lead {hex_}" for hex_ in reach] + ["done"]
            verb, *args = yield from self.ask(leader.seat, "lapse", choices)
            if verb == "lead":
                leader.hex = args[0]

    def leader_actions(self, leader):
        if self.step == "lead":
            return [f"lead {hex_}" for hex_ in self.reach(leader)]
        if self.step == "march":
            return []
        actions = ["roll"]
        if not self.civil_war:
            if leader.hex in MAP.zones[leader.seat] and leader.conquests < MOST_CONQUESTS:
                actions.append("collect")
            if leader.hex == ROME and leader.conquests:
                actions.append("parade")
        return actions

    def lead(self, leader, verb, args):
        self.step = "lead" if verb == "roll" else "march"
        if verb == "roll":
            self.stride = yield from self.roll("die", 6)
        elif verb == "lead":
            leader.hex = args[0]
        elif verb == "collect":
            more = 2 if leader.seat == "crassus" else 1
            leader.conquests = min(MOST_CONQUESTS, leader.conquests + more)
        else:
            shown, leader.conquests = leader.conquests, 0
            for _ in range(shown):
                leader.popularity += yield from self.roll("token", self.token)

    def reach(self, leader):
        """Where he can be after at most so many hexes, all of which he may enter."""
        sails = leader.seat == "pompey" and self.pompey_sails
        ways = MAP.by_sea if sails else MAP.by_land
        reached, edge = {leader.hex}, {leader.hex}
        for _ in range(self.stride):
            edge = {near for hex_ in edge for near in ways[hex_]
                    if near not in reached and self.may_enter(leader.seat, near)}
            reached |= edge
        return reached

    def may_enter(self, seat, hex_):
        rivals = any(hex_ in self.stacks[other] for other in SEATS if other != seat)
        return not rivals or hex_ in self.stacks[seat]

    def marches(self, seat):
        ways = MAP.by_sea if seat == "pompey" else MAP.by_land
        mine = self.stacks[seat]
        return [f"march {hex_} {to} {n}" for hex_, fresh in self.fresh.items()
                for to in ways[hex_]
                for n in range(1, min(fresh, STACK - mine.get(to, 0)) + 1)]

    def march(self, seat, hex_, to, n):
        self.add(seat, hex_, -n)
        self.add(seat, to, n)
        self.fresh[hex_] -= n
        self.civil_war |= to in MAP.italy

    def add(self, force, hex_, n):
        stacks = self.stacks[force]
        stacks[hex_] = stacks.get(hex_, 0) + n
        if not stacks[hex_]:
            del stacks[hex_]

    # Combat

    def others_at(self, seat, hex_):
        return next((f for f in self.stacks if f != seat and hex_ in self.stacks[f]), None)

    def combats(self, leader):
        seat = leader.seat
        while leader.alive and not self.winner:
            open_ = [hex_ for hex_ in self.stacks[seat] if self.others_at(seat, hex_)]
            if not open_:
                break
            words = yield from self.ask(seat, "fight", [f"fight {hex_}" for hex_ in open_])
            yield from self.fight(seat, words[1])
        if leader.alive:
            self.kill_lone(seat)

    def fight(self, seat, hex_):
        other = self.others_at(seat, hex_)
        while hex_ in self.stacks[seat] and hex_ in self.stacks[other]:
            attack = yield from self.dice(seat, hex_)
            defence = yield from self.dice(other, hex_)
            for ours, theirs in zip(attack, defence):
                self.add(other if ours > theirs else seat, hex_, -1)
                if hex_ not in self.stacks[seat] or hex_ not in self.stacks[other]:
                    break
        loser = seat if hex_ in self.stacks[other] else other
        if loser in self.leaders and self.leaders[loser].hex == hex_:
            self.fall([loser])

    def dice(self, force, hex_):
        """One for each troop and one of eight sides for a leader, the highest first."""
        dice = []
        for _ in range(self.stacks[force][hex_]):
            dice.append((yield from self.roll("die", 6)))
        if force in self.leaders and self.leaders[force].hex == hex_:
            dice.append((yield from self.roll("d8", 8)))
        return sorted(dice, reverse=True)

    def kill_lone(self, seat):
        self.fall([rival.seat for rival in self.leaders.values()
                   if rival.seat != seat and rival.alive and rival.hex in self.stacks[seat]])

    def fall(self, seats):
        """Those who fall at the same moment tie."""
        self.fallen.update(dict.fromkeys(seats, len(self.fallen)))
        for seat in seats:
            leader = self.leaders[seat]
            leader.alive = False
            leader.conquests = leader.popularity = leader.vigil = 0
            self.turn_roman(seat)
        alive = [seat for seat in SEATS if self.leaders[seat].alive]
        if len(alive) == 1:
            self.winner = alive[0]

    def turn_roman(self, seat):
        troops, self.stacks[seat] = self.stacks[seat], {}
        for hex_, n in troops.items():
            shared = any(hex_ in self.stacks[other] for other in SEATS)
            if hex_ in MAP.land and not shared:
                romans = self.stacks[ROMANS].get(hex_, 0)
                self.stacks[ROMANS][hex_] = min(STACK, romans + n)

    # The end of a turn

    def acquire(self, leader):
        seat, hex_ = leader.seat, leader.hex
        if hex_ not in self.stacks[ROMANS] or hex_ in self.stacks[seat] or not leader.popularity:
            return
        (verb,) = yield from self.ask(seat, "acquire", ["acquire", "decline"])
        if verb == "acquire" and (yield from self.roll("d20", 20)) <= leader.popularity:
            room = COUNTERS[seat] - sum(self.stacks[seat].values())
            joining = min(self.stacks[ROMANS].pop(hex_), room)
            if joining:
                self.add(seat, hex_, joining)
            self.civil_war |= hex_ in MAP.italy

    def keep_vigil(self, leader):
        counts = (self.civil_war and leader.hex == ROME
                  and not (self.held and ROME in self.stacks[ROMANS]))
        leader.vigil = leader.vigil + 1 if counts else 0
        if leader.vigil == VIGIL:
            self.winner = leader.seat

    # What everybody sees

    def standing(self):
        points = {seat: self.fallen.get(seat, POINTS_ALIVE) for seat in SEATS}
        if self.winner:
            points[self.winner] = POINTS_WON
        place = places(points)
        return {seat: (points[seat], place[seat]) for seat in SEATS}

    def differs(self, view):
        stacks = {(s["hex"], s["force"]): s["troops"] for s in view["stacks"]}
        mine = {(hex_, force): n for force, there in self.stacks.items()
                for hex_, n in there.items()}
        facts = [("the troops", stacks, mine), ("civil war", view["civilWar"], self.civil_war)]
        for told in view["players"]:
            leader = self.leaders[told["player"]]
            facts.append(("whether he lives", told["alive"], leader.alive))
            if leader.alive:
                facts += [(f"{leader.seat}'s {what}", told[what], getattr(leader, what))
                          for what in ("hex", "conquests", "popularity", "vigil")]
                facts.append(("the zone", set(told["zone"]), MAP.zones[leader.seat]))
        return first_difference(facts)


if __name__ == "__main__":
    main("first-triumvirate", FirstTriumvirate)
