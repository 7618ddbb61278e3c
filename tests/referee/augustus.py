#!/usr/bin/env python3
"""tests/referee/augustus.py -- a second opinion on Augustus, from its rulebook."""

import re

from follow import Referee, first_difference, main, places

DECK = "games/augustus/objectives.def"
SEATS = ["gaius", "lucius", "marcus", "publius", "quintus", "titus"]
SYMBOLS = ["sword", "shield", "chariot", "catapult", "standard", "dagger"]
COLOURS = ["green", "purple", "orange", "senator"]
BAG = {"sword": 6, "shield": 5, "chariot": 4, "catapult": 3, "standard": 2, "dagger": 1, "joker": 2}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
COLOUR_TILES = {"green": "green", "purple": "purple", "orange": "orange", "senator": "senators"}
TILE_POINTS = {"two": 2, "three": 4, "four": 6, "five": 8, "six": 10, "green": 4, "purple": 6,
               "orange": 10, "senators": 2, "each": 8, "wheat": 5, "gold": 5}
LEGIONS, STARTING_LEGIONS, ROW, LAST_JOKER, ENOUGH_CONTROLLED = 50, 7, 5, 64, 7


class Card:
    """An objective as it is printed."""

    def __init__(self, row):
        fields = re.split(r",\s*", row, maxsplit=11)
        self.number = int(fields[0])
        self.colour = fields[2].lower()
        self.spaces = {s: int(n) for s, n in zip(SYMBOLS, fields[3:9]) if int(n)}
        self.points = int(fields[9])
        self.resource = fields[10].lower()
        self.power, *args = re.findall(r"\w+", fields[11])
        self.args = [int(a) if a.isdigit() else a.lower() for a in args]
        self.is_red = self.power.startswith("STRIKE")


def read_deck(path):
    with open(path, encoding="utf-8") as deck:
        rows = re.findall(r"^OBJECTIVE\((.*)\)$", deck.read(), re.M)
    return {card.number: card for card in map(Card, rows)}


CARDS = read_deck(DECK)


class Player:
    def __init__(self, seat):
        self.seat = seat
        self.stock = STARTING_LEGIONS
        self.objectives = {}  # number: {symbol: legions on its spaces}
        self.complete = set()  # of these, what is filled or being resolved: locked, neutralised
        self.controlled = set()
        self.tiles = set()
        self.refused = set()
        self.hand = set()

    def free(self, symbols):
        """The free spaces of these symbols on objectives in the process of being conquered."""
        return [(number, symbol) for number, there in self.objectives.items()
                if number not in self.complete
                for symbol, spaces in CARDS[number].spaces.items()
                if symbol in symbols and there[symbol] < spaces]

    def placed(self):
        return [(number, symbol) for number, there in self.objectives.items()
                if number not in self.complete for symbol, n in there.items() if n]

    def count_placed(self):
        return sum(self.objectives[number][symbol] for number, symbol in self.placed())

    def place(self, number, symbol):
        there = self.objectives[number]
        there[symbol] += 1
        if there == CARDS[number].spaces:
            self.complete.add(number)

    def remove(self, number, symbol):
        self.objectives[number][symbol] -= 1

    def serves(self, token):
        """A pair makes either token serve both symbols; pairs are never chained."""
        if token == "joker":
            return set(SYMBOLS)
        pairs = [CARDS[n].args for n in self.controlled if CARDS[n].power == "PAIR"]
        return {token}.union(*[pair for pair in pairs if token in pair])

    def set_out(self, number):
        self.objectives[number] = {symbol: 0 for symbol in CARDS[number].spaces}

    def produces(self, resource):
        return sum(CARDS[n].resource == resource for n in self.controlled)

    def colours(self):
        return [CARDS[n].colour for n in self.controlled]

    def points_of_power(self, card):
        if card.power == "PER_SPACE":
            symbol, each, most = card.args
            return min(most, each * sum(CARDS[n].spaces.get(symbol, 0) for n in self.controlled))
        if card.power == "PER_COLOUR":
            return card.args[1] * self.colours().count(card.args[0])
        if card.power == "PER_RED":
            return card.args[0] * sum(CARDS[n].is_red for n in self.controlled)
        return 0

    def points(self):
        cards = [CARDS[n] for n in self.controlled]
        return (sum(TILE_POINTS[tile] for tile in self.tiles) + sum(c.points for c in cards)
                + sum(map(self.points_of_power, cards)))


