"""accelerator/python/rubicon_card.py -- many games in a card's memory, stepping together.

    import torch, rubicon_card
    env = rubicon_card.Env("augustus", 65536, seats=2, modules="build/accelerator/modules")
    obs = torch.as_tensor(env.observation, device="cuda")      # no copy: the card's own memory
    mask = torch.as_tensor(env.mask, device="cuda")
    choice = torch.as_tensor(env.choice, device="cuda")
    env.reset()
    while True:
        choice[:] = mask.float().multinomial(1).squeeze(1).int()
        torch.cuda.synchronize()
        env.step()                                             # obs and mask have changed

Nothing but the standard library and the card's driver is needed.  Arrays have __cuda_array_interface__
(PyTorch, CuPy, Numba) and __dlpack__ (JAX, and whoever else reads DLPack).  Each game's row has, for
the seat that is asked: `observation`, its view as numbers; `legal`, its actions, `count` of them, and
`mask`; `seat`, who that is.  Write which of them is to be done into `choice`, and step().  Chance falls
by itself.  A game that is over has `over` 1, with `points` and `place` of each seat, and `count` 0; with
the next step it begins again.
"""

import ctypes
import os

MAX_SEATS, MAX_OPTIONS = 6, 8
_KINDS = {"int16": ("<i2", 0, 16), "int32": ("<i4", 0, 32), "uint64": ("<u8", 1, 64), "uint8": ("|u1", 1, 8)}


class CardError(Exception):
    """What went wrong, as a sentence."""


# ---- the driver ---------------------------------------------------------------------------------


