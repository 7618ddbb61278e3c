#!/bin/sh
# tests/cli.sh -- what rubicon says and how it exits when the command line or a file is wrong.
#
#     tests/cli.sh RUBICON
set -eu
rubicon=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
count=0

# check STATUS 'part of what it says' ARGUMENT ...
# Complaints go to stderr and nothing else does; the rest goes to stdout.
check() {
	status=$1 text=$2 got=0
	shift 2
	"$rubicon" "$@" >out 2>err </dev/null || got=$?
	if [ "$status" = 0 ]; then said=out quiet=err; else said=err quiet=/dev/null; fi
	if [ "$got" != "$status" ] || ! grep -qF -- "$text" $said || [ -s $quiet ]; then
		echo "rubicon $*: exit $got (expected $status), expected: $text" >&2
		cat out err >&2
		exit 1
	fi
	count=$((count + 1))
}

# The program as a whole.
check 0 'Usage: rubicon' --help
check 0 'Usage: rubicon' help
check 0 'rubicon 0.' --version
check 2 "There is no command 'ply'. Did you mean 'play'?" ply exemplum
check 2 "'exemplum' is a game, not a command" exemplum
check 2 "There is no command 'xyzzy'." xyzzy
check 2 "There is no command '--verbose'." --verbose
for command in games rules play replay bench; do
	check 0 "Usage: rubicon $command" $command --help
	check 2 "There is no flag '--nonsense'." $command --nonsense
done

# games
"$rubicon" games --all | grep -q '^exemplum  *2-4  *Exemplum: '
! "$rubicon" games | grep -q '^exemplum'
"$rubicon" games --ids | grep -qx 'three-caesars' && "$rubicon" games --ids --all | grep -qx exemplum
"$rubicon" games --json | python3 -c 'import json, sys
games = {game["game"]: game for game in json.load(sys.stdin)}
scenarios = {one["word"]: one for one in games["three-caesars"]["scenarios"]}
assert "exemplum" not in games and scenarios["short"]["max_seats"] == 2
assert all(one["least_minutes"] <= one["most_minutes"] for game in games.values() for one in game["scenarios"])'
check 2 "'more' is one argument too many." games more

# rules
check 2 'Which game' rules
check 1 "There is no game 'exemplun'. Did you mean 'exemplum'?" rules exemplun
check 0 '# Exemplum' rules exemplum
check 0 'An inn between the two ends of the road has a bed for one.' rules exemplum EX-BED
check 0 '"<player> has the bed at <milestone>."' rules exemplum ex-bed
check 0 'In RULES.md:' rules exemplum EX-BED
check 1 "Exemplum has no clause 'EX-BEDS'. The nearest: EX-BED" rules exemplum EX-BEDS
check 0 '| Vindex | Galba | 3 | 1 | 10 | Lutetia | 10 cohorts |' rules three-caesars TC-LEADERS
check 0 '| cohorts lost | 0 | 1 | 2 |' rules three-caesars TC-SUPPLY
check 0 '| Senate Intrigue | 3 | 5 | event |' rules three-caesars TC-DECK
# A passage that announces something goes on to it.
for game in $("$rubicon" games | awk '$2 ~ /^[0-9]/ { print $1 }'); do
	for clause in $("$rubicon" rules "$game" | grep -oE '\b[A-Z]{2}-[A-Z0-9-]+\b' | sort -u); do
		"$rubicon" rules "$game" "$clause" >out 2>err || continue
		! tail -n 1 out | grep ':$' || { echo "rubicon rules $game $clause ends too soon" >&2; exit 1; }
		count=$((count + 1))
	done
done
check 1 'no rules written down' rules tic-tac-toe
check 2 'one argument too many' rules exemplum EX-BED EX-INN

