"""tests/server/absence.py -- who is away: by the table's clock alone, with a grace, and never against his will."""

import os
import tempfile

from client import check, run_tests, until
from tables import Later

DAY = 24 * 3600


def table_of(one, table, token=None):
    one.get("/healthz")  # the loop turns, and looks at its clocks
    return one.get(f"/api/tables/{table}", token)["table"]


def seats_of(one, table):
    return table_of(one, table)["seats"]


def act_of(one, table, token, which=0):
    position = one.get(f"/api/tables/{table}/position", token)["position"]
    chosen = position["asks"][0]["legal"][which]["act"]
    one.post(f"/api/tables/{table}/act", {"stamp": position["stamp"], "act": chosen}, token)
    return chosen


def people(one, game, n, **members):
    made = one.create(game, seats=n, **members)
    table = made["table"]["id"]
    return table, [made["token"]] + [one.join(table, name=f"P{i}")["token"] for i in range(1, n)]


def with_time(test):
    def run():
        with tempfile.TemporaryDirectory() as folder:
            later = Later(folder)
            with later.server as one:
                return test(one, later)
    run.__name__ = test.__name__
    return run


@with_time
def hours_in_a_game_of_days(one, later):
    """Nobody is replaced, and no game is ended, because somebody was away for some hours."""
    for clock in ({"days": 2}, None):
        table, (_, ben) = people(one, "tic-tac-toe", 2, clock=clock, absent="ask")
        later.wait(3 * 3600)
        check(not seats_of(one, table)[0]["missing"], "missing after some hours")
        status, answer, _ = one.ask("POST", f"/api/tables/{table}/replace", {"seat": "cross", "bot": "random"}, ben)
        check(status == 409, "replaced after some hours:", answer)
        one.post(f"/api/tables/{table}/abandon", {"wish": True}, ben)
        check(table_of(one, table)["state"] == "playing", "voided by one of two")
    later.wait(30 * DAY)
    check(not seats_of(one, table)[0]["missing"], "a table without a clock has no absence")


@with_time
def one_lapse_costs_a_grace(one, later):
    """The first time the clock runs out it runs once more; the second time a bot of the table's level plays on."""
    table, (anna, ben) = people(one, "tic-tac-toe", 2, clock={"move": 60}, level="easy")
    start = table_of(one, table)["deadline"]
    later.wait(61)
    told = until(lambda: (t := table_of(one, table))["grace"] and t, "no grace was given")
    check(told["deadline"] == start + 60000 and not told["seats"][0]["away"], told)
    act_of(one, table, anna)
    act_of(one, table, ben)
    check(not table_of(one, table)["grace"])
    later.wait(61)  # her grace is spent
    seat = until(lambda: (s := seats_of(one, table)[0])["away"] and s, "no bot plays on")
    check(seat["bot"] == "easy" and seat["kind"] == "person", seat)


@with_time
def a_grace_comes_back(one, later):
    """Who has answered in time since has his grace again."""
    table, (anna, ben) = people(one, "tic-tac-toe", 2, clock={"move": 60})
    later.wait(61)
    until(lambda: table_of(one, table)["grace"])
    act_of(one, table, anna)
    act_of(one, table, ben)
    act_of(one, table, anna)
    act_of(one, table, ben)
    later.wait(61)
    until(lambda: table_of(one, table)["grace"], "her grace has not come back")
    check(not seats_of(one, table)[0]["away"])


