#!/bin/sh
# tests/lib/solve.sh -- small games come to their published values: Kuhn -1/18, Leduc -0.0856, liar's dice -7/258.
#
#     tests/lib/solve.sh SOLVE
set -eu
near() { # game iterations value within
	"$1" "$2" "$3" | awk -v want="$4" -v within="$5" -v game="$2" '/CFR/ { off = $4 - want; found = 1
		if (off < 0) off = -off
		if (off > within) { print game ": " $4 " is not " want; exit 1 } } END { if (!found) exit 1 }'
}
near "$1" kuhn-poker 3000 -0.055556 0.0001
near "$1" leduc-poker 1000 -0.0856 0.0003
near "$1" liars-dice 60 -0.027132 0.003
echo '3 passed, 0 failed'
