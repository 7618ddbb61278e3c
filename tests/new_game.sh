#!/bin/sh
# tests/new_game.sh -- a copy of the template, made as docs/adding-a-game.md says, builds and plays.
#
#     tests/new_game.sh        (from the root; works on a copy of the files git knows)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git ls-files -z | xargs -0 tar cf - | tar xf - -C "$folder"
cd "$folder"

tools/new-game.sh second-punic sp >/dev/null
for wrong in 'second-punic sp' 'third-punic ex' 'Third tp' 'third-punic 3p' 'third-punic'; do
	# shellcheck disable=SC2086
	if tools/new-game.sh $wrong 2>/dev/null; then
		echo "new-game.sh takes '$wrong'" >&2
		exit 1
	fi
done
make -s -j2 OPT=-O0 rubicon
./rubicon games --all | grep -q '^second-punic  *2-4  *Second punic: '
./rubicon play second-punic --auto --seed 1 | grep -q '^game: second-punic$'
./rubicon rules second-punic SP-BED | grep -q 'In RULES.md'
if grep -rniE '\bex[-_]|exemplum' games/second-punic; then
	echo 'the copy still names the template' >&2
	exit 1
fi
echo 'new-game: a copy of the template plays'
