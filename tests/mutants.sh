#!/bin/sh
# tests/mutants.sh -- plants each fault of tests/mutants, in the game that the patch names with a line
# "Game: id", else in exemplum.  Conformance must find it, under the promise of its line "Promise: ...",
# or the rule script of its line "Script: file" must.
#
# usage: tests/mutants.sh OUT "CONFORM" "RULES"     OUT: a build directory; what to link each with
#        tests/mutants.sh OUT "CONFORM" "RULES" PATCH     one mutant

set -u
out=$1 conform=$2 rules=$3

# The game's sources, and those of core/ that the patch changes, in place of their objects.
build() { # directory game patch objects
	objects=$4
	core=$(sed -n 's:^+++ b/\(core/[a-z]*\)\.c$:\1:p' "$3")
	others=$(echo "$objects" | tr ' ' '\n' | grep -v "/games/$2/[^/]*$")
	for file in $core; do
		others=$(echo "$others" | grep -v "/$file\.o$")
	done
	${CC:-cc} -std=c11 -O1 -ffreestanding "-I$1" -I. -o "$1/suite" \
		"$1/games/$2"/*.c $(echo "$core" | sed "s:\(..*\):$1/\1.c:") $others -ljansson -lm
}

try() { # patch
	name=$(basename "$1" .patch)
	promise=$(sed -n 's/^Promise: //p' "$1")
	script=$(sed -n 's/^Script: //p' "$1")
	game=$(sed -n 's/^Game: //p' "$1")
	game=${game:-exemplum}
	dir=$out/$name
	objects=$conform command="--game $game" sign="^FAIL .*: $promise: " where="the promise $promise"
	if [ -n "$script" ]; then
		where=games/$game/tests/$script
		objects=$rules command=$where sign="^$where:[0-9]"
	fi
	rm -rf "$dir"
	mkdir -p "$dir/games"
	cp -r "games/$game" "$dir/games/"
	cp -r core "$dir/"
	if ! patch -s -p1 -d "$dir" <"$1" >"$dir/log" 2>&1 ||
		! build "$dir" "$game" "$1" "$objects" >>"$dir/log" 2>&1; then
		echo "FAIL $name: it cannot be planted"
		sed 's/^/     /' "$dir/log"
		return 1
	fi
	# shellcheck disable=SC2086
	"$dir/suite" $command >"$dir/log" 2>&1
	if grep -q "$sign" "$dir/log"; then
		echo "ok   $name: $where"
		rm -rf "$dir/games" "$dir/core" "$dir/suite"
		return 0
	fi
	echo "FAIL $name: it should break $where, but:"
	sed 's/^/     /' "$dir/log"
	return 1
}

if [ $# -eq 4 ]; then
	try "$4"
	exit
fi

mkdir -p "$out"
ls tests/mutants/*.patch | xargs -P 2 -I{} sh "$0" "$out" "$conform" "$rules" {} >"$out/log"
cat "$out/log"
echo "$(grep -c '^ok ' "$out/log") passed, $(grep -c '^FAIL' "$out/log") failed"
! grep -q '^FAIL' "$out/log"
