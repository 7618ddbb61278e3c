#!/bin/sh
# tests/deps.sh -- who may include and call whom, what files begin with, and how they are written.
#
# usage: tests/deps.sh OUT     OUT: a build directory with the objects of core and the games

set -u
out=$1
passed=0 failed=0

# Runs a check by name; what it prints are its complaints.
check() { # title function
	complaints=$($2)
	if [ -z "$complaints" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $1"
		echo "$complaints" | sed 's/^/     /'
	fi
}

sources() { git ls-files --cached --others --exclude-standard -- "$@" | grep '\.[ch]$'; }

# Include lines of the files on standard input, as "file: header".
includes() { xargs -r grep -Hn '^#[[:space:]]*include "' | sed 's/:[0-9]*:[^"]*"/: /; s/".*//'; }

# ---- include lines: programs -> bots, record -> games -> core ----------------------------------

core_includes() { sources core | includes | grep -v ': core/'; }

games_includes() {
	sources 'games/*.c' 'games/*.h' | grep -v '^games/[^/]*/' | includes |
		grep -v -e ': core/' -e ': games/registry\.h' -e ': games/sparring\.h'
	for dir in games/*/; do
		sources "$dir" | grep -v "^${dir}tests/" | includes | grep -v -e ': core/' -e ": $dir"
		[ ! -d "${dir}tests" ] || sources "${dir}tests" | includes |
			grep -v -e ': core/' -e ': games/registry\.h' -e ": $dir" -e ': tests/'
	done
}

yardstick_includes() { sources yardsticks | includes | grep -v -e ': core/' -e ': yardsticks/entry\.h'; }
record_includes() { sources record | includes | grep -v -e ': core/' -e ': games/' -e ': record/'; }
bots_includes() {
	sources bots | includes | grep -v -e ': core/' -e ': games/' -e ': record/' -e ': bots/'
}

# Programs know the layers below and what all programs share, but not each other.
program_includes() {
	for dir in command lab lib server term web; do
		sources "$dir" | includes | grep -v -e ': core/' -e ': games/registry\.h' -e ': record/' \
			-e ': bots/' -e ': command/' -e ': web/assets\.h' -e ": $dir/" |
			grep -v -e '^lab/[^ ]* sparring/' -e '^lab/[^ ]* accelerator/card\.h'
	done
	sources accelerator | includes | grep -v -e ': core/' -e ': games/registry\.h' -e ': bots/' \
		-e ': lab/' -e ': command/' -e ': accelerator/'
}

sparring_includes() { # nobody is ever offered a sparring player
	sources . | grep -v -e '^sparring/' -e '^lab/' -e '^tests/' -e '^tools/' | includes |
		grep -e ': sparring/' -e ': games/sparring\.h' |
		grep -v '^games/sparring\.c: '
}

private_includes() { # a game's state.h is known to its own folder alone
	sources . | includes | grep ': games/[^/]*/state\.h' |
		awk -F': ' '{ split($1, f, "/"); split($2, h, "/"); if (f[1] "/" f[2] != h[1] "/" h[2]) print }'
}

rng_includes() {
	sources games | grep -v -e '/view\.c$' -e '/pick\.c$' -e '/tests/' | includes | grep ': core/rng\.h'
}

system_includes() { # rules are freestanding, services have no stdio and allocate nothing
	sources core games yardsticks | grep -v '^games/.*/tests/' |
		xargs -r grep -Hn '^#[[:space:]]*include <' |
		grep -v -e '<stdbool\.h>' -e '<stddef\.h>' -e '<stdint\.h>'
	sources record bots | xargs -r grep -Hn '^#[[:space:]]*include <std\(io\|lib\)\.h>'
	grep -Hn '^#[[:space:]]*include <' lab/deal.c lab/watch.c lab/story.c # a card plays them, too
}

# ---- objects ----------------------------------------------------------------------------------

link_game() { # folder
	ld -r -o "$out/one-game.o" $(ls core/*.c "$1"*.c | sed "s|^|$out/|; s|c$|o|")
}

undefined() {
	for dir in games/*/; do
		link_game "$dir" 2>&1
		nm -u "$out/one-game.o" | sed 's/^ *U //' |
			grep -v -x -e memcpy -e memset -e memcmp -e check_failed -e _GLOBAL_OFFSET_TABLE_ | sed "s|^|$dir needs |"
	done
}

variables() {
	for dir in games/*/; do
		link_game "$dir"
		size -A "$out/one-game.o" |
			awk -v d="$dir" '($1 == ".data" || $1 == ".bss") && $2 > 0 { print d " has variables: " $0 }'
	done
}

allocations() {
	sources core games record bots | grep -v '^games/.*/tests/' |
		xargs -r grep -nE '\b(malloc|calloc|realloc|alloca|strdup)[[:space:]]*\('
}

floats() {
	sources core games | grep -v '^games/.*/tests/' | xargs -r awk '
		{ gsub(/"[^"]*"/, "") } /(^|[^a-z_])(float|double)([^a-z_]|$)/ { print FILENAME ":" FNR ": " $0 }'
}

# ---- files -------------------------------------------------------------------------------------

first_lines() {
	for file in $(sources .); do
		head -n 1 "$file" | grep -q -F "/* $file -- " || echo "$file: must begin: /* $file -- its job. */"
	done
	for file in $(git ls-files --cached --others --exclude-standard -- '*.sh'); do
		head -n 2 "$file" | grep -q -F "# $file -- " || echo "$file: must begin: # $file -- its job."
	done
}

long_files() {
	for file in $(sources .); do
		lines=$(wc -l <"$file")
		[ "$lines" -le 700 ] || echo "$file: $lines lines; one job per file"
	done
}

# No function above 40 lines or a complexity of 15: tables instead of branches.
functions() {
	sources . | xargs -r pmccabe 2>/dev/null | awk -F '\t' '
		$5 > 40 { print $6 ": " $5 " lines" }
		$1 > 15 { print $6 ": complexity " $1 }'
}

# The rest of the program knows games by the registry.  Boards are found by their folder; tests and
# what a game's board is made by are about one game; new-game.sh copies the template; the verifier of
# dice is a second opinion, which asks nobody.
named_games() {
	ids=$(ls -d games/*/ | sed 's|games/||; s|/||')
	for id in $ids; do
		symbol=$(echo "$id" | tr - _)
		git grep -nwE --untracked "$id|$symbol" -- '*.c' '*.h' '*.def' '*.mk' '*.sh' '*.mjs' '*.ts' \
			'*.tsx' '*.css' Makefile ':!games' ':!web' ':!tests' ':!web/tests' \
			':!tools/boards' ':!tools/new-game.sh' ':!examples'
	done | grep -v ':	tests/' # a recipe that runs one
}

# What tools need to know the program prints (rubicon games --json); only tests alter sources.
parsed_sources() {
	git grep -nE --untracked "\\b(sed|awk|grep|matchAll|readFileSync|open)\\b.*\\.(c|h|def)\\b" -- '*.mk' \
		Makefile 'tools/*' 'web/tools/*' 'lab/*.mk' ':!tools/new-game.sh' ':!tools/train'
}

leftovers() {
	git grep -nE --untracked 'TODO|FIXME|XXX[^X]' -- '*.c' '*.h' '*.def' '*.sh' '*.mk' '*.md' '*.ts' \
		':!tests/deps.sh'
}

format() { sources . | xargs -r clang-format --dry-run 2>&1 | grep 'warning:'; }

check 'core includes core alone' core_includes
check 'a game includes core and itself' games_includes
check 'the yardsticks include core alone' yardstick_includes
check 'record includes games and core' record_includes
check 'bots include record, games and core' bots_includes
check 'programs include neither tests nor each other' program_includes
check 'only laboratory, tests and tools spar' sparring_includes
check 'no state.h leaves its folder' private_includes
check 'only view.c imagines' rng_includes
check 'rules are freestanding' system_includes
check 'rules call nothing but mem functions and CHECK' undefined
check 'rules have no variables' variables
check 'rules and services allocate nothing' allocations
check 'rules use no floating point' floats
check 'first lines' first_lines
check 'file lengths' long_files
check 'short and simple functions' functions
check 'games are named in their folders' named_games
check 'tools do not parse C' parsed_sources
check 'nothing left to do' leftovers
check 'clang-format' format
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
