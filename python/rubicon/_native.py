"""librubicon by ctypes: what lib/rubicon.h declares, and nothing else."""
from __future__ import annotations

import ctypes as c
import os
import pathlib

_HERE = pathlib.Path(__file__).resolve().parent
_ABI = 1

CHANCE, SPECTATOR, WHOLE, MAX_SEATS = 6, 7, 10000, 6
(SEATS, ACTIONS, OBSERVATION, PLANES, LONGEST_LIST, LONGEST_GAME, OUTCOMES, IS_OPEN, RULES, MIN_SEATS, MOST_SEATS) = range(11)
(ID, TITLE, BLURB, SEAT, SEAT_TITLE, VERB, BOT, BOT_SENTENCE) = range(8)
RESETS = 1


class PlaneRow(c.Structure):
    _fields_ = [("word", c.c_char_p)] + [(name, c.c_int) for name in ("kind", "first", "size", "low", "high")]


class Arrays(c.Structure):
    _fields_ = [(name, c.c_void_p) for name in ("observations", "seats", "counts", "legal", "masks", "over", "points", "shares",
                                                "seeds", "steps")]


_P, _I, _U32, _U64, _Z, _S = c.c_void_p, c.c_int, c.c_uint32, c.c_uint64, c.c_size_t, c.c_char_p
_TEXT = (c.c_char_p, _Z)  # a buffer and its size, for errors and texts
_PROTOTYPES: dict[str, tuple] = {
    "abi": (_I,), "version": (_S,), "game_id": (_S, _I),
    "open": (_P, _S, _S, *_TEXT), "close": (None, _P), "fact": (_I, _P, _I), "word": (_S, _P, _I, _I),
    "plane": (_I, _P, _I, c.POINTER(PlaneRow)),
    "action_text": (_Z, _P, _I, *_TEXT), "action_label": (_Z, _P, _I, *_TEXT), "action_parse": (_I, _P, _S, *_TEXT),
    "action_numbers": (_I, _P, _I, _P),
    "start": (_P, _P, _U64, *_TEXT), "copy": (_P, _P), "free": (None, _P), "reseed": (None, _P, _U64),
    "pending": (c.c_uint, _P), "over": (_I, _P), "plies": (_I, _P), "standing": (None, _P, _P, _P, _P),
    "legal": (_I, _P, _I, _P), "mask": (None, _P, _I, _P), "play": (_I, _P, _I, _I, *_TEXT), "allows": (_I, _P, _I, _I, *_TEXT),
    "roll": (_I, _P), "outcomes": (_I, _P, _P), "outcome_text": (_Z, _P, _I, *_TEXT), "happen": (_I, _P, _I),
    "observe": (None, _P, _I, _P), "view": (_Z, _P, _I, *_TEXT), "board": (_Z, _P, _I, *_TEXT), "ask": (_Z, _P, _I, *_TEXT),
    "told": (_Z, _P, _I, _I, *_TEXT), "information": (_Z, _P, _I, *_TEXT), "information_rows": (_I, _P, _I, _P, _I),
    "information_key": (_U64, _P, _I),
    "judge": (None, _P, _I, _I, _P), "advise": (_I, _P, _I, _S, _U32, _U64, _P, *_TEXT),
    "record": (_Z, _P, *_TEXT), "read": (_P, _S, _Z, c.POINTER(_P), *_TEXT),
    "batch_new": (_P, _P, _I, _U64, _I, c.c_uint, c.POINTER(Arrays), *_TEXT), "batch_free": (None, _P),
    "batch_reset": (None, _P, _U64), "batch_step": (_I, _P, _P, *_TEXT), "batch_sample": (None, _P, _P),
}


def _load() -> c.CDLL:
    """The package's own library, or the one that RUBICON_LIBRARY names."""
    path = os.environ.get("RUBICON_LIBRARY") or str(_HERE / "librubicon.so")
    library = c.CDLL(path)
    for name, (result, *arguments) in _PROTOTYPES.items():
        function = getattr(library, "rubicon_" + name)
        function.restype, function.argtypes = result, arguments
    if library.rubicon_abi() != _ABI:
        raise ImportError(f"{path} has another interface: {library.rubicon_abi()}, not {_ABI}")
    return library


lib = _load()
ERROR_SIZE = 1024


def error_buffer() -> c.Array:
    return c.create_string_buffer(ERROR_SIZE)


def sentence(error: c.Array) -> str:
    return error.value.decode("utf-8", "replace")


def text(function, *arguments) -> str:
    """A text of any length: asked for again if it did not fit."""
    size = 4096
    while True:
        out = c.create_string_buffer(size)
        length = function(*arguments, out, size)
        if length < size:
            return out.raw[:length].decode("utf-8", "replace")
        size = length + 1