@with_time
def others_are_asked(one, later):
    """By consent: every other person must want it, and the bot is the table's, not theirs."""
    table, (_, ben, cai) = people(one, "exemplum", 3, clock={"days": 1}, absent="ask", level="easy")
    words = [seat["seat"] for seat in seats_of(one, table)]
    act_of(one, table, ben)
    act_of(one, table, cai)
    later.wait(DAY + 1)
    until(lambda: table_of(one, table)["grace"])
    status, answer, _ = one.ask("POST", f"/api/tables/{table}/replace", {"seat": words[0]}, ben)
    check(status == 409, "replaced in his grace:", answer)
    later.wait(DAY + 1)
    seats = until(lambda: (s := seats_of(one, table))[0]["missing"] and s, "nobody missed him")
    check(not seats[1]["missing"] and not seats[0]["away"], seats)
    one.post(f"/api/tables/{table}/replace", {"seat": words[0], "bot": "random"}, ben)
    seats = seats_of(one, table)
    check(seats[0]["replacing"] == [words[1]] and not seats[0]["away"], "one of two decided:", seats[0])
    one.post(f"/api/tables/{table}/replace", {"seat": words[0], "bot": "random"}, cai)
    seats = until(lambda: (s := seats_of(one, table))[0]["away"] and s, "both want it")
    check(seats[0]["bot"] == "easy", seats[0])


@with_time
def never_voided_against_his_will(one, later):
    """The bot that plays for somebody agrees to nothing in his name."""
    table, (anna, ben) = people(one, "exemplum", 2, clock={"move": 60})
    act_of(one, table, ben)
    for _ in range(2):
        later.wait(61)
        table_of(one, table)
        until(lambda: (t := table_of(one, table))["grace"] or t["seats"][0]["away"])
    until(lambda: seats_of(one, table)[0]["away"])
    one.post(f"/api/tables/{table}/abandon", {"wish": True}, ben)
    check(table_of(one, table)["state"] == "playing", "the game was ended without her")
    one.post(f"/api/tables/{table}/abandon", {"wish": True}, anna)
    check(table_of(one, table)["state"] == "abandoned", "both want it")


@with_time
def a_secret_choice_stands(one, later):
    """Who has chosen in secret is not late when the time runs out, and what he chose is what happens."""
    table, (anna, ben) = people(one, "exemplum", 2, clock={"move": 60})
    words = [seat["seat"] for seat in seats_of(one, table)]
    chosen = act_of(one, table, anna, which=-1)
    for _ in range(2):
        later.wait(61)
        until(lambda: (t := table_of(one, table))["grace"] or t["seats"][1]["away"])
    seats = until(lambda: (s := seats_of(one, table))[1]["away"] and s)
    check(not seats[0]["away"], "she had chosen:", seats)
    one.post(f"/api/tables/{table}/abandon", {"wish": True}, anna)
    one.post(f"/api/tables/{table}/abandon", {"wish": True}, ben)
    record = one.get(f"/api/tables/{table}/record")
    check(f" {words[0]} {chosen} " in record, "her choice is gone:", chosen, record)


@with_time
def who_comes_back_plays(one, later):
    """At once, with the whole time, also when it had run out long ago and the bot is thinking."""
    table, (anna, _) = people(one, "caesar-augustus", 2, clock={"move": 60}, level="hard")
    for _ in range(2):
        later.wait(61)
        until(lambda: (t := table_of(one, table))["grace"] or t["seats"][0]["away"] or t["seats"][1]["away"])
    away = until(lambda: [i for i, s in enumerate(seats_of(one, table)) if s["away"]])
    check(away == [0] or away == [0, 1], away)
    later.wait(3600)
    one.post(f"/api/tables/{table}/back", {}, anna)
    told = table_of(one, table)
    check(not told["seats"][0]["away"] and told["seats"][0]["bot"] is None, told["seats"][0])
    if told["asked"]:
        check(told["deadline"] > 1800000000000 + later.passed, "his time was over as he sat down", told)
    table_of(one, table)
    check(not seats_of(one, table)[0]["away"], "and was replaced again")


@with_time
def bad_rules(one, later):
    for body, word in (({"absent": "kick"}, "absent"), ({"absent": 1}, "absent"), ({"level": "divine"}, "level"), ({"level": None}, "level")):
        status, answer, _ = one.ask("POST", "/api/tables", {"game": "tic-tac-toe", "name": "A", **body})
        check(status == 400 and f"'{word}'" in answer["error"]["sentence"], body, answer)
    later.wait(1)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([hours_in_a_game_of_days, one_lapse_costs_a_grace, a_grace_comes_back, others_are_asked,
               never_voided_against_his_will, a_secret_choice_stands, who_comes_back_plays, bad_rules])
