#!/usr/bin/env python3
# tests/full.py -- the full screen on real terminals: whole games by keys, sizes, kills, secrets.
#
#     tests/full.py RUBICON [TEST ...]         (`make test-term` builds it; needs tmux)
import os
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 60
RUBICON = os.path.realpath(sys.argv[1])
UTF8 = {"LC_ALL": "C.UTF-8", "RUBICON_PLAIN": "", "NO_COLOR": ""}


class Terminal:
    """A terminal in tmux: its keys, its screen, and what was written to it."""

    def __init__(self, folder, arguments, columns=120, rows=40, env=UTF8):
        self.socket = f"{tempfile.mkdtemp(dir=folder)}/tmux"
        self.raw = f"{folder}/raw"
        open(self.raw, "wb").close()
        words = " ".join(f"{name}='{value}'" for name, value in env.items())
        command = f"cd {folder} && env {words} {RUBICON} {arguments}; echo left with $?; sleep 60"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), f"sleep 0.2; {command}")
        self.tmux("set-option", "-g", "history-limit", "50000")
        self.tmux("pipe-pane", "-O", f"cat >> {self.raw}")

    def tmux(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, *arguments], check=True, capture_output=True, text=True).stdout

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def screen(self, history=False):
        return self.tmux("capture-pane", "-p", *(["-S", "-"] if history else []))

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def written(self):
        return os.path.getsize(self.raw)

    def wait(self, *words):
        """Until one of these is on the screen; returns the screen."""
        end = time.time() + PATIENCE
        while time.time() < end:
            screen = self.screen()
            if any(word in screen for word in words):
                return screen
            time.sleep(0.02)
        raise AssertionError(f"waited for {words}:\n{self.screen()}")

    def settle(self):
        """Until nothing has been written for a while; returns the screen."""
        before, quiet = -1, 0
        while quiet < 3:
            now = self.written()
            quiet = quiet + 1 if now == before else 0
            before = now
            time.sleep(0.03)
        return self.screen()

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def check(condition, what, terminal=None):
    if not condition:
        raise AssertionError(what + (":\n" + terminal.screen() if terminal else ""))


# Whole games by keys alone: what is offered first is taken, twice where it cannot be taken back.
GAMES = {
    "exemplum": "exemplum --seats 2 --bot random",
    "augustus": "augustus --seats 2 --bot random",
    "caesar-augustus": "caesar-augustus --seats 2 --bot random turns=3",
    "three-caesars": "three-caesars --bot random scenario=short",
    "first-triumvirate": "first-triumvirate --bot random limit=6",
}


def play_out(terminal):
    """Presses Tab and Enter in bursts until the game is over."""
    end = time.time() + 2 * PATIENCE
    while time.time() < end:
        terminal.keys(*(["Enter"] * 40))
        if "The game is over" in terminal.screen() or "left with" in terminal.screen():
            break
    screen = terminal.wait("The game is over")
    check("Log" in screen, "no log at the end", terminal)


def whole_game(game, columns, rows):
    def test(folder):
        terminal = Terminal(folder, f"play {GAMES[game]} --seed 3 --still", columns, rows)
        try:
            terminal.wait("Esc back to the board")
            play_out(terminal)
            terminal.keys("q")
            terminal.wait("left with 0")
        finally:
            terminal.close()
    return test


def points_and_plays(folder):
    """The cursor goes to a territory, Enter sends the general there."""
    terminal = Terminal(folder, "play caesar-augustus --seed 5 --still")
    try:
        terminal.wait("Move your general")
        terminal.keys("/")
        terminal.wait("/")
        terminal.keys("egypt", "Enter")
        terminal.keys("Enter")
        terminal.wait("Egypt @O")
        terminal.keys("1")
        terminal.wait("chooses Move", "chose Move", "Reveal")
    finally:
        terminal.close()


def asks_why(folder):
    """On what cannot be chosen, ? and Enter give the rule."""
    terminal = Terminal(folder, "play caesar-augustus --seed 5 --still")
    try:
        terminal.wait("Move your general")
        terminal.keys("/")
        terminal.keys("gaul", "Enter", "Enter")
        screen = terminal.wait("[CA-")
        check("Gaul" in screen, "the refusal does not name the place", terminal)
    finally:
        terminal.close()


