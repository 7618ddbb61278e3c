"""One match: for people, for search, and for whatever wants a game step by step."""
from __future__ import annotations

import ctypes as c
import json
import weakref
from typing import Any, Optional, Union

import numpy as np

from . import _native as n
from .game import Game

CHANCE = n.CHANCE
SPECTATOR = n.SPECTATOR


class IllegalAction(ValueError):
    """What was tried is not allowed; the text names the rule's obstacle."""


def read(record: str, rolls: bool = True) -> "State":
    """The match that a record tells, as far as it goes; from there on chance falls by seed 0, or as the caller chooses."""
    handle, error, raw = c.c_void_p(), n.error_buffer(), record.encode()
    match = n.lib.rubicon_read(raw, len(raw), c.byref(handle), error, n.ERROR_SIZE)
    if not match:
        raise ValueError(n.sentence(error))
    return State(Game(handle.value), match, rolls)


class State:
    """Made by `Game.start`, `State.copy` or `read`.  Used by one thread at a time."""

    def __init__(self, game: Game, handle: int, rolls: bool):
        self.game = game
        self._handle = handle
        self._rolls = rolls
        self._finalizer = weakref.finalize(self, n.lib.rubicon_free, handle)
        self._roll()

    def _roll(self) -> None:
        if self._rolls:
            n.lib.rubicon_roll(self._handle)

    def copy(self, seed: Optional[int] = None) -> "State":
        """The same position; with a seed, chance falls otherwise from now on."""
        handle = n.lib.rubicon_copy(self._handle)
        if not handle:
            raise MemoryError("There is no memory.")
        if seed is not None:
            n.lib.rubicon_reseed(handle, seed & (2**64 - 1))
        return State(self.game, handle, self._rolls)

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __reduce__(self):
        return (read, (self.record(), self._rolls))

    # ---- who acts, and how it stands

    @property
    def pending(self) -> list[int]:
        """Seats that can act; several choose at once, in any order.  CHANCE is among them with rolls=False."""
        bits = n.lib.rubicon_pending(self._handle)
        return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]

    @property
    def seat(self) -> Optional[int]:
        """The first of them; None when the game is over."""
        pending = self.pending
        return pending[0] if pending else None

    @property
    def over(self) -> bool:
        return bool(n.lib.rubicon_over(self._handle))

    @property
    def plies(self) -> int:
        return n.lib.rubicon_plies(self._handle)

    def _standing(self) -> np.ndarray:
        rows = np.zeros((3, self.game.n_seats), np.int32)
        n.lib.rubicon_standing(self._handle, *(row.ctypes.data for row in rows))
        return rows

    @property
    def points(self) -> np.ndarray:
        return self._standing()[0]

    @property
    def places(self) -> np.ndarray:
        """1 is best; ties share."""
        return self._standing()[1]

    @property
    def shares(self) -> np.ndarray:
        """Of the victory: 1 for who stands first, shared by those who tie."""
        return self._standing()[2] / n.WHOLE

    # ---- playing

    def _seat(self, seat: Optional[int]) -> int:
        if seat is not None:
            return int(seat)
        if (first := self.seat) is None:
            raise IllegalAction("The game is over.")
        return first

    def legal(self, seat: Optional[int] = None) -> np.ndarray:
        """Indices of the legal actions, ascending; none for a seat that is not asked."""
        out = np.empty(self.game.max_legal, np.int32)
        return out[: n.lib.rubicon_legal(self._handle, self._seat(seat), out.ctypes.data)]

    def mask(self, seat: Optional[int] = None) -> np.ndarray:
        """A 1 for each legal action."""
        out = np.empty(self.game.n_actions, np.uint8)
        n.lib.rubicon_mask(self._handle, self._seat(seat), out.ctypes.data)
        return out

    def legal_texts(self, seat: Optional[int] = None) -> list[str]:
        return [self.game.action_text(action) for action in self.legal(seat)]

    def play(self, action: Union[int, str], seat: Optional[int] = None) -> None:
        """An action by index or notation; IllegalAction says why not."""
        if isinstance(action, str):
            action = self.game.parse(action)
        error = n.error_buffer()
        if not n.lib.rubicon_play(self._handle, self._seat(seat), int(action), error, n.ERROR_SIZE):
            raise IllegalAction(n.sentence(error))
        self._roll()

    def why_not(self, action: Union[int, str], seat: Optional[int] = None) -> str:
        """The obstacle in a sentence; "" if it is allowed."""
        if isinstance(action, str):
            action = self.game.parse(action)
        error = n.error_buffer()
        allowed = n.lib.rubicon_allows(self._handle, self._seat(seat), int(action), error, n.ERROR_SIZE)
        return "" if allowed else n.sentence(error)

    def outcomes(self) -> list[tuple[str, float]]:
        """What chance can bring now, and how likely (with rolls=False)."""
        weight = np.zeros(max(self.game.max_outcomes, 1), np.int32)
        count = n.lib.rubicon_outcomes(self._handle, weight.ctypes.data)
        total = weight[:count].sum()
        return [(n.text(n.lib.rubicon_outcome_text, self._handle, i), weight[i] / total) for i in range(count)]

    def happen(self, outcome: int) -> None:
        """Chance brings this one of `outcomes()`."""
        if not n.lib.rubicon_happen(self._handle, int(outcome)):
            raise IllegalAction("Chance cannot bring that now.")

    # ---- what a seat knows

    def observation(self, seat: Optional[int] = None) -> np.ndarray:
        """The seat's view as int16 numbers; `Game.planes` says which."""
        out = np.empty(self.game.observation_size, np.int16)
        n.lib.rubicon_observe(self._handle, self._seat(seat), out.ctypes.data)
        return out

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return json.loads(n.text(n.lib.rubicon_view, self._handle, seat))

    def board(self, seat: int = SPECTATOR) -> str:
        return n.text(n.lib.rubicon_board, self._handle, seat)

    def ask(self, seat: int = SPECTATOR) -> str:
        """What the seat is asked, or whom it waits for."""
        return n.text(n.lib.rubicon_ask, self._handle, seat)

    def told(self, seat: int = SPECTATOR, since: int = 0) -> list[str]:
        """What happened after so many plies, as sentences for this seat."""
        return n.text(n.lib.rubicon_told, self._handle, seat, since).splitlines()

    def information(self, seat: Optional[int] = None) -> str:
        """All that the seat has seen and done since the beginning."""
        return n.text(n.lib.rubicon_information, self._handle, self._seat(seat))

    def information_rows(self, seat: Optional[int] = None) -> np.ndarray:
        """The same as rows of six numbers."""
        seat = self._seat(seat)
        out = np.empty((64, 6), np.int16)
        while (rows := n.lib.rubicon_information_rows(self._handle, seat, out.ctypes.data, len(out))) > len(out):
            out = np.empty((rows, 6), np.int16)
        return out[:rows]

    def information_key(self, seat: Optional[int] = None) -> int:
        """The same as a key of 64 bits, for tables."""
        return n.lib.rubicon_information_key(self._handle, self._seat(seat))

    # ---- judges, bots, records

    def judge(self, seat: int = SPECTATOR, worlds: int = 16) -> np.ndarray:
        """Each seat's chance to win, as this seat's judge sees it, in worlds that it imagines."""
        out = np.zeros(self.game.n_seats, np.int32)
        n.lib.rubicon_judge(self._handle, seat, worlds, out.ctypes.data)
        return out / n.WHOLE

    def advise(self, bot: str = "normal", seat: Optional[int] = None, iterations: int = 0, seed: int = 0) -> int:
        """What a bot would do; it sees what the seat sees.  `Game.bots` names them."""
        error = n.error_buffer()
        action = n.lib.rubicon_advise(self._handle, self._seat(seat), bot.encode(), iterations, seed & (2**64 - 1), None, error,
                                      n.ERROR_SIZE)
        if action < 0:
            raise ValueError(n.sentence(error))
        return action

    def record(self) -> str:
        return n.text(n.lib.rubicon_record, self._handle)

    def __str__(self) -> str:
        return f"{self.board()}\n{self.ask()}".strip()

    def __repr__(self) -> str:
        return f"<rubicon.State of {self.game.id} after {self.plies} plies>"
