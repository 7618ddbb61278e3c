"""tests/server/luck.py -- dice that anybody can check: who adds what when, and what a third party finds in the record."""

import os
import secrets
import tempfile

from client import Server, check, run_tests


def luck_after_the_commitment():
    """The creator adds his luck when the server has committed itself, also alone against bots, also when playing again."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        body = {"game": "tic-tac-toe", "name": "Anna", "bots": {"nought": "random"}}
        status, answer, _ = one.ask("POST", "/api/tables", {**body, "luck": "0" * 32})
        check(status == 400 and "'luck'" in answer["error"]["sentence"], status, answer)
        status, made, _ = one.ask("POST", "/api/tables", body)
        at = f"/api/tables/{made['table']['id']}"
        check(status == 201 and made["table"]["state"] == "open" and made["table"]["dice"]["commitment"], made)
        check(one.ask("POST", f"{at}/start", {}, made["token"])[0] == 409, "it begins without her luck")
        check(one.ask("POST", f"{at}/luck", {"luck": "x"}, made["token"])[0] == 400)
        check(one.ask("POST", f"{at}/luck", {"luck": "1" * 32})[0] == 403, "for somebody who does not sit there")
        one.post(f"{at}/luck", {"luck": "1" * 32}, made["token"])
        table = one.get(at)["table"]
        check(table["state"] == "playing" and table["dice"]["luck"][0] == "1" * 32, table)
        check(table["dice"]["commitment"] == made["table"]["dice"]["commitment"], "it has changed its mind")
        one.post(f"{at}/resign", {}, made["token"])
        status, answer, _ = one.ask("POST", f"{at}/rematch", {"luck": "0" * 32}, made["token"])
        check(status == 400, answer)
        again = one.post(f"{at}/rematch", {}, made["token"])
        check(again["table"]["state"] == "open", again)
        next_at = f"/api/tables/{again['table']['id']}"
        one.post(f"{next_at}/luck", {"luck": secrets.token_hex(16)}, made["token"])
        check(one.get(next_at)["table"]["state"] == "playing")
        check(one.ask("POST", f"{next_at}/luck", {"luck": "1" * 32}, made["token"])[0] == 409, "twice")


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([luck_after_the_commitment])
