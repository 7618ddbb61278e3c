"""Builds librubicon with make in the folder above, and puts it into the package.

The library is called through ctypes: it knows nothing of Python or numpy, so that one wheel serves every CPython from 3.9 on,
PyPy too, and numpy 1 as well as 2.
"""
import os
import pathlib
import shutil
import subprocess

from setuptools import setup
from setuptools.command.build_py import build_py

try:
    from wheel.bdist_wheel import bdist_wheel
except ImportError:
    from setuptools.command.bdist_wheel import bdist_wheel

ROOT = pathlib.Path(os.environ.get("RUBICON_ROOT") or pathlib.Path(__file__).resolve().parent.parent)
VERSION = subprocess.run(["cc", "-E", "-P", "-include", str(ROOT / "command/version.h"), "-"], input="VERSION", text=True, check=True,
                         capture_output=True).stdout.strip().strip('"')


class Build(build_py):
    def run(self):
        subprocess.run(["make", "-s", "-C", str(ROOT), "lib"], check=True)
        super().run()
        shutil.copy(ROOT / "build" / "release" / "librubicon.so.1.0", pathlib.Path(self.build_lib, "rubicon", "librubicon.so"))


class Wheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False  # for one kind of machine, but for every Python

    def get_tag(self):
        return ("py3", "none", super().get_tag()[2])


setup(version=VERSION, cmdclass={"build_py": Build, "bdist_wheel": Wheel})
