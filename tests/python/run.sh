#!/bin/sh
# tests/python/run.sh -- the wheel, built and installed without a network into a fresh virtual environment, and what is in it.
#
#     tests/python/run.sh [quick|peers]      quick: what `make test` has time for
#
# The environment sees Debian's numpy (python3-numpy), setuptools and wheel; nothing is fetched.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python=${PYTHON:-/usr/bin/python3}

"$python" -m venv --system-site-packages "$folder/env"
bin=$folder/env/bin
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INDEX=1 PYTHONDONTWRITEBYTECODE=1 PYTHONWARNINGS=ignore
cp -r "$root/python" "$folder/python" # so that building leaves nothing behind
ln -s "$root/command" "$root/build" "$root/Makefile" "$folder/"
RUBICON_ROOT=$root "$bin/pip" -q wheel --no-build-isolation --no-deps -w "$folder/wheels" "$folder/python" >"$folder/log" 2>&1 || {
	cat "$folder/log"
	exit 1
}
ls "$folder"/wheels/rubicon_games-*-py3-none-linux_*.whl >/dev/null || { ls "$folder/wheels"; exit 1; }
"$bin/pip" -q install --no-deps "$folder"/wheels/*.whl >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
cd "$folder"
if [ "${1:-}" = peers ]; then
	exec "$bin/python" "$root/tests/python/peers.py"
fi
"$bin/python" "$root/tests/python/wire.py" "$root/build/release/rubicon"
"$bin/python" "$root/tests/python/check.py"
"$bin/python" "$root/tests/python/adapters.py"
for example in tournament kuhn_cfr; do
	"$bin/python" "$root/python/examples/$example.py" >"$folder/out" || { cat "$folder/out"; exit 1; }
done
"$bin/python" "$root/python/examples/learner.py" --quick
