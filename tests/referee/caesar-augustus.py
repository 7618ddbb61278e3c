#!/usr/bin/env python3
"""tests/referee/caesar-augustus.py -- a second opinion on Caesar Augustus, from its rulebook."""

import re
from collections import Counter

from follow import Referee, first_difference, main, places

RULES = "games/caesar-augustus/"
SEATS = ["octavian", "antony", "lepidus", "brutus", "cassius"]
ALLIES = {"brutus", "cassius"}
RED, NOBODY = "senate", "nobody"
STARTS = {"octavian": "africa", "antony": "gaul", "lepidus": "illyricum", "brutus": "asia-minor",
          "cassius": "egypt"}
BONUS_POPULARITY = {"octavian": ["numidia"], "brutus": ["galatia", "cappadocia"]}
BONUS_LEGION = {"antony", "cassius"}
MAJORITY = {2: 2, 3: 3, 4: 3, 5: 4}
ORDERS = ["move", "bribe", "draft", "army"]
ARMIES = ["i", "ii", "iii", "iv"]
ITALY, ITALY_POINTS, MOST_SOLDIERS = "italy", 10, 3


def table(name, pattern):
    with open(RULES + name, encoding="utf-8") as rows:
        return re.findall(pattern, rows.read(), re.M)


def word(identifier):
    return identifier.lower().replace("_", "-")


TERRITORIES = table("territories.def", r'^TERRITORY\(\w+, "([\w-]+)"')
LINKS = [(word(a), word(b)) for a, b in table("links.def", r"LINK\(here, (\w+), (\w+), \w+\)")]
NEAR = {t: {b for a, b in LINKS if a == t} | {a for a, b in LINKS if b == t} for t in TERRITORIES}
SOLDIERS = {kind: int(n)
            for kind, n in table("soldiers.def", r'^SOLDIER\(\w+, "(\w+)", "\w+", (\d+)\)')}
STRENGTH = {kind: strength for strength, kind in enumerate(SOLDIERS, 1)}


def are_friends(one, other):
    return one == other or {one, other} == ALLIES


def strength(soldiers):
    return sum(STRENGTH[kind] * n for kind, n in soldiers.items())


def kinds(verb, soldiers):
    return [f"{verb} {kind}" for kind, n in soldiers.items() if n]


class Army:
    def __init__(self, owner, name, at):
        self.owner, self.name, self.at = owner, name, at
        self.soldiers = Counter()
        self.known = Counter()  # of these, what everybody knows
        self.fighting = Counter()
        self.marched = False
        self.began = at

    def send(self, kind, hidden=False):
        """A soldier fights.  If one of his kind is known to all, it is that one."""
        self.soldiers[kind] -= 1
        self.fighting[kind] += 1
        if self.known[kind] and not hidden:
            self.known[kind] -= 1

    def size(self):
        return self.soldiers.total()


class Player:
    def __init__(self, seat, at):
        self.seat = seat
        self.general = at  # None: captured
        self.won = 0
        self.senators = 0
        self.escorted = False


