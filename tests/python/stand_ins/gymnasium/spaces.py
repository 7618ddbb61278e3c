"""Spaces that know what they contain."""
import numpy as np


class Space:
    pass


class Box(Space):
    def __init__(self, low, high, shape=None, dtype=np.float32):
        self.low, self.high = np.broadcast_to(low, shape or np.shape(low)), np.broadcast_to(high, shape or np.shape(high))
        self.shape, self.dtype = self.low.shape, np.dtype(dtype)

    def contains(self, x):
        return x.shape == self.shape and x.dtype == self.dtype and (x >= self.low).all() and (x <= self.high).all()


class Discrete(Space):
    def __init__(self, n):
        self.n = n

    def contains(self, x):
        return 0 <= int(x) < self.n


class Dict(Space):
    def __init__(self, spaces):
        self.spaces = spaces

    def contains(self, x):
        return x.keys() == self.spaces.keys() and all(space.contains(x[key]) for key, space in self.spaces.items())
