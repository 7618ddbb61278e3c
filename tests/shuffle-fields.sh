#!/bin/sh
# tests/shuffle-fields.sh -- builds each game with its struct members reversed: same fingerprints?
#
# usage: tests/shuffle-fields.sh OUT PRINTS "OBJECTS"
#        OUT: where to build; PRINTS: the true program; OBJECTS: what it is made of

set -u
out=$1 prints=$2 objects=$3
passed=0 failed=0

# A copy of the folder whose headers come first in the search.
shadow() { # game directory
	rm -rf "$2"
	mkdir -p "$2/games"
	cp -r "games/$1" "$2/games/"
	names=$(awk -v list=1 -f tests/reverse-members.awk "games/$1"/*.h)
	for header in "games/$1"/*.h; do
		awk -v names="$names" -f tests/reverse-members.awk "$header" >"$2/$header"
	done
	for source in "games/$1"/*.c; do
		perl -0pe 's/_Static_assert\([^;]*(sizeof|offsetof)[^;]*;//g' "$source" >"$2/$source"
	done
}

build() { # game directory
	others=$(echo "$objects" | tr ' ' '\n' | grep -v -e "/games/$1/")
	${CC:-cc} -std=c11 -O1 -ffreestanding "-I$2" -I. -o "$2/prints" "$2/games/$1"/*.c $others \
		-ljansson -lm
}

for game in $(ls games); do
	[ -d "games/$game" ] || continue
	dir=$out/$game
	shadow "$game" "$dir"
	if awk -f tests/reverse-members.awk "games/$game/state.h" | cmp -s - "$dir/games/$game/state.h"; then
		echo "FAIL $game: nothing was reversed"
		failed=$((failed + 1))
	elif build "$game" "$dir" >"$dir/log" 2>&1 &&
		"$dir/prints" "$game" >"$dir/reversed" && "$prints" "$game" >"$dir/true" &&
		cmp "$dir/true" "$dir/reversed" >>"$dir/log" 2>&1; then
		echo "ok   $game: $(wc -l <"$dir/true") openings and games"
		passed=$((passed + 1))
	else
		echo "FAIL $game: with its struct members reversed it plays differently, or does not build"
		head -n 20 "$dir/log" | sed 's/^/     /'
		failed=$((failed + 1))
	fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
