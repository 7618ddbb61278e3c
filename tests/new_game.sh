#!/bin/sh
# tests/new_game.sh -- copies of the template, made as docs/adding-a-game.md says, are games like any other.
#
#     tests/new_game.sh        (from the root; works on a copy of the files git knows)
#
# Three ids: one word, two with a hyphen, three with digits.  Each passes the rule scripts, golden
# games, counts and promises of the template, is written and formatted as it must be, and plays in
# the terminal and the laboratory; the browser finds it in the engine and its board by its folder.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf - --ignore-failed-read 2>/dev/null |
	tar xf - -C "$folder"
cd "$folder"
git init -q .

fail() {
	echo "new-game: $*" >&2
	exit 1
}

tools/new-game.sh philippi ph >/dev/null
tools/new-game.sh second-punic sp >/dev/null
tools/new-game.sh year-of-69 y9 >/dev/null
for wrong in 'second-punic xx' 'third-punic ex' 'third-punic sp' 'Third tp' 'third- tp' 'third--punic tp' \
	'register tp' 'third-punic 3p' 'third-punic'; do
	# shellcheck disable=SC2086
	if tools/new-game.sh $wrong 2>/dev/null; then fail "new-game.sh takes '$wrong'"; fi
done
git add -A

bin=build/release/tests/bin
make -s -j2 OPT=-O0 rubicon $bin/rules $bin/golden $bin/perft $bin/conform
tests/deps.sh build/release >deps.log || { cat deps.log; fail 'the copies are not in form'; }

# id prefix title
accept() {
	for check in rules golden perft; do
		$bin/$check --game "$1" >log || { cat log; fail "$1: $check"; }
	done
	$bin/conform --game "$1" --seconds 1 >log || { cat log; fail "$1: conform"; }
	./rubicon games --all | grep -q "^$1  *2-4  *$3: " || fail "$1 is not listed"
	./rubicon play "$1" --auto --seed 1 >played && grep -qx "game: $1" played || fail "$1 does not play"
	./rubicon replay played >/dev/null || fail "its record is not read"
	./rubicon lab "$1" --games 20 >/dev/null || fail "$1 is not for the laboratory"
	./rubicon rules "$1" "$2-BED" | grep -q 'In RULES.md' || fail "$1 has no rules"
	[ -f "web/src/boards/$1/index.tsx" ] || fail "$1 has no board"
	if grep -rniE '\bex[-_]|exemplum' "games/$1" "web/src/boards/$1"; then
		fail "$1 still names the template"
	fi
}
accept philippi PH Philippi
accept second-punic SP 'Second punic'
accept year-of-69 Y9 'Year of 69'
echo 'new-game: three copies of the template are games like any other'
