#!/bin/sh
# tests/docs.sh -- the documents keep up: the manual is well-formed and names every command, flag
# and order; links lead somewhere; files and make targets that are named exist.
#
#     tests/docs.sh RUBICON        (from the root)
set -eu
rubicon=$1
failures=0
fail() {
	echo "docs: $*" >&2
	failures=$((failures + 1))
}

mandoc -T lint -W warning docs/rubicon.1 >&2 || fail 'the manual has mistakes'
manual=$(mandoc -T ascii docs/rubicon.1 2>/dev/null | sed 's/.\x08//g')

for command in $("$rubicon" --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	echo "$manual" | grep -q "rubicon $command" || fail "the manual does not name 'rubicon $command'"
	for flag in $("$rubicon" "$command" --help | grep -oE '^  --[a-z]+'); do
		echo "$manual" | grep -q -e "$flag" || fail "the manual does not name '$command $flag'"
	done
done
for order in $(sed -n 's/^	{ "\([a-z]*\)", .*order_.*/\1/p' term/orders.c); do
	echo "$manual" | grep -qE "^ +$order\b" || fail "the manual does not name the order '$order'"
done

for file in $(git ls-files '*.md'); do
	for link in $(grep -oE '\]\([^)#: ]+\)' "$file" | sed 's/^](//; s/)$//'); do
		[ -e "$(dirname "$file")/$link" ] || fail "$file links to $link, which is not there"
	done
done

for target in $(grep -ohE '(`|^    )make [a-z][a-z-]+' README.md CONTRIBUTING.md docs/*.md |
	sed 's/.*make //' | sort -u); do
	make -pqrR 2>/dev/null | grep -q "^$target:" || fail "there is no 'make $target'"
done

[ "$failures" = 0 ]
echo "docs: in step"
