#!/bin/sh
# tools/new-game.sh -- copies the template game under another name and registers the copy.
#
#     tools/new-game.sh ID PREFIX        e.g. tools/new-game.sh second-punic sp
#
# ID names the folder, PREFIX the functions that its files share (sp_go) and its clauses (SP-BED).
# The copy builds and passes every test as it is; see docs/adding-a-game.md.
set -eu
cd "$(dirname "$0")/.."

fail() {
	echo "new-game: $*" >&2
	exit 1
}

[ $# = 2 ] || fail "give an id and a prefix, as in: tools/new-game.sh second-punic sp"
id=$1 prefix=$2
expr "$id" : '[a-z][a-z0-9-]*$' >/dev/null || fail "an id is lower-case letters, digits and hyphens"
expr "$prefix" : '[a-z][a-z0-9]*$' >/dev/null || fail "a prefix is a few lower-case letters"
[ ! -e "games/$id" ] || fail "games/$id is there already"
! grep -rqw "${prefix}_setup" games || fail "another game has the prefix '$prefix'"

symbol=$(echo "$id" | tr - _)
title=$(echo "$id" | tr - ' ' | sed 's/^./\U&/')
upper=$(echo "$symbol" | tr a-z A-Z)
PREFIX=$(echo "$prefix" | tr a-z A-Z)

cp -r games/exemplum "games/$id"
mv "games/$id/exemplum.h" "games/$id/$id.h"
find "games/$id" -type f -exec sed -i \
	-e "s|games/exemplum|games/$id|g; s|exemplum\.h|$id.h|g; s|\"exemplum\"|\"$id\"|g" \
	-e "s|EXEMPLUM|$upper|g; s|Exemplum|$title|g; s|\bexemplum\b|$symbol|g" \
	-e "s|\bex_|${prefix}_|g; s|\bEX_|${PREFIX}_|g; s|\bEX-|$PREFIX-|g" {} +

sed -i -e "s|^extern const struct game exemplum.*|&\nextern const struct game $symbol;|" \
	-e "s|^	{ &exemplum, false },|&\n	{ \&$symbol, false },|" games/registry.c
sed -i -e "s|^extern const struct game exemplum.*|&\nextern const struct game $symbol;|" \
	-e "s|^set_hook ex_set.*|&\nset_hook ${prefix}_set;|" \
	-e "s|^	{ &exemplum, ex_set },|&\n	{ \&$symbol, ${prefix}_set },|" tests/hooks.c
echo "games/$id is a copy of exemplum. Now: make && ./rubicon play $id"
