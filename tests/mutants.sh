#!/bin/sh
# tests/mutants.sh -- plants each fault of tests/mutants; the suite must find it, in the game that the
# patch names with a line "Game: id", else in exemplum.
#
# usage: tests/mutants.sh OUT "OBJECTS"     OUT: a build directory; OBJECTS: what to link with
#        tests/mutants.sh OUT "OBJECTS" PATCH     one mutant

set -u
out=$1 objects=$2

# The game's sources, and those of core/ that the patch changes, in place of their objects.
build() { # directory game patch
	core=$(sed -n 's:^+++ b/\(core/[a-z]*\)\.c$:\1:p' "$3")
	others=$(echo "$objects" | tr ' ' '\n' | grep -v "/games/$2/")
	for file in $core; do
		others=$(echo "$others" | grep -v "/$file\.o$")
	done
	${CC:-cc} -std=c11 -O1 -ffreestanding "-I$1" -I. -o "$1/conform" \
		"$1/games/$2"/*.c $(echo "$core" | sed "s:\(..*\):$1/\1.c:") $others -ljansson -lm
}

try() { # patch
	name=$(basename "$1" .patch)
	promise=$(sed -n 's/^Promise: //p' "$1")
	game=$(sed -n 's/^Game: //p' "$1")
	game=${game:-exemplum}
	dir=$out/$name
	rm -rf "$dir"
	mkdir -p "$dir/games"
	cp -r "games/$game" "$dir/games/"
	cp -r core "$dir/"
	if ! patch -s -p1 -d "$dir" <"$1" >"$dir/log" 2>&1 ||
		! build "$dir" "$game" "$1" >>"$dir/log" 2>&1; then
		echo "FAIL $name: it cannot be planted"
		sed 's/^/     /' "$dir/log"
		return 1
	fi
	"$dir/conform" --game "$game" >"$dir/log" 2>&1
	if grep -q "^FAIL .*: $promise: " "$dir/log"; then
		echo "ok   $name: $promise"
		rm -rf "$dir/games" "$dir/core" "$dir/conform"
		return 0
	fi
	echo "FAIL $name: it should break the promise $promise, but:"
	sed 's/^/     /' "$dir/log"
	return 1
}

if [ $# -eq 3 ]; then
	try "$3"
	exit
fi

mkdir -p "$out"
ls tests/mutants/*.patch | xargs -P 2 -I{} sh "$0" "$out" "$objects" {} >"$out/log"
cat "$out/log"
echo "$(grep -c '^ok ' "$out/log") passed, $(grep -c '^FAIL' "$out/log") failed"
! grep -q '^FAIL' "$out/log"
