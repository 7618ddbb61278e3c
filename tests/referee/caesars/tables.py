"""tests/referee/caesars/tables.py -- cards, map, leaders and charts of 3 Caesars."""

import re

RULES = "games/three-caesars/"
SIDES = ["galba", "otho", "vitellius"]
NOBODY, ROME, CAMP = "nobody", "rome", "camp"
COHORTS = ["regulars", "veterans"]
ENGINES = ["catapults", "equipment"]
KINDS = COHORTS + ENGINES
HAND, WALLS, GOAL, PLOT_PRICE = 7, 5, 10, 10
MOVE_POINTS, DOUBLE_TIME_POINTS, TARGET, MOST_SIEGES = 4, 6, 8, 2
PRICES = {"galba": 5, "otho": 35, "vitellius": 60}
TURNS = {"campaign": 10, "long": 9, "medium": 7, "short": 4}
BONUS_YEARS = {"galba": range(3, 6), "otho": range(5, 8), "vitellius": range(7, 10)}
LEFT_OUT_WITH_TWO = {"civilis", "batavi", "caecina", "vestals", "primus"}
PO_SPACES = {"placentia", "cremona", "bononia", "ravenna"}
DANUBE_SPACES = {"aquileia", "emona"}


def rows(name, pattern):
    with open(RULES + name, encoding="utf-8") as table:
        return re.findall(pattern, table.read(), re.M)


class Card:
    def __init__(self, fields):
        self.word, value, copies, self.type, first, removed, self.who, self.window = fields
        self.value, self.copies, self.first_turn = int(value), int(copies), int(first)
        self.is_removed = removed == "1"


class Leader:
    def __init__(self, fields):
        self.word, side, strategy, battle, organization, start = fields
        self.side, self.start = side.lower(), start.lower()
        self.strategy, self.battle, self.organization = map(int, (strategy, battle, organization))


CARDS = {fields[0]: Card(fields) for fields in rows(
    "cards.def", r'^CARD\(\w+, "(\w+)", "[^"]+", (\d), (\d), (\w+), (\d+), (\d), (\w+), (\w+),')}
LEADERS = {fields[0]: Leader(fields) for fields in rows(
    "leaders.def", r'^LEADER\(\w+, "(\w+)", "[^"]+", (\w+), (\d), (\d), (\d+), (\w+)\)')}
SPACES = {word: (province, home.lower(), south == "1") for word, province, home, south in rows(
    "spaces.def", r'^SPACE\(\w+, "(\w+)", "[^"]+", "([^"]+)", (\w+), (\d),')}
ROADS = [(kind == "pass", a.lower(), b.lower())
         for kind, a, b in rows("roads.def", r"^\s+(road|pass)\(here, (\w+), (\w+)\)")]
POLITICS = {word: (int(value), int(least), int(most)) for word, value, least, most in rows(
    "politics.def", r'^POLITICS\(\w+, "(\w+)", "[^"]+", (\d), (\d), (\d)\)')}

NEAR = {space: {} for space in SPACES}  # {space: {neighbour: whether over a pass}}
for is_pass, one, other in ROADS:
    NEAR[one][other] = NEAR[other][one] = is_pass
NEAR[CAMP] = NEAR[ROME]
SOUTH = {space for space, (_, _, south) in SPACES.items() if south} | {CAMP}
ITALY = {space for space, (province, _, _) in SPACES.items() if province == "Italia"} | {CAMP}
PLACES = [*SPACES, CAMP]
PRAETORS = {word for word in LEADERS if word.endswith("praetor")}


def homes(side):
    return [space for space, (_, home, _) in SPACES.items() if home == side]


def siege_result(roll):
    """(wall points, losses) of a siege roll."""
    for most, result in ((2, (0, 2)), (3, (0, 1)), (5, (0, 0)), (8, (1, 1)), (11, (2, 0))):
        if roll <= most:
            return result
    return 3, 0


def attrition(die):
    return (die - 1) // 2


def one_to_three(die):
    return (die + 1) // 2


def one_or_two(die):
    return 1 if die <= 3 else 2
