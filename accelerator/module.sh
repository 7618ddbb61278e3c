#!/bin/sh
# accelerator/module.sh -- one game's kernels of one kind as PTX, from LLVM's texts of its files.
#
# usage: accelerator/module.sh GAME KIND PROBE.ll OUT.ptx FILE.ll ...
set -eu
game=$1 kind=$2 probe=$3 out=$4
shift 4
symbol=$(echo "$game" | tr - _)
case $kind in
quick) kernels='prepare add_up quick_plain quick_picks quick_sorted' inline=${INLINE:-40} ;;
env) kernels='env_sizes env_reset env_step' inline=${INLINE:-60} ;;
*) kernels='prepare add_up watch_parts step_games' inline=${INLINE:-30} ;;
esac
llvm=${LLVM:--14}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# The number of the member that probe.c looks at.
number() {
	sed -n "s/.*getelementptr inbounds %struct\\.$1, .* i32 0, i32 \\([0-9]*\\).*/\\1/p" "$probe"
}
weights=$(number game) choose=$(number bot) interrupted=$(number worker) tuned=$(number player)

n=0
for file; do
	n=$((n + 1))
	awk -v game="$symbol" -v weights="$weights" -v choose="$choose" -v interrupted="$interrupted" \
		-v tuned="$tuned" -f accelerator/bind.awk "$file" >"$dir/$n.ll"
done

# What is a kernel says a note of LLVM's; clang 14 has no word for it in C.
{
	grep '^target' "$probe"
	for kernel in $kernels; do echo "declare void @$kernel(i8*)"; done
	n=0 list=
	for kernel in $kernels; do
		echo "!$n = !{void (i8*)* @$kernel, !\"kernel\", i32 1}"
		list="$list, !$n" n=$((n + 1))
	done
	echo "!nvvm.annotations = !{${list#, }}"
} >"$dir/entries.ll"

"llvm-link$llvm" -o "$dir/all.bc" "$dir"/*.ll
# Twice: once the game's table has folded into calls, they can be looked through.
"opt$llvm" --enable-new-pm=0 -inline-threshold=$inline -internalize \
	-internalize-public-api-list="$(echo "$kernels" | tr ' ' ,)" -O3 -o "$dir/once.bc" "$dir/all.bc"
"opt$llvm" --enable-new-pm=0 -globaldce -ipsccp -globalopt -globaldce -o "$dir/less.bc" "$dir/once.bc"
"opt$llvm" --enable-new-pm=0 -inline-threshold=$inline -O3 -globaldce -o "$dir/twice.bc" "$dir/less.bc"
"llc$llvm" -O3 -march=nvptx64 -mcpu=sm_80 -mattr=+ptx72 -o "$dir/out.ptx" "$dir/twice.bc"
{ echo "// module $game"; cat "$dir/out.ptx"; } >"$out.new"
mv "$out.new" "$out"
