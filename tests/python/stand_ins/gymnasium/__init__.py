"""As much of Gymnasium as our adapters use, so that `./test` can check them where it is not installed."""
import numpy as np

from . import spaces


class Env:
    np_random = None

    def reset(self, *, seed=None, options=None):
        if seed is not None or self.np_random is None:
            self.np_random = np.random.default_rng(seed)