def spaces(verb, where):
    return [f"{verb} {number} {symbol}" for number, symbol in where]


def a_space(words):
    return int(words[0]), words[1]


class Augustus(Referee):
    def set_up(self, seats, options):
        self.players = {seat: Player(seat) for seat in SEATS[:seats]}
        self.first_game = options["first_game"] == "yes"
        self.supply = LEGIONS - STARTING_LEGIONS * seats
        self.bag = dict(BAG)
        self.deck = set(CARDS)
        self.row, self.lost = [], []
        self.token, self.jokers, self.crier = None, 0, None

    def game(self):
        yield from self.lay_out()
        while not self.is_decided():
            (self.token,) = yield from self.draw("draw", self.bag)
            self.bag[self.token] -= 1
            yield from self.use_token()
            yield from self.resolve_all()
            if self.token == "joker":
                self.bag = dict(BAG)
                self.jokers += 1
                self.crier = self.after(self.crier)[0]

    def is_decided(self):
        return (self.jokers == LAST_JOKER
                or any(len(p.controlled) >= ENOUGH_CONTROLLED for p in self.players.values()))

    def after(self, seat):
        """The other seats, in order from this one."""
        order = list(self.players)
        at = order.index(seat)
        return order[at + 1:] + order[:at]

    def draw(self, verb, weights):
        words = yield from self.chance({f"{verb} {what}": n for what, n in weights.items() if n})
        return words[1:]

    def draw_card(self, verb):
        words = yield from self.draw(verb, dict.fromkeys(self.deck, 1))
        number = int(words[-1])
        self.deck.remove(number)
        return number

    # Setting up

    def lay_out(self):
        (self.crier,) = yield from self.draw("crier", dict.fromkeys(self.players, 1))
        yield from self.fill_row()
        for seat, player in self.players.items():
            for _ in range(3 if self.first_game else 6):
                verb = "grant" if self.first_game else "deal"
                number = yield from self.draw_card(f"{verb} {seat}")
                if self.first_game:
                    player.set_out(number)
                else:
                    player.hand.add(number)
        if not self.first_game:
            yield from self.draft()

    def fill_row(self):
        while len(self.row) < ROW and self.deck:
            number = yield from self.draw_card("reveal")
            self.row.append(number)

    def draft(self):
        kept = {seat: [] for seat in self.players}
        while any(len(cards) < 3 for cards in kept.values()):
            seat, words = yield {
                seat: ("draft", [f"keep {n}" for n in self.players[seat].hand])
                for seat, cards in kept.items() if len(cards) < 3}
            number = int(words[1])
            kept[seat].append(number)
            self.players[seat].hand.remove(number)
        for seat, cards in kept.items():
            for number in cards:
                self.players[seat].set_out(number)

    # A token

    def use_token(self):
        """Everybody decides in secret; then all legions are placed."""
        lifted, choice = {}, {}
        while len(choice) < len(self.players):
            seat, (verb, *where) = yield {
                seat: self.token_choices(player, lifted.get(seat))
                for seat, player in self.players.items() if seat not in choice}
            if verb == "lift":
                lifted[seat] = a_space(where)
            else:
                choice[seat] = a_space(where) if verb == "put" else None
        for seat, where in choice.items():
            player = self.players[seat]
            if where:
                self.take_legion(player, lifted.get(seat))
                player.place(*where)

    def take_legion(self, player, lifted):
        if lifted:
            player.remove(*lifted)
        else:
            player.stock -= 1

    def token_choices(self, player, lifted):
        free = player.free(player.serves(self.token))
        if lifted:
            return "move", spaces("put", self.elsewhere(free, lifted))
        return "place", (["pass"] + (spaces("put", free) if player.stock else [])
                         + spaces("lift", self.movable(player, free)))

    def elsewhere(self, free, lifted):
        return [where for where in free if where != lifted]

    def movable(self, player, free):
        return [where for where in player.placed() if self.elsewhere(free, where)]

    # Ave Caesar

    def resolve_all(self):
        """In rising number; a player's whole chain comes before the next player's objective."""
        calls = sorted((number, seat) for seat, p in self.players.items() for number in p.complete)
        for number, seat in calls:
            yield from self.resolve_chain(self.players[seat], number)

    def resolve_chain(self, player, number):
        done = []
        while player.complete:
            number = min(player.complete)
            legions = player.objectives[number]
            player.stock += sum(legions.values())
            for symbol in legions:
                legions[symbol] = 0
            yield from POWERS.get(CARDS[number].power, no_power)(self, player, *CARDS[number].args)
            player.complete.remove(number)
            del player.objectives[number]
            player.controlled.add(number)
            done.append(number)
        yield from self.rewards(player, done)
        yield from self.take_objectives(player, done)

    def rewards(self, player, done):
        for colour, tile in COLOUR_TILES.items():
            if player.colours().count(colour) >= 3:
                self.take_tile(player, tile)
        if set(player.colours()) == set(COLOURS):
            self.take_tile(player, "each")
        for resource in ("wheat", "gold"):
            if any(CARDS[n].resource == resource for n in done):
                self.match(player, resource)
        yield from self.number_reward(player)

    def holder(self, tile):
        return next((p for p in self.players.values() if tile in p.tiles), None)

    def take_tile(self, player, tile):
        if not self.holder(tile):
            player.tiles.add(tile)

    def match(self, player, resource):
        holder = self.holder(resource)
        if not holder or player.produces(resource) >= holder.produces(resource):
            self.hand_over(resource, holder, player)

    def hand_over(self, resource, holder, player):
        if holder:
            holder.tiles.remove(resource)
        player.tiles.add(resource)

    def number_reward(self, player):
        n = len(player.controlled)
        tile = NUMBERS.get(n)
        if (tile and not self.holder(tile) and not player.tiles & set(NUMBERS.values())
                and n not in player.refused):
            (verb,) = yield from self.ask(player.seat, "claim", ["claim", "refuse"])
            if verb == "claim":
                player.tiles.add(tile)
            else:
                player.refused.add(n)

    def take_objectives(self, player, done):
        due = sum(2 if CARDS[number].power == "TAKE_TWO" else 1 for number in done)
        while due and (self.row or self.deck):
            if not self.row:
                yield from self.fill_row()
            words = yield from self.ask(player.seat, "take", [f"take {n}" for n in self.row])
            self.row.remove(int(words[1]))
            player.set_out(int(words[1]))
            due -= 1
        yield from self.fill_row()

    # Powers

    def mobilise_two(self, player, symbol):
        yield from self.mobilise(player, 2, [symbol])

    def mobilise_any(self, player, legions):
        yield from self.mobilise(player, legions, SYMBOLS)

    def mobilise(self, player, legions, symbols):
        for _ in range(legions):
            free = player.free(symbols)
            choices = ((spaces("mobilise", free) if player.stock else [])
                       + spaces("shift", self.movable(player, free)))
            if not choices:
                return
            verb, *where = yield from self.ask(player.seat, "mobilise", choices + ["done"])
            if verb == "done":
                return
            yield from self.mobilise_one(player, verb, a_space(where), symbols)

    def mobilise_one(self, player, verb, where, symbols):
        lifted = where if verb == "shift" else None
        if lifted:
            there = self.elsewhere(player.free(symbols), lifted)
            _, *words = yield from self.ask(player.seat, "shift", spaces("mobilise", there))
            where = a_space(words)
        self.take_legion(player, lifted)
        player.place(*where)

    def gain_legions(self, player, legions):
        legions = min(legions, self.supply)
        self.supply -= legions
        player.stock += legions
        yield from ()

    def rearrange(self, player):
        if not player.placed():
            return
        (verb,) = yield from self.ask(player.seat, "rearrange", ["sweep", "done"])
        if verb == "done":
            return
        hand = 0
        for number, symbol in player.placed():
            hand += player.objectives[number][symbol]
            player.objectives[number][symbol] = 0
        while hand and player.free(SYMBOLS):
            verb, *where = yield from self.ask(
                player.seat, "arrange", spaces("arrange", player.free(SYMBOLS)) + ["done"])
            if verb == "done":
                break
            player.place(*a_space(where))
            hand -= 1
        player.stock += hand

    def complete_one(self, player):
        unfinished = [n for n in player.objectives if n not in player.complete]
        if unfinished:
            words = yield from self.ask(player.seat, "finish", [f"finish {n}" for n in unfinished])
            player.complete.add(int(words[1]))

    def strike_legions(self, attacker, legions):
        for victim in map(self.players.get, self.after(attacker.seat)):
            for _ in range(min(legions, victim.count_placed())):
                choices = spaces("drop", victim.placed())
                _, *where = yield from self.ask(victim.seat, "drop", choices)
                victim.remove(*a_space(where))
                victim.stock += 1

    def strike_objective(self, attacker):
        for victim in map(self.players.get, self.after(attacker.seat)):
            choices = [f"clear {n}" for n in {number for number, _ in victim.placed()}]
            if choices:
                words = yield from self.ask(victim.seat, "clear", choices)
                legions = victim.objectives[int(words[1])]
                victim.stock += sum(legions.values())
                for symbol in legions:
                    legions[symbol] = 0

    def strike_controlled(self, attacker):
        losers = {"wheat": None, "gold": None}
        for victim in map(self.players.get, self.after(attacker.seat)):
            choices = [f"yield {n}" for n in victim.controlled]
            if choices:
                words = yield from self.ask(victim.seat, "yield", choices)
                number = int(words[1])
                victim.controlled.remove(number)
                self.lost.append(number)
                if CARDS[number].resource in victim.tiles:
                    losers[CARDS[number].resource] = victim
        for resource, holder in losers.items():
            if holder:
                yield from self.unsettle(resource, holder)

    def unsettle(self, resource, holder):
        """The holder has lost a producer: he keeps the reward unless somebody has more now."""
        produced = {seat: p.produces(resource) for seat, p in self.players.items()}
        most = max(produced.values())
        if not most:
            holder.tiles.remove(resource)
        elif produced[holder.seat] < most:
            heirs = [seat for seat, n in produced.items() if n == most]
            if len(heirs) > 1:
                choices = [f"give {seat}" for seat in heirs]
                heirs = (yield from self.ask(holder.seat, "give", choices))[1:]
            self.hand_over(resource, holder, self.players[heirs[0]])

    # What everybody sees

    def standing(self):
        points = {seat: player.points() for seat, player in self.players.items()}
        place = places({seat: (points[seat], player.colours().count("senator"))
                        for seat, player in self.players.items()})
        return {seat: (points[seat], place[seat]) for seat in points}

    def differs(self, view):
        tiles = {t["word"]: t.get("holder") for t in view["rewards"]}
        mine = {tile: p.seat for p in self.players.values() for tile in p.tiles}
        points = {t["word"]: t["points"] for t in view["rewards"]}
        facts = [
            ("the deck", view["deck"], len(self.deck)),
            ("the supply", view["supply"], self.supply),
            ("the row", sorted(c["number"] for c in view["row"]), sorted(self.row)),
            ("the rewards taken", {t: s for t, s in tiles.items() if s}, mine),
            ("the rewards' points", points, TILE_POINTS),
        ]
        if view["step"] == "place":
            facts += [("the bag", view["bag"], self.bag), ("the token", view["token"], self.token),
                      ("the crier", view["crier"], self.crier)]
        for told in view["players"]:
            facts += self.facts_about(told, self.players[told["seat"]], view["step"])
        return first_difference(facts)

    def facts_about(self, told, player, step):
        yield "the controlled objectives", {c["number"] for c in told["controlled"]}, \
            player.controlled
        yield "the numbers refused", set(told["refused"]), player.refused
        yield "the score", told["score"]["total"], player.points()
        if step == "place":  # in the middle of a chain the words for legions in hand may differ
            yield "the stock", told["stock"], player.stock
            yield "the legions", {
                c["number"]: [s["symbol"] for s in c["spaces"] if s["filled"]]
                for c in told["objectives"]
            }, {number: [s for s in SYMBOLS for _ in range(there.get(s, 0))]
                for number, there in player.objectives.items()}


def no_power(_referee, _player, *_args):
    """Pairs and points have no effect at once, and taking two comes with taking."""
    yield from ()


POWERS = {
    "MOBILISE_TWO": Augustus.mobilise_two,
    "MOBILISE_ANY": Augustus.mobilise_any,
    "GAIN_LEGIONS": Augustus.gain_legions,
    "REARRANGE": Augustus.rearrange,
    "COMPLETE_ONE": Augustus.complete_one,
    "STRIKE_LEGIONS": Augustus.strike_legions,
    "STRIKE_OBJECTIVE": Augustus.strike_objective,
    "STRIKE_CONTROLLED": Augustus.strike_controlled,
}

if __name__ == "__main__":
    main("augustus", Augustus)