class _Driver:
    def __init__(self):
        try:
            self.lib = ctypes.CDLL("libcuda.so.1")
        except OSError:
            raise CardError("There is no driver of a card here (libcuda.so.1).") from None
        self.call("cuInit", 0)
        device = ctypes.c_int()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.context = ctypes.c_void_p()
        # The one that PyTorch and others use, so that memory is shared.
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), device)
        self.use()

    def call(self, name, *args):
        error = getattr(self.lib, name)(*args)
        if error == 100:
            raise CardError("There is no card here that its driver knows of.")
        if error == 2:
            raise CardError("The card has too little memory.")
        if error:
            raise CardError(f"The card failed at {name} ({error}).")

    def use(self):
        self.call("cuCtxSetCurrent", self.context)

    def load(self, text):
        module = ctypes.c_void_p()
        self.call("cuModuleLoadDataEx", ctypes.byref(module), ctypes.c_char_p(text), 0, None, None)
        return module

    def kernel(self, module, name):
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return function

    def take(self, size):
        at = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(at), ctypes.c_size_t(max(size, 16)))
        self.call("cuMemsetD8_v2", at, ctypes.c_ubyte(0), ctypes.c_size_t(max(size, 16)))
        return at.value

    def give_back(self, at):
        self.lib.cuMemFree_v2(ctypes.c_uint64(at))

    def put(self, to, data):
        self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(to), ctypes.byref(data), ctypes.c_size_t(ctypes.sizeof(data)))

    def get(self, data, at):
        self.call("cuMemcpyDtoH_v2", ctypes.byref(data), ctypes.c_uint64(at), ctypes.c_size_t(ctypes.sizeof(data)))

    def launch(self, function, n, argument):
        threads = 128
        blocks = (n + threads - 1) // threads
        at = ctypes.c_uint64(argument)
        arguments = (ctypes.c_void_p * 1)(ctypes.cast(ctypes.byref(at), ctypes.c_void_p))
        self.call("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, 0, None, arguments, None)

    def wait(self):
        self.call("cuCtxSynchronize")


# ---- DLPack: a capsule round a pointer ---------------------------------------------------------------


class _DLTensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
                ("ndim", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


class _DLManaged(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_DLManaged))
_DLManaged._fields_ = [("tensor", _DLTensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]
_alive = {}


@_Deleter
def _forget(managed):
    _alive.pop(ctypes.addressof(managed.contents), None)


class Array:
    """Some of the card's memory, as an array that others can read and write where it lies."""

    DEVICE = (2, 0)  # DLPack's kDLCUDA, and which card

    def __init__(self, env, at, shape, kind):
        self.env, self.at, self.shape, self.dtype = env, at, tuple(shape), kind

    @property
    def __cuda_array_interface__(self):
        return {"shape": self.shape, "typestr": _KINDS[self.dtype][0], "data": (self.at, False), "version": 3,
                "strides": None, "stream": None}

    def __dlpack_device__(self):
        return self.DEVICE

    def __dlpack__(self, *, stream=None, **_):
        _, code, bits = _KINDS[self.dtype]
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed = _DLManaged(_DLTensor(self.at, *self.DEVICE, len(self.shape), code, bits, 1, shape, None, 0),
                             None, _forget)
        _alive[ctypes.addressof(managed)] = (managed, shape, self)
        capsule = ctypes.pythonapi.PyCapsule_New
        capsule.restype, capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return capsule(ctypes.addressof(managed), b"dltensor", None)

    def copy(self):
        """What lies there now, as a ctypes array of the processor's; for looking, not for speed."""
        kind = {"int16": ctypes.c_int16, "int32": ctypes.c_int32, "uint64": ctypes.c_uint64,
                "uint8": ctypes.c_uint8}[self.dtype]
        n = 1
        for length in self.shape:
            n *= length
        data = (kind * n)()
        self.env._driver.get(data, self.at)
        return data

    def write(self, values):
        """Numbers of the processor's into it; for small programs."""
        kind = {"int32": ctypes.c_int32}[self.dtype]
        self.env._driver.put(self.at, (kind * len(values))(*values))


# ---- games ---------------------------------------------------------------------------------------------


class _Struct(ctypes.Structure):  # struct env of accelerator/env.h
    _fields_ = [("n", ctypes.c_int64), ("seed", ctypes.c_uint64)] + \
        [(name, ctypes.c_uint64) for name in ("choice", "states", "chance", "legal", "mask", "count", "seat",
                                              "observation", "points", "place", "over")] + \
        [("state_stride", ctypes.c_int64), ("observation_size", ctypes.c_int64), ("max_legal", ctypes.c_int64),
         ("seats", ctypes.c_int32), ("given", ctypes.c_int32), ("options", ctypes.c_int32 * MAX_OPTIONS)]


class Env:
    """n games of one kind.  `options` are numbers by row of the game's options; those that are not given
    are as usual."""

    def __init__(self, game, n, seats, options=(), seed=1, modules=None):
        folder = modules or os.environ.get("RUBICON_MODULES", "build/accelerator/modules")
        path = os.path.join(folder, f"{game}-env.ptx")
        if not os.path.exists(path):
            raise CardError(f"There is no '{path}': `make accelerator` builds it.")
        self._driver = driver = _Driver()
        with open(path, "rb") as f:
            self._module = driver.load(f.read() + b"\0")
        self._step, self._reset = (driver.kernel(self._module, name) for name in ("env_step", "env_reset"))
        self.n, self._taken = n, []
        self._struct = _Struct(n=n, seed=seed, seats=seats, given=len(options))
        for i, value in enumerate(options):
            self._struct.options[i] = value
        self._tray = self._take(ctypes.sizeof(_Struct))
        self._lay_out()

    def _take(self, size):
        at = self._driver.take(size)
        self._taken.append(at)
        return at

    def _array(self, name, columns, kind):
        size = self.n * columns * _KINDS[kind][2] // 8
        at = self._take(size)
        setattr(self._struct, name, at)
        shape = (self.n,) if columns == 1 else (self.n, columns)
        setattr(self, name, Array(self, at, shape, kind))

    def _lay_out(self):
        driver, s = self._driver, self._struct
        driver.put(self._tray, s)
        driver.launch(driver.kernel(self._module, "env_sizes"), 1, self._tray)
        driver.wait()
        driver.get(s, self._tray)
        self.max_legal, self.observation_size = s.max_legal, s.observation_size
        self._array("states", s.state_stride, "uint8")
        self._array("chance", 4, "uint64")
        for name, columns, kind in (("choice", 1, "int32"), ("legal", s.max_legal, "uint64"),
                                    ("mask", s.max_legal, "uint8"), ("count", 1, "int32"), ("seat", 1, "int32"),
                                    ("observation", s.observation_size, "int16"), ("points", MAX_SEATS, "int16"),
                                    ("place", MAX_SEATS, "uint8"), ("over", 1, "uint8")):
            self._array(name, columns, kind)
        driver.put(self._tray, s)

    def reset(self):
        """All games begin."""
        self._driver.use()
        self._driver.launch(self._reset, self.n, self._tray)
        self._driver.wait()

    def step(self, wait=True):
        """In each game the chosen action is done.  Without waiting, what follows on the card's usual
        stream comes after it all the same."""
        self._driver.launch(self._step, self.n, self._tray)
        if wait:
            self._driver.wait()

    def close(self):
        """Gives the card's memory back: then no array may be used any more."""
        while self._taken:
            self._driver.give_back(self._taken.pop())