def narrows_marches(folder):
    """Eighty-six marches are a line; a stack leaves its own; a hex leaves one."""
    terminal = Terminal(folder, "play first-triumvirate --seed 5 --still")
    try:
        screen = terminal.wait("march: 83 ways", "ways")
        check("roll" in screen, "the single choices are gone", terminal)
        terminal.keys("3")
        terminal.wait("olbia: 5 ways", "Olbia")
        terminal.keys("Escape")
        terminal.wait("collect")
        terminal.keys(":")
        terminal.keys("march olb", "Tab", "ty", "Tab", "1", "Enter")
        terminal.wait("cr2.")
        terminal.keys("u")
        terminal.wait("march: 83 ways")
        check("cr2." not in terminal.settle(), "undo left the troop where it went", terminal)
    finally:
        terminal.close()


def goes_far(folder):
    """A town two steps away: Enter tells it, Enter again goes there."""
    terminal = Terminal(folder, "play three-caesars --seed 5 --still active=all", 200, 60)
    try:
        terminal.wait("Play a card or pass")
        terminal.keys(":", "card minor_campaign", "Enter")
        terminal.wait("Its event")
        terminal.keys(":", "event", "Enter")
        terminal.wait("Move Galba")
        terminal.keys(":", "activate galba", "Enter")
        terminal.wait("Stop here")
        terminal.keys("/", "emporiae", "Enter", "Enter")
        terminal.wait("2 steps lead there")
        terminal.keys("Enter")
        screen = terminal.wait("o Emporiae")
        screen = terminal.settle()
        below = screen.split("o Emporiae")[1].split("\n")[1]
        check("G > 10 G" in below, "Galba did not arrive", terminal)
    finally:
        terminal.close()


def resizes(folder):
    """In mid-game, down to pages and too small, and back to the same screen."""
    terminal = Terminal(folder, "play augustus --seed 5 --still")
    try:
        screen = terminal.wait("Keep 3 more")
        check("You win with the most points" in screen, "the first screen does not say how one wins", terminal)
        check("0 of 7 objectives" in screen, "nor how far each seat is", terminal)
        terminal.keys("Escape")
        terminal.wait("Row")
        before = terminal.settle()
        terminal.resize(80, 24)
        screen = terminal.wait("Board Seats Turn Hand Log")
        check("Keep 3 more" in screen, "the question is gone", terminal)
        terminal.keys("S")
        screen = terminal.wait("stock 7")
        terminal.keys("Escape")
        terminal.resize(60, 20)
        terminal.wait("needs 80 columns")
        terminal.resize(120, 40)
        terminal.wait("Log ├")
        check(terminal.settle() == before, "another screen than before resizing", terminal)
    finally:
        terminal.close()


def survives_a_kill(folder):
    """Terminated it saves; the saved game goes on where it was."""
    terminal = Terminal(folder, "play augustus --seed 5 --still")
    try:
        terminal.wait("Keep 3 more")
        terminal.keys("1")
        terminal.wait("Keep 2 more")
        pid = terminal.tmux("list-panes", "-F", "#{pane_pid}").strip()
        child = subprocess.run(["pgrep", "-f", f"{RUBICON} play augustus --seed 5 --still"], capture_output=True, text=True).stdout.split()
        check(child, f"no process below {pid}")
        os.kill(int(child[-1]), 15)
        terminal.wait("left with")
        saved = [name for name in os.listdir(folder) if name.endswith(".rubicon")]
        check(len(saved) == 1, f"saved: {saved}")
    finally:
        terminal.close()
    terminal = Terminal(folder, f"play --load {saved[0]}")
    try:
        terminal.wait("Keep 2 more")
    finally:
        terminal.close()


def hides_hands(folder):
    """At a curtain neither the screen nor what can be scrolled back to holds a hand."""
    terminal = Terminal(folder, "play exemplum --as all --seats 2 --seed 3 --still")
    try:
        terminal.wait("Choose how to travel")
        terminal.keys("1")
        terminal.wait("Nobody else looks")
        shown = terminal.screen(history=True)
        check(not any(word in shown for word in ("foot", "mule", "horse", "ride")), "a hand behind the curtain", terminal)
        terminal.keys("x", "g")
        check("Nobody else looks" in terminal.settle(), "a stray key lifted the curtain", terminal)
        terminal.keys("Enter", "g")
        terminal.wait("Choose how to travel")
    finally:
        terminal.close()


