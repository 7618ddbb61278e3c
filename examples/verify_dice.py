#!/usr/bin/env python3
"""Checks every die and every draw of a game played at a server, from its record alone.

    verify_dice.py FILE ...

Written from docs/dice.md: it holds nothing of the program whose dice it checks.  Exits with 0 if all is as the secret and
everybody's luck give it, 1 if not, 2 if a file is no record of that kind.
"""

import hashlib
import hmac
import re
import sys

PILES = {
    "caesar-augustus": "levy 22, auxiliary 24, legion 24, cavalry 14, praetorian 8",
    "augustus": "sword 6, shield 5, chariot 4, catapult 3, standard 2, dagger 1, joker 2",
    "three-caesars": """initiative 2, donative 2, grand_campaign 2, danube 1, civilis 1, primus 1, imperator 2, coup 1,
        minor_campaign 6, conscripts 2, fighting_retreat 2, recruits 3, charm 2, veteran 2, double_time 2, assassin 2, batavi 1,
        senate 5, testudo 2, devotio 3, acceptable_losses 2, castra 2, panic 2, vestals 1, mutiny 2, snow 2, grain 3, blackmail 2,
        oath 1, nero_gold 1, guides 1, false_nero 1, sortie 5, fortified 4, marry 2, spoils 3, graft 2, seduction 2, omens 1,
        delator 2, rally 1, ambush 2, deserters 1, po_flood 1, caecina 1, spies 3, catapults 2, siege_train 2, rumours 2,
        couriers 3, scouts 2, surgeons 2, bribed_guard 1""",
    "exemplum": "foot 14, mule 12, horse 9, gig 6, relay 4",
    "kuhn-poker": "jack 1, queen 1, king 1",
    "leduc-poker": "jack 2, queen 2, king 2",
}
STARTING_LEGIONS = {"octavian": 1, "antony": 2, "lepidus": 1, "brutus": 1, "cassius": 2}
NOT_FOR_TWO = ("civilis", "primus", "batavi", "vestals", "caecina")
DICE = {("first-triumvirate", "die"): 6, ("first-triumvirate", "d8"): 8, ("first-triumvirate", "d20"): 20,
        ("three-caesars", "roll"): 6, ("three-caesars", "strike"): 6, ("exemplum", "die"): 6}
FACES = ["one", "two", "three", "four", "five", "six"]


class Wrong(Exception):
    pass


class NoRecord(Exception):
    pass


class Pile:
    """Kinds one behind the other, each as often as it is still there."""

    def __init__(self, text):
        self.start = [(word, int(n)) for word, n in (pair.split() for pair in text.split(","))]
        self.fill()

    def fill(self):
        self.left = dict(self.start)

    def size(self):
        return sum(self.left.values())

    def borders(self, word):
        """The first and the last ticket that mean this kind."""
        first = 0
        for kind, n in self.left.items():
            if kind == word:
                return first, first + n - 1
            first += n
        raise Wrong(f"there is no '{word}' in the pile")


class Record:
    def __init__(self, text):
        head, *rest = re.split(r"^start\b.*$", text, maxsplit=1, flags=re.M)
        self.tags = dict(re.findall(r"^([a-z-]+): (.*)$", head, re.M))
        self.options = dict(re.findall(r"^option: ([^=\n]+)=(.*)$", head, re.M))
        if not rest or self.tags.get("dice") != "hmac-sha256 1":
            raise NoRecord("this is no record of a game whose dice can be checked")
        self.game = self.tags["game"]
        self.seats = list(dict.fromkeys(re.findall(r"^(?:player|bot) (\S+):", head, re.M)))[:int(self.tags["seats"])]
        self.chances = re.findall(r"^(\d+) chance (\S+)((?: [^@;\s]+)*)(?: @(\S+))?(?: ;\w+)?$", rest[0], re.M)
        if len(self.chances) != len(re.findall(r"^\d+ chance ", rest[0], re.M)):
            raise NoRecord("there is a line of chance that cannot be read")


def key_of(record):
    secret = bytes.fromhex(record.tags["secret"])
    if hashlib.sha256(secret).hexdigest() != record.tags["commitment"]:
        raise Wrong("the secret is not the one that the server had committed itself to")
    lines = ["rubicon dice 1", record.tags["table"], *record.tags["luck"].split(" ")]
    return hmac.new(secret, "".join(line + "\n" for line in lines).encode(), "sha256").digest()