class CaesarAugustus(Referee):
    def set_up(self, seats, options):
        starts = {**STARTS, "lepidus": options["lepidus"]}
        self.players = {seat: Player(seat, starts[seat]) for seat in SEATS[:seats]}
        self.turns, self.passing = int(options["turns"]), options["capture"] == "passing"
        self.deck = Counter(SOLDIERS)
        self.returned = []  # (kind, who), first returned first drawn
        self.dead = Counter()
        self.popularity = {ITALY: RED}
        self.armies = []
        self.controller = None
        self.red_seen = set()  # who has seen the Senate's soldiers
        for seat in self.players:
            self.set_up_seat(seat, starts[seat])
        self.pool = seats + 1 - sum(p.senators for p in self.players.values())
        self.leader = 0

    def set_up_seat(self, seat, at):
        army = Army(seat, "i", at)
        legions = 2 if seat in BONUS_LEGION else 1
        army.soldiers["legion"] = army.known["legion"] = legions
        self.deck["legion"] -= legions
        self.armies.append(army)
        for territory in [at, *BONUS_POPULARITY.get(seat, [])]:
            self.popularity[territory] = seat
        self.players[seat].senators = int(seat == "lepidus")

    # Armies

    def commander(self, army):
        return self.controller if army.owner == RED else army.owner

    def army_at(self, territory):
        return next((army for army in self.armies if army.at == territory), None)

    def is_opposing(self, seat, army):
        commander = self.commander(army)
        return commander is None or not are_friends(seat, commander)

    def armies_of(self, seat):
        return [army for army in self.armies if self.commander(army) == seat]

    def find(self, seat, name):
        return next(a for a in self.armies if a.owner == (RED if name == "senate" else seat)
                    and a.name == name)

    def draw(self, army):
        """The next soldier of the deck, then of those returned; nobody when both are empty."""
        if army.owner == RED:
            self.red_seen = {self.controller}
        if self.deck.total():
            seat = self.commander(army) or NOBODY
            words = yield from self.chance({f"draw {seat} {kind}": n
                                            for kind, n in self.deck.items() if n})
            self.deck[words[2]] -= 1
            army.soldiers[words[2]] += 1
        elif self.returned:
            army.soldiers[self.returned.pop(0)[0]] += 1

    def is_friendly(self, seat, territory):
        colour = self.popularity.get(territory)
        return colour == seat or colour == RED and self.controller == seat

    def capture(self, seat, territory):
        """An army of this seat captures every opposing general there."""
        for player in self.players.values():
            if player.general == territory and not are_friends(seat, player.seat):
                player.general = None
                self.players[seat].won += 1

    # A turn

    def game(self):
        red = Army(RED, "senate", ITALY)
        self.armies.append(red)
        for _ in range(MOST_SOLDIERS):
            yield from self.draw(red)
        for _ in range(self.turns):
            yield from self.turn()
            self.leader = (self.leader + 1) % len(self.players)

    def in_order(self):
        seats = list(self.players)
        return seats[self.leader:] + seats[:self.leader]

    def turn(self):
        for seat in self.in_order():
            yield from self.move_general(self.players[seat])
        choices = {}
        while len(choices) < len(self.players):
            seat, words = yield {seat: ("choose", [f"choose {order}" for order in ORDERS])
                                 for seat in self.players if seat not in choices}
            choices[seat] = words[1]
        for seat in self.in_order():
            yield from self.ask(seat, "reveal", ["reveal"])
            yield from getattr(self, "order_" + choices[seat])(seat)
        yield from self.elect()
        self.suppress()

    def move_general(self, player):
        places_ = [t for t in TERRITORIES if t == player.general or self.is_open(player.seat, t)]
        if places_:
            words = yield from self.ask(player.seat, "general", [f"general {t}" for t in places_])
            player.general = words[1]

    def is_open(self, seat, territory):
        """Opposing armies and generals bar him; the Senate's army never bars anybody from Italy."""
        army = self.army_at(territory)
        excused = army and army.owner == RED and territory == ITALY
        return not (army and self.is_opposing(seat, army) and not excused) and not any(
            p.general == territory and not are_friends(seat, p.seat)
            for p in self.players.values())

    # Move

    def order_move(self, seat):
        for army in self.armies_of(seat):
            army.marched, army.began = False, army.at
        self.players[seat].escorted = False
        must, moved = None, False
        while True:
            choices = self.marches(seat, must) + (["halt"] if moved and not must else [])
            if not choices:
                return
            verb, *args = yield from self.ask(seat, "march", choices)
            if verb == "halt":
                return
            moved = True
            must = yield from self.march(seat, self.find(seat, args[0]), args[1], verb == "escort")

    def marches(self, seat, must):
        general, actions = self.players[seat], []
        for army in [must] if must else self.armies_of(seat):
            for to in self.destinations(seat, army, bool(must)):
                actions.append(f"march {army.name} {to}")
                if general.general == army.at and not general.escorted:
                    actions.append(f"escort {army.name} {to}")
        return actions

    def destinations(self, seat, army, in_peace):
        """Where it may end: elsewhere, and so that every army that must make room can do so."""
        if army.marched:
            return []
        return [to for to in self.reach(seat, army)
                if self.may_end(seat, army, to, in_peace)]

    def may_end(self, seat, army, to, in_peace):
        there = [a for a in self.armies if a.at == to and a is not army]
        if not there:
            return True
        if any(self.commander(a) == seat for a in there):
            return self.can_make_room(seat, army, to)
        return not in_peace and self.is_opposing(seat, there[0])

    def can_make_room(self, seat, army, to):
        """Tries the march: whoever stands there must have somewhere to go next."""
        other = next(a for a in self.armies if a.at == to and a is not army)
        if other.marched:
            return False
        came_from, army.at, army.marched = army.at, to, True
        room = bool(self.destinations(seat, other, True))
        army.at, army.marched = came_from, False
        return room

    def reach(self, seat, army):
        """One step anywhere; further through friendly popularity, past own armies only."""
        reached = set(NEAR[army.at])
        edge = list(reached) if self.is_friendly(seat, army.at) else []
        while edge:
            here = edge.pop()
            if self.may_pass(seat, here):
                edge += NEAR[here] - reached
                reached |= NEAR[here]
        return reached - {army.at}

    def may_pass(self, seat, territory):
        return self.is_friendly(seat, territory) and all(
            self.commander(army) == seat for army in self.armies if army.at == territory)

    def march(self, seat, army, to, with_general):
        """Returns the army that must march next, if this one has taken its place."""
        if self.passing:
            for territory in self.way(seat, army.at, to):
                self.capture(seat, territory)
        other = self.army_at(to)
        army.at, army.marched = to, True
        if with_general:
            self.players[seat].general = to
            self.players[seat].escorted = True
        if other and self.commander(other) == seat:
            self.capture(seat, to)
            return other
        if other:
            yield from Battle(self, seat, army, other, with_general).fight()
        else:
            self.capture(seat, to)
        return None

    def way(self, seat, start, to):
        """What is passed: a shortest way; of these the most generals met, then the map's order,
        from the way's end."""
        if to in NEAR[start]:
            return []
        ways = [[start]]
        while not any(to in NEAR[way[-1]] for way in ways if len(way) > 1):
            ways = [way + [t] for way in ways for t in TERRITORIES
                    if t in NEAR[way[-1]] and t not in way and self.may_pass(seat, t)]
        return max((way[1:] for way in ways if to in NEAR[way[-1]]),
                   key=lambda way: self.worth_of_way(seat, way))

    def worth_of_way(self, seat, way):
        met = sum(p.general in way and not are_friends(seat, p.seat)
                  for p in self.players.values())
        return met, [-TERRITORIES.index(t) for t in reversed(way)]

    # Bribe, Draft, Army

    def order_bribe(self, seat):
        player = self.players[seat]
        if self.pool:
            self.pool -= 1
            player.senators += 1
            return
        choices = [f"bribe {other.seat}" for other in self.players.values()
                   if other is not player and other.senators and other.general != ITALY]
        if choices:
            words = yield from self.ask(seat, "bribe", choices)
            self.players[words[1]].senators -= 1
            player.senators += 1

    def order_draft(self, seat):
        armies = sorted((a for a in self.armies if a.owner == seat),
                        key=lambda army: ARMIES.index(army.name))
        for army in armies:
            for _ in range(2 if self.players[seat].general == army.at else 1):
                yield from self.draw(army)
                if army.size() > MOST_SOLDIERS:
                    words = yield from self.ask(seat, "return", kinds("return", army.soldiers))
                    army.soldiers[words[1]] -= 1
                    army.known.clear()
                    self.returned.append((words[1], seat))

    def order_army(self, seat):
        player = self.players[seat]
        names = {army.name for army in self.armies if army.owner == seat}
        free = [name for name in ARMIES if name not in names]
        where = [t for t in TERRITORIES if not self.army_at(t)
                 and (self.popularity.get(t) == seat or player.general == t)]
        if not free or not where or not self.deck.total() + len(self.returned):
            return
        words = yield from self.ask(seat, "raise", [f"raise {t}" for t in where])
        army = Army(seat, free[0], words[1])
        self.armies.append(army)
        self.capture(seat, army.at)
        for _ in range(2 if player.general == army.at else 1):
            yield from self.draw(army)

    # Elections and suppression

    def elect(self):
        if self.popularity[ITALY] != RED:
            return
        before = self.controller
        majority = MAJORITY[len(self.players)]
        self.controller = next((seat for seat, player in self.players.items()
                                if player.senators >= majority), None)
        if self.controller and self.controller != before and self.has_secrets(self.controller):
            yield from self.ask(self.controller, "inspect", ["inspect"])
            self.red_seen.add(self.controller)

    def has_secrets(self, seat):
        """Whether the Senate has soldiers that this seat has not seen as its controller."""
        return seat not in self.red_seen and any(army.owner == RED for army in self.armies)

    def suppress(self):
        red_stands = any(army.owner == RED for army in self.armies)
        for territory in TERRITORIES:
            if territory == ITALY and self.popularity[ITALY] == RED and red_stands:
                continue
            army = self.army_at(territory)
            generals = [s for s in self.in_order() if self.players[s].general == territory]
            if army:
                self.popularity[territory] = army.owner
            elif generals and self.popularity.get(territory) not in generals:
                self.popularity[territory] = generals[0]

    # What everybody sees

    def territories_of(self, seat):
        return [t for t in self.popularity if self.is_friendly(seat, t)]

    def points(self, seat):
        return self.players[seat].won + sum(ITALY_POINTS if t == ITALY else 1
                                            for t in self.territories_of(seat))

    def standing(self):
        points = {seat: self.points(seat) for seat in self.players}
        place = places({seat: (points[seat], len(self.territories_of(seat)), player.senators)
                        for seat, player in self.players.items()})
        return {seat: (points[seat], place[seat]) for seat in points}

    def differs(self, view):
        told = view["territories"]
        facts = [
            ("the popularity", {t: told[t]["popularity"] for t in told if "popularity" in told[t]},
             self.popularity),
            ("the generals", {g: t for t in told for g in told[t]["generals"]},
             {p.seat: p.general for p in self.players.values() if p.general}),
            ("the pool", view["senate"]["pool"], self.pool),
            ("the controller", view["senate"].get("controller"), self.controller),
            ("the deck", view["deck"], self.deck.total()),
            ("who returned soldiers", [r["by"] for r in view["returned"]],
             [by for _, by in self.returned]),
        ]
        if self.asks:
            facts.append(("the leader", view["leader"], self.in_order()[0]))
        for seat, player in self.players.items():
            facts += [(f"{seat}'s {what}", view["seats"][seat][what], getattr(player, what))
                      for what in ("won", "senators")]
        if view["step"] in ("general", "choose", "reveal", "march", "bribe", "raise", "inspect"):
            facts += self.facts_in_peace(view)
        return first_difference(facts)

    def facts_in_peace(self, view):
        owners = {**view["seats"], RED: view["senate"]}
        for owner, told in owners.items():
            yield f"the armies of {owner}", {
                name: (army["at"], army["soldiers"], army["known"])
                for name, army in told["armies"].items()
            }, {army.name: (army.at, army.size(), dict(+army.known))
                for army in self.armies if army.owner == owner}
        yield "the dead", {k: n for k, n in view["dead"].items() if n}, dict(+self.dead)


