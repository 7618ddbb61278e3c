"""tests/server/luck.py -- dice that anybody can check: who adds what when, and what a third party finds in the record."""

import os
import re
import secrets
import subprocess
import tempfile

from client import Server, check, run_tests, until, RUBICON


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


GAMES = (("caesar-augustus", 3), ("augustus", 3), ("three-caesars", 3), ("first-triumvirate", 3),
         ("exemplum", 4), ("kuhn-poker", 2), ("leduc-poker", 2), ("liars-dice", 2))


def verify(text, program=("python3", "examples/verify_dice.py")):
    """Exit code and what was said."""
    with tempfile.NamedTemporaryFile("w", suffix=".rubicon") as file:
        file.write(text)
        file.flush()
        said = subprocess.run([*program, file.name], capture_output=True, text=True, check=False)
        return said.returncode, said.stdout + said.stderr


def played(one):
    """Records of whole games of bots."""
    tables = []
    for game, seats in GAMES:
        made = one.create(game, seats=seats, sit=None)
        tables.append(made["table"]["id"])
        one.post(f"/api/tables/{tables[-1]}/start", {"bot": "random"}, made["token"])
    for table in tables:
        until(lambda: one.get(f"/api/tables/{table}")["table"]["state"] == "over", "a game does not end")
    return [one.get(f"/api/tables/{table}/record") for table in tables]


def forgeries(text):
    """The same record with something wrong in it: each once."""
    ply = next(line for line in text.split("\n") if " chance " in line)
    ticket, tickets = (int(n) for n in re.search(r"@(\d+)/(\d+)", ply).groups())
    yield re.sub(r"^secret: (.)", lambda found: "secret: " + ("1" if found[1] == "0" else "0"), text, flags=re.M)
    yield re.sub(r"^luck: .", "luck: x", text, flags=re.M)
    yield text.replace(f"@{ticket}/{tickets}", f"@{(ticket + 1) % tickets}/{tickets}", 1)
    yield text.replace(f"@{ticket}/{tickets}", f"@{ticket}/{tickets + 1}", 1)
    yield text.replace(ply, re.sub(r" @\S+", "", ply))


def verified_without_our_code():
    """examples/verify_dice.py, written from docs/dice.md, agrees with every die and draw, and with no forged one."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        total = taken = 0
        for text in played(one):
            code, said = verify(text)
            check(code == 0, said)
            numbers = re.search(r": (\d+) dice and draws(?:.* of (\d+) of them)?", said)
            total, taken = total + int(numbers[1]), taken + int(numbers[2] or 0)
            check(int(numbers[1]) == text.count(" chance ") == text.count(" @"), "not every outcome has its ticket")
            code, said = verify(text, (RUBICON, "replay", "--verify"))
            check(code == 0, said)
            for number, forged in enumerate(forgeries(text)):
                code, said = verify(forged)
                check(forged != text and code == 1, "forgery", number, "was believed:", said)
        check(taken * 10 < total, "most borders are the record's own word:", taken, total)
        return f"{total} dice and draws, the borders of {taken} taken from the record"


def the_page_names_them_all():
    """docs/dice.md says of every kind of chance in every game what its tickets mean."""
    rows, title = {}, ""
    for line in re.findall(r"^\|(.*)\|$", open("docs/dice.md").read(), re.M):
        game, verbs = (cell.strip() for cell in line.split("|")[:2])
        title = game or title
        rows.setdefault(title, set()).update(re.findall(r"`([^`]+)`", verbs))
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        for game in one.get("/api/games")["games"]:
            chances = {verb["verb"] for verb in game["verbs"] if verb["chance"]}
            told = next((verbs for title, verbs in rows.items() if game["title"].endswith(title) and title), set())
            check(chances == told, game["title"], "has", chances, "the page", told)


def tickets_in_records():
    """A ticket that does not mean what stands before it is an error for the program itself, too."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        text = next(text for text in played(one) if "game: exemplum" in text)
    ply = next(line for line in text.split("\n") if " chance " in line)
    ticket = re.search(r" @\S+", ply)[0]
    for bad, word in ((" @0/44=0..13", "does not mean"), (" @99/45", "no ticket"), (" @1", "is not a ticket"), (" @x/y", "is not a ticket"),
                      (ticket.replace("..", "..9"), "does not mean"), (" @1/45=", "is not a ticket")):
        code, said = verify(text.replace(ply, ply.replace(ticket, bad)), (RUBICON, "replay", "--verify"))
        check(code == 1 and word in said, bad, said)
    code, said = verify(text.replace(ply, ply.replace(ticket, "")), (RUBICON, "replay", "--verify"))
    check(code == 0, "tickets are optional:", said)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([luck_after_the_commitment, verified_without_our_code, the_page_names_them_all,
               tickets_in_records])
