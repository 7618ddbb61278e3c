#!/bin/sh
# tools/new-game.sh -- copies the template game under another name and registers the copy.
#
#     tools/new-game.sh ID PREFIX        e.g. tools/new-game.sh second-punic sp
#
# ID names the folder, PREFIX the functions that its files share (sp_go) and its clauses (SP-BED).
# The copy builds and passes every test as it is; see docs/adding-a-game.md.
set -eu
cd "$(dirname "$0")/.."

command -v clang-format >/dev/null || {
	echo "new-game: clang-format is missing; ./test installs it" >&2
	exit 1
}

fail() {
	echo "new-game: $*" >&2
	exit 1
}

[ $# = 2 ] || fail "give an id and a prefix, as in: tools/new-game.sh second-punic sp"
id=$1 prefix=$2
echo "$id" | grep -qxE '[a-z][a-z0-9]*(-[a-z0-9]+)*' ||
	fail "an id is words of lower-case letters and digits, with a hyphen between two"
expr "$prefix" : '[a-z][a-z0-9]*$' >/dev/null || fail "a prefix is a few lower-case letters"
[ ! -e "games/$id" ] || fail "games/$id is there already"
! grep -rqw "${prefix}_setup" games || fail "another game has the prefix '$prefix'"

symbol=$(echo "$id" | tr - _)
echo "extern int $symbol;" | ${CC:-cc} -x c -fsyntax-only - 2>/dev/null ||
	fail "C has a meaning for '$symbol' already"
title=$(echo "$id" | tr - ' ' | sed 's/^./\U&/')
upper=$(echo "$symbol" | tr a-z A-Z)
PREFIX=$(echo "$prefix" | tr a-z A-Z)

# Text where people or programs read the id, C where it is a symbol.
copy() { # from to
	cp -r "$1" "$2"
	find "$2" -type f -exec sed -i \
		-e "s|games/exemplum|games/$id|g; s|boards/exemplum|boards/$id|g; s|exemplum\.h|$id.h|g" \
		-e "s|\"exemplum\"|\"$id\"|g; s|^exemplum\b|$id|g" \
		-e "s|EXEMPLUM|$upper|g; s|Exemplum|$title|g; s|\bexemplum\b|$symbol|g" \
		-e "s|\bex_|${prefix}_|g; s|\bEX_|${PREFIX}_|g; s|\bEX-|$PREFIX-|g; s|ENTRY(ex)|ENTRY($prefix)|" {} +
}

copy games/exemplum "games/$id"
copy web/src/boards/exemplum "web/src/boards/$id"
mv "games/$id/exemplum.h" "games/$id/$id.h"
find "games/$id" -name '*.[ch]' -exec clang-format -i {} +
echo "HIDDEN($symbol)" >>games/registry.def
echo "HOOK($symbol, ${prefix}_set)" >>tests/hooks.def
echo "games/$id is a copy of exemplum. Now: make && ./rubicon play $id"