class Battle:
    """An army has entered an opposing army's territory."""

    def __init__(self, referee, seat, attacker, defender, with_general):
        self.referee, self.players, self.ask = referee, referee.players, referee.ask
        self.attacker, self.defender, self.place = attacker, defender, defender.at
        self.seat, self.rival = seat, referee.commander(defender)  # rival None: the Senate itself
        self.with_general = with_general
        self.rallied = set()

    def fight(self):
        pressing = True
        while pressing:
            if (yield from self.retreats()):
                return
            won = yield from self.round()
            self.players[self.seat].won += won
            yield from self.rally(self.seat, self.attacker, "rally")
            if self.rival:
                yield from self.rally(self.rival, self.defender, "rally-defender")
            self.bury()
            pressing = False
            if won and self.attacker.size() and self.defender.size():
                (verb,) = yield from self.ask(self.seat, "press", ["press", "cease"])
                pressing = verb == "press"
        yield from self.resolve(won)

    def retreats(self):
        referee = self.referee
        if not self.rival:
            return False
        open_ = [t for t in NEAR[self.place]
                 if referee.is_friendly(self.rival, t) and not referee.army_at(t)]
        if not open_:
            return False
        choices = [f"retreat {t}" for t in open_] + ["stand"]
        verb, *args = yield from self.ask(self.rival, "retreat", choices)
        if verb == "stand":
            return False
        self.defender.at = args[0]
        if self.players[self.rival].general == self.place:
            self.players[self.rival].general = args[0]
        referee.capture(self.rival, args[0])
        referee.capture(self.seat, self.place)
        return True

    def round(self):
        """True if the attacker wins it."""
        yield from self.commit()
        while strength(self.attacker.fighting) <= strength(self.defender.fighting):
            if not self.attacker.size():
                return False
            verb, *args = yield from self.ask(
                self.seat, "add", kinds("add", self.attacker.soldiers) + ["hold"])
            if verb == "hold":
                return False
            self.attacker.send(args[0])
            yield from self.answer()
        return True

    def commit(self):
        sides = {self.seat: self.attacker}
        if self.rival:
            sides[self.rival] = self.defender
        chosen = {}
        while len(chosen) < len(sides):
            seat, words = yield {seat: ("commit", kinds("commit", army.soldiers))
                                 for seat, army in sides.items() if seat not in chosen}
            chosen[seat] = words[1]
        for seat, kind in chosen.items():
            sides[seat].send(kind)
        if not self.rival:
            yield from self.send_any()

    def send_any(self):
        """The Senate itself sends any of its soldiers; one that is known is told from others."""
        army, lot = self.defender, {}
        for kind, n in army.soldiers.items():
            known = army.known[kind]
            if n > known:
                lot[f"send {kind} hidden"] = n - known
            if known:
                lot[f"send {kind} shown"] = known
        words = yield from self.referee.chance(lot)
        army.send(words[1], hidden=words[2] == "hidden")

    def answer(self):
        if not self.defender.size():
            return
        if self.rival:
            verb, *args = yield from self.ask(
                self.rival, "answer", kinds("add", self.defender.soldiers) + ["hold"])
            if verb == "add":
                self.defender.send(args[0])
        elif strength(self.defender.fighting) < strength(self.attacker.fighting):
            yield from self.send_any()

    def rally(self, seat, army, step):
        if seat in self.rallied or self.players[seat].general != self.place:
            return
        verb, *args = yield from self.ask(seat, step, kinds("rally", army.fighting) + ["decline"])
        if verb == "rally":
            self.rallied.add(seat)
            army.fighting[args[0]] -= 1
            army.soldiers[args[0]] += 1
            army.known[args[0]] += 1

    def bury(self):
        for army in (self.attacker, self.defender):
            self.referee.dead += army.fighting
            army.fighting.clear()

    def resolve(self, won):
        winner = self.attacker if won else self.defender
        is_major = won and not self.defender.size()
        self.players[self.seat].won += is_major
        if not winner.size():
            yield from self.referee.draw(winner)
        if is_major:
            self.referee.capture(self.seat, self.place)
        elif self.attacker.size():
            self.go_back()
        elif self.with_general:
            self.orphan()
        self.remove_empty()

    def go_back(self):
        self.attacker.at = self.attacker.began
        if self.with_general:
            self.players[self.seat].general = self.attacker.began

    def orphan(self):
        self.players[self.seat].general = None
        if self.rival:
            self.players[self.rival].won += 1

    def remove_empty(self):
        for army in (self.attacker, self.defender):
            if not army.size():
                self.referee.armies.remove(army)


if __name__ == "__main__":
    main("caesar-augustus", CaesarAugustus)
