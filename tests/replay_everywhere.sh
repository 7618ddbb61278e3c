#!/bin/sh
# tests/replay_everywhere.sh -- gcc, clang and WebAssembly replay every record to the same bytes.
#
# Each writes every record anew, with a fingerprint after every ply; all must write the same, and
# the same as is in the record, where the record has fingerprints.

set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make -s wasm
make -s CC=gcc OUT=build/gcc build/gcc/tests/rewrite_record
make -s CC="${CLANG:-clang-14}" OUT=build/clang build/clang/tests/rewrite_record

count=0
for record in tests/records/*.rubicon; do
	build/gcc/tests/rewrite_record <"$record" >"$work/gcc"
	build/clang/tests/rewrite_record <"$record" >"$work/clang"
	node tests/wasm.mjs build/wasm/engine.wasm "$record" >"$work/wasm"
	for other in clang wasm; do
		if ! diff "$work/gcc" "$work/$other" >"$work/difference"; then
			echo "$record: gcc and $other differ:" >&2
			head -4 "$work/difference" >&2
			exit 1
		fi
	done
	count=$((count + 1))
done
[ "$count" -gt 0 ]
echo "replay_everywhere: $count records, the same with gcc, clang and WebAssembly"
