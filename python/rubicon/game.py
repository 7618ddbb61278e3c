"""A game with its options: what it is called, how its views and actions are numbered."""
from __future__ import annotations

import ctypes as c
import weakref
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Optional, Union

import numpy as np

from . import _native as n

if TYPE_CHECKING:
    from .batch import Batch
    from .state import State


class Plane(NamedTuple):
    """A named stretch of an observation: numbers first to first + size - 1, each from low to high."""

    word: str
    kind: str  # "count": more is more; "flag": 0 or 1; "name": one of several
    first: int
    size: int
    low: int
    high: int

    @property
    def slice(self) -> slice:
        return slice(self.first, self.first + self.size)


def games() -> list[str]:
    """The ids of all games."""
    ids = []
    while word := n.lib.rubicon_game_id(len(ids)):
        ids.append(word.decode())
    return ids


def load(id: str, seats: Optional[int] = None, **options: Union[str, int]) -> "Game":
    """A game with so many seats (as usual, unless told) and options such as scenario="short"."""
    words = [] if seats is None else [f"seats={seats}"]
    words += [f"{name.replace('_', '-')}={value}" for name, value in options.items()]
    error = n.error_buffer()
    handle = n.lib.rubicon_open(id.encode(), " ".join(words).encode(), error, n.ERROR_SIZE)
    if not handle:
        raise ValueError(n.sentence(error))
    return Game(handle)


class Game:
    """Made by `load`.  It never changes, and threads may share it."""

    def __init__(self, handle: int):
        self._handle = handle
        self._finalizer = weakref.finalize(self, n.lib.rubicon_close, handle)

    def __reduce__(self):
        raise TypeError("a Game is not pickled: load it again where it is needed")

    def __deepcopy__(self, memo: dict) -> "Game":
        return self  # it never changes

    def _fact(self, which: int) -> int:
        return n.lib.rubicon_fact(self._handle, which)

    def _word(self, which: int, i: int = 0) -> str:
        word = n.lib.rubicon_word(self._handle, which, i)
        if word is None:
            raise IndexError(i)
        return word.decode()

    def __repr__(self) -> str:
        return f"<rubicon.Game {self.id}, {self.n_seats} seats>"

    @cached_property
    def id(self) -> str:
        return self._word(n.ID)

    @cached_property
    def title(self) -> str:
        return self._word(n.TITLE)

    @cached_property
    def blurb(self) -> str:
        return self._word(n.BLURB)

    @cached_property
    def n_seats(self) -> int:
        return self._fact(n.SEATS)

    @cached_property
    def seats(self) -> list[str]:
        """The seats' words, in order: seat 0 first."""
        return [self._word(n.SEAT, i) for i in range(self.n_seats)]

    @cached_property
    def n_actions(self) -> int:
        """Actions are numbers below this, the same in every match."""
        return self._fact(n.ACTIONS)

    @cached_property
    def observation_size(self) -> int:
        return self._fact(n.OBSERVATION)

    @cached_property
    def max_legal(self) -> int:
        """The most legal actions there can be at a time."""
        return self._fact(n.LONGEST_LIST)

    @cached_property
    def max_plies(self) -> int:
        """The longest game, in actions with chance's."""
        return self._fact(n.LONGEST_GAME)

    @cached_property
    def max_outcomes(self) -> int:
        return self._fact(n.OUTCOMES)

    @cached_property
    def is_open(self) -> bool:
        """Whether nothing is secret."""
        return bool(self._fact(n.IS_OPEN))

    @cached_property
    def rules(self) -> int:
        return self._fact(n.RULES)

    @cached_property
    def bots(self) -> list[str]:
        """Names for `State.advise`, weakest first."""
        ids = []
        while word := n.lib.rubicon_word(self._handle, n.BOT, len(ids)):
            ids.append(word.decode())
        return ids

    @cached_property
    def planes(self) -> list[Plane]:
        """What the numbers of an observation are."""
        planes, row = [], n.PlaneRow()
        for i in range(self._fact(n.PLANES)):
            n.lib.rubicon_plane(self._handle, i, c.byref(row))
            planes.append(Plane(row.word.decode(), ("count", "flag", "name")[row.kind], row.first, row.size, row.low, row.high))
        return planes

    @cached_property
    def low(self) -> np.ndarray:
        """The least value of each number of an observation."""
        return np.concatenate([np.full(p.size, p.low, np.int16) for p in self.planes])

    @cached_property
    def high(self) -> np.ndarray:
        return np.concatenate([np.full(p.size, p.high, np.int16) for p in self.planes])

    @cached_property
    def actions(self) -> np.ndarray:
        """Features of every action, a row each: the verb's number and three arguments."""
        rows = np.zeros((self.n_actions, 4), np.int32)
        for i in range(self.n_actions):
            n.lib.rubicon_action_numbers(self._handle, i, rows[i].ctypes.data)
        return rows

    def action_text(self, action: int) -> str:
        """Notation: "march i spain"."""
        return n.text(n.lib.rubicon_action_text, self._handle, int(action))

    def action_label(self, action: int) -> str:
        """What a button says."""
        return n.text(n.lib.rubicon_action_label, self._handle, int(action))

    def parse(self, text: str) -> int:
        """The action that is written so."""
        error = n.error_buffer()
        action = n.lib.rubicon_action_parse(self._handle, text.encode(), error, n.ERROR_SIZE)
        if action < 0:
            raise ValueError(n.sentence(error))
        return action

    def start(self, seed: int = 0, rolls: bool = True) -> "State":
        """A match.  Chance falls by the seed, at once; with rolls=False the caller chooses outcomes."""
        from .state import State

        error = n.error_buffer()
        handle = n.lib.rubicon_start(self._handle, seed & (2**64 - 1), error, n.ERROR_SIZE)
        if not handle:
            raise MemoryError(n.sentence(error))
        return State(self, handle, rolls)

    def batch(self, size: int = 1024, seed: int = 0, threads: int = 1, auto_reset: bool = True, masks: bool = False) -> "Batch":
        """Many matches at once; see `Batch`."""
        from .batch import Batch

        return Batch(self, size, seed, threads, auto_reset, masks)