def typed_dice(folder):
    """Real dice on the full screen: asked for by name, wrong ones refused, several on a line."""
    terminal = Terminal(folder, "play first-triumvirate --as all --dice typed --seed 3")
    try:
        screen = terminal.wait("it shows>")
        check("One of" in screen, "what can come is not told", terminal)
        terminal.keys("nero", "Enter")
        terminal.wait("'nero' cannot come here")
        terminal.keys("cras", "Tab", "Enter")
        terminal.wait("Move your leader")
        terminal.keys("1")
        terminal.wait("it shows>")
        terminal.keys("9", "Enter")
        terminal.wait("'9' cannot come here")
        terminal.keys("3", "Enter")
        terminal.wait("Lead")
    finally:
        terminal.close()


def replays(folder):
    """A recorded game, action by action: what is on the board changes, and back again."""
    with open(f"{folder}/game.rubicon", "w") as f:
        subprocess.run([RUBICON, "play", "caesar-augustus", "--auto", "--seed", "7", "turns=2"], stdout=f, check=True)
    terminal = Terminal(folder, "replay game.rubicon")
    try:
        opening = terminal.wait("Action 0 of")
        terminal.keys("}")
        terminal.wait("general")
        there = terminal.settle()
        check(there != opening, "a turn changes nothing", terminal)
        terminal.keys("Home")
        terminal.wait("Action 0 of")
        check(terminal.settle() == opening, "another opening than before", terminal)
        terminal.keys(":", "3", "Enter")
        terminal.wait("Action 3 of")
        terminal.keys(":", "9999", "Enter")
        terminal.wait("Type a number from 0 to")
        terminal.keys("v")
        terminal.wait("you Octavian")
        terminal.keys("End")
        screen = terminal.settle()
        check("%" in screen, "no chances of a finished game", terminal)
        terminal.keys("q")
        terminal.wait("left with 0")
    finally:
        terminal.close()


def writes_little(folder):
    """Bytes until quiet: a step of the cursor, an action, the first page."""
    terminal = Terminal(folder, "play caesar-augustus --seed 5 --still")
    try:
        terminal.wait("Move your general")
        terminal.settle()
        first = terminal.written()
        most = 0
        for key in ("Right", "Down", "Left", "Up", "Tab", "Tab"):
            before = terminal.written()
            terminal.keys(key)
            terminal.settle()
            most = max(most, terminal.written() - before)
        check(first <= 12288, f"the first screens take {first} bytes; 12,288 are allowed")
        check(most <= 1024, f"a step takes {most} bytes; 1,024 are allowed")
        print(f"full: {first} bytes until the first question, {most} at most for a step of the cursor")
    finally:
        terminal.close()


def ascii_letters(folder):
    """Without UTF-8 every letter is ASCII, and the screen has the same shape."""
    screens = []
    for arguments in ("", "--ascii"):
        terminal = Terminal(folder, f"play augustus --seed 5 --still {arguments}")
        try:
            terminal.wait("Keep 3 more")
            screens.append(terminal.settle())
        finally:
            terminal.close()
    check(all(ord(letter) < 128 for letter in screens[1]), "letters beyond ASCII:\n" + screens[1])
    lengths = [[len(line.rstrip()) for line in screen.split("\n")] for screen in screens]
    check(lengths[0] == lengths[1], "the ASCII screen has another shape:\n" + screens[1])


def falls_back(folder):
    """A terminal that cannot do it, and --plain: lines."""
    for arguments, env in (("--plain", UTF8), ("", {**UTF8, "TERM": "dumb"})):
        terminal = Terminal(folder, f"play exemplum --seed 3 {arguments}", env=env)
        try:
            terminal.wait("Aulus>")
        finally:
            terminal.close()


TESTS = {
    "points_and_plays": points_and_plays,
    "asks_why": asks_why,
    "narrows_marches": narrows_marches,
    "goes_far": goes_far,
    "resizes": resizes,
    "survives_a_kill": survives_a_kill,
    "hides_hands": hides_hands,
    "typed_dice": typed_dice,
    "replays": replays,
    "writes_little": writes_little,
    "ascii_letters": ascii_letters,
    "falls_back": falls_back,
    **{f"whole_{game}": whole_game(game, *size) for game, size in zip(GAMES, ((80, 24), (120, 40), (200, 60), (120, 40), (80, 24)))},
}


def run(name):
    folder = tempfile.mkdtemp(prefix="rubicon-full-")
    try:
        TESTS[name](folder)
        return True
    except AssertionError as error:
        print(f"FAIL {name}: {error}")
        return False
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    names = sys.argv[2:] or list(TESTS)
    good = sum(run(name) for name in names)
    print(f"full: {good} of {len(names)} on real terminals")
    sys.exit(good != len(names))


main()