# play: the command line
check 2 'Which game?' play
check 1 "There is no game 'chess'." play chess
check 1 'Exemplum is for 2 to 4 seats here, not 5.' play exemplum --seats 5
check 1 "The number of seats is a small number, not 'two'." play exemplum --seats two
check 0 "plays Gaius, Marcus and Titus." play exemplum seats=4
check 0 'plays Otho.' play three-caesars scenario=short
check 0 'plays Otho.' play three-caesars --seats 2
rm exemplum-*.rubicon
check 2 "'--seats' needs a value." play exemplum --seats
check 1 "There is no seat 'nero' here. The seats are: aulus, gaius, marcus" play exemplum --as nero
check 1 "There is no seat '4' here." play exemplum --as 4
check 1 "There is no seat 'titus' here." play exemplum --as titus --seats 2
check 1 "There is no bot 'deep'. There are: random" play exemplum --bot deep
check 1 "There is no bot 'deep'." play exemplum --bot gaius=deep
check 1 "There is no seat 'nero' here." play exemplum --bot nero=hard
check 0 "The bot 'hard' plays Marcus." play exemplum --bot easy,marcus=hard
rm exemplum-*.rubicon
check 1 "The seed is a number" play exemplum --seed -1
check 2 "--dice can be 'typed' or 'rolled', not 'loaded'." play exemplum --dice loaded
check 1 "Exemplum has no option 'round'. Did you mean 'rounds'?" play exemplum round=3
check 1 "The option rounds can be 3 to 12, not '99'." play exemplum rounds=99
check 1 "'rounds=4' is named twice." play exemplum rounds=3 coins=2 rounds=4
check 1 "'extra' is not an option: write name=value." play exemplum extra
check 2 'has its seats, seed and options already' play --load some.game --seats 3

# play: files
check 1 "'none.game' cannot be opened: No such file or directory." play --load none.game
check 1 "Is a directory" play --load .
"$rubicon" play exemplum --auto --seed 1 >good
check 0 'The game is over.' play --load good
check 1 "'good' is a game of exemplum, not of tic-tac-toe." play tic-tac-toe --load good
: >empty
check 1 'empty' play --load empty
echo 'Dear diary' >prose
check 1 'Line 1' play --load prose
sed 's/^rules: .*/rules: 999/' good >newer
check 1 'Line 3' play --load newer
head -n 20 good >cut
check 1 'cut' play --load cut
sed 's/^12 .*/12 gaius ride elephant/' good >wrong
check 1 'elephant' play --load wrong
head -c 3000 /dev/urandom >noise
check 1 'noise' play --load noise
sed 's/^bot gaius: .*/bot gaius: hal/' good >stranger
check 1 "a bot that is not here: 'hal'" play --load stranger

# play: end of input leaves a save that can be gone on with.
check 0 'To go on: rubicon play --load exemplum-' play exemplum --seed 2 --as gaius rounds=3
check 0 'You are Gaius.' play --load exemplum-*.rubicon
grep -q '^option: rounds=3' exemplum-*.rubicon

# play: a whole game by script.
yes 1 | head -n 500 | "$rubicon" play exemplum --seed 4 >out
grep -q 'The game is over\. .* wins' out
[ "$(grep -c "$(printf '\033')" out)" = 0 ]


# play: other files are safe, and a full disk is noticed.
echo precious >treasure
printf 'save treasure\nsave mine\nsave mine\nquit\n' |
	"$rubicon" play exemplum --seed 3 >out 2>err
grep -qF "There is a file 'treasure' already, and it is not a saved game." err
[ "$(cat treasure)" = precious ]
[ "$(grep -c '^Saved; ' out)" = 2 ]
check 0 'You are Aulus.' play --load mine
if [ -w /dev/full ]; then
	! "$rubicon" play exemplum --auto >/dev/full 2>err
	grep -qF 'The output cannot be written: No space left on device.' err
fi

# play: what cannot be understood is explained, not taken for something else.
printf 'hel me\nrides\nride mlue\nride\nquit\n' | "$rubicon" play exemplum --seed 3 >out
for sentence in "There is no action 'hel' in this game." "Did you mean 'ride'?" \
	"'mlue' is not a card. Did you mean 'mule'?" 'Which one?'; do
	grep -qF "$sentence" out || { echo "play does not say: $sentence" >&2; exit 1; }
done

echo "cli: $count command lines"