def ticket_of(key, verb, n, tickets):
    fair = tickets * (2 ** 48 // tickets)
    attempt = 0
    while True:
        x = int.from_bytes(hmac.new(key, f"{verb} {n} {attempt}".encode(), "sha256").digest()[:6], "big")
        if x < fair:
            return x % tickets
        attempt += 1


class Meaning:
    """What tickets mean: for an outcome the number of tickets, the first and the last that mean it; None: not from the draws."""

    def __init__(self, record):
        self.record, self.game = record, record.game
        self.pile = Pile(PILES[self.game]) if self.game in PILES else None
        self.cards = list(range(1, 89))
        self.is_shuffled = False
        if self.game == "caesar-augustus":
            self.pile.left["legion"] -= sum(STARTING_LEGIONS[seat] for seat in record.seats)
        if self.game == "three-caesars" and len(record.seats) == 2:
            for word in NOT_FOR_TWO:
                self.pile.left[word] = 0

    def of(self, verb, words):
        last = words[-1]
        if (self.game, verb) in DICE:
            return self.one(int(last) - 1, DICE[self.game, verb])
        if self.game == "liars-dice":
            return self.one(FACES.index(last), 6)
        if verb in ("first", "crier"):
            return self.one(self.record.seats.index(last), len(self.record.seats))
        if verb == "token":
            return self.one(int(last) - 1, int(self.record.options["token"]))
        if self.game == "augustus" and verb != "draw":
            return self.card(int(last))
        if verb in ("send", "lose"):
            return None
        if not self.pile:
            raise Wrong("nothing is known of such an outcome")
        return self.drawn(last)

    @staticmethod
    def one(ticket, tickets):
        return tickets, ticket, ticket

    def card(self, number):
        place, size = self.cards.index(number), len(self.cards)
        self.cards.remove(number)
        return self.one(place, size)

    def drawn(self, word):
        size = self.pile.size()
        if not size and self.game == "exemplum":
            return self.one(0, 1)  # what was buried first
        self.is_shuffled |= not size
        if self.is_shuffled:
            return None
        found = size, *self.pile.borders(word)
        self.pile.left[word] -= 1
        if self.game == "augustus" and word == "joker":
            self.pile.fill()
        return found


def read_ticket(text):
    found = re.fullmatch(r"(\d+)/(\d+)(?:=(\d+)\.\.(\d+))?", text or "")
    if not found:
        raise Wrong("it has no ticket")
    ticket, tickets = int(found[1]), int(found[2])
    return ticket, tickets, int(found[3] or ticket), int(found[4] or ticket)


def check(record):
    """Answers how many outcomes there are, and of how many the borders were taken from the record."""
    key, meaning, counts, taken = key_of(record), Meaning(record), {}, 0
    for ply, verb, words, told in record.chances:
        n = counts.get(verb, 0)
        counts[verb] = n + 1
        try:
            ticket, tickets, first, last = read_ticket(told)
            known = meaning.of(verb, words.split())
            if known and known != (tickets, first, last):
                raise Wrong(f"it should be one of {known[0]} tickets, {known[1]} to {known[2]}, not of {tickets}, {first} to {last}")
            if ticket_of(key, verb, n, tickets) != ticket:
                raise Wrong(f"the dice gave ticket {ticket_of(key, verb, n, tickets)}, not {ticket}")
            if not first <= ticket <= last < tickets:
                raise Wrong(f"ticket {ticket} does not mean this")
            taken += known is None
        except (Wrong, ValueError, IndexError, KeyError) as wrong:
            raise Wrong(f"ply {ply}, {verb}{words}: {wrong}") from wrong
    return len(record.chances), taken


def main(files):
    if not files:
        print(__doc__, file=sys.stderr)
        return 2
    code = 0
    for file in files:
        try:
            total, taken = check(Record(open(file, encoding="utf-8").read()))
            rest = f"; the borders of {taken} of them are the record's own word" if taken else ""
            print(f"{file}: {total} dice and draws are what the secret and everybody's luck give{rest}.")
        except Wrong as wrong:
            print(f"{file}: {wrong}.", file=sys.stderr)
            code = max(code, 1)
        except (NoRecord, OSError, KeyError, ValueError) as trouble:
            print(f"{file}: {trouble}.", file=sys.stderr)
            code = 2
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
